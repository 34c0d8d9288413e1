#include "app/render/formula_reader.h"

#include "core/explain/expression.h"

#include <QFont>
#include <QPainterPathStroker>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace {

constexpr double unitsPerEm = 1000;
constexpr std::size_t deepest = 400; // elements inside each other
constexpr int lineWidth = 60;        // of lines that say nothing of it
constexpr double hanCell = 0.884;    // how wide entry.js takes a letter to be that MathJax lacks: Han,
constexpr double otherCell = 0.53;   // and any other
constexpr int outlineSize = 100;     // pixels, for outlines of our own fonts

/// Numbers and letters of a path or a transform, one after the other.
class Scanner {
public:
    explicit Scanner(QStringView text) : text_(text) {}

    bool atEnd() {
        while (at_ < text_.size() && (text_[at_].isSpace() || text_[at_] == u',')) ++at_;
        return at_ == text_.size();
    }
    bool atNumber() { return !atEnd() && (text_[at_].isDigit() || text_[at_] == u'-' || text_[at_] == u'.'); }
    QChar letter() { return atEnd() ? QChar() : text_[at_++]; }
    QStringView until(QChar end) {
        const auto from = at_;
        while (at_ < text_.size() && text_[at_] != end) ++at_;
        const auto found = text_.mid(from, at_ - from);
        if (at_ < text_.size()) ++at_;
        return found;
    }
    double number() {
        if (!atNumber()) {
            good_ = false;
            return 0;
        }
        const auto from = at_++;
        while (at_ < text_.size() && (text_[at_].isDigit() || text_[at_] == u'.' || text_[at_] == u'e')) ++at_;
        bool read = false;
        const double value = text_.mid(from, at_ - from).toDouble(&read);
        good_ = good_ && read && std::isfinite(value) && std::abs(value) < 1e7;
        return good_ ? value : 0;
    }
    bool good() const { return good_; }

private:
    QStringView text_;
    qsizetype at_ = 0;
    bool good_ = true;
};

class PathReader {
public:
    explicit PathReader(QStringView text) : scan_(text) {}

    std::optional<QPainterPath> read() {
        QChar command;
        while (!scan_.atEnd()) {
            if (!scan_.atNumber()) command = scan_.letter();
            else if (command == u'Z') return std::nullopt;
            if (!step(command) || !scan_.good()) return std::nullopt;
        }
        path_.setFillRule(Qt::WindingFill);
        return path_;
    }

private:
    QPointF point() {
        const double x = scan_.number();
        return {x, scan_.number()};
    }
    bool step(QChar command) {
        const QPointF here = path_.currentPosition();
        const QPointF mirrored = 2 * here - control_;
        switch (command.unicode()) {
        case u'M': path_.moveTo(point()); break;
        case u'L': path_.lineTo(point()); break;
        case u'H': path_.lineTo(scan_.number(), here.y()); break;
        case u'V': path_.lineTo(here.x(), scan_.number()); break;
        case u'Q': return curve(point());
        case u'T': return curve(mirrored);
        case u'C': {
            const QPointF first = point();
            const QPointF second = point();
            path_.cubicTo(first, second, point());
            break;
        }
        case u'Z': path_.closeSubpath(); break;
        default: return false;
        }
        control_ = path_.currentPosition();
        return true;
    }
    bool curve(QPointF control) {
        path_.quadTo(control, point());
        control_ = control;
        return true;
    }

    Scanner scan_;
    QPainterPath path_;
    QPointF control_;
};

bool transform(QStringView text, QTransform& place) {
    Scanner scan(text);
    while (!scan.atEnd()) {
        const QStringView name = scan.until(u'(').trimmed();
        Scanner inside(scan.until(u')'));
        std::vector<double> v;
        while (!inside.atEnd() && inside.good()) v.push_back(inside.number());
        if (!inside.good() || v.empty()) return false;
        if (name == u"translate") place.translate(v[0], v.size() > 1 ? v[1] : 0);
        else if (name == u"scale") place.scale(v[0], v.size() > 1 ? v[1] : v[0]);
        else if (name == u"rotate") place.rotate(v[0]);
        else return false;
    }
    return true;
}

