#include "app/render/svg_device.h"

#include "app/render/look.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPainterPath>

#include <climits>
#include <span>

namespace {

/// Coordinates to a micrometre: no eye and no printer sees more.
QByteArray number(double value) {
    QByteArray text = QByteArray::number(value, 'f', 1);
    if (text.endsWith(".0")) text.chop(2);
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray escaped(const QString& text) {
    return drawable(text).toHtmlEscaped().toUtf8();
}

QByteArray attribute(const char* name, const QByteArray& value) {
    return QByteArray(" ") + name + "=\"" + value + '"';
}

QByteArray colourAttributes(const char* name, const QColor& colour) {
    QByteArray result = attribute(name, colour.name().toUtf8());
    if (colour.alpha() < 255)
        result += attribute((QByteArray(name) + "-opacity").constData(), QByteArray::number(colour.alphaF(), 'f', 3));
    return result;
}

QByteArray pathData(const QPainterPath& path) {
    QByteArray d;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element e = path.elementAt(i);
        if (e.type == QPainterPath::MoveToElement) d += 'M';
        else if (e.type == QPainterPath::LineToElement) d += 'L';
        else if (e.type == QPainterPath::CurveToElement) d += 'C';
        else d += ' ';
        d += number(e.x) + ' ' + number(e.y);
    }
    return d;
}

} // namespace

class SvgEngine final : public QPaintEngine {
public:
    SvgEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& changed) override;
    void drawPath(const QPainterPath& path) override { shape("path", attribute("d", pathData(path)), path.fillRule()); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawRects(const QRectF* rects, int count) override;
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part, Qt::ImageConversionFlags) override;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override {
        drawImage(place, pixmap.toImage(), part, Qt::AutoColor);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override;

    void element(const QByteArray& name, const QByteArray& attributes, const QByteArray& content = {});
    QByteArray fillAttributes(const QBrush& brush);
    QByteArray penAttributes(const QPen& pen) const;
    QByteArray markAttribute() const { return mark_.isEmpty() ? QByteArray() : attribute("data-path", escaped(mark_)); }

    QByteArray body_;
    QString mark_;
    QRectF page_;

private:
    void shape(const QByteArray& name, const QByteArray& geometry, Qt::FillRule rule = Qt::OddEvenFill,
               bool open = false);
    void setClip(const QPainterPath& path, bool enabled);
    QByteArray placeAttributes() const;

    QPen pen_;
    QBrush brush_;
    QTransform transform_;
    QByteArray clip_;
    int definitions_ = 0;
};

void SvgEngine::updateState(const QPaintEngineState& changed) {
    const QPaintEngine::DirtyFlags dirty = changed.state();
    if (dirty & DirtyPen) pen_ = changed.pen();
    if (dirty & DirtyBrush) brush_ = changed.brush();
    if (dirty & DirtyTransform) transform_ = changed.transform();
    if (dirty & (DirtyClipEnabled | DirtyClipPath | DirtyClipRegion)) {
        const QPainter* painter = this->painter();
        setClip(painter->hasClipping() ? painter->transform().map(painter->clipPath()) : QPainterPath(),
                painter->hasClipping());
    }
}

void SvgEngine::setClip(const QPainterPath& path, bool enabled) {
    clip_.clear();
    // The plot clips each of its layers to the page: nothing to write down.
    if (!enabled || path.contains(page_.adjusted(2, 2, -2, -2))) return;
    const QByteArray id = "c" + QByteArray::number(++definitions_);
    body_ += "<clipPath" + attribute("id", id) + "><path" + attribute("d", pathData(path)) + "/></clipPath>\n";
    clip_ = attribute("clip-path", "url(#" + id + ")");
}

