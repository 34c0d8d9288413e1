#include "app/shell/inspector.h"

#include "app/shell/explain_pane.h"
#include "app/shell/form.h"
#include "app/shell/sizes.h"
#include "app/shell/steps_pane.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace {

/// The wheel scrolls a page; which one is there isn't changed by the way.
class QuietTabs final : public QTabBar {
public:
    using QTabBar::QTabBar;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

Inspector::Inspector(SessionController& controller, QWidget* parent)
    : Panel(Qt::LeftEdge, parent), tabs_(new QuietTabs(this)), pages_(new QStackedWidget(this)) {
    setFixedWidth(sizes.inspector);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    for (int i = 0; i < 3; ++i) tabs_->addTab({});
    auto* form = new Form(controller, this);
    pages_->addWidget(form);
    pages_->addWidget(new ExplainPane(controller, this));
    pages_->addWidget(new StepsPane(controller, this));
    auto* head = new QVBoxLayout;
    head->setContentsMargins(sizes.px(12), 0, sizes.px(12), 0);
    head->addWidget(tabs_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(hairline(this));
    column->addWidget(pages_, 1);
    connect(tabs_, &QTabBar::currentChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(form, &Form::inputWanted, this, &Inspector::inputWanted);
    connect(form, &Form::told, this, &Inspector::told);
    connect(&controller, &SessionController::languageChanged, this, &Inspector::retranslate);
    connect(&controller, &SessionController::changed, this, [this, &controller] {
        const bool works = controller.lab().blanks != nullptr && controller.shown().covered();
        if (works && !works_) tabs_->setCurrentIndex(2); // where the numbers are typed
        works_ = works;
    });
    retranslate();
}

int Inspector::tab() const {
    return tabs_->currentIndex();
}

void Inspector::setTab(int tab) {
    tabs_->setCurrentIndex(tab);
}

void Inspector::retranslate() {
    tabs_->setAccessibleName(tr("Controls, explanation and steps"));
    tabs_->setTabText(0, tr("Controls"));
    tabs_->setTabText(1, tr("Explain"));
    tabs_->setTabText(2, tr("Steps"));
}
