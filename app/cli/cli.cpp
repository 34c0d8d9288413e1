#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/messages.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>
#include <QLocale>

#include <iostream>

namespace {

using attention::Text;

/// Everything that can be said on the command line.
struct Arguments {
    std::string language;
    std::string windowFile;
    bool labsAsJson = false;
    std::string computeFile;
    std::string checkFile;
    ExportRequest figure;
    CLI::App* labs = nullptr;
    CLI::App* compute = nullptr;
    CLI::App* check = nullptr;
    CLI::App* exportFigure = nullptr;
};

void describeExport(CLI::App& command, ExportRequest& request) {
    command.add_option("LAB", request.lab, "Id of the lab, as `labs` lists it")->required();
    command.add_option("-o,--output", request.output, "File to write: .svg .pdf .png .tex .csv .json .npy")->required();
    command.add_option("--view", request.view, "View of the lab (default: its first)");
    command.add_option("--preset", request.preset, "Preset to start from");
    command.add_option("--set", request.settings, "key=value or key=@FILE; may be repeated")->allow_extra_args(false);
    command.add_option("--session", request.session, "Session or exported figure (JSON) to start from");
    command.add_option("--width", request.width, "Width, as in 85mm");
    command.add_option("--height", request.height, "Height, as in 60mm");
    command.add_option("--font", request.font, "Latin font family");
    command.add_option("--font-size", request.fontSize, "Font size, as in 8pt");
    command.add_option("--theme", request.theme, "light, dark, print or grey");
    command.add_option("--cells", request.cells, "auto, vector or image");
    command.add_option("--cell-numbers", request.cellNumbers, "auto, on or off");
    command.add_option("--digits", request.digits, "Decimals, 0 to 17, or full");
    command.add_option("--rows", request.rows, "Rows to show, from 0, as in 0,2-4");
    command.add_option("--dpi", request.dpi, "Resolution of PNG (default 300)");
    command.add_option("--text", request.text, "text, or outlines");
    command.add_option("--colour-map", request.colourMap, "weight, magnitude or diverging");
    command.add_option("--figure-lang", request.figureLanguage, "Language of the figure alone: en or zh_CN");
    command.add_flag("--title,!--no-title", request.title, "With or without the title");
    command.add_flag("--colour-bar,!--no-colour-bar", request.colourBar, "With or without the colour bar");
    command.add_flag("--standalone", request.standalone, "Make a .tex file that compiles alone");
    command.add_flag("--caption", request.caption, "Write parameters and caveats under the figure");
}

void describe(CLI::App& app, Arguments& arguments) {
    app.set_version_flag("--version", "attention-lab " ATTENTION_VERSION);
    app.add_option("--lang", arguments.language, "Language of messages and figures: en or zh_CN");
    app.add_option("FILE", arguments.windowFile, "Session to open in the window");
    app.fallthrough();
    app.footer("Without a command the window opens. Exit: 0 done, 1 refused, 2 malformed command line.");

    arguments.labs = app.add_subcommand("labs", "List every lab with its parameters, presets and views");
    arguments.labs->add_flag("--json", arguments.labsAsJson, "As JSON, in both languages");
    arguments.compute = app.add_subcommand("compute", "Compute the cases of a file or of standard input");
    arguments.compute->add_option("FILE", arguments.computeFile, "Cases as JSON; standard input without it");
    arguments.check = app.add_subcommand("check", "Compute the cases of a file and compare with what it expects");
    arguments.check->add_option("FILE", arguments.checkFile, "Cases as JSON")->required();
    arguments.exportFigure = app.add_subcommand("export", "Write one figure to a file");
    describeExport(*arguments.exportFigure, arguments.figure);
    for (CLI::App* command : {arguments.labs, arguments.compute, arguments.check, arguments.exportFigure})
        command->fallthrough();
}

/// The language asked for, or that of the locale; nothing when it isn't one of ours.
std::optional<Language> messageLanguage(const std::string& asked) {
    if (asked.empty()) return languageOf(QLocale::system().name());
    if (asked == "en") return Language::english;
    if (asked == "zh_CN") return Language::chinese;
    return std::nullopt;
}

/// A word that isn't a file is meant as a sub-command.
bool looksLikeCommand(const std::string& word) {
    return word.find_first_of("./\\") == std::string::npos && !QFileInfo::exists(QString::fromStdString(word));
}

int malformed(const std::string& what, Language language) {
    say(ATTENTION_TEXT("cli", "The command line isn't right: {what}\nSee attention-lab --help.").with("what", what),
        language);
    return exitMalformed;
}

} // namespace

std::optional<int> runCommandLine(int argc, char** argv, WindowRequest& window) {
    CLI::App app("Attention Lab: an interactive laboratory for the attention mechanism", "attention-lab");
    Arguments arguments;
    describe(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) { // --help, --version
        return app.exit(wanted);
    } catch (const CLI::ParseError& problem) {
        return malformed(problem.what(), messageLanguage(arguments.language).value_or(Language::english));
    }
    const auto language = messageLanguage(arguments.language);
    if (!language) {
        say(ATTENTION_TEXT("cli", "There is no language “{name}”; right would be en or zh_CN.")
                .with("name", arguments.language),
            Language::english);
        return exitRefused;
    }
    if (*arguments.labs) return listLabs(arguments.labsAsJson, *language);
    if (*arguments.compute) return computeCases(arguments.computeFile, *language);
    if (*arguments.check) return checkCases(arguments.checkFile, *language);
    if (*arguments.exportFigure) return exportFigure(arguments.figure, *language);
    if (!arguments.windowFile.empty() && looksLikeCommand(arguments.windowFile))
        return malformed(
            attention::render(ATTENTION_TEXT("cli", "there is no command “{word}”.").with("word", arguments.windowFile),
                              textSource(*language)),
            *language);
    if (!arguments.language.empty()) window.language = language;
    window.file = QString::fromStdString(arguments.windowFile);
    return std::nullopt;
}