QByteArray SvgEngine::placeAttributes() const {
    if (transform_.isIdentity()) return clip_;
    const QTransform& t = transform_;
    QByteArray matrix = "matrix(";
    for (const double v : {t.m11(), t.m12(), t.m21(), t.m22()}) matrix += QByteArray::number(v, 'f', 5) + ' ';
    return clip_ + attribute("transform", matrix + number(t.dx()) + ' ' + number(t.dy()) + ')');
}

QByteArray SvgEngine::fillAttributes(const QBrush& brush) {
    if (brush.style() == Qt::NoBrush) return attribute("fill", "none");
    const QGradient* gradient = brush.gradient();
    if (gradient == nullptr || gradient->type() != QGradient::LinearGradient)
        return colourAttributes("fill", brush.color());
    const auto* linear = static_cast<const QLinearGradient*>(gradient);
    const QByteArray id = "g" + QByteArray::number(++definitions_);
    QByteArray stops;
    for (const auto& [at, colour] : gradient->stops())
        stops += "<stop" + attribute("offset", QByteArray::number(at, 'f', 4)) +
                 colourAttributes("stop-color", colour) + "/>";
    body_ += "<linearGradient" + attribute("id", id) + attribute("gradientUnits", "userSpaceOnUse") +
             attribute("x1", number(linear->start().x())) + attribute("y1", number(linear->start().y())) +
             attribute("x2", number(linear->finalStop().x())) + attribute("y2", number(linear->finalStop().y())) + ">" +
             stops + "</linearGradient>\n";
    return attribute("fill", "url(#" + id + ")");
}

QByteArray SvgEngine::penAttributes(const QPen& pen) const {
    if (pen.style() == Qt::NoPen) return {};
    QByteArray result = colourAttributes("stroke", pen.color()) + attribute("stroke-width", number(pen.widthF()));
    if (pen.capStyle() == Qt::RoundCap) result += attribute("stroke-linecap", "round");
    if (pen.joinStyle() == Qt::RoundJoin) result += attribute("stroke-linejoin", "round");
    if (pen.style() != Qt::SolidLine) {
        QByteArray dashes;
        for (const double dash : pen.dashPattern()) dashes += number(dash * pen.widthF()) + ' ';
        result += attribute("stroke-dasharray", dashes.trimmed());
    }
    return result;
}

void SvgEngine::element(const QByteArray& name, const QByteArray& attributes, const QByteArray& content) {
    body_ += '<' + name + attributes + markAttribute();
    body_ += content.isEmpty() ? QByteArray("/>\n") : '>' + content + "</" + name + ">\n";
}

void SvgEngine::shape(const QByteArray& name, const QByteArray& geometry, Qt::FillRule rule, bool open) {
    QByteArray fill = open ? attribute("fill", "none") : fillAttributes(brush_);
    if (rule == Qt::OddEvenFill && name == "path" && !open && brush_.style() != Qt::NoBrush)
        fill += attribute("fill-rule", "evenodd");
    element(name, geometry + fill + penAttributes(pen_) + placeAttributes());
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QByteArray list;
    for (int i = 0; i < count; ++i) list += number(points[i].x()) + ',' + number(points[i].y()) + ' ';
    const bool open = mode == PolylineMode;
    shape(open ? "polyline" : "polygon", attribute("points", list.trimmed()), Qt::WindingFill, open);
}

void SvgEngine::drawRects(const QRectF* rects, int count) {
    for (const QRectF& r : std::span(rects, std::size_t(count)))
        shape("rect", attribute("x", number(r.x())) + attribute("y", number(r.y())) +
                          attribute("width", number(r.width())) + attribute("height", number(r.height())));
}

void SvgEngine::drawImage(const QRectF& place, const QImage& image, const QRectF& part, Qt::ImageConversionFlags) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.copy(part.toRect()).save(&buffer, "PNG");
    element("image", attribute("x", number(place.x())) + attribute("y", number(place.y())) +
                         attribute("width", number(place.width())) + attribute("height", number(place.height())) +
                         attribute("preserveAspectRatio", "none") + attribute("image-rendering", "optimizeSpeed") +
                         attribute("style", "image-rendering:pixelated") + placeAttributes() +
                         attribute("href", "data:image/png;base64," + png.toBase64()));
}

