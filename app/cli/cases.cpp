// `labs`, `compute` and `check`: core alone, no window system.
#include "app/cli/cli.h"
#include "app/cli/commands.h"
#include "app/cli/messages.h"

#include "core/cases/cases.h"
#include "core/io/encoding.h"
#include "core/io/file.h"
#include "core/labs/catalogue.h"

#include <filesystem>

namespace {

attention::Result<std::string> contentOf(const std::string& file) {
    if (file.empty() || file == "-") return attention::text_from_bytes(standardInput(), "-");
    auto bytes = attention::read_input(std::filesystem::path(file));
    if (!bytes) return bytes;
    return attention::text_from_bytes(*bytes, file);
}

/// Says what was refused, and in which file.
int refused(const attention::Error& error, const std::string& file, Language language) {
    sayRefused(inFile(error, file.empty() ? "-" : file), language);
    return exitRefused;
}

std::string labLine(const attention::Lab& lab, Language language) {
    return lab.id + "\t" + attention::render(lab.title, textSource(language)) + "\n";
}

} // namespace

int listLabs(bool asJson, Language language) {
    std::string list;
    if (asJson) list = attention::labs_json(textSource(Language::english), textSource(Language::chinese));
    else
        for (const attention::Lab* lab : attention::all_labs()) list += labLine(*lab, language);
    return print(list, language) ? exitDone : exitRefused;
}

int computeCases(const std::string& file, Language language) {
    auto content = contentOf(file);
    if (!content) return sayRefused(content.error(), language), exitRefused;
    auto report = attention::compute_cases(*content, textSource(language));
    if (!report) return refused(report.error(), file, language);
    return print(report->json, language) && report->all_ok ? exitDone : exitRefused;
}

int checkCases(const std::string& file, Language language) {
    auto content = contentOf(file);
    if (!content) return sayRefused(content.error(), language), exitRefused;
    auto report = attention::check_cases(*content, textSource(language));
    if (!report) return refused(report.error(), file, language);
    std::string lines;
    for (const std::string& failure : report->failures) lines += failure + "\n";
    lines += std::to_string(report->passed) + " passed, " + std::to_string(report->failed) + " failed\n";
    return print(lines, language) && report->failed == 0 ? exitDone : exitRefused;
}
