// A figure of a lab into a file; the kind of file follows from its name.
#pragma once

#include "app/render/export.h"
#include "core/labs/lab.h"

#include <array>
#include <optional>
#include <string>

struct FigureRequest {
    const attention::Lab* lab;
    attention::Values values;
    std::string view;
    attention::Digits digits;
    std::string rows = {};   // "0,2-4"; empty: all
    bool standalone = false; // .tex compiles alone
    std::optional<attention::Prediction> prediction = {};
    bool selection = true; // the chosen row is marked
};

/// The figure, cut to the rows asked for; its caption holds the caveats that apply.
struct Figure {
    attention::FigureSpec spec;
    std::vector<attention::Text> notes; // of the computation
};
attention::Result<Figure> figureOf(const FigureRequest& request);

/// The whole file, and what its reader should know; the kind is one of `fileKinds`. Any thread may ask.
struct FigureFile {
    std::string bytes;
    std::vector<attention::Text> notes;
};
inline constexpr std::array fileKinds{".svg", ".pdf", ".png", ".tex", ".csv", ".json", ".npy"};
attention::Result<FigureFile> figureFile(const FigureRequest& request, const FigureStyle& style,
                                         const std::string& kind);

/// Writes it completely or not at all, and says the notes on standard error.
attention::Status writeFigure(const FigureRequest& request, const FigureStyle& style, const std::string& path,
                              Language messages);
