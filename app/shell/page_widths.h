// The sizes that figures are asked for in, in millimetres: columns of journals, text of a page, slides.
#pragma once

#include "core/base/text.h"

struct PageWidth {
    attention::Text name;
    double width;  // 0: as the content needs
    double height; // 0: as the content needs
};

inline const std::vector<PageWidth>& pageWidths() {
    static const std::vector<PageWidth> all{
        {ATTENTION_TEXT("window", "As the content needs"), 0, 0},
        {ATTENTION_TEXT("window", "One column"), 85, 0},
        {ATTENTION_TEXT("window", "One and a half columns"), 114, 0},
        {ATTENTION_TEXT("window", "Two columns"), 174, 0},
        {ATTENTION_TEXT("window", "Text of an A4 page"), 160, 0},
        {ATTENTION_TEXT("window", "Slide 16:9"), 160, 90},
        {ATTENTION_TEXT("window", "Slide 4:3"), 128, 96},
    };
    return all;
}
