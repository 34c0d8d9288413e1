// The one table of keys: actions, tooltips, the menu and the sheet of shortcuts read them from here.
#pragma once

#include "core/base/text.h"

#include <QKeySequence>
#include <QList>
#include <vector>

enum class Shortcut {
    undo,
    redo,
    reset,
    open,
    save,
    saveAs,
    exportFigure,
    copyFigure,
    search,
    foldNavigator,
    foldInspector,
    language,
    theme,
    larger,
    smaller,
    plainSize,
    pageUp,
    pageDown,
    predict,
    present,
    settings,
    keys,
    guide,
    about,
};

struct ShortcutLine {
    Shortcut shortcut;
    attention::Text words;
    QList<QKeySequence> keys = {}; // empty: in the menu alone
};

const std::vector<ShortcutLine>& shortcutTable();
const ShortcutLine& lineOf(Shortcut shortcut);
inline const QList<QKeySequence>& keysOf(Shortcut shortcut) {
    return lineOf(shortcut).keys;
}

/// What a clicker or a key does in front of a class.
enum class Remote {
    next,
    previous,
    first,
    nextLab,
    previousLab,
    preset, // as many keys as there can be presets
    view,
    predict,
    pointer,
    black,
    undo,
    redo,
    reset,
    theme,
    language,
    keys,
    end,
};

struct RemoteKeys {
    Remote remote;
    QList<QKeySequence> keys;
};

struct RemoteLine {
    attention::Text words;
    std::vector<RemoteKeys> does; // one, or two that belong together
};

const std::vector<RemoteLine>& remoteTable();

/// What the parts of the window themselves do with keys, for the sheet; a test presses each of them.
struct KeyLine {
    attention::Text words;
    QList<QKeySequence> keys;
};

const std::vector<KeyLine>& figureKeys();
const std::vector<KeyLine>& tableKeys();
const std::vector<KeyLine>& controlKeys();

/// As they stand on a keyboard: "Ctrl+Page Down", "Shift+→".
QString keyName(const QKeySequence& keys);
/// "Ctrl+Y, Ctrl+Shift+Z"; many in a row as "1 … 9".
QString keyNames(const QList<QKeySequence>& keys);

/// "Undo" → "Undo (Ctrl+Z)", as tooltips write it.
QString withKeys(const QString& text, Shortcut shortcut);
