// A vector or matrix of a form: the row that is chosen elsewhere, or all of them.
#pragma once

#include "app/shell/field_body.h"
#include "app/shell/sheet_view.h"
#include "core/io/commas.h"

class Button;
class MatrixModel;

namespace attention {
struct PositionChange;
}

class TableBody final : public FieldBody {
    Q_OBJECT

public:
    TableBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    void retranslate() override;
    void forgive() override { view_->giveUp(); }
    void setLocked(const QString& why) override;
    QWidget* inHeadLine() override;
    QWidget* mainControl() override;

private:
    /// All matrices of the parameter; absent ones as zeros, a place to put changes into.
    std::vector<attention::Matrix> editable() const;
    attention::Tokens labels(const std::string& key, attention::Index count) const;
    std::size_t place() const; // which matrix of a stack
    bool put(int row, int column, const QString& text);
    bool requestNumbers(attention::Matrix numbers, attention::Text name);
    bool put(const attention::Matrix& block, int top, int left);
    attention::Result<attention::Values> withRoom(attention::Index rows, attention::Index columns) const;
    attention::ColumnRoom roomFor(const QItemSelectionRange& range) const;
    /// The block as often as it goes into the range; where it doesn't go evenly, once.
    static attention::Matrix repeated(const attention::Matrix& block, attention::Index rows, attention::Index columns);
    attention::Matrix turned(attention::Matrix block) const;
    std::string pathOf(int row, int column) const;
    void refuse(const QStringList& sentences);
    QString joined(const QStringList& sentences) const;
    void paste();
    void clear();
    void fill(Qt::Orientation along);
    void changePosition(const SheetView::Position& position);
    attention::PositionChange coreChange(const SheetView::Position& position) const;
    void describe();
    int chosenRow() const; // −1: the field has no rows one could choose
    void fitHeight();
    void fitHead(const attention::Tokens& rowNames);

    MatrixModel* model_;
    SheetView* view_;
    Button* allRows_;
    QString locked_; // why it can't be changed; empty: it can
};