/// Signs before which a line may end; it may after a comma, too.
bool breaksBefore(char32_t sign) {
    switch (sign) {
    case U'=':
    case U'+':
    case U'<':
    case U'>':
    case U'\u2212':              // −
    case U'\u2192':              // →
    case U'\u2208':              // ∈
    case U'\u2248':              // ≈
    case U'\u2260':              // ≠
    case U'\u2264':              // ≤
    case U'\u2265': return true; // ≥
    default: return false;
    }
}

/// Brackets, also where they are put together of pieces.
bool opens(char32_t sign) {
    return sign == U'(' || sign == U'[' || sign == U'{' || sign == U'\u239B' || sign == U'\u239D' ||
           sign == U'\u23A1' || sign == U'\u23A3' || sign == U'\u23A7' || sign == U'\u23A9';
}
bool closes(char32_t sign) {
    return sign == U')' || sign == U']' || sign == U'}' || sign == U'\u239E' || sign == U'\u23A0' ||
           sign == U'\u23A4' || sign == U'\u23A6' || sign == U'\u23AB' || sign == U'\u23AD';
}

/// Letters that can stand alone. Others join or change with their neighbours, or have no outline in one colour.
bool standsAlone(char32_t letter) {
    switch (QChar::script(letter)) {
    case QChar::Script_Common:
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Hangul:
    case QChar::Script_Armenian:
    case QChar::Script_Georgian: return !QChar::isSurrogate(letter);
    default: return false;
    }
}

bool isHan(char32_t letter) {
    return letter >= 0x1100 && QChar::script(letter) != QChar::Script_Cyrillic &&
           QChar::script(letter) != QChar::Script_Latin && QChar::script(letter) != QChar::Script_Greek;
}

using Rank = FormulaPicture::Break::Rank;

class Reader {
public:
    explicit Reader(const QByteArray& svg) : xml_(svg) { xml_.setNamespaceProcessing(false); }
    TypesetFormula read();

private:
    /// What holds inside of an element.
    struct State {
        QTransform place;
        QColor fill;
        bool filled = true;
        double stroke = 0;
        int part = -1;
        bool row = false;                 // things stand beside each other in it
        bool sign = false;                // a mo in a row
        std::optional<QPainterPath> clip; // in em
    };

    void open();
    void openGroup(const QXmlStreamAttributes& attributes);
    void openSvg(const QXmlStreamAttributes& attributes);
    void paintAttributes(const QXmlStreamAttributes& attributes);
    void mark(QStringView classes);
    void drawPath(const QXmlStreamAttributes& attributes);
    void drawRect(const QXmlStreamAttributes& attributes);
    void drawLine(const QXmlStreamAttributes& attributes);
    void drawText(const QXmlStreamAttributes& attributes);
    void add(const QPainterPath& path);
    void readSign(char32_t sign);
    void noteBreak(Rank rank);
    void fail(const QString& problem) {
        if (problem_.isEmpty()) problem_ = problem;
    }
    static double number(const QXmlStreamAttributes& attributes, const char* name, double otherwise = 0) {
        const auto value = attributes.value(QLatin1String(name));
        return value.isEmpty() ? otherwise : Scanner(value).number();
    }
    State& now() { return states_.back(); }

    QXmlStreamReader xml_;
    std::vector<State> states_;
    FormulaPicture picture_;
    QString problem_;
    bool begun_ = false;
    bool afterSign_ = false;
    bool afterComma_ = false;
    bool signRead_ = false; // of the present mo, which may be drawn in pieces
    int depth_ = 0;         // of parentheses
};

TypesetFormula Reader::read() {
    states_.emplace_back();
    while (!xml_.atEnd() && problem_.isEmpty()) {
        switch (xml_.readNext()) {
        case QXmlStreamReader::StartElement:
            if (states_.size() > deepest) fail(QStringLiteral("too deep"));
            else open();
            break;
        case QXmlStreamReader::EndElement: states_.pop_back(); break;
        default: break;
        }
    }
    if (xml_.hasError()) fail(xml_.errorString());
    if (problem_.isEmpty() && !begun_) fail(QStringLiteral("no formula"));
    if (!problem_.isEmpty()) return {nullptr, problem_};
    return {std::make_shared<const FormulaPicture>(std::move(picture_)), {}};
}

