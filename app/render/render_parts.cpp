#include "app/render/render_parts.h"

#include "app/render/plot.h"

std::vector<attention::Part> renderParts() {
    return {{"QCustomPlot", QCUSTOMPLOT_VERSION_STR, "GPL-3.0-or-later"}, {"MathJax", MATHJAX_VERSION, "Apache-2.0"}};
}
