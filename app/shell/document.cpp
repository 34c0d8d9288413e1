#include "app/shell/document.h"

#include <QRegularExpression>

using namespace attention;

namespace {

/// `weights.@row.2` → `weights.3.2`
QString resolved(const SessionController& controller, const QString& path) {
    QStringList steps = path.split(QLatin1Char('.'));
    for (QString& step : steps) {
        if (!step.startsWith(QLatin1Char('@'))) continue;
        const auto found = controller.values().find(step.mid(1).toStdString());
        const auto* number = found == controller.values().end() ? nullptr : std::get_if<std::int64_t>(&found->second);
        if (number != nullptr) step = QString::number(*number);
    }
    return steps.join(QLatin1Char('.'));
}

QString numberAt(const SessionController& controller, const QString& path, const QString& format) {
    const auto value = controller.trace().number(resolved(controller, path).toStdString());
    const auto wanted = parse_format(format.toStdString());
    if (!value || !wanted) return QStringLiteral("–");
    return QString::fromStdString(display_number(*value, *wanted));
}

} // namespace

QString filledDocument(const SessionController& controller) {
    const auto bytes = lab_document(controller.lab().id, languageCode(controller.language()).toStdString());
    QString text = QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->\\n?"), QRegularExpression::DotMatchesEverythingOption);
    text.remove(comment);
    static const QRegularExpression place(QStringLiteral("\\{([^{}|\\s]+)\\|([A-Za-z0-9]+)\\}"));
    QString filled;
    qsizetype from = 0;
    for (auto found = place.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        filled += text.mid(from, match.capturedStart() - from);
        filled += numberAt(controller, match.captured(1), match.captured(2));
        from = match.capturedEnd();
    }
    return filled + text.mid(from);
}
