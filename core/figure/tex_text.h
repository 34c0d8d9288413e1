// Text as TeX reads it.
#pragma once

#include <string>
#include <string_view>

namespace attention {

/// Text that every TeX prints as it is: letters and signs of formulas (α, ₁, ⟂) are written as mathematics, for text
/// fonts rarely have them.
std::string tex_escaped(std::string_view text);

/// Are there characters that pdfLaTeX can't print by itself, as Chinese?
bool needs_unicode_tex(std::string_view tex);

} // namespace attention
