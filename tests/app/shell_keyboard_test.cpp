// Everything is reached by Tab, shows that it is, has a name, and answers to keys.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"
#include "app/shell/about.h"
#include "app/shell/export_dialog.h"
#include "app/shell/guide.h"
#include "app/shell/input_dialog.h"
#include "app/shell/key_sheet.h"
#include "app/shell/number_body.h"
#include "app/shell/pick_body.h"
#include "app/shell/presentation.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/style.h"
#include "app/shell/top_bar.h"
#include "app/shell/widgets.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBrowser>
#include <QTimer>

#include <set>

namespace {

/// What a person can do something with; what is inside such a one is its own affair.
bool isControl(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr || qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(widget) != nullptr &&
            qobject_cast<const QScrollBar*>(widget) == nullptr) ||
           qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
           qobject_cast<const QTabBar*>(widget) != nullptr || qobject_cast<const FigureView*>(widget) != nullptr ||
           qobject_cast<const QTextBrowser*>(widget) != nullptr;
}

bool isInside(const QWidget* widget) {
    for (const QWidget* at = widget->parentWidget(); at != nullptr; at = at->parentWidget())
        if (isControl(at)) return true;
    return false;
}

QString titleOf(const QWidget* widget) {
    return QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName());
}

std::string said(const QWidget* widget) {
    return titleOf(widget).toStdString();
}

QList<QWidget*> controlsIn(const QWidget& window) {
    QList<QWidget*> found;
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && widget->isVisible() && widget->isEnabled() && isControl(widget) &&
            !isInside(widget))
            found += widget;
    return found;
}

/// The row of chips that a chip stands in; arrow keys reach the others from one of them.
const Chips* rowOf(const QWidget* widget) {
    return qobject_cast<const Chips*>(widget->parentWidget());
}

/// What has the focus after each Tab, all the way round.
QList<QWidget*> walk(QWidget& window, Qt::Key key = Qt::Key_Tab) {
    QList<QWidget*> stops;
    for (int i = 0; i < 600; ++i) {
        QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window, key);
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr) break;
        if (stops.size() > 1 && stops.contains(now) && stops.last() != now) {
            if (stops.first() == now) break; // round
        }
        if (stops.isEmpty() || stops.last() != now) stops += now;
    }
    return stops;
}

void startIn(QWidget& window) {
    window.activateWindow();
    QApplication::setActiveWindow(&window);
    (void)QTest::qWaitForWindowActive(&window, 1000);
    if (QApplication::focusWidget() == nullptr || QApplication::focusWidget()->window() != &window)
        window.setFocus(Qt::TabFocusReason);
}

void expectAllReached(QWidget& window, const char* where) {
    startIn(window);
    const QList<QWidget*> stops = walk(window);
    for (const QWidget* control : controlsIn(window)) {
        bool reached = stops.contains(control) || stops.contains(control->focusProxy());
        for (const QWidget* stop : stops)
            reached = reached || (rowOf(control) != nullptr && rowOf(stop) == rowOf(control));
        EXPECT_TRUE(reached) << where << ": Tab doesn't come to " << said(control);
    }
    const QList<QWidget*> back = walk(window, Qt::Key_Backtab);
    for (QWidget* stop : stops) EXPECT_TRUE(back.contains(stop)) << where << ": Shift+Tab leaves out " << said(stop);
}

/// Pixels that differ when a key has brought the focus.
void expectRing(QWidget& window, QWidget* control, const char* where) {
    QWidget* other = nullptr;
    for (QWidget* one : controlsIn(window))
        if (one != control && rowOf(one) == nullptr && one->focusPolicy() != Qt::NoFocus) other = one;
    if (other == nullptr) return;
    other->setFocus(Qt::TabFocusReason);
    const QImage before = control->grab().toImage();
    control->setFocus(Qt::TabFocusReason);
    QTest::keyClick(control, Qt::Key_Shift); // so that rings are drawn as after a key
    const QImage after = control->grab().toImage();
    int pixels = 0;
    for (int y = 0; y < qMin(before.height(), after.height()); ++y)
        for (int x = 0; x < qMin(before.width(), after.width()); ++x) pixels += before.pixel(x, y) != after.pixel(x, y);
    EXPECT_GT(pixels, 20) << where << ": nothing shows the focus on " << said(control);
}

