// Formulas in running text: $…$ in the Markdown of an explanation.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTextObjectInterface>

class QTextDocument;
class Typesetter;

/// Each becomes one character of the document, drawn as the formula; until it is typeset, as its TeX.
class InlineFormulas final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    InlineFormulas(Typesetter& typesetter, QTextDocument* document);

    /// The Markdown with a place for each formula, so that none of it is read as Markdown.
    QString taken(const QString& markdown);
    /// Puts the formulas taken last into their places, in the document made of that Markdown.
    void put();

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& box, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    struct Measures;
    Measures measured(const QTextFormat& format) const;

    Typesetter& typesetter_;
    QTextDocument* document_;
    QStringList formulas_;
    QList<QObject*> askers_; // one for each formula, as a widget is: the typesetter forgets older wishes of the same
};
