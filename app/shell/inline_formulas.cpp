#include "app/shell/inline_formulas.h"

#include "app/render/typesetter.h"
#include "app/shell/style.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>

namespace {

constexpr double emOfText = 1.15; // MathJax's letters are smaller than those of the text
constexpr int objectType = QTextFormat::UserObject + 1;
constexpr int texProperty = QTextFormat::UserProperty + 1;
constexpr char16_t firstPlace = 0xE000; // for private use: in no text
constexpr int mostPlaces = 0x1800;
const QString style = QStringLiteral("\\textstyle "); // as small as the text around it

QString texOf(const QTextFormat& format) {
    return format.property(texProperty).toString();
}

/// Before it is typeset, as the author wrote it.
QString writtenTex(const QTextFormat& format) {
    return texOf(format).mid(style.size());
}

} // namespace

struct InlineFormulas::Measures {
    FormulaLayout layout; // empty: the TeX is written
    QFont font;
    double em = 0;
    double ascent = 0;
    double descent = 0;
    double width = 0;
    double xHeight = 0;

    /// An object stands in the middle of small letters: so tall that its base line comes out on that of the text.
    double height() const { return qMax(2 * ascent - xHeight, 2 * descent + xHeight); }
};

InlineFormulas::InlineFormulas(Typesetter& typesetter, QTextDocument* document)
    : QObject(document), typesetter_(typesetter), document_(document) {
    document->documentLayout()->registerHandler(objectType, this);
    connect(&typesetter, &Typesetter::ready, this, [this](const QString& tex) {
        if (formulas_.contains(tex)) document_->markContentsDirty(0, document_->characterCount());
    });
}

QString InlineFormulas::taken(const QString& markdown) {
    static const QRegularExpression formula(QStringLiteral(R"((?<![\\$])\$(?![\s$])([^$\n]*?[^\s\\$])\$)"));
    formulas_.clear();
    QString result;
    qsizetype from = 0;
    for (auto found = formula.globalMatch(markdown); found.hasNext() && formulas_.size() < mostPlaces;) {
        const QRegularExpressionMatch match = found.next();
        result += markdown.mid(from, match.capturedStart() - from) + QChar(firstPlace + int(formulas_.size()));
        formulas_ += style + match.captured(1);
        from = match.capturedEnd();
    }
    return result + markdown.mid(from);
}

void InlineFormulas::put() {
    for (int i = 0; i < formulas_.size(); ++i) {
        QTextCursor cursor = document_->find(QString(QChar(firstPlace + i)));
        if (cursor.isNull()) continue;
        QTextCharFormat format = cursor.charFormat();
        format.setObjectType(objectType);
        format.setProperty(texProperty, formulas_[i]);
        format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
        while (askers_.size() <= i) askers_ += new QObject(this);
        if (typesetter_.find(formulas_[i]) == nullptr) typesetter_.want(askers_[i], formulas_[i]);
    }
}

InlineFormulas::Measures InlineFormulas::measured(const QTextFormat& format) const {
    Measures m;
    m.font = format.toCharFormat().font();
    const QFontMetricsF metrics(m.font);
    m.xHeight = metrics.xHeight();
    m.em = QFontInfo(m.font).pixelSize() * emOfText;
    const TypesetFormula* known = typesetter_.find(texOf(format));
    if (known != nullptr && known->picture) {
        constexpr double noLimit = 1e6;
        m.layout = FormulaLayout(known->picture, noLimit);
        m.width = m.layout.width() * m.em;
        m.ascent = m.layout.baseline() * m.em;
        m.descent = m.layout.height() * m.em - m.ascent;
    } else {
        m.width = metrics.horizontalAdvance(writtenTex(format));
        m.ascent = metrics.ascent();
        m.descent = metrics.descent();
    }
    return m;
}

QSizeF InlineFormulas::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    const Measures m = measured(format);
    return {m.width, m.height()};
}

void InlineFormulas::drawObject(QPainter* painter, const QRectF& box, QTextDocument*, int, const QTextFormat& format) {
    const Measures m = measured(format);
    const double baseline = box.top() + (m.height() + m.xHeight) / 2;
    const ThemeColours& c = coloursOf(QApplication::palette());
    if (m.layout.picture() != nullptr) {
        m.layout.paint(*painter, {box.left(), baseline - m.ascent}, m.em,
                       {c.dark ? Theme::dark : Theme::light, c.ink1, {}});
        return;
    }
    painter->setFont(m.font);
    painter->setPen(c.ink3);
    painter->drawText(QPointF(box.left(), baseline), writtenTex(format));
}
