#include "app/cli/messages.h"

#include <iostream>
#include <iterator>

void say(const attention::Text& text, Language language) {
    std::cerr << attention::render(text, textSource(language)) << '\n';
}

void sayRefused(const attention::Error& error, Language language) {
    std::cerr << attention::code_name(error.code) << ": " << attention::render(error.message, textSource(language))
              << '\n';
}

attention::Error inFile(attention::Error error, const std::string& file) {
    error.message = ATTENTION_TEXT("core", "In “{name}”: {problem}").with("name", file).with("problem", error.message);
    return error;
}

std::string standardInput() {
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

bool print(const std::string& text, Language language) {
    std::cout.write(text.data(), std::streamsize(text.size())).flush();
    if (std::cout) return true;
    say(ATTENTION_TEXT("cli",
                       "The result couldn't be written to standard output. Is the disk full, or the pipe closed?"),
        language);
    return false;
}
