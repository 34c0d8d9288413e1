#include "tests/app/monkey_hands.h"

#include "app/shell/presentation.h"
#include "core/session/session.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <array>
#include <utility>

using namespace attention;

namespace {

QString nameOf(const QWidget& widget) {
    const QString name = widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
    return QStringLiteral("%1 “%2” in %3")
        .arg(QString::fromLatin1(widget.metaObject()->className()), name.left(30),
             QString::fromLatin1(widget.window()->metaObject()->className()));
}

QString nameOf(const QPoint& point) {
    return QStringLiteral("%1,%2").arg(point.x()).arg(point.y());
}

QString tableText(int rows, int columns, const QString& between) {
    QString text;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            text += QString::number((row * 5 + column * 3) % 11 - 5) + (column + 1 < columns ? between : QString("\n"));
    return text;
}

bool isInFileDialog(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget())
        if (qobject_cast<const QFileDialog*>(widget) != nullptr) return true;
    return false;
}

} // namespace

Hands::Hands(World& world, std::uint64_t seed, std::function<void(const QString&)> told)
    : world_(world), random_(seed), told_(std::move(told)) {}

void Hands::act() {
    QWidget* top = World::top();
    if (top == nullptr) return world_.restart();
    front_ = top;
    // What a file dialog can do to files it mustn't do outside of the folder, so it gets names alone.
    if (auto* files = qobject_cast<QFileDialog*>(top)) return answerFileDialog(*files);
    if (isInFileDialog(top) && QApplication::activePopupWidget() != nullptr) return escape();
    if (held_ != nullptr && chance(0.5)) return release();
    if (world_.controller().language() != world_.home() && chance(0.05)) {
        told_(QStringLiteral("back to its language"));
        return world_.controller().setLanguage(world_.home());
    }
    struct Move {
        int often;
        void (Hands::*does)();
    };
    static constexpr Move moves[] = {
        {26, &Hands::click},  {5, &Hands::doubleClick},   {3, &Hands::openContextMenu}, {9, &Hands::drag},
        {5, &Hands::wheel},   {5, &Hands::hover},         {22, &Hands::pressKey},       {7, &Hands::type},
        {1, &Hands::compose}, {8, &Hands::pressShortcut}, {6, &Hands::askController},   {4, &Hands::paste},
        {1, &Hands::copyAll}, {2, &Hands::drop},          {2, &Hands::resize},          {1, &Hands::close},
    };
    int all = 0;
    for (const Move& move : moves) all += move.often;
    auto place = int(random_.below(std::uint64_t(all)));
    for (const Move& move : moves) {
        place -= move.often;
        if (place < 0) return (this->*move.does)();
    }
}

// ---- mouse -------------------------------------------------------------------------------------

/// A visible part of what is in front; those that are in use rather than the surfaces behind them.
QWidget* Hands::pick() {
    QWidget* top = World::top();
    QList<QWidget*> all;
    for (auto* widget : top->findChildren<QWidget*>())
        if (widget->window() == top && !widget->visibleRegion().isEmpty() &&
            (widget->focusPolicy() != Qt::NoFocus || widget->hasMouseTracking() || chance(0.15)))
            all += widget;
    return all.isEmpty() ? top : oneOf(all);
}

QPoint Hands::pointIn(const QWidget& widget) {
    const QRect seen = widget.visibleRegion().boundingRect();
    const QPoint inside = seen.topLeft() + QPoint(int(random_.below(std::uint64_t(qMax(1, seen.width())))),
                                                  int(random_.below(std::uint64_t(qMax(1, seen.height())))));
    return widget.mapTo(widget.window(), inside);
}

Qt::KeyboardModifiers Hands::modifiers() {
    if (chance(0.75)) return {};
    Qt::KeyboardModifiers chosen;
    for (const Qt::KeyboardModifier one : {Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier})
        if (chance(0.45)) chosen |= one;
    return chosen;
}

void Hands::click() {
    const QWidget* target = pick();
    const QPoint at = pointIn(*target);
    told_(QStringLiteral("click %1 at %2").arg(nameOf(*target), nameOf(at)));
    QTest::mouseClick(target->window()->windowHandle(), chance(0.95) ? Qt::LeftButton : Qt::MiddleButton, modifiers(),
                      at);
}

void Hands::doubleClick() {
    const QWidget* target = pick();
    const QPoint at = pointIn(*target);
    told_(QStringLiteral("double click %1 at %2").arg(nameOf(*target), nameOf(at)));
    QTest::mouseDClick(target->window()->windowHandle(), Qt::LeftButton, {}, at);
}

