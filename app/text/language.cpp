#include "app/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace {

/// The catalogue is part of the program; loading it can only fail if the build was wrong.
QTranslator* chineseCatalogue() {
    static QTranslator* const catalogue = [] {
        auto* translator = new QTranslator; // lives as long as the program
        const bool loaded = translator->load(QStringLiteral(":/i18n/attention_lab_zh_CN.qm"));
        Q_ASSERT(loaded);
        Q_UNUSED(loaded);
        return translator;
    }();
    return catalogue;
}

class ChineseText final : public attention::TextSource {
public:
    std::string translate(std::string_view context, std::string_view source) const override {
        const QString found =
            chineseCatalogue()->translate(std::string(context).c_str(), std::string(source).c_str(), nullptr, -1);
        return found.isEmpty() ? std::string(source) : found.toStdString();
    }
};

/// Qt's own words, for its file dialog; empty where the package with them isn't installed.
QTranslator* wordsOfQt() {
    static QTranslator* const words = [] {
        auto* translator = new QTranslator; // lives as long as the program
        (void)translator->load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        return translator;
    }();
    return words;
}

} // namespace

QString languageCode(Language language) {
    return language == Language::chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

Language languageOf(const QString& localeName) {
    return localeName.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::chinese : Language::english;
}

const attention::TextSource& textSource(Language language) {
    static const ChineseText chinese;
    return language == Language::chinese ? static_cast<const attention::TextSource&>(chinese) : attention::english();
}

void translateInterface(Language language) {
    for (QTranslator* chinese : {wordsOfQt(), chineseCatalogue()}) {
        QCoreApplication::removeTranslator(chinese);
        if (language == Language::chinese) QCoreApplication::installTranslator(chinese);
    }
}

QString shown(const attention::Text& text, Language language) {
    return QString::fromStdString(attention::render(text, textSource(language)));
}
