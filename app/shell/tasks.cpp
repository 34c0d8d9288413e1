// The "try this" list under the form.
#include "app/shell/form.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"
#include "app/shell/widgets.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

using namespace attention;

/// A numbered circle, ticked once the task is done, and its words.
class TaskLine final : public QWidget {
public:
    TaskLine(int number, const Task& task, QWidget* parent)
        : QWidget(parent), number_(number), task_(task),
          words_(new TextLabel(this, TextLabel::Ink::second, sizes.label)) {
        words_->setWrapped(true);
        auto* line = new QHBoxLayout(this);
        line->setContentsMargins(sizes.px(28), 0, 0, 0);
        line->addWidget(words_, 1);
    }

    void refresh(const SessionController& controller, const QString& spokenDone) {
        done_ = controller.isDone(controller.lab(), task_);
        const QString words = controller.text(task_.text);
        words_->setText(words);
        words_->setInk(done_ ? TextLabel::Ink::third : TextLabel::Ink::second);
        setAccessibleName(done_ ? spokenDone.arg(words) : words);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const ThemeColours& c = coloursOf(palette());
        const QRect circle(0, 1, sizes.px(18), sizes.px(18));
        paint::box(painter, circle, done_ ? c.done : QColor(Qt::transparent), done_ ? c.done : c.ink3, sizes.px(9));
        if (done_) return paint::checkMark(painter, circle, c.panel, 1.75 * sizes.scale);
        QFont f = font();
        f.setPixelSize(sizes.small);
        painter.setFont(f);
        painter.setPen(c.ink2);
        painter.drawText(circle, Qt::AlignCenter, QString::number(number_));
    }

private:
    int number_;
    const Task& task_;
    TextLabel* words_;
    bool done_ = false;
};

TaskList::TaskList(SessionController& controller, QWidget* parent)
    : Card(Kind::bare, parent), controller_(controller), column_(new QVBoxLayout(this)),
      title_(new TextLabel(this, TextLabel::Ink::second, sizes.label)) {
    column_->setContentsMargins(4, 4, 4, 4);
    column_->setSpacing(sizes.inside);
    column_->addWidget(title_);
    connect(&controller, &SessionController::tasksChanged, this, &TaskList::refresh);
    connect(&controller, &SessionController::languageChanged, this, &TaskList::refresh);
    rebuild();
}

void TaskList::rebuild() {
    int number = 0;
    for (const Task* task : tasks_of(controller_.session(), controller_.lab())) {
        lines_.push_back(new TaskLine(++number, *task, this));
        column_->addWidget(lines_.back());
    }
    setVisible(!lines_.empty());
    refresh();
}

void TaskList::refresh() {
    title_->setText(tr("Try this"));
    setReachable(tr("Try this"));
    for (TaskLine* line : lines_) line->refresh(controller_, tr("Done: %1"));
}
