#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/messages.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <iostream>
#include <vector>

namespace {

using attention::Text;

/// Everything that can be said on the command line.
struct Arguments {
    std::string language;
    bool safeMode = false;
    bool labsAsJson = false;
    std::string computeFile;
    std::string checkFile;
    ExportRequest figure;
    GalleryRequest gallery;
    CLI::App* labs = nullptr;
    CLI::App* compute = nullptr;
    CLI::App* check = nullptr;
    CLI::App* exportFigure = nullptr;
    CLI::App* writeGallery = nullptr;

    /// What a command can't do without.
    struct Need {
        const CLI::App* command;
        CLI::Option* option;
        std::string name;
    };
    std::vector<Need> needs;
};

/// The help of one command after the other, in one language.
class Describer {
public:
    Describer(CLI::App& app, Arguments& arguments, Language language)
        : app_(app), arguments_(arguments), language_(language) {}

    void describe() {
        for (const auto& [name, word] : {std::pair{"Usage", ATTENTION_TEXT("cli", "Usage")},
                                         std::pair{"OPTIONS", ATTENTION_TEXT("cli", "OPTIONS")},
                                         std::pair{"SUBCOMMAND", ATTENTION_TEXT("cli", "COMMAND")},
                                         std::pair{"Positionals", ATTENTION_TEXT("cli", "Arguments")},
                                         std::pair{"REQUIRED", ATTENTION_TEXT("cli", "REQUIRED")},
                                         std::pair{"TEXT", ATTENTION_TEXT("cli", "TEXT")}})
            app_.get_formatter()->label(name, words(word));
        app_.option_defaults()->group(words(ATTENTION_TEXT("cli", "Options")));
        app_.set_version_flag("--version", "attention-lab " ATTENTION_VERSION,
                              words(ATTENTION_TEXT("cli", "Say which version this is and exit")));
        help(app_);
        option(app_, "--lang", arguments_.language,
               ATTENTION_TEXT("cli", "Language of messages and figures: en or zh_CN"));
        option(app_, "--figure-lang", arguments_.figure.figureLanguage,
               ATTENTION_TEXT("cli", "Language of the figure alone: en or zh_CN"));
        app_.add_flag("--safe-mode", arguments_.safeMode,
                      words(ATTENTION_TEXT("cli", "Open the window without stored settings, typeset formulas and "
                                                  "graphics hardware; nothing is stored")));
        app_.fallthrough()->allow_extras();
        describeCommands();
        app_.footer(
            words(ATTENTION_TEXT("cli", "Without a command the window opens; attention-lab FILE opens a session in "
                                        "it.\nExit: 0 done, 1 refused, 2 malformed command line.")));
    }

private:
    std::string words(const Text& text) const { return attention::render(text, textSource(language_)); }

    void help(CLI::App& command) const {
        command.set_help_flag("-h,--help", words(ATTENTION_TEXT("cli", "Print this help and exit")));
    }
    CLI::Option* option(CLI::App& command, const std::string& name, std::string& target, const Text& help) const {
        return command.add_option(name, target, words(help));
    }
    void need(CLI::App& command, CLI::Option* option, const std::string& name) const {
        arguments_.needs.push_back({&command, option, name});
    }
    CLI::App* command(const std::string& name, const Text& what) const {
        CLI::App* made = app_.add_subcommand(name, words(what));
        help(*made);
        return made->fallthrough();
    }

