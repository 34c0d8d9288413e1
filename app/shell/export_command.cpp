#include "app/shell/export_command.h"

#include "app/cli/export_options.h"

using namespace attention;

namespace {

constexpr std::size_t longestSetting = 200; // beyond that a file is the better place

/// For a shell: in quotation marks if there is anything in it that a shell could take amiss.
std::string quoted(const std::string& word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-=./:,@%+";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
    std::string text = "'";
    for (const char letter : word) {
        if (letter == '\'') text += "'\\'"; // out of the marks, and in again
        text += letter;
    }
    text += '\'';
    return text;
}

bool leadsTo(const Session& wanted, const Lab& lab, const Action& action) {
    auto session = reduce(initial_session(), SelectLab{lab.id});
    if (session) session = reduce(*session, action);
    return session && values_of(*session, lab) == values_of(wanted, lab);
}

/// The words that lead from the initial state to the values: a preset, or settings; nothing where a file is needed.
std::optional<std::vector<std::string>> wayTo(const Session& session, const Lab& lab) {
    if (prediction_of(session, lab) != nullptr) return std::nullopt;
    const Values now = values_of(session, lab);
    if (now == values_of(initial_session(), lab)) return std::vector<std::string>{};
    for (const Preset& preset : lab.presets)
        if (leadsTo(session, lab, ChoosePreset{preset.id})) return std::vector<std::string>{"--preset", preset.id};
    Values changes;
    std::vector<std::string> words;
    const Values start = values_of(initial_session(), lab);
    for (const auto& [key, value] : now) {
        if (start.at(key) == value) continue;
        const std::string text = value_to_text(value);
        const auto read = value_from_text(*find_field(lab.fields, key), text);
        if (text.size() > longestSetting || !read || !(*read == value)) return std::nullopt;
        changes[key] = value;
        std::string setting = key;
        setting.append("=").append(text);
        words.insert(words.end(), {"--set", quoted(setting)});
    }
    if (!leadsTo(session, lab, SetValues{changes, {}})) return std::nullopt;
    return words;
}

std::string digitsWord(const Digits& digits) {
    return digits.mode == Digits::Mode::full ? "full" : std::to_string(digits.decimals);
}

} // namespace

ExportCommand exportCommand(const Session& session, const Lab& lab, const ExportRequest& looks) {
    const auto way = wayTo(session, lab);
    std::vector<std::string> words{"attention-lab", "export", lab.id, "--view", looks.view};
    if (way) words.insert(words.end(), way->begin(), way->end());
    else words.insert(words.end(), {"--session", "session.json"});
    if (way && !(session.digits == Digits{})) words.insert(words.end(), {"--digits", digitsWord(session.digits)});
    for (const ExportOption& option : exportOptions)
        if (!(looks.*option.value).empty())
            words.insert(words.end(), {std::string("--") + option.name, quoted(looks.*option.value)});
    const ExportRequest plain;
    for (const ExportSwitch& each : exportSwitches)
        if (looks.*each.on != plain.*each.on)
            words.push_back((looks.*each.on ? "--" : "--no-") + std::string(each.name));
    if (!looks.figureLanguage.empty()) words.insert(words.end(), {"--figure-lang", looks.figureLanguage});
    words.insert(words.end(), {"-o", quoted(looks.output)});
    QString line;
    for (const std::string& word : words) line += (line.isEmpty() ? "" : " ") + QString::fromStdString(word);
    return {line, !way};
}