void expectNames(QWidget& window, const char* where) {
    for (const QWidget* control : controlsIn(window)) {
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(control));
        ASSERT_NE(access, nullptr) << said(control);
        EXPECT_FALSE(access->text(QAccessible::Name).trimmed().isEmpty()) << where << ": no name, " << said(control);
        EXPECT_NE(access->role(), QAccessible::NoRole) << said(control);
        EXPECT_FALSE(access->text(QAccessible::Name).contains(u'&')) << where << ": " << said(control);
        const bool tabs = qobject_cast<const QTabBar*>(control) != nullptr;
        for (int i = 0; tabs && i < access->childCount(); ++i) {
            const bool page = access->child(i)->role() == QAccessible::PageTab;
            EXPECT_TRUE(!page || !access->child(i)->text(QAccessible::Name).isEmpty()) << said(control);
        }
    }
}

void expectReach(QWidget& window, const char* where) {
    expectAllReached(window, where);
    expectNames(window, where);
    for (QWidget* control : controlsIn(window))
        if (control->focusPolicy() & Qt::TabFocus) expectRing(window, control, where);
}

/// Closes what a key has opened over the window; says whether there was something.
bool closeOpened(const QWidget& window) {
    bool any = false;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top == &window || !top->isVisible() || top->windowType() == Qt::ToolTip) continue;
        any = true;
        top->close();
    }
    return any;
}

/// Everything that a control can change: the session, the window's own ways, or the control itself.
QString stateOf(const SessionController& controller, const QWidget* control) {
    QString state = QString::fromStdString(attention::session_to_json(controller.session()));
    state += QString::number(int(controller.language())) + QString::number(int(controller.theme()));
    if (control == nullptr) return state;
    if (const auto* combo = qobject_cast<const QComboBox*>(control)) state += QString::number(combo->currentIndex());
    if (const auto* tabs = qobject_cast<const QTabBar*>(control)) state += QString::number(tabs->currentIndex());
    if (const auto* edit = qobject_cast<const QLineEdit*>(control)) state += edit->text();
    if (control->parentWidget() != nullptr) // the words beside it
        for (const auto* label : control->parentWidget()->findChildren<TextLabel*>(Qt::FindDirectChildrenOnly))
            state += label->text();
    if (const auto* figure = qobject_cast<const FigureView*>(control))
        state += QStringLiteral(" at %1 %2").arg(figure->focusedRow()).arg(figure->focusedColumn());
    if (const auto* button = qobject_cast<const QAbstractButton*>(control))
        state += button->text() + (button->isChecked() ? u'1' : u'0');
    return state;
}

} // namespace

class Keyboard : public Window, public testing::WithParamInterface<const attention::Lab*> {
protected:
    void SetUp() override {
        ASSERT_TRUE(controller.apply(attention::SelectLab{GetParam()->id}).ok());
        QTest::qWait(20);
    }
};

TEST_P(Keyboard, ReachesEveryControlOfEveryTab) {
    auto* tabs = named<QTabBar>("Controls, explanation and steps");
    for (const int tab : {0, 1, 2}) {
        tabs->setCurrentIndex(tab);
        QTest::qWait(20);
        expectReach(window, GetParam()->id.c_str());
    }
    tabs->setCurrentIndex(0);
    if (GetParam()->predict_from == nullptr) return;
    ASSERT_TRUE(controller.apply(attention::Predict{}).ok());
    QTest::qWait(20);
    expectReach(window, "while somebody predicts");
}

TEST_P(Keyboard, NamesEverythingInChinese) {
    controller.setLanguage(Language::chinese);
    QTest::qWait(20);
    expectNames(window, GetParam()->id.c_str());
}