    void describeCommands() {
        arguments_.labs = command(
            "labs", ATTENTION_TEXT("cli", "List every lab; as JSON with parameters, presets, views and caveats"));
        arguments_.labs->add_flag("--json", arguments_.labsAsJson,
                                  words(ATTENTION_TEXT("cli", "As JSON, in both languages")));
        arguments_.compute =
            command("compute", ATTENTION_TEXT("cli", "Compute the cases of a file or of standard input"));
        option(*arguments_.compute, "FILE", arguments_.computeFile,
               ATTENTION_TEXT("cli", "Cases as JSON; standard input without it"));
        arguments_.check =
            command("check", ATTENTION_TEXT("cli", "Compute the cases of a file and compare with what it expects"));
        need(*arguments_.check,
             option(*arguments_.check, "FILE", arguments_.checkFile, ATTENTION_TEXT("cli", "Cases as JSON")), "FILE");
        arguments_.exportFigure = command("export", ATTENTION_TEXT("cli", "Write one figure to a file"));
        describeExport(*arguments_.exportFigure, arguments_.figure);
        arguments_.writeGallery =
            command("gallery", ATTENTION_TEXT("cli", "Write every figure of every lab, and a page that shows them"));
        describeGallery(*arguments_.writeGallery, arguments_.gallery);
    }

    void describeGallery(CLI::App& made, GalleryRequest& request) const {
        need(made,
             option(made, "DIR", request.folder, ATTENTION_TEXT("cli", "Folder to write into; made if it isn't there")),
             "DIR");
        option(made, "--format", request.kinds,
               ATTENTION_TEXT("cli", "Kinds of files, as in svg,png (default: svg): svg pdf png tex csv json npy"));
        option(made, "--theme", request.style.theme, ATTENTION_TEXT("cli", "light, dark, print or grey"));
    }

    void describeExport(CLI::App& made, ExportRequest& request) const {
        need(made, option(made, "LAB", request.lab, ATTENTION_TEXT("cli", "Id of the lab, as “labs” lists it")), "LAB");
        need(made,
             option(made, "-o,--output", request.output,
                    ATTENTION_TEXT("cli", "File to write: .svg .pdf .png .tex .csv .json .npy")),
             "-o FILE");
        option(made, "--view", request.view, ATTENTION_TEXT("cli", "View of the lab (default: its first)"));
        option(made, "--preset", request.preset, ATTENTION_TEXT("cli", "Preset to start from"));
        made.add_option("--set", request.settings,
                        words(ATTENTION_TEXT("cli", "key=value or key=@FILE; may be repeated")))
            ->allow_extra_args(false) // what follows the value is another word
            ->take_all();
        option(made, "--session", request.session,
               ATTENTION_TEXT("cli", "Session or exported figure (JSON) to start from"));
        option(made, "--width", request.width, ATTENTION_TEXT("cli", "Width, as in 85mm"));
        option(made, "--height", request.height, ATTENTION_TEXT("cli", "Height, as in 60mm"));
        option(made, "--font", request.font, ATTENTION_TEXT("cli", "Latin font family"));
        option(made, "--font-size", request.fontSize, ATTENTION_TEXT("cli", "Font size, as in 8pt"));
        option(made, "--theme", request.theme, ATTENTION_TEXT("cli", "light, dark, print or grey"));
        option(made, "--cells", request.cells,
               ATTENTION_TEXT("cli", "Cells as shapes or as one image: auto, vector or image"));
        option(made, "--cell-numbers", request.cellNumbers,
               ATTENTION_TEXT("cli", "Numbers in the cells: auto, on or off"));
        option(made, "--digits", request.digits, ATTENTION_TEXT("cli", "Decimals, 0 to 17, or full"));
        option(made, "--rows", request.rows, ATTENTION_TEXT("cli", "Rows to show, from 0, as in 0,2-4"));
        option(made, "--dpi", request.dpi, ATTENTION_TEXT("cli", "Resolution of PNG (default 300)"));
        option(made, "--text", request.text, ATTENTION_TEXT("cli", "Text kept as text, or as outlines"));
        option(made, "--colour-map", request.colourMap, ATTENTION_TEXT("cli", "weight, magnitude or diverging"));
        flag(made, "--title", "--no-title", request.title, ATTENTION_TEXT("cli", "With or without the title"));
        flag(made, "--colour-bar", "--no-colour-bar", request.colourBar,
             ATTENTION_TEXT("cli", "With or without the colour bar"));
        flag(made, "--selection", "--no-selection", request.selection,
             ATTENTION_TEXT("cli", "With or without the mark of the chosen row"));
        made.add_flag("--standalone", request.standalone,
                      words(ATTENTION_TEXT(
                          "cli", "Make a .tex file that compiles alone; with Chinese words by XeLaTeX or LuaLaTeX")));
        made.add_flag("--caption", request.caption,
                      words(ATTENTION_TEXT("cli", "Write parameters and caveats under the figure")));
    }

