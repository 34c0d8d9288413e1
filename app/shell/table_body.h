// A vector or matrix of a form: the row that is chosen elsewhere, or all of them.
#pragma once

#include "app/shell/field_body.h"

#include <QTableView>

class Button;
class TextLabel;
class MatrixModel;

/// A table with the keys of a spreadsheet: Enter edits and goes down, Tab goes on along the line, copy and paste as
/// TSV.
class SheetView final : public QTableView {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent);
    void fitColumns();

signals:
    void pasted(int row, int column, const QString& text);
    void cleared(const QModelIndexList& cells);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void copySelection() const;
};

class TableBody final : public FieldBody {
    Q_OBJECT

public:
    TableBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    void retranslate() override;
    QWidget* inHeadLine() override;
    QWidget* mainControl() override;

private:
    /// All matrices of the parameter; absent ones as zeros, a place to put changes into.
    std::vector<attention::Matrix> editable() const;
    attention::Tokens labels(const std::string& key, attention::Index count) const;
    std::size_t place() const; // which matrix of a stack
    bool put(int row, int column, const QString& text);
    void paste(int row, int column, const QString& text);
    void clear(const QModelIndexList& cells);
    int chosenRow() const; // −1: the field has no rows one could choose
    void fitHeight();
    void fitHead(const attention::Tokens& rowNames);

    MatrixModel* model_;
    SheetView* view_;
    Button* allRows_;
};