/// Each control gets the keys that belong to its kind; one of them does something.
TEST_P(Keyboard, OperatesEveryControl) {
    const auto* tabs = named<QTabBar>("Controls, explanation and steps");
    for (qsizetype i = 0; i < controlsIn(window).size(); ++i) {
        QWidget* control = controlsIn(window)[i];
        if (control == tabs || qobject_cast<QTextBrowser*>(control) != nullptr) continue;
        if (rowOf(control) != nullptr && rowOf(control)->focusTarget() != control) continue; // arrows lead on to it
        const QString title = titleOf(control);
        const qsizetype there = controlsIn(window).size();
        const auto works = [&](const QList<std::pair<Qt::Key, QString>>& keys) {
            for (const auto& [key, typed] : keys) {
                const QString before = stateOf(controller, control);
                const auto* view = qobject_cast<const QAbstractItemView*>(control);
                const QString was = view != nullptr ? view->currentIndex().data().toString() : QString();
                if (QApplication::activeWindow() != &window) QApplication::setActiveWindow(&window);
                control->setFocus(Qt::TabFocusReason);
                QPointer<QWidget> still = control;
                if (!typed.isEmpty()) QTest::keyClicks(control, typed);
                bool popped = false; // a button's menu has an event loop of its own
                QTimer closer;
                QObject::connect(&closer, &QTimer::timeout, &window, [&popped] {
                    if (QApplication::activePopupWidget() == nullptr) return;
                    popped = true;
                    QApplication::activePopupWidget()->close();
                });
                closer.start(10);
                if (QApplication::focusWidget() == nullptr) return false;
                QTest::keyClick(QApplication::focusWidget(), key);
                if (qobject_cast<QAbstractItemView*>(control) != nullptr && QApplication::focusWidget() != control &&
                    QApplication::focusWidget() != nullptr) { // the editor of a cell
                    QTest::keyClicks(QApplication::focusWidget(), was == QLatin1String("0.7") ? "0.3" : "0.7");
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
                }
                const auto acted = [&] {
                    return popped || closeOpened(window) || !still || !still->isVisible() ||
                           controlsIn(window).size() != there || stateOf(controller, control) != before;
                };
                if (QTest::qWaitFor(acted, 200)) return true;
            }
            return false;
        };
        bool done = false;
        if (qobject_cast<FigureView*>(control) != nullptr) {
            control->setFocus(Qt::TabFocusReason); // its first mark is chosen before keys go on from there
            done = works({{Qt::Key_Right, {}}, {Qt::Key_Down, {}}, {Qt::Key_Left, {}}, {Qt::Key_Up, {}}});
            const auto* figure = qobject_cast<FigureView*>(control);
            const bool alone = figure->markRows() * figure->markColumns() == 1; // nothing to go on to
            done = done || (alone && figure->focusedRow() == 0);
        } else if (qobject_cast<QAbstractButton*>(control) != nullptr) {
            const auto* row = rowOf(control);
            done = row != nullptr ? works({{Qt::Key_Right, {}}, {Qt::Key_Left, {}}, {Qt::Key_Space, {}}})
                                  : works({{Qt::Key_Space, {}}});
        } else if (qobject_cast<QAbstractSlider*>(control) != nullptr) {
            done = works({{Qt::Key_Right, {}}, {Qt::Key_Left, {}}});
        } else if (qobject_cast<QAbstractItemView*>(control) != nullptr) {
            done = works({{Qt::Key_Return, {}}, {Qt::Key_Down, {}}, {Qt::Key_Up, {}}});
        } else if (qobject_cast<QLineEdit*>(control) != nullptr) {
            qobject_cast<QLineEdit*>(control)->selectAll();
            done = works({{Qt::Key_Return, QStringLiteral("1")}, {Qt::Key_Return, QStringLiteral("2")}});
        } else done = works({{Qt::Key_Down, {}}, {Qt::Key_Up, {}}});
        EXPECT_TRUE(done) << GetParam()->id << ": no key works on " << title.toStdString();
        controller.setLanguage(Language::english);
        if (window.settings().navigatorFolded) window.perform(Shortcut::foldNavigator);
        auto* search = named<QLineEdit>("Search labs");
        ASSERT_NE(search, nullptr);
        search->clear();
        if (&controller.lab() != GetParam()) (void)controller.apply(attention::SelectLab{GetParam()->id}).ok();
        if (controller.prediction() != nullptr) (void)controller.apply(attention::EndPrediction{}).ok();
    }
}

