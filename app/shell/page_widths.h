// The sizes that figures are asked for in, in millimetres: columns of journals, text of a page, slides.
#pragma once

#include <QtGlobal>
#include <array>

struct PageWidth {
    const char* name; // context PageWidth
    double width;     // 0: as the content needs
    double height;    // 0: as the content needs
};

inline constexpr std::array pageWidths{
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "As the content needs"), 0, 0},
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "One column"), 85, 0},
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "One and a half columns"), 114, 0},
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "Two columns"), 174, 0},
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "Text of an A4 page"), 160, 0},
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "Slide 16:9"), 160, 90},
    PageWidth{QT_TRANSLATE_NOOP("PageWidth", "Slide 4:3"), 128, 96},
};
