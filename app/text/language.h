// The languages of window and figures, and core's Text in them.
#pragma once

#include "core/base/text.h"

#include <QString>

enum class Language { english, chinese };

/// "en", "zh_CN"
QString languageCode(Language language);
/// What a locale name ("zh", "zh_CN", "zh-Hans", "C", "de_DE") comes to: Chinese or English.
Language languageOf(const QString& localeName);

/// Core's texts in one language, independent of what the window speaks.
const attention::TextSource& textSource(Language language);

/// The interface strings, the program's and Qt's own, follow the language; English is written in the code.
void translateInterface(Language language);

/// The sentence in that language, as a QString.
QString shown(const attention::Text& text, Language language);
