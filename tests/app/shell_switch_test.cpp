// Another theme, another language: what each costs in CPU time, with all formulas of the lab typeset.
#include "tests/app/shell_fixture.h"

#include "app/shell/formula_view.h"

#include <QTabBar>
#include <ctime>
#include <iostream>

namespace {

template <class Switch>
double cost(Switch switchOver) {
    const auto start = std::clock();
    switchOver();
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    return 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
}

} // namespace

TEST_F(Window, SwitchingThemeAndLanguageIsFast) {
    const auto typeset = [&] {
        for (const auto* formula : window.findChildren<FormulaView*>())
            if (formula->isVisible() && !formula->isTypeset()) return false;
        return true;
    };
    for (const attention::Lab* lab : attention::all_labs()) {
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
        for (const int tab : {0, 1, 2}) {
            named<QTabBar>("Controls, explanation and steps")->setCurrentIndex(tab);

            double theme = 0;
            double language = 0;
            for (int round = 0; round < 2; ++round) { // the first one sees formulas in Chinese for the first time
                for (int i = 0; i < 2; ++i) {
                    language = cost([&] {
                        controller.setLanguage(controller.language() == Language::english ? Language::chinese
                                                                                          : Language::english);
                    });
                    (void)QTest::qWaitFor(typeset, 4000);
                    QTest::qWait(30);
                    theme = cost(
                        [&] { controller.setTheme(controller.theme() == Theme::light ? Theme::dark : Theme::light); });
                    QTest::qWait(10);
                }
            }
            std::cout << lab->id << ", tab " << tab << ": language " << language << " ms, theme " << theme << " ms\n";
            EXPECT_LT(language, 200 * slowed);
            EXPECT_LT(theme, 200 * slowed);
        }
    }
}
