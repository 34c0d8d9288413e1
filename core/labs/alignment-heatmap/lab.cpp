#include "core/labs/lab.h"
namespace attention {
const Lab& alignment_heatmap_lab() {
    static const Lab lab{};
    return lab;
}
} // namespace attention
