// A line of tokens that takes a row or column of a spreadsheet, each cell one token.
#pragma once

#include "app/shell/sheet_clipboard.h"
#include "app/shell/tokens_body.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <functional>

/// `Edit`: a QLineEdit or what is made of it. Where `takesCells` says no, a paste is as always.
template <class Edit>
class TokenLine final : public Edit {
public:
    explicit TokenLine(
        QWidget* parent, std::function<bool()> takesCells = [] { return true; })
        : Edit(parent), takesCells_(std::move(takesCells)) {}

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->matches(QKeySequence::Paste) && takesCells_()) return put();
        Edit::keyPressEvent(event);
    }
    void contextMenuEvent(QContextMenuEvent* event) override {
        QMenu* menu = this->createStandardContextMenu();
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (QAction* action : menu->actions())
            if (action->objectName() == QLatin1String("edit-paste") && takesCells_()) {
                action->disconnect();
                QObject::connect(action, &QAction::triggered, this, [this] { put(); });
            }
        menu->popup(event->globalPos());
    }

private:
    void put() {
        const QMimeData* given = QApplication::clipboard()->mimeData();
        if (given == nullptr || this->isReadOnly()) return;
        QString words = shownTokens(clipboardTokens(*given));
        // Beside other words it stands by itself; inside a word it is part of it.
        const bool alone = words.contains(u' ');
        const int from = this->hasSelectedText() ? this->selectionStart() : this->cursorPosition();
        if (alone && from > 0 && this->text()[from - 1] != u' ') words.prepend(u' ');
        this->insert(words);
        emit this->textEdited(this->text());
    }

    std::function<bool()> takesCells_;
};