void Hands::openContextMenu() {
    const QWidget* target = pick();
    const QPoint at = pointIn(*target);
    told_(QStringLiteral("right click %1 at %2").arg(nameOf(*target), nameOf(at)));
    QTest::mouseClick(target->window()->windowHandle(), Qt::RightButton, {}, at);
}

/// The button may stay down while other things happen.
void Hands::drag() {
    release();
    const QWidget* target = pick();
    QPointer<QWindow> window = target->window()->windowHandle();
    at_ = pointIn(*target);
    told_(QStringLiteral("drag %1 from %2").arg(nameOf(*target), nameOf(at_)));
    held_ = window;
    QTest::mousePress(window, Qt::LeftButton, modifiers(), at_);
    const auto steps = 1 + random_.below(4);
    for (std::uint64_t i = 0; i < steps && window != nullptr; ++i) {
        at_ += QPoint(int(random_.below(161)) - 80, int(random_.below(161)) - 80);
        QTest::mouseMove(window, at_);
    }
    if (chance(0.8)) release();
}

void Hands::release() {
    if (held_ == nullptr) return;
    QWindow* window = held_;
    held_ = nullptr;
    told_(QStringLiteral("let go at %1").arg(nameOf(at_)));
    QTest::mouseRelease(window, Qt::LeftButton, {}, at_);
}

void Hands::hover() {
    const QWidget* target = pick();
    at_ = pointIn(*target);
    told_(QStringLiteral("point at %1 at %2").arg(nameOf(*target), nameOf(at_)));
    QTest::mouseMove(target->window()->windowHandle(), at_);
}

