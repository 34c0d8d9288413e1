#include "app/shell/shortcuts.h"

#include <QStringList>
#include <algorithm>
#include <array>

const std::vector<ShortcutLine>& shortcutTable() {
    static const std::vector<ShortcutLine> table{
        {Shortcut::undo, ATTENTION_TEXT("keys", "Undo"), {Qt::CTRL | Qt::Key_Z}},
        {Shortcut::redo, ATTENTION_TEXT("keys", "Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}},
        {Shortcut::reset, ATTENTION_TEXT("keys", "Reset the lab"), {Qt::CTRL | Qt::Key_R}},
        {Shortcut::open, ATTENTION_TEXT("keys", "Open…"), {Qt::CTRL | Qt::Key_O}},
        {Shortcut::save, ATTENTION_TEXT("keys", "Save the session"), {Qt::CTRL | Qt::Key_S}},
        {Shortcut::saveAs,
         ATTENTION_TEXT("keys", "Save the session under a name…"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {Shortcut::exportFigure, ATTENTION_TEXT("keys", "Export figure…"), {Qt::CTRL | Qt::Key_E}},
        {Shortcut::copyFigure, ATTENTION_TEXT("keys", "Copy the figure"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {Shortcut::predict, ATTENTION_TEXT("keys", "Predict, then reveal"), {Qt::CTRL | Qt::Key_P}},
        {Shortcut::present, ATTENTION_TEXT("keys", "In front of a class"), {Qt::Key_F5}},
        {Shortcut::search, ATTENTION_TEXT("keys", "Search labs"), {Qt::CTRL | Qt::Key_F}},
        {Shortcut::foldNavigator, ATTENTION_TEXT("keys", "Show or hide the list of labs"), {Qt::Key_F9}},
        {Shortcut::foldInspector, ATTENTION_TEXT("keys", "Show or hide the controls"), {Qt::Key_F8}},
        {Shortcut::pageUp, ATTENTION_TEXT("keys", "Scroll the figures up"), {Qt::CTRL | Qt::Key_PageUp}},
        {Shortcut::pageDown, ATTENTION_TEXT("keys", "Scroll the figures down"), {Qt::CTRL | Qt::Key_PageDown}},
        {Shortcut::language, ATTENTION_TEXT("keys", "English or Chinese"), {Qt::CTRL | Qt::Key_L}},
        {Shortcut::theme, ATTENTION_TEXT("keys", "Light or dark"), {Qt::CTRL | Qt::Key_T}},
        {Shortcut::larger,
         ATTENTION_TEXT("keys", "Everything larger"),
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal, Qt::CTRL | Qt::SHIFT | Qt::Key_Plus}},
        {Shortcut::smaller, ATTENTION_TEXT("keys", "Everything smaller"), {Qt::CTRL | Qt::Key_Minus}},
        {Shortcut::plainSize, ATTENTION_TEXT("keys", "The usual size"), {Qt::CTRL | Qt::Key_0}},
        {Shortcut::settings, ATTENTION_TEXT("keys", "Settings…"), {Qt::CTRL | Qt::Key_Comma}},
        {Shortcut::keys, ATTENTION_TEXT("keys", "Keyboard shortcuts"), {Qt::Key_F1, Qt::Key_Question}},
        {Shortcut::guide, ATTENTION_TEXT("keys", "Show or hide the guide")},
        {Shortcut::about, ATTENTION_TEXT("keys", "About Attention Lab")},
    };
    return table;
}

const ShortcutLine& lineOf(Shortcut shortcut) {
    const auto& table = shortcutTable();
    return *std::find_if(table.begin(), table.end(), [&](const auto& line) { return line.shortcut == shortcut; });
}

const std::vector<RemoteLine>& remoteTable() {
    static const std::vector<RemoteLine> table{
        {ATTENTION_TEXT("keys", "next step, previous step"),
         {{Remote::next, {Qt::Key_PageDown, Qt::Key_N, Qt::Key_Right, Qt::Key_Space}},
          {Remote::previous, {Qt::Key_PageUp, Qt::Key_P, Qt::Key_Left, Qt::Key_Backspace}}}},
        {ATTENTION_TEXT("keys", "before the first step"), {{Remote::first, {Qt::Key_Home}}}},
        {ATTENTION_TEXT("keys", "next lab, previous lab"),
         {{Remote::nextLab, {Qt::CTRL | Qt::Key_PageDown}}, {Remote::previousLab, {Qt::CTRL | Qt::Key_PageUp}}}},
        {ATTENTION_TEXT("keys", "prepared states"),
         {{Remote::preset,
           {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9}}}},
        {ATTENTION_TEXT("keys", "another view"), {{Remote::view, {Qt::Key_V}}}},
        {ATTENTION_TEXT("keys", "predict, then reveal"), {{Remote::predict, {Qt::Key_G, Qt::CTRL | Qt::Key_P}}}},
        {ATTENTION_TEXT("keys", "pointer"), {{Remote::pointer, {Qt::Key_L}}}},
        {ATTENTION_TEXT("keys", "black screen"), {{Remote::black, {Qt::Key_B, Qt::Key_Period}}}},
        {ATTENTION_TEXT("keys", "undo, redo"),
         {{Remote::undo, keysOf(Shortcut::undo)}, {Remote::redo, keysOf(Shortcut::redo)}}},
        {ATTENTION_TEXT("keys", "back to the initial state"), {{Remote::reset, keysOf(Shortcut::reset)}}},
        {ATTENTION_TEXT("keys", "theme, language"),
         {{Remote::theme, keysOf(Shortcut::theme)}, {Remote::language, keysOf(Shortcut::language)}}},
        {ATTENTION_TEXT("keys", "these keys"), {{Remote::keys, {Qt::Key_F1, Qt::Key_Question}}}},
        {ATTENTION_TEXT("keys", "end"), {{Remote::end, {Qt::Key_F5, Qt::Key_Escape}}}},
    };
    return table;
}

const std::vector<KeyLine>& figureKeys() {
    static const std::vector<KeyLine> table{
        {ATTENTION_TEXT("keys", "Choose a cell or a bar; move an arrow"),
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}},
        {ATTENTION_TEXT("keys", "Move a bar’s end"), {Qt::Key_Right, Qt::Key_Left, Qt::Key_Plus, Qt::Key_Minus}},
        {ATTENTION_TEXT("keys", "Move ten times as far"), {Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Left}},
        {ATTENTION_TEXT("keys", "Move a tenth as far"), {Qt::ALT | Qt::Key_Right, Qt::ALT | Qt::Key_Left}},
        {ATTENTION_TEXT("keys", "Type the number of a bar or an arrow"), {Qt::Key_Return}},
        {ATTENTION_TEXT("keys", "Another bar or arrow"),
         {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_BracketLeft, Qt::Key_BracketRight}},
        {ATTENTION_TEXT("keys", "First, last"), {Qt::Key_Home, Qt::Key_End}},
        {ATTENTION_TEXT("keys", "Switch a cell of a mask; mark the cell that is guessed"), {Qt::Key_Space}},
        {ATTENTION_TEXT("keys", "Enlarge a part of a large figure"), {Qt::Key_Plus, Qt::Key_Minus}},
        {ATTENTION_TEXT("keys", "The whole figure again"), {Qt::Key_Escape}},
    };
    return table;
}

const std::vector<KeyLine>& tableKeys() {
    static const std::vector<KeyLine> table{
        {ATTENTION_TEXT("keys", "Choose a cell"), {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}},
        {ATTENTION_TEXT("keys", "Choose several cells; all of them"),
         {Qt::SHIFT | Qt::Key_Right, Qt::CTRL | Qt::Key_A}},
        {ATTENTION_TEXT("keys", "Choose the row, the column"), {Qt::SHIFT | Qt::Key_Space, Qt::CTRL | Qt::Key_Space}},
        {ATTENTION_TEXT("keys", "To the edge; to the ends of the line"),
         {Qt::CTRL | Qt::Key_Right, Qt::Key_Home, Qt::Key_End}},
        {ATTENTION_TEXT("keys", "To the first cell, to the last"), {Qt::CTRL | Qt::Key_Home, Qt::CTRL | Qt::Key_End}},
        {ATTENTION_TEXT("keys", "Next cell of the line or of what is chosen, then out of the table"), {Qt::Key_Tab}},
        {ATTENTION_TEXT("keys", "Edit a cell; take the number and go down"), {Qt::Key_Return}},
        {ATTENTION_TEXT("keys", "Go on with the number that stands there"), {Qt::Key_F2}},
        {ATTENTION_TEXT("keys", "Set the chosen cells to 0"), {Qt::Key_Delete, Qt::Key_Backspace}},
        {ATTENTION_TEXT("keys", "Copy, cut, paste"),
         {Qt::CTRL | Qt::Key_C, Qt::CTRL | Qt::Key_X, Qt::CTRL | Qt::Key_V}},
        {ATTENTION_TEXT("keys", "Fill down, fill right; one cell takes what is above it, at its left"),
         {Qt::CTRL | Qt::Key_D, Qt::CTRL | Qt::Key_R}},
        {ATTENTION_TEXT("keys", "Insert as many rows as are chosen (places of a vector), delete them"),
         {Qt::ALT | Qt::Key_Insert, Qt::ALT | Qt::Key_Delete}},
    };
    return table;
}

const std::vector<KeyLine>& controlKeys() {
    static const std::vector<KeyLine> table{
        {ATTENTION_TEXT("keys", "Next control, previous control"), {Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab}},
        {ATTENTION_TEXT("keys", "Press a button, switch a box"), {Qt::Key_Space}},
        {ATTENTION_TEXT("keys", "Another of several choices"), {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}},
        {ATTENTION_TEXT("keys", "Move a slider; Shift far, Alt a little"),
         {Qt::Key_Left, Qt::Key_Right, Qt::SHIFT | Qt::Key_Right, Qt::ALT | Qt::Key_Right}},
        {ATTENTION_TEXT("keys", "Least, most"), {Qt::Key_Home, Qt::Key_End}},
        {ATTENTION_TEXT("keys", "Take what was typed"), {Qt::Key_Return}},
        {ATTENTION_TEXT("keys", "Give up what was typed; close"), {Qt::Key_Escape}},
    };
    return table;
}

QString keyName(const QKeySequence& keys) {
    QString name = keys.toString(QKeySequence::PortableText);
    static const std::array names{std::pair{"PgDown", "Page Down"}, std::pair{"PgUp", "Page Up"},
                                  std::pair{"Return", "Enter"},     std::pair{"Left", "←"},
                                  std::pair{"Right", "→"},          std::pair{"Up", "↑"},
                                  std::pair{"Down", "↓"},           std::pair{"Del", "Delete"}};
    const auto from = name.size() > 1 ? name.lastIndexOf(u'+', -2) + 1 : 0; // the last + may be the key itself
    const QString key = name.mid(from);
    for (const auto& [qt, ours] : names)
        if (key == QLatin1String(qt)) return name.left(from) + QString::fromUtf8(ours);
    if (key == QLatin1String("-")) return name.left(from) + QStringLiteral("−");
    return name;
}

QString keyNames(const QList<QKeySequence>& keys) {
    constexpr int most = 4;
    if (keys.size() > most) return keyName(keys.first()) + QStringLiteral(" … ") + keyName(keys.last());
    QStringList names;
    for (const QKeySequence& one : keys) names += keyName(one);
    return names.join(QStringLiteral("  "));
}

QString withKeys(const QString& text, Shortcut shortcut) {
    const auto& keys = keysOf(shortcut);
    return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keyName(keys.first()));
}
