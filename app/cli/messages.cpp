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

std::string standardInput() {
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

void print(const std::string& text) {
    std::cout.write(text.data(), std::streamsize(text.size())).flush();
}