INSTANTIATE_TEST_SUITE_P(Labs, Keyboard, testing::ValuesIn(attention::all_labs()), [](const auto& lab) {
    std::string name = lab.param->id;
    std::erase(name, '-');
    return name;
});

TEST_F(Window, DialogsAreReachedByKeys) {
    EventLog log;
    const auto check = [](QDialog* dialog, const char* where) {
        dialog->show();
        expectReach(*dialog, where);
        QTest::keyClick(dialog, Qt::Key_Escape);
        EXPECT_FALSE(dialog->isVisible()) << where << " isn't closed by Esc";
        delete dialog;
    };
    check(new InputDialog(controller, &window), "own input");
    check(new ExportDialog(controller, &window), "export");
    check(new SettingsDialog(controller, window.settings(), &window), "settings");
    check(new KeySheet(controller.language(), &window), "keys");
    check(new AboutDialog(&log, &window), "about");
}

TEST_F(Window, PresentationIsReachedByKeys) {
    for (const attention::Lab* lab : attention::all_labs()) {
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
        Presentation show(controller);
        show.resize(1280, 720);
        show.show();
        expectReach(show, lab->id.c_str());
    }
}

/// The bar from left to right, the list, the guide, the stage, the controls: in every lab, wherever one comes from.
TEST_F(Window, TabGoesInReadingOrder) {
    window.perform(Shortcut::guide);
    const auto placeOf = [&](const QWidget* widget) { return widget->mapTo(&window, QPoint()); };
    const auto part = [&](const QWidget* widget) {
        for (const QWidget* at = widget; at != nullptr; at = at->parentWidget()) {
            if (qobject_cast<const TopBar*>(at) != nullptr) return 0;
            if (qobject_cast<const Guide*>(at) != nullptr) return 2;
        }
        const int x = placeOf(widget).x();
        return x < 240 ? 1 : x < window.width() - 320 ? 3 : 4;
    };
    for (const attention::Lab* lab : attention::all_labs()) {
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
        QTest::qWait(10);
        startIn(window);
        const QList<QWidget*> stops = walk(window);
        qsizetype first = 0; // the bar's first button begins the round
        for (qsizetype i = 0; i < stops.size(); ++i)
            if (part(stops[i]) == 0 && placeOf(stops[i]).x() < placeOf(stops[first]).x()) first = i;
        int last = 0;
        std::set<int> parts;
        for (qsizetype i = 0; i < stops.size(); ++i) {
            const QWidget* stop = stops[(first + i) % stops.size()];
            EXPECT_GE(part(stop), last) << lab->id << ": " << said(stop) << placeOf(stop).x() << " "
                                        << placeOf(stop).y();
            last = qMax(last, part(stop));
            parts.insert(last);
        }
        EXPECT_EQ(parts.size(), 5U) << lab->id;
    }
}

TEST_F(Window, TheFocusIsNeverNowhere) {
    auto* row = named<ValueSlider>("Temperature");
    row->setFocus();
    ASSERT_EQ(QApplication::focusWidget(), row);
    ASSERT_TRUE(controller.apply(attention::SelectLab{"masks"}).ok()); // as undo may do; its controls are others
    QTest::qWait(20);
    EXPECT_NE(QApplication::focusWidget(), nullptr);
    ASSERT_TRUE(controller.apply(attention::SelectLab{"alignment-heatmap"}).ok());
    named<ValueSlider>("Temperature")->setFocus();
    window.perform(Shortcut::larger); // all is built anew, while a control has the focus
    window.perform(Shortcut::plainSize);
    window.perform(Shortcut::guide);
    QTest::qWait(20);
    auto* close = named<Button>("Close the guide");
    close->setFocus();
    QTest::keyClick(close, Qt::Key_Space);
    QTest::qWait(20);
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    EXPECT_TRUE(QApplication::focusWidget()->isVisible());
    EXPECT_NE(QApplication::focusWidget()->focusPolicy(), Qt::NoFocus) << "a neighbour has it";
}
