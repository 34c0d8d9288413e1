// How the command line speaks: one sentence a line on standard error, in the language of the messages.
#pragma once

#include "app/text/language.h"
#include "core/base/result.h"

#include <string>

void say(const attention::Text& text, Language language);
void sayRefused(const attention::Error& error, Language language);

/// The same refusal, with the file it is about.
attention::Error inFile(attention::Error error, const std::string& file);

/// Standard input to its end.
std::string standardInput();
/// Writes to standard output, and says so where that fails (a full disk, a closed pipe).
bool print(const std::string& text, Language language);