void Hands::wheel() {
    QWidget* target = pick();
    const QPoint at = pointIn(*target);
    const int turn = (chance(0.5) ? 120 : -120) * int(1 + random_.below(3));
    told_(QStringLiteral("wheel %1 over %2 at %3").arg(turn).arg(nameOf(*target), nameOf(at)));
    QWidget* window = target->window();
    QWidget* under = window->childAt(at);
    if (under == nullptr) under = window;
    QWheelEvent event(under->mapFrom(window, QPointF(at)), window->mapToGlobal(QPointF(at)), {}, QPoint(0, turn),
                      Qt::NoButton, modifiers(), Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(under, &event);
}

// ---- keys --------------------------------------------------------------------------------------

/// Alt alone closes a menu, and its window with it: unlike QTest's, each half of a stroke looks whether there is one.
void Hands::key(int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    if (!goesOn()) return;
    const QPointer<QWindow> window = World::top()->windowHandle();
    const auto half = [&](bool down, int code, Qt::KeyboardModifiers held, const QString& letter = {}) {
        if (window != nullptr) QTest::simulateEvent(window, down, code, held, letter, false);
    };
    static constexpr std::array<std::pair<Qt::KeyboardModifier, int>, 3> held{
        {{Qt::ShiftModifier, Qt::Key_Shift}, {Qt::ControlModifier, Qt::Key_Control}, {Qt::AltModifier, Qt::Key_Alt}}};
    Qt::KeyboardModifiers down;
    for (const auto& [modifier, code] : held)
        if (modifiers.testFlag(modifier)) half(true, code, std::exchange(down, down | modifier));
    half(true, key, modifiers, text);
    half(false, key, modifiers, text);
    for (const auto& [modifier, code] : held)
        if (modifiers.testFlag(modifier)) half(false, code, std::exchange(down, down & ~modifier));
}

void Hands::keys(const QKeySequence& sequence) {
    for (int i = 0; i < sequence.count(); ++i) key(sequence[i].key(), sequence[i].keyboardModifiers());
}

/// A question that was answered in a loop of its own has to return first, before what is behind it hears keys.
bool Hands::goesOn() const {
    const QWidget* top = World::top();
    return top != nullptr && (top == front_ || QThread::currentThread()->loopLevel() == 1);
}

void Hands::escape() {
    front_ = World::top();
    told_(QStringLiteral("Esc"));
    key(Qt::Key_Escape);
}

void Hands::pressKey() {
    static const QList<int> known{Qt::Key_Tab,         Qt::Key_Tab,
                                  Qt::Key_Tab,         Qt::Key_Left,
                                  Qt::Key_Right,       Qt::Key_Up,
                                  Qt::Key_Down,        Qt::Key_Return,
                                  Qt::Key_Space,       Qt::Key_Escape,
                                  Qt::Key_Home,        Qt::Key_End,
                                  Qt::Key_PageUp,      Qt::Key_PageDown,
                                  Qt::Key_Delete,      Qt::Key_Backspace,
                                  Qt::Key_Plus,        Qt::Key_Minus,
                                  Qt::Key_Comma,       Qt::Key_Period,
                                  Qt::Key_BracketLeft, Qt::Key_BracketRight,
                                  Qt::Key_Backtab,     Qt::Key_F2,
                                  Qt::Key_Menu,        Qt::Key_0,
                                  Qt::Key_1,           Qt::Key_7,
                                  Qt::Key_A,           Qt::Key_G,
                                  Qt::Key_N,           Qt::Key_V,
                                  Qt::Key_B,           Qt::Key_L,
                                  Qt::Key_Enter};
    const int chosen = oneOf(known);
    const auto with = modifiers();
    const bool writes = chosen < 0x100 && (with & ~Qt::ShiftModifier) == 0;
    const auto times = chance(0.2) ? 2 + random_.below(8) : 1;
    told_(QStringLiteral("key %1 × %2").arg(QKeySequence(chosen | int(with)).toString()).arg(times));
    for (std::uint64_t i = 0; i < times; ++i) key(chosen, with, writes ? QString(QChar(chosen)).toLower() : QString());
}

QString Hands::textToType() {
    static const QStringList texts{"0",      "1",       "-1",    "0.5",      "0,25",
                                   "50 %",   "NaN",     "1e308", "-1e308",   "inf",
                                   "∞",      "√2",      "1/3",   "−3",       "1e-9",
                                   "007",    "1.234,5", "猫",    "注意力",   "👩‍👩‍👧 café",
                                   "a b  c", "soft",    "e",     "&x <b>",   "[[1,2]]",
                                   "2,3",    "0-1",     "\t",    "The cat.", "﻿12",
                                   "٣",      "%1 %2"};
    if (chance(0.03)) return QStringLiteral("long ").repeated(400);
    return oneOf(texts);
}

void Hands::type() {
    const QString text = textToType();
    told_(QStringLiteral("type “%1”").arg(text.left(20)));
    if (chance(0.3)) keys(QKeySequence::SelectAll);
    if (text.size() > 30) { // as an input method hands it over
        QInputMethodEvent event;
        event.setCommitString(text);
        if (QWidget* focus = QApplication::focusWidget()) QCoreApplication::sendEvent(focus, &event);
    } else
        for (const QChar letter : text) key(letter.unicode() < 0x80 ? letter.toUpper().unicode() : 0, {}, letter);
    if (chance(0.4)) key(Qt::Key_Return);
}

/// An input method that begins a word, and ends it or doesn't.
void Hands::compose() {
    told_(QStringLiteral("compose"));
    QInputMethodEvent begun(QStringLiteral("zhu yi"), {});
    if (QWidget* focus = QApplication::focusWidget()) QCoreApplication::sendEvent(focus, &begun);
    QInputMethodEvent ended;
    ended.setCommitString(QStringLiteral("注意"));
    if (chance(0.7))
        if (QWidget* focus = QApplication::focusWidget()) QCoreApplication::sendEvent(focus, &ended);
}

void Hands::pressShortcut() {
    QWidget* top = World::top();
    QList<QKeySequence> all;
    if (qobject_cast<Presentation*>(top) != nullptr) {
        for (const RemoteLine& line : remoteTable())
            for (const RemoteKeys& one : line.does) all += one.keys;
    } else
        for (const ShortcutLine& line : shortcutTable()) all += line.keys;
    const QKeySequence chosen = oneOf(all);
    told_(QStringLiteral("shortcut %1").arg(chosen.toString()));
    keys(chosen);
}

// ---- everything else -----------------------------------------------------------------------------

/// What takes the random mouse long to find.
void Hands::askController() {
    QWidget* top = World::top();
    if (top->isModal() || QApplication::activePopupWidget() != nullptr) return pressKey();
    SessionController& controller = world_.controller();
    const Lab& lab = controller.lab();
    switch (random_.below(8)) {
    case 0:
    case 1: {
        const std::string id = oneOf(all_labs())->id;
        told_("lab " + QString::fromStdString(id));
        return (void)controller.apply(SelectLab{id}).ok();
    }
    case 2: {
        const std::string id = oneOf(lab.presets).id;
        told_("preset " + QString::fromStdString(id));
        return (void)controller.apply(ChoosePreset{id}).ok();
    }
    case 3:
        if (lab.commands.empty()) break;
        told_("command " + QString::fromStdString(lab.commands.front().id));
        return (void)controller.apply(RunCommand{oneOf(lab.commands).id, random_.next() >> 11}).ok();
    case 4: told_("undo"); return controller.undo();
    case 5: told_("redo"); return controller.redo();
    case 6: {
        if (&world_.window() != top) break;
        const ShortcutLine& line = oneOf(shortcutTable());
        told_("perform " + QString::fromStdString(line.words.source));
        return world_.window().perform(line.shortcut);
    }
    default: break;
    }
    told_("predict");
    if (controller.prediction() == nullptr) return (void)controller.apply(Predict{}).ok();
    if (chance(0.5)) return (void)controller.apply(Reveal{}).ok();
    (void)controller.apply(EndPrediction{}).ok();
}

void Hands::paste() {
    static const QStringList texts{tableText(3, 3, "\t"),
                                   tableText(6, 6, "\t"),
                                   tableText(2, 9, ";"),
                                   tableText(80, 80, "\t"),
                                   "1\t2\n3\n4\t5\t6\n",
                                   "0,5\t1,25\n2,5\t3\n",
                                   "1.234,5\t2",
                                   "NaN\tinf",
                                   "The cat sat\non the mat",
                                   "猫 坐",
                                   "",
                                   "\n\n\t\t\n",
                                   QString(5000, u'x'),
                                   "1",
                                   "-2.5"};
    const QString text = oneOf(texts);
    told_(QStringLiteral("paste %1 letters “%2”").arg(text.size()).arg(text.left(12).simplified()));
    QGuiApplication::clipboard()->setText(text);
    keys(QKeySequence::Paste);
}

void Hands::copyAll() {
    told_(QStringLiteral("copy all"));
    keys(QKeySequence::SelectAll);
    keys(chance(0.5) ? QKeySequence::Copy : QKeySequence::Cut);
}

void Hands::drop() {
    QWidget* target = World::top();
    const QStringList files = world_.files();
    if (!target->acceptDrops() || files.isEmpty()) return pressKey();
    QMimeData data;
    QList<QUrl> urls{QUrl::fromLocalFile(oneOf(files))};
    if (chance(0.2)) urls += QUrl::fromLocalFile(oneOf(files));
    if (chance(0.05)) urls = {QUrl("https://example.org/a.tsv")};
    data.setUrls(urls);
    told_(QStringLiteral("drop %1").arg(urls.first().fileName()));
    const QPoint at = pointIn(*target);
    QDragEnterEvent enters(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    enters.ignore();
    QCoreApplication::sendEvent(target, &enters);
    if (!enters.isAccepted()) return;
    QDropEvent drops(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &drops);
}

void Hands::resize() {
    if (World::top() != &world_.window()) return pressKey();
    static const QList<QSize> sizes{{1024, 700}, {1280, 720}, {1280, 800}, {1366, 768}, {1600, 900}, {1920, 1080}};
    const QSize size = chance(0.5) ? oneOf(sizes) : QSize(1024 + int(below(897)), 700 + int(below(381)));
    told_(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    world_.resize(size);
}

/// The cross of the window. When the window has gone, another run of the program begins.
void Hands::close() {
    QWidget* top = World::top();
    if (QApplication::activePopupWidget() != nullptr || QThread::currentThread()->loopLevel() > 1) return escape();
    told_(QStringLiteral("close %1").arg(nameOf(*top)));
    if (top == &world_.window()) world_.setToClose(true);
    top->close();
}

void Hands::answerFileDialog(QFileDialog& dialog) {
    const QStringList files = world_.files();
    const bool folder = dialog.fileMode() == QFileDialog::Directory;
    const bool saves = dialog.acceptMode() == QFileDialog::AcceptSave;
    static const QStringList names{"a.attention", "b.attention", "c.svg", "d.csv",     "e.json",    "f.npy",
                                   "g.tex",       "h.pdf",       "i.png", "猫 %1.svg", "no/such/a", "k.xyz"};
    const QString name = folder                 ? world_.folder()
                         : saves && chance(0.9) ? world_.folder() + u'/' + oneOf(names)
                                                : QString(oneOf(files));
    if (chance(0.3)) return escape();
    told_(QStringLiteral("file dialog: %1").arg(QFileInfo(name).fileName()));
    auto* line = dialog.findChild<QLineEdit*>();
    line->setText(name);
    if (chance(0.5) || line->text() != name) {
        line->setFocus();
        return key(Qt::Key_Return);
    }
    QMetaObject::invokeMethod(&dialog, "accept");
}
