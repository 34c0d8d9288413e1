// `gallery`: every view of every lab at its published state, and a page that shows them.
#include "app/cli/cli.h"
#include "app/cli/commands.h"
#include "app/cli/export_style.h"
#include "app/cli/gallery_page.h"
#include "app/cli/messages.h"
#include "app/cli/offscreen.h"

#include "core/io/file.h"
#include "core/session/session.h"

#include <filesystem>
#include <iostream>

using attention::Error;
using attention::Result;
using attention::Status;

namespace {

FigureRequest published(const attention::Lab& lab, const attention::View& view) {
    const attention::Session start = attention::initial_session();
    return {&lab, attention::values_of(start, lab), view.id, start.digits};
}

/// The folder, made where it isn't there yet.
Status makeFolder(const std::filesystem::path& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (std::filesystem::is_directory(folder, problem)) return attention::Done{};
    return Error{attention::Code::write_failed, folder.string(),
                 ATTENTION_TEXT("cli", "“{name}” can't be made a folder. Is there a file of that name, or may nothing "
                                       "be written there?")
                     .with("name", folder.string())};
}

Status writeAll(const GalleryRequest& request, Language language) {
    const auto kinds = kindsOf(request.kinds);
    if (!kinds) return kinds.error();
    const auto style = styleOf(request.style, language);
    if (!style) return style.error();
    const std::filesystem::path folder(request.folder);
    if (auto status = makeFolder(folder); !status) return status;
    std::vector<GalleryFigure> figures;
    for (const attention::Lab* lab : attention::all_labs())
        for (const attention::View& view : lab->views) figures.push_back({lab, &view, {}});
    for (std::size_t i = 0; i < figures.size(); ++i) {
        GalleryFigure& each = figures[i];
        std::cerr << '[' << i + 1 << '/' << figures.size() << "] " << each.lab->id << " · " << each.view->id
                  << std::endl; // seen while it lasts
        const FigureRequest wanted = published(*each.lab, *each.view);
        auto figure = figureOf(wanted);
        if (!figure) return figure.error();
        each.figure = *std::move(figure);
        for (const std::string& kind : *kinds) {
            const auto file = figureFile(wanted, *style, kind);
            if (!file) return file.error();
            if (auto status = attention::write_file(folder / each.fileName(kind), file->bytes); !status) return status;
        }
    }
    return attention::write_file(folder / "index.html", galleryPage(figures, *kinds, *style));
}

} // namespace

int writeGallery(const GalleryRequest& request, Language language) {
    return withoutWindow([&] {
        const auto status = writeAll(request, language);
        if (!status) return sayRefused(status.error(), language), exitRefused;
        return exitDone;
    });
}
