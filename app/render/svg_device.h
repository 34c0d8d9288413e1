// Painting into an SVG: exact size in millimetres, real text with its anchor, the trace path on every mark.
// Qt's own QSvgGenerator has no clipping, names one font family, and cuts mixed Latin–Chinese text in pieces.
#pragma once

#include <QFont>
#include <QPaintDevice>
#include <QPainterPath>
#include <QPen>
#include <QString>

#include <memory>

class SvgEngine;

class SvgDevice final : public QPaintDevice {
public:
    struct Head {
        QSize units; // 0.01 mm
        QString title, description, language;
        QStringList families;
    };
    enum class Anchor { start, middle, end };

    explicit SvgDevice(Head head);
    ~SvgDevice() override;

    /// The path of the mark that everything drawn from now on belongs to; empty: no mark.
    void setMark(const QString& path);
    void box(const QRectF& box, double radius, const QBrush& fill, const QPen& frame);
    /// `at` is on the base line; `angle` counts clockwise, around `centre`.
    void text(const QString& text, QPointF at, Anchor anchor, const QFont& font, const QColor& ink, double angle,
              QPointF centre);
    void outline(const QPainterPath& path, const QString& text, const QColor& ink);

    QByteArray file() const;

protected:
    QPaintEngine* paintEngine() const override;
    int metric(PaintDeviceMetric which) const override;

private:
    Head head_;
    std::unique_ptr<SvgEngine> engine_;
};