    void flag(CLI::App& made, const std::string& with, const std::string& without, bool& target,
              const Text& help) const {
        made.add_flag_callback(
            with, [&target] { target = true; }, words(help));
        made.add_flag_callback(
            without, [&target] { target = false; }, words(help));
    }

    CLI::App& app_;
    Arguments& arguments_;
    Language language_;
};

/// The language asked for, or that of the locale; nothing when it isn't one of ours.
std::optional<Language> messageLanguage(const std::string& asked) {
    if (asked.empty()) return languageOf(QLocale::system().name());
    if (asked == "en") return Language::english;
    if (asked == "zh_CN") return Language::chinese;
    return std::nullopt;
}

/// What --lang says, read before everything else: the help and the first complaint speak it already.
Language languageAhead(int argc, char** argv) {
    std::string asked;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--lang" && i + 1 < argc) asked = argv[i + 1];
        if (word.starts_with("--lang=")) asked = word.substr(7);
    }
    return messageLanguage(asked).value_or(Language::english);
}

/// A word that isn't a file is meant as a sub-command.
bool looksLikeCommand(const std::string& word) {
    return word.find_first_of("./\\") == std::string::npos && !QFileInfo::exists(QString::fromStdString(word));
}

int malformed(const Text& what, Language language) {
    say(ATTENTION_TEXT("cli", "{what} See attention-lab --help.").with("what", what), language);
    return exitMalformed;
}

/// An option without its value, or given twice, in words of our own.
Text parseProblem(const CLI::ParseError& problem) {
    const std::string what = problem.what();
    const std::string option = what.substr(0, what.find(':'));
    if (problem.get_name() != "ArgumentMismatch" || option.size() == what.size())
        return ATTENTION_TEXT("cli", "The command line isn't right ({what}).").with("what", what);
    if (what.find("received") != std::string::npos)
        return ATTENTION_TEXT("cli", "{option} is given more than once.").with("option", option);
    return ATTENTION_TEXT("cli", "{option} needs a value.").with("option", option);
}

/// The library pads by bytes; what is wider in bytes than on screen needs more spaces.
std::string aligned(std::string help, const std::string& word) {
    std::size_t missing = 0; // a Chinese character has three bytes and two columns
    for (const char c : word) missing += (static_cast<unsigned char>(c) & 0xf0) == 0xe0;
    for (auto at = help.find(word); missing > 0 && at != std::string::npos; at = help.find(word, at + 1)) {
        const auto gap = help.find("  ", at);
        if (gap < help.find('\n', at)) help.insert(gap, missing, ' ');
    }
    return help;
}

std::optional<std::string> missingArgument(const Arguments& arguments) {
    for (const Arguments::Need& need : arguments.needs)
        if (*need.command && need.option->count() == 0) return need.name;
    return std::nullopt;
}

/// An option that was given with nothing in it.
const CLI::Option* emptyOption(const CLI::App& app) {
    std::vector<const CLI::App*> apps{&app};
    for (const CLI::App* command : app.get_subcommands()) apps.push_back(command);
    for (const CLI::App* each : apps)
        for (const CLI::Option* option : each->get_options())
            for (const std::string& result : option->results())
                if (result.empty()) return option;
    return nullptr;
}

