// The one table of keys: actions and tooltips read them from here.
#pragma once

#include <QKeySequence>
#include <QList>

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
    language,
    theme,
    pageUp,
    pageDown,
    predict,
    present,
};

inline QList<QKeySequence> keysOf(Shortcut shortcut) {
    switch (shortcut) {
    case Shortcut::undo: return {QKeySequence(Qt::CTRL | Qt::Key_Z)};
    case Shortcut::redo: return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)};
    case Shortcut::reset: return {QKeySequence(Qt::CTRL | Qt::Key_R)};
    case Shortcut::open: return {QKeySequence(Qt::CTRL | Qt::Key_O)};
    case Shortcut::save: return {QKeySequence(Qt::CTRL | Qt::Key_S)};
    case Shortcut::saveAs: return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)};
    case Shortcut::exportFigure: return {QKeySequence(Qt::CTRL | Qt::Key_E)};
    case Shortcut::copyFigure: return {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)};
    case Shortcut::search: return {QKeySequence(Qt::CTRL | Qt::Key_F)};
    case Shortcut::foldNavigator: return {QKeySequence(Qt::Key_F9)};
    case Shortcut::language: return {QKeySequence(Qt::CTRL | Qt::Key_L)};
    case Shortcut::theme: return {QKeySequence(Qt::CTRL | Qt::Key_T)};
    case Shortcut::pageUp: return {QKeySequence(Qt::CTRL | Qt::Key_PageUp)};
    case Shortcut::pageDown: return {QKeySequence(Qt::CTRL | Qt::Key_PageDown)};
    case Shortcut::predict: return {QKeySequence(Qt::CTRL | Qt::Key_P)};
    case Shortcut::present: return {QKeySequence(Qt::Key_F5)};
    }
    return {};
}

/// "Undo" → "Undo (Ctrl+Z)", as tooltips write it.
inline QString withKeys(const QString& text, Shortcut shortcut) {
    const QString keys = keysOf(shortcut).first().toString(QKeySequence::PortableText);
    return QStringLiteral("%1 (%2)").arg(text, keys);
}
