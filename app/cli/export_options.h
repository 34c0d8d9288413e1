// The looks of a figure among the options of `export`, as a table: for those who store them or write them down.
#pragma once

#include "app/cli/commands.h"

#include <array>

struct ExportOption {
    const char* name; // without --
    std::string ExportRequest::*value;
};
inline constexpr std::array exportOptions{
    ExportOption{"width", &ExportRequest::width},
    ExportOption{"height", &ExportRequest::height},
    ExportOption{"font", &ExportRequest::font},
    ExportOption{"font-size", &ExportRequest::fontSize},
    ExportOption{"theme", &ExportRequest::theme},
    ExportOption{"cells", &ExportRequest::cells},
    ExportOption{"cell-numbers", &ExportRequest::cellNumbers},
    ExportOption{"text", &ExportRequest::text},
    ExportOption{"dpi", &ExportRequest::dpi},
};

/// On unless --no-… is given, or off unless it is.
struct ExportSwitch {
    const char* name;
    bool ExportRequest::*on;
};
inline constexpr std::array exportSwitches{
    ExportSwitch{"title", &ExportRequest::title},           ExportSwitch{"colour-bar", &ExportRequest::colourBar},
    ExportSwitch{"selection", &ExportRequest::selection},   ExportSwitch{"caption", &ExportRequest::caption},
    ExportSwitch{"standalone", &ExportRequest::standalone},
};
