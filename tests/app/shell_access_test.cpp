// What a screen reader hears of figures: one sentence with the largest number, which follows the parameters, and a
// table with headers.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <iostream>

using namespace attention;

namespace {

QList<FigureView*> figuresIn(const QWidget& window) {
    QList<FigureView*> figures;
    for (auto* figure : window.findChildren<FigureView*>())
        if (figure->isVisible()) figures += figure;
    return figures;
}

/// Everything on screen that a sentence can be compared with.
QStringList textsOf(const FigureView* figure) {
    QStringList texts;
    for (int row = 0; row < figure->markRows(); ++row)
        for (int column = 0; column < figure->markColumns(); ++column) texts += figure->markText(row, column);
    return texts;
}

} // namespace

class Reading : public Window, public testing::WithParamInterface<const Lab*> {
protected:
    void SetUp() override {
        ASSERT_TRUE(controller.apply(SelectLab{GetParam()->id}).ok());
        QTest::qWait(20);
    }
};

TEST_P(Reading, EveryFigureSaysOneSentenceWithItsNumbers) {
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        QTest::qWait(5);
        for (const FigureView* figure : figuresIn(window)) {
            QAccessibleInterface* access = QAccessible::queryAccessibleInterface(const_cast<FigureView*>(figure));
            const QString sentence = access->text(QAccessible::Description);
            if (qEnvironmentVariableIsSet("SAY"))
                std::cout << GetParam()->id << " · " << access->text(QAccessible::Name).toStdString() << ": "
                          << sentence.toStdString() << "\n    " << textsOf(figure).value(0).toStdString() << "\n";
            EXPECT_FALSE(sentence.isEmpty()) << GetParam()->id;
            EXPECT_TRUE(sentence.contains(QRegularExpression("[0-9]"))) << sentence.toStdString();
            EXPECT_TRUE(sentence.endsWith(u'.') || sentence.endsWith(u'。')) << sentence.toStdString();
        }
    }
}

/// The largest number as it stands in the picture.
TEST_P(Reading, SentencesNameTheLargestNumber) {
    int told = 0;
    const auto expectNamed = [&](const FigureView* figure, const std::vector<std::pair<double, NumberFormat>>& all) {
        if (all.empty()) return;
        const auto most =
            std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        const QString number = QString::fromStdString(display_number(most->first, most->second));
        EXPECT_TRUE(figure->description().contains(number))
            << number.toStdString() << " isn't in: " << figure->description().toStdString();
        ++told;
    };
    for (const Preset& preset : GetParam()->presets) {
        ASSERT_TRUE(controller.apply(ChoosePreset{preset.id}).ok());
        for (const FigureView* figure : figuresIn(window)) {
            std::vector<std::pair<double, NumberFormat>> all;
            if (const auto* bars = std::get_if<Bars>(&figure->figure().content))
                for (const Bar& bar : bars->bars)
                    if (!bar.hidden && std::isfinite(bar.value)) all.emplace_back(bar.value, bars->format);
            const auto* map = std::get_if<HeatMap>(&figure->figure().content);
            if (map != nullptr && map->colours != ColourMap::truth)
                for (Index r = 0; r < map->values.rows(); ++r)
                    for (Index c = 0; c < map->values.cols(); ++c)
                        if ((map->hidden.size() == 0 || !map->hidden(r, c)) && std::isfinite(map->values(r, c)) &&
                            (map->problems.empty() || !map->problems[std::size_t(r)]))
                            all.emplace_back(map->values(r, c), map->format);
            expectNamed(figure, all);
        }
    }
    EXPECT_GT(told, 0);
}

/// A preset or the arrows change what is to be seen; then the sentence of the figure is another, too.
TEST_P(Reading, SentencesFollowTheParameters) {
    const auto sentences = [&] {
        QStringList all;
        for (const FigureView* figure : figuresIn(window)) all += figure->description();
        return all;
    };
    const QStringList before = sentences();
    QSet<qsizetype> changed;
    for (const Preset& preset : GetParam()->presets) {
        ASSERT_TRUE(controller.apply(ChoosePreset{preset.id}).ok());
        const QStringList after = sentences();
        ASSERT_EQ(after.size(), before.size());
        for (qsizetype i = 0; i < after.size(); ++i)
            if (after[i] != before[i]) changed += i;
    }
    for (qsizetype i = 0; i < before.size(); ++i)
        EXPECT_TRUE(changed.contains(i)) << GetParam()->id << ": " << before[i].toStdString();
}

TEST_P(Reading, TablesHaveHeadersAndCells) {
    for (FigureView* figure : figuresIn(window)) {
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(figure);
        QAccessibleTableInterface* table = access->tableInterface();
        ASSERT_NE(table, nullptr);
        ASSERT_GT(table->rowCount(), 0);
        for (int row = 0; row < table->rowCount(); ++row)
            EXPECT_FALSE(table->rowDescription(row).isEmpty()) << GetParam()->id << " row " << row;
        for (int column = 0; table->columnCount() > 1 && column < table->columnCount(); ++column)
            EXPECT_FALSE(table->columnDescription(column).isEmpty()) << GetParam()->id << " column " << column;
        for (int row = 0; row < table->rowCount(); ++row)
            for (int column = 0; column < table->columnCount(); ++column) {
                QAccessibleInterface* cell = table->cellAt(row, column);
                ASSERT_NE(cell, nullptr);
                EXPECT_FALSE(cell->text(QAccessible::Name).isEmpty());
                EXPECT_EQ(access->indexOfChild(cell), row * table->columnCount() + column);
            }
        figure->setFocus(Qt::TabFocusReason);
        EXPECT_NE(access->focusChild(), nullptr);
    }
}

INSTANTIATE_TEST_SUITE_P(Labs, Reading, testing::ValuesIn(all_labs()), [](const auto& lab) {
    std::string name = lab.param->id;
    std::erase(name, '-');
    return name;
});
