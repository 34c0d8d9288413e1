#include "app/shell/explain_pane.h"

#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "core/labs/seen.h"

#include <QFocusEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace {

/// The explanation of the lab in the language of the window, with the current numbers in it.
QString explanationOf(const SessionController& controller) {
    std::string text;
    const std::string language = languageCode(controller.language()).toStdString();
    for (const attention::Section& section : attention::explanation_of(controller.lab(), controller.shown(), language))
        text += section.markdown;
    return QString::fromStdString(text);
}

} // namespace

ExplainPane::ExplainPane(SessionController& controller, QWidget* parent)
    : QTextBrowser(parent), controller_(controller),
      formulas_(new InlineFormulas(controller.typesetter(), document())) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false); // nothing here needs the network
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(sizes.card - 4);
    connect(&controller, &SessionController::labChanged, this, [this] { verticalScrollBar()->setValue(0); });
    connect(&controller, &SessionController::changed, this, &ExplainPane::refresh);
    connect(&controller, &SessionController::languageChanged, this, &ExplainPane::refresh);
}

void ExplainPane::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    refresh();
}

void ExplainPane::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    shown_.clear(); // its headings hold colours
    refresh();
}

void ExplainPane::focusInEvent(QFocusEvent* event) {
    ring_ = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason;
    QTextBrowser::focusInEvent(event);
    viewport()->update();
}

void ExplainPane::focusOutEvent(QFocusEvent* event) {
    ring_ = false;
    QTextBrowser::focusOutEvent(event);
    viewport()->update();
}

void ExplainPane::paintEvent(QPaintEvent* event) {
    QTextBrowser::paintEvent(event);
    if (!ring_) return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(palette()).accent, 2));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(2, 2, -2, -2), sizes.corner, sizes.corner);
}

void ExplainPane::refresh() {
    setAccessibleName(tr("Explanation"));
    if (!isVisible()) return;
    QString text = explanationOf(controller_);
    if (controller_.shown().covered())
        text = tr("The explanation is covered too while you predict; it might tell the answer.");
    else if (text.trimmed().isEmpty()) text = tr("There is no explanation of this lab yet.");
    if (text == shown_) return;
    shown_ = text;
    setDocumentText();
}

/// Qt's own sizes for headings are meant for pages; here a heading is a label in bold.
void ExplainPane::setDocumentText() {
    const int place = verticalScrollBar()->value();
    document()->setDefaultFont(font());
    document()->setMarkdown(formulas_->taken(shown_), QTextDocument::MarkdownDialectGitHub);
    const ThemeColours& c = coloursOf(palette());
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(level > 0 && block.blockNumber() > 0 ? 12 : 0);
        format.setBottomMargin(level > 0 ? 4 : sizes.inside);
        cursor.setBlockFormat(format);
        if (level == 0) continue;
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat heading;
        heading.setProperty(QTextFormat::FontSizeAdjustment, 0);
        QFont bold = font();
        bold.setBold(true);
        bold.setPixelSize(sizes.formula);
        heading.setFont(bold);
        heading.setForeground(c.ink1);
        cursor.mergeCharFormat(heading);
    }
    formulas_->put();
    cursor.endEditBlock();
    verticalScrollBar()->setValue(place);
}
