// `gallery`: every view of every lab at its published state, and a page that shows them.
#include "app/cli/cli.h"
#include "app/cli/commands.h"
#include "app/cli/export_style.h"
#include "app/cli/gallery_page.h"
#include "app/cli/messages.h"
#include "app/cli/offscreen.h"

#include "core/io/file.h"
#include "core/session/session.h"

#include <csignal>
#include <filesystem>
#include <iostream>

using attention::Error;
using attention::Result;
using attention::Status;

namespace {

volatile std::sig_atomic_t interruption = 0; // the signal that asked to stop

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

/// A page that isn't ours stays.
Status checkPlace(const std::filesystem::path& page) {
    std::error_code ignored;
    if (!std::filesystem::exists(page, ignored)) return attention::Done{};
    const auto bytes = attention::read_file(page);
    if (!bytes) return bytes.error();
    const std::string head = bytes->substr(0, bytes->find("</head>"));
    if (head.find(galleryMark) != std::string::npos) return attention::Done{};
    return Error{attention::Code::write_failed, page.string(),
                 ATTENTION_TEXT("cli", "“{name}” is a page that this program hasn't written; it stays as it is. Choose "
                                       "another folder.")
                     .with("name", page.string())};
}

Status writeAll(const GalleryRequest& request, Language language) {
    const auto kinds = kindsOf(request.kinds);
    if (!kinds) return kinds.error();
    const auto style = styleOf(request.style, language);
    if (!style) return style.error();
    const std::filesystem::path folder(request.folder);
    if (auto status = checkPlace(folder / "index.html"); !status) return status;
    if (auto status = makeFolder(folder); !status) return status;
    std::vector<GalleryFigure> figures;
    for (const attention::Lab* lab : attention::all_labs())
        for (const attention::View& view : lab->views) figures.push_back({lab, &view, {}});
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (interruption != 0)
            return Error{attention::Code::write_failed, request.folder,
                         ATTENTION_TEXT("cli", "Stopped: of {all} figures {done} are written, and no page that shows "
                                               "them.")
                             .with("done", std::int64_t(i))
                             .with("all", std::int64_t(figures.size()))};
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
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int asked) { interruption = asked; });
    return withoutWindow([&] {
        const auto status = writeAll(request, language);
        for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);
        if (!status) sayRefused(status.error(), language);
        if (interruption != 0) std::raise(interruption); // so that whoever started it knows why it ended
        if (!status) return exitRefused;
        return exitDone;
    });
}
