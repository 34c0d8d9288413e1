#include "app/shell/preview_pane.h"

#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScreen>
#include <QScrollArea>
#include <QStackedLayout>

double dotsPerInch(const QScreen* screen) {
    if (screen == nullptr) return 96;
    const double physical = screen->physicalDotsPerInch();
    return physical > 60 && physical < 400 ? physical : screen->logicalDotsPerInch();
}

/// A sheet of paper on the ground of the window.
class Page final : public QWidget {
public:
    using QWidget::QWidget;

    void setImage(const QImage& image) {
        image_ = image;
        update();
    }
    void setFaded(bool faded) {
        faded_ = faded;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity(faded_ ? 0.45 : 1);
        painter.drawImage(rect().adjusted(1, 1, -1, -1), image_);
        painter.setOpacity(1);
        painter.setPen(coloursOf(palette()).line);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    QImage image_;
    bool faded_ = false;
};

PreviewPane::PreviewPane(QWidget* parent)
    : QWidget(parent), stack_(new QStackedLayout), area_(new QScrollArea(this)), page_(new Page),
      text_(new QPlainTextEdit(this)), caption_(new TextLabel(this, TextLabel::Ink::second, sizes.label)),
      zoom_(new Chips(this, true)) {
    area_->setFrameShape(QFrame::NoFrame);
    area_->setAlignment(Qt::AlignCenter);
    area_->setWidget(page_);
    area_->setAccessibleName(tr("Preview"));
    area_->setFocusPolicy(Qt::TabFocus); // arrow keys scroll
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setAccessibleName(tr("First lines of the file"));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(sizes.small);
    text_->setFont(fixed);
    zoom_->setWords({tr("True size"), tr("Whole figure")});
    zoom_->setNames(tr("Preview"), {});
    zoom_->setChosen(0);
    connect(zoom_, &Chips::chosen, this, [this](int place) {
        whole_ = place == 1;
        arrange();
    });
    stack_->addWidget(area_);
    stack_->addWidget(text_);
    caption_->setElided(true);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(sizes.inside);
    foot->addWidget(caption_, 1);
    foot->addWidget(zoom_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(sizes.inside);
    column->addLayout(stack_, 1);
    column->addLayout(foot);
    arrange();
}

void PreviewPane::setPreview(const FigurePreview& preview, double dpi) {
    mm_ = preview.mm;
    trueSize_ = (mm_ / 25.4 * dpi).toSize();
    page_->setImage(preview.image);
    if (preview.image.isNull()) text_->setPlainText(preview.text);
    stack_->setCurrentWidget(preview.image.isNull() ? static_cast<QWidget*>(text_) : area_);
    setStale(false);
}

void PreviewPane::setStale(bool stale) {
    stale_ = stale;
    page_->setFaded(stale);
    arrange();
}

void PreviewPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

QString PreviewPane::caption() const {
    return caption_->text();
}

void PreviewPane::arrange() {
    const bool picture = stack_->currentWidget() == area_ && !trueSize_.isEmpty();
    const QSize room = area_->maximumViewportSize() - QSize(2, 2);
    const bool fits = trueSize_.width() <= room.width() && trueSize_.height() <= room.height();
    QSize size = trueSize_;
    if (whole_ && !fits) size.scale(room, Qt::KeepAspectRatio);
    page_->setVisible(picture);
    page_->resize(size + QSize(2, 2)); // its edge
    zoom_->setVisible(picture && !fits);
    const auto mm = [](double length) { return QString::number(qRound(length * 10) / 10.0); };
    const int percent = trueSize_.isEmpty() ? 100 : qRound(100.0 * size.width() / trueSize_.width());
    if (stale_) caption_->setText(tr("The last figure that could be made"));
    else if (!picture)
        caption_->setText(trueSize_.isEmpty() && text_->toPlainText().isEmpty() ? QString()
                                                                                : tr("First lines of the file"));
    else if (size == trueSize_) caption_->setText(tr("%1 × %2 mm, true size").arg(mm(mm_.width()), mm(mm_.height())));
    else caption_->setText(tr("%1 × %2 mm, shown at %3 %").arg(mm(mm_.width()), mm(mm_.height())).arg(percent));
}
