// A table of numbers in the form of a lab, with what a person does to it.
#pragma once

#include "tests/app/shell_fixture.h"

#include "app/shell/sheet_view.h"
#include "app/shell/widgets.h"

#include <QClipboard>

using namespace attention;

class Sheet : public Window {
protected:
    /// A table of a lab, with all of its rows.
    SheetView* sheet(const char* lab, const QString& name) {
        (void)controller.apply(SelectLab{lab}).ok();
        QTest::qWait(30);
        for (auto* button : window.findChildren<Button*>())
            if (button->text() == "All rows" && button->isVisible()) button->click();
        auto* view = named<SheetView>(name);
        if (view != nullptr) view->setFocus();
        at(view, 0, 0);
        return view;
    }
    static void at(SheetView* view, int row, int column) { view->setCurrentIndex(view->model()->index(row, column)); }
    static void press(QWidget* view, int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(view, Qt::Key(key), with);
    }
    void paste(SheetView* view, const QString& text) {
        QApplication::clipboard()->setText(text);
        press(view, Qt::Key_V, Qt::ControlModifier);
    }
    const Matrix& numbers(const char* key) const { return std::get<Matrices>(controller.values().at(key))[0]; }
    const Tokens& tokens(const char* key) const { return std::get<Sentences>(controller.values().at(key))[0]; }
    QString undoName() const { return controller.text(controller.history().undo_name()); }
    static QRect chosen(const SheetView* view) {
        const auto range = view->chosen();
        return {range.left(), range.top(), range.width(), range.height()};
    }
};
