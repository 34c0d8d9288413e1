// Blocks of numbers from the clipboard: which way round, how far, and what is said about them.
#include "app/shell/input_dialog.h"
#include "app/shell/matrix_model.h"
#include "app/shell/sheet_clipboard.h"
#include "app/shell/table_body.h"
#include "app/shell/widgets.h"
#include "core/session/positions.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

using namespace attention;

namespace {

Text blockName(Index rows, Index columns) {
    return ATTENTION_TEXT("window", "Paste {rows} × {columns} numbers")
        .with("rows", std::int64_t(rows))
        .with("columns", std::int64_t(columns));
}

/// With room for so many rows and columns; the new ones are 0.
Matrix grown(const Matrix& matrix, Index rows, Index columns) {
    Matrix larger = Matrix::Zero(std::max(matrix.rows(), rows), std::max(matrix.cols(), columns));
    larger.topLeftCorner(matrix.rows(), matrix.cols()) = matrix;
    return larger;
}

} // namespace

QString TableBody::joined(const QStringList& sentences) const {
    return sentences.join(controller().language() == Language::english ? QStringLiteral(" ") : QString());
}

void TableBody::refuse(const QStringList& sentences) {
    emit answered(joined(sentences + QStringList{tr("Nothing was changed.")}));
}

/// Several chosen cells say how wide the block is; else it may go on to the edge.
ColumnRoom TableBody::roomFor(const QItemSelectionRange& range) const {
    if (field().type == FieldType::vector) return {1, 1}; // a column, to be turned
    const bool several = range.width() * range.height() > 1;
    return {1, several ? range.width() : model_->columnCount() - range.left()};
}

/// A row of a spreadsheet for a column, and a column for a row.
Matrix TableBody::turned(Matrix block) const {
    const bool toRow = field().type == FieldType::vector && block.cols() == 1;
    const bool toColumn = field().type != FieldType::vector && model_->columnCount() == 1 && block.rows() == 1;
    return toRow || toColumn ? Matrix(block.transpose()) : block;
}

void TableBody::paste() {
    const QItemSelectionRange range = view_->chosen();
    if (!range.isValid()) return;
    if (!locked_.isEmpty()) return emit answered(locked_);
    const QMimeData* given = QApplication::clipboard()->mimeData();
    const auto pasted = given != nullptr ? clipboardNumbers(*given, roomFor(range)) : numbers_from_text({});
    if (!pasted) return refuse({controller().text(pasted.error().message)});
    if (!put(repeated(turned(pasted->numbers), range.height(), range.width()), range.top(), range.left())) return;
    QStringList news;
    if (pasted->names_left_out) news.append(tr("Names above or beside the numbers were left out."));
    if (pasted->commas_unclear)
        news.append(pasted->numbers.cols() == 1
                        ? tr("The commas were read as decimal marks.")
                        : tr("The commas were read as parting two columns; if they are decimal marks, choose cells of "
                             "one column and paste again."));
    if (!news.isEmpty()) emit told(joined(news));
}

/// The changes that make room for so many. Where words are given, they get new ones along; else the lab sees to it.
Result<Values> TableBody::withRoom(Index rows, Index columns) const {
    if (takesOwnInput(controller().lab())) return room_changes(controller().session(), field().key, rows, columns);
    auto all = editable();
    all[place()] = grown(all[place()], rows, columns);
    return Values{{field().key, Matrices(std::move(all))}};
}

/// A block of numbers from a cell on; beyond the edge only where the lab lets the table grow.
bool TableBody::put(const Matrix& block, int top, int left) {
    auto all = editable();
    const Index row = model_->matrixRow(top);
    const Index rows = all[place()].rows() - row;
    const Index columns = all[place()].cols() - left;
    const bool beyond = block.rows() > rows || block.cols() > columns;
    const QString size = tr("What you pasted is %1 × %2.").arg(block.rows()).arg(block.cols());
    const QString room = tr("What you pasted is %1 × %2; from here the table has room for %3 × %4.")
                             .arg(block.rows())
                             .arg(block.cols())
                             .arg(rows)
                             .arg(columns);
    const auto refused = [&](const Error& error) { // “too large” says itself how large it may be
        if (!beyond) refuse({controller().problem(error)});
        else refuse({error.code == Code::too_large ? size : room, controller().problem(error)});
        return false;
    };
    auto changes = beyond ? withRoom(row + block.rows(), left + block.cols()) : Result<Values>(Values{});
    if (!changes) return refused(changes.error());
    if (const auto found = changes->find(field().key); found != changes->end())
        all[place()] = std::get<Matrices>(found->second)[place()];
    if (all[place()].rows() < row + block.rows() || all[place()].cols() < left + block.cols()) {
        refuse({room});
        return false;
    }
    all[place()].block(row, left, block.rows(), block.cols()) = block;
    (*changes)[field().key] = Matrices(std::move(all));
    const Status status = controller().apply(SetValues{*changes, {}, blockName(block.rows(), block.cols())});
    if (!status) return refused(status.error());
    emit answered({});
    if (block.rows() > 1 && model_->rowCount() == 1) allRows_->setChecked(true); // to be seen
    view_->choose(model_->rowCount() == 1 ? 0 : int(row), left, int(block.rows()), int(block.cols()));
    return true;
}