Text emptyProblem(const CLI::Option& option, const Arguments& arguments) {
    const bool needed = std::any_of(arguments.needs.begin(), arguments.needs.end(),
                                    [&](const Arguments::Need& need) { return need.option == &option; });
    return (needed ? ATTENTION_TEXT("cli", "{option} has no value; give it one.")
                   : ATTENTION_TEXT("cli", "{option} has no value; give it one, or leave it out."))
        .with("option", option.get_positional() ? option.get_name(true) : option.get_name());
}

/// What is left over: the file that the window is to open, or words that belong nowhere.
std::optional<Text> strayWord(const std::vector<std::string>& words, bool commandGiven) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word.starts_with('-') && word.size() > 1)
            return ATTENTION_TEXT("cli", "There is no option “{word}” here.").with("word", word);
        if (!commandGiven && i == 0 && looksLikeCommand(word))
            return ATTENTION_TEXT("cli", "There is no command “{word}”.").with("word", word);
        if (commandGiven || i > 0) return ATTENTION_TEXT("cli", "“{word}” is one word too many.").with("word", word);
    }
    return std::nullopt;
}

} // namespace

std::optional<int> runCommandLine(int argc, char** argv, WindowRequest& window) {
    const Language ahead = languageAhead(argc, argv);
    CLI::App app(
        attention::render(ATTENTION_TEXT("cli", "Attention Lab: an interactive laboratory for the attention mechanism"),
                          textSource(ahead)),
        "attention-lab");
    Arguments arguments;
    Describer(app, arguments, ahead).describe();
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) { // --help, --version
        if (wanted.get_name() != "CallForHelp") return app.exit(wanted);
        for (const Arguments::Need& need : arguments.needs) need.option->required(); // we say ourselves what is missing
        std::string help = app.help();
        constexpr std::string_view heading = "\nSubcommands:"; // the library has no label for it
        if (const auto found = help.find(heading); found != std::string::npos && ahead == Language::chinese)
            help.replace(found + 1, heading.size() - 2,
                         attention::render(ATTENTION_TEXT("cli", "Subcommands"), textSource(ahead)));
        for (const Text& word : {ATTENTION_TEXT("cli", "TEXT"), ATTENTION_TEXT("cli", "REQUIRED")})
            help = aligned(help, attention::render(word, textSource(ahead)));
        return print(help, ahead) ? exitDone : exitRefused;
    } catch (const CLI::ParseError& problem) { // an option without its value, and the like
        return malformed(parseProblem(problem), ahead);
    }
    const auto language = messageLanguage(arguments.language);
    if (!language) {
        say(ATTENTION_TEXT("cli", "There is no language “{name}”; right would be en or zh_CN.")
                .with("name", arguments.language),
            Language::english);
        return exitRefused;
    }
    const auto words = app.remaining(true);
    if (const auto stray = strayWord(words, !app.get_subcommands().empty())) return malformed(*stray, *language);
    if (const CLI::Option* empty = emptyOption(app))
        return say(emptyProblem(*empty, arguments), *language), exitRefused;
    if (const auto missing = missingArgument(arguments))
        return malformed(ATTENTION_TEXT("cli", "{name} is missing.").with("name", *missing), *language);
    if (*arguments.labs) return listLabs(arguments.labsAsJson, *language);
    if (*arguments.compute) return computeCases(arguments.computeFile, *language);
    if (*arguments.check) return checkCases(arguments.checkFile, *language);
    if (*arguments.exportFigure) return exportFigure(arguments.figure, *language);
    arguments.gallery.style.figureLanguage = arguments.figure.figureLanguage;
    if (*arguments.writeGallery) return writeGallery(arguments.gallery, *language);
    if (!arguments.language.empty()) window.language = language;
    window.safeMode = arguments.safeMode;
    if (!words.empty()) window.file = QString::fromStdString(words.front());
    return std::nullopt;
}

std::vector<attention::Part> commandLineParts() {
    return {{"CLI11", CLI11_VERSION, "BSD-3-Clause"}};
}