void Reader::open() {
    const QString name = xml_.name().toString();
    const QXmlStreamAttributes attributes = xml_.attributes();
    states_.push_back(now());
    if (!transform(attributes.value(QLatin1String("transform")), now().place)) fail(QStringLiteral("transform"));
    paintAttributes(attributes);
    if (name == u"svg") openSvg(attributes);
    else if (!begun_) fail(QStringLiteral("no formula"));
    else if (name == u"g" || name == u"a") openGroup(attributes);
    else if (name == u"path") drawPath(attributes);
    else if (name == u"rect") drawRect(attributes);
    else if (name == u"line") drawLine(attributes);
    else if (name == u"text") {
        drawText(attributes);
        states_.pop_back(); // its end has been read
    } else if (name != u"title") fail(name);
}

void Reader::paintAttributes(const QXmlStreamAttributes& attributes) {
    const QString fill = attributes.value(QLatin1String("fill")).toString();
    if (fill == u"none") now().filled = false;
    else if (fill == u"currentColor") now().fill = QColor();
    else if (!fill.isEmpty()) {
        now().filled = true;
        now().fill = QColor(fill);
    }
    now().stroke = number(attributes, "stroke-width", now().stroke);
}

/// The outermost one is the page; those inside cut the long piece of a large bracket to its length.
void Reader::openSvg(const QXmlStreamAttributes& attributes) {
    Scanner scan(attributes.value(QLatin1String("viewBox")));
    const double x = scan.number();
    const double y = scan.number();
    const double w = scan.number();
    const double h = scan.number();
    if (!scan.good() || w < 0 || h < 0) return fail(QStringLiteral("viewBox"));
    if (!begun_) {
        begun_ = true;
        picture_.width = w / unitsPerEm;
        picture_.ascent = -y / unitsPerEm;
        picture_.descent = (y + h) / unitsPerEm;
        picture_.breaks.push_back({});
        now().place = QTransform::fromScale(1 / unitsPerEm, 1 / unitsPerEm);
        return;
    }
    if (w == 0 || h == 0) return;
    now().place.translate(number(attributes, "x"), number(attributes, "y"));
    now().place.scale(number(attributes, "width", w) / w, number(attributes, "height", h) / h);
    now().place.translate(-x, -y);
    QPainterPath clip;
    clip.addRect(x, y, w, h);
    clip = now().place.map(clip);
    now().clip = now().clip ? now().clip->intersected(clip) : clip;
}

void Reader::openGroup(const QXmlStreamAttributes& attributes) {
    const QString node = attributes.value(QLatin1String("data-mml-node")).toString();
    if (const auto error = attributes.value(QLatin1String("data-mjx-error")); !error.isEmpty()) fail(error.toString());
    const bool inRow = now().row;
    if (afterComma_ && inRow && node != u"mspace" && node != u"mstyle") {
        afterComma_ = false;
        noteBreak(Rank::list);
    }
    now().sign = inRow && node == u"mo";
    signRead_ = false;
    // Rows in a row are one row, as long as they aren't raised or made smaller.
    now().row = node == u"math" || (inRow && (node == u"mrow" || node == u"mstyle" || node == u"TeXAtom"));
    mark(attributes.value(QLatin1String("class")));
}

void Reader::mark(QStringView classes) {
    for (const QStringView name : classes.split(u' ', Qt::SkipEmptyParts)) {
        FormulaPicture::Part part;
        part.parent = now().part;
        const std::string text = name.toString().toStdString();
        if (const auto path = attention::path_of_class(text)) part.path = QString::fromStdString(*path);
        using enum attention::Role;
        for (const auto role : {query, key, value, weight, output})
            if (attention::class_of_role(role) == text) part.role = role;
        if (part.path.isEmpty() && !part.role) continue;
        now().part = int(picture_.parts.size());
        picture_.parts.push_back(std::move(part));
    }
}

