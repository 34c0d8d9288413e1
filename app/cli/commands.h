// The sub-commands; each returns its exit code.
#pragma once

#include "app/text/language.h"

#include <string>
#include <vector>

int listLabs(bool asJson, Language language);
int computeCases(const std::string& file, Language language); // empty: standard input
int checkCases(const std::string& file, Language language);

/// `export` as it was typed; empty = not given.
struct ExportRequest {
    std::string lab, output, view, preset, session;
    std::vector<std::string> settings; // key=value
    std::string width, height, font, fontSize, theme, cells, cellNumbers, digits, rows, dpi, text, colourMap;
    std::string figureLanguage;
    bool title = true;
    bool colourBar = true;
    bool caption = false;
    bool selection = true;
    bool standalone = false;
};
int exportFigure(const ExportRequest& request, Language language);

/// `gallery` as it was typed.
struct GalleryRequest {
    std::string folder;
    std::string kinds;   // "svg,png"; empty: svg
    ExportRequest style; // of it the looks alone
};
int writeGallery(const GalleryRequest& request, Language language);
