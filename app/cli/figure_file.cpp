#include "app/cli/figure_file.h"

#include "app/cli/export_style.h"
#include "app/cli/messages.h"

#include "core/figure/csv.h"
#include "core/figure/data.h"
#include "core/figure/tex_text.h"
#include "core/figure/tikz.h"
#include "core/io/file.h"
#include "core/io/npy.h"
#include "core/labs/seen.h"
#include "core/session/recipe.h"

#include <algorithm>
#include <filesystem>

using attention::Result;

namespace {

std::string kindOf(const std::string& path) {
    std::string kind = std::filesystem::path(path).extension().string();
    std::transform(kind.begin(), kind.end(), kind.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return kind;
}

attention::Index rowCount(const attention::FigureSpec& figure) {
    if (const auto* table = std::get_if<attention::Table>(&figure.content)) return attention::Index(table->rows.size());
    const auto* map = std::get_if<attention::HeatMap>(&figure.content);
    return map != nullptr ? attention::Index(map->rows.size()) : 1;
}

void clearSelection(attention::FigureSpec& figure) {
    if (auto* map = std::get_if<attention::HeatMap>(&figure.content)) map->chosen_row.reset();
    if (auto* table = std::get_if<attention::Table>(&figure.content)) table->chosen_row.reset();
}

/// What the figure is made of, computed for the request.
struct Computed {
    const FigureRequest& request;
    attention::Trace trace;
    const attention::Prediction* prediction;

    attention::Shown shown() const { return {request.values, trace, request.digits, {}, prediction}; }
};

Result<Computed> computed(const FigureRequest& request) {
    const attention::Prediction* prediction = request.prediction ? &*request.prediction : nullptr;
    auto trace = attention::seen_trace(*request.lab, request.values, prediction);
    if (!trace) return trace.error();
    return Computed{request, *std::move(trace), prediction};
}

Result<attention::FigureSpec> specOf(const FigureRequest& request, attention::Shown& shown) {
    attention::FigureSpec figure = attention::figure_of(*request.lab, shown, request.view);
    if (!request.rows.empty()) {
        auto rows = rowsOf(request.rows, rowCount(figure));
        if (!rows) return rows.error();
        shown.rows = *rows;
        figure = attention::figure_of(*request.lab, shown, request.view);
    }
    for (const attention::Caveat& caveat : attention::caveats_of(*request.lab, shown))
        figure.caption.push_back(caveat.text);
    if (!request.selection) clearSelection(figure);
    return figure;
}

} // namespace

Result<Figure> figureOf(const FigureRequest& request) {
    const auto made = computed(request);
    if (!made) return made.error();
    attention::Shown shown = made->shown();
    auto spec = specOf(request, shown);
    if (!spec) return spec.error();
    return Figure{*std::move(spec), made->trace.notes()};
}

Result<FigureFile> figureFile(const FigureRequest& request, const FigureStyle& style, const std::string& kind) {
    const auto made = computed(request);
    if (!made) return made.error();
    attention::Shown shown = made->shown();
    auto figure = specOf(request, shown);
    if (!figure) return figure.error();
    FigureFile file;
    file.notes = made->trace.notes();
    const auto noted = [&](FileKind of) {
        for (attention::Text& note : exportNotes(*figure, style, of)) file.notes.push_back(std::move(note));
    };
    if (kind == ".svg" || kind == ".pdf" || kind == ".png") {
        const auto write = kind == ".svg" ? toSvg : kind == ".pdf" ? toPdf : toPng;
        const auto bytes = write(*figure, style);
        if (!bytes) return bytes.error();
        file.bytes = bytes->toStdString();
        noted(kind == ".png" ? FileKind::pixels : FileKind::shapes);
    } else if (kind == ".tex") {
        if (auto* map = std::get_if<attention::HeatMap>(&figure->content); map != nullptr && style.colourMap)
            map->colours = *style.colourMap;
        file.bytes = attention::figure_tikz(*figure, textSource(style.language),
                                            {request.standalone, style.title, style.colourBar, style.caption});
        noted(FileKind::tex);
        if (attention::needs_unicode_tex(file.bytes))
            file.notes.push_back(ATTENTION_TEXT(
                "cli", "This .tex file holds words that pdfLaTeX can't print; XeLaTeX and LuaLaTeX can."));
    } else if (kind == ".csv") file.bytes = attention::figure_csv(*figure);
    else if (kind == ".json")
        file.bytes = attention::figure_to_json(*request.lab, shown, *figure, textSource(style.language));
    else if (kind == ".npy") file.bytes = attention::npy_from(attention::figure_numbers(*figure));
    else if (kind.empty())
        return attention::Error{attention::Code::unsupported, kind,
                                ATTENTION_TEXT("cli", "The name of the file has to end in what it is to be: .svg, "
                                                      ".pdf, .png, .tex, .csv, .json or .npy.")};
    else
        return attention::Error{
            attention::Code::unsupported, kind,
            ATTENTION_TEXT("cli", "Figures can't be written as “{kind}”; right would be .svg, .pdf, .png, .tex, "
                                  ".csv, .json or .npy.")
                .with("kind", kind)};
    return file;
}

attention::Status writeFigure(const FigureRequest& request, const FigureStyle& style, const std::string& path,
                              Language messages) {
    auto file = figureFile(request, style, kindOf(path));
    if (!file) return file.error();
    if (auto status = attention::write_output(std::filesystem::path(path), file->bytes); !status) return status;
    for (const attention::Text& note : file->notes) say(note, messages);
    return attention::Done{};
}
