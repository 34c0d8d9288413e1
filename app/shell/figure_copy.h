// A figure on the clipboard: as picture, as SVG, and as the table of its numbers.
#pragma once

#include "app/cli/figure_file.h"
#include "app/shell/background.h"

#include <QImage>
#include <QObject>

class FigureCopier final : public QObject {
    Q_OBJECT

public:
    explicit FigureCopier(QObject* parent);

    /// What is covered stays covered.
    void start(const FigureRequest& request, const FigureStyle& style);

signals:
    void copied(const QString& news);
    void refused(const attention::Error& error);

private:
    struct Copy {
        QImage image;
        QByteArray svg;
        QString tsv, html;
    };
    static attention::Result<Copy> copyOf(const FigureRequest& request, const FigureStyle& style);
    void take(const attention::Result<Copy>& copy);

    Background<attention::Result<Copy>> work_;
};
