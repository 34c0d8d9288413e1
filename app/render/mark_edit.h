// A number typed in place of a mark: Enter on a mark that can be moved, or a double click.
#pragma once

#include "app/render/theme.h"
#include "core/figure/figure.h"

#include <QLineEdit>

#include <functional>
#include <vector>

class MarkEdit final : public QLineEdit {
    Q_OBJECT
public:
    using Taken = std::function<void(const std::vector<double>&)>;

    /// Stands at `place`; Enter hands over as many numbers as there were, Esc and leaving give up.
    MarkEdit(QWidget* parent, const QRect& place, const std::vector<double>& values, Taken taken);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take();
    void refuse();

    std::size_t count_;
    Taken taken_;
};