void SvgEngine::drawTextItem(const QPointF& at, const QTextItem& item) {
    element("text",
            attribute("x", number(at.x())) + attribute("y", number(at.y())) +
                attribute("font-size", QByteArray::number(item.font().pixelSize())) +
                colourAttributes("fill", pen_.color()) + placeAttributes(),
            escaped(item.text()));
}

SvgDevice::SvgDevice(Head head) : head_(std::move(head)), engine_(std::make_unique<SvgEngine>()) {
    engine_->page_ = QRectF(QPointF(), QSizeF(head_.units));
}
SvgDevice::~SvgDevice() = default;

void SvgDevice::setMark(const QString& path) {
    engine_->mark_ = path;
}

void SvgDevice::box(const QRectF& r, double radius, const QBrush& fill, const QPen& frame) {
    QByteArray geometry = attribute("x", number(r.x())) + attribute("y", number(r.y())) +
                          attribute("width", number(r.width())) + attribute("height", number(r.height()));
    if (radius > 0) geometry += attribute("rx", number(radius));
    else geometry += attribute("shape-rendering", "crispEdges"); // else seams show between neighbours
    engine_->element("rect", geometry + engine_->fillAttributes(fill) + engine_->penAttributes(frame));
}

void SvgDevice::text(const QString& text, QPointF at, Anchor anchor, const QFont& font, const QColor& ink, double angle,
                     QPointF centre) {
    QByteArray attributes = attribute("x", number(at.x())) + attribute("y", number(at.y())) +
                            attribute("font-size", QByteArray::number(font.pixelSize()));
    if (anchor != Anchor::start) attributes += attribute("text-anchor", anchor == Anchor::middle ? "middle" : "end");
    if (font.bold()) attributes += attribute("font-weight", "bold");
    if (angle != 0)
        attributes += attribute("transform",
                                "rotate(" + number(angle) + ' ' + number(centre.x()) + ' ' + number(centre.y()) + ')');
    engine_->element("text", attributes + colourAttributes("fill", ink), escaped(text));
}

void SvgDevice::outline(const QPainterPath& path, const QString& text, const QColor& ink) {
    engine_->element("path", attribute("aria-label", escaped(text)) + attribute("d", pathData(path)) +
                                 colourAttributes("fill", ink));
}

QByteArray SvgDevice::file() const {
    const auto mm = [](int units) { return QByteArray::number(units / 100.0) + "mm"; };
    QByteArray families;
    for (const QString& family : head_.families) families += '\'' + escaped(family).replace('\'', "") + "',";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"" +
           attribute("width", mm(head_.units.width())) + attribute("height", mm(head_.units.height())) +
           attribute("viewBox", "0 0 " + QByteArray::number(head_.units.width()) + ' ' +
                                    QByteArray::number(head_.units.height())) +
           attribute("font-family", families + "sans-serif") + attribute("xml:lang", head_.language.toUtf8()) +
           attribute("xml:space", "preserve") + attribute("role", "img") + ">\n<title>" + escaped(head_.title) +
           "</title>\n<desc>" + escaped(head_.description) + "</desc>\n" + engine_->body_ + "</svg>\n";
}

QPaintEngine* SvgDevice::paintEngine() const {
    return engine_.get();
}

int SvgDevice::metric(PaintDeviceMetric which) const {
    switch (which) {
    case PdmWidth: return head_.units.width();
    case PdmHeight: return head_.units.height();
    case PdmWidthMM: return head_.units.width() / 100;
    case PdmHeightMM: return head_.units.height() / 100;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return 2540;
    case PdmNumColors: return INT_MAX;
    case PdmDepth: return 32;
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
    default: return QPaintDevice::metric(which);
    }
}