/// A new column begins here, except at the very left.
void Reader::noteBreak(Rank rank) {
    const double x = now().place.dx();
    if (picture_.shapes.empty() || x <= picture_.breaks.back().x) return;
    picture_.breaks.push_back({x, depth_ == 0 ? rank : Rank::inside});
}

void Reader::readSign(char32_t sign) {
    if (signRead_) return;
    signRead_ = true;
    if (closes(sign)) depth_ = std::max(0, depth_ - 1);
    else if (breaksBefore(sign) && !afterSign_) noteBreak(Rank::sign); // behind a sign it is the sign of a number
    if (opens(sign)) ++depth_;
    afterComma_ = sign == U',' || sign == U';';
    afterSign_ = !closes(sign);
}

void Reader::drawPath(const QXmlStreamAttributes& attributes) {
    const auto letter = char32_t(attributes.value(QLatin1String("data-c")).toUInt(nullptr, 16));
    const auto path = PathReader(attributes.value(QLatin1String("d"))).read();
    if (!path) return fail(QStringLiteral("path"));
    if (now().sign) readSign(letter);
    else afterSign_ = false;
    add(*path);
    if (letter >= U'0' && letter <= U'9' && !now().clip && !picture_.shapes.empty()) {
        picture_.shapes.back().digit = int(letter - U'0');
        picture_.shapes.back().place = now().place;
    }
}

void Reader::drawRect(const QXmlStreamAttributes& attributes) {
    if (!attributes.value(QLatin1String("data-background")).isEmpty()) return;
    QPainterPath path;
    path.addRect(number(attributes, "x"), number(attributes, "y"), number(attributes, "width"),
                 number(attributes, "height"));
    add(path);
}

void Reader::drawLine(const QXmlStreamAttributes& attributes) {
    QPainterPath path(QPointF(number(attributes, "x1"), number(attributes, "y1")));
    path.lineTo(number(attributes, "x2"), number(attributes, "y2"));
    now().filled = false;
    if (now().stroke <= 0) now().stroke = lineWidth;
    add(path);
}

/// Letters that MathJax's fonts lack, in ours, squeezed into the room that MathJax left for them.
void Reader::drawText(const QXmlStreamAttributes& attributes) {
    const double size = number(attributes, "font-size", unitsPerEm);
    const QString text = xml_.readElementText();
    afterSign_ = false;
    QFont font;
    font.setFamilies(fontFamilies());
    font.setPixelSize(outlineSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    double cell = 0;
    for (const char32_t letter : text.toUcs4()) {
        if (!standsAlone(letter)) return fail(QStringLiteral("a letter that can't stand alone"));
        cell += (isHan(letter) ? hanCell : otherCell) * unitsPerEm;
    }
    QPainterPath path;
    path.addText(0, 0, font, text);
    const bool blank = text.trimmed().isEmpty();
    if (path.isEmpty() && !blank) return fail(QStringLiteral("a letter without an outline"));
    const double scale = size / outlineSize;
    const double wide = path.boundingRect().right() * scale;
    const double squeeze = wide > cell ? cell / wide : 1;
    now().place.scale(scale * squeeze, scale);
    add(path);
}

void Reader::add(const QPainterPath& path) {
    FormulaPicture::Shape shape;
    QPainterPath drawn = now().filled ? path : QPainterPath();
    if (now().stroke > 0) {
        QPainterPathStroker stroker;
        stroker.setWidth(now().stroke);
        drawn.addPath(stroker.createStroke(path));
    }
    if (drawn.isEmpty()) return;
    drawn.setFillRule(Qt::WindingFill);
    shape.outline = now().place.map(drawn);
    if (now().clip) shape.outline = shape.outline.intersected(*now().clip);
    shape.colour = now().fill;
    shape.part = now().part;
    shape.column = int(picture_.breaks.size()) - 1;
    picture_.shapes.push_back(std::move(shape));
}

} // namespace

TypesetFormula readFormula(const QByteArray& svg) {
    return Reader(svg).read();
}
