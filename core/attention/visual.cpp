#include "core/attention/visual.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

namespace attention {

Result<VisualTrace> visual_attention(const Matrix& regions, const Row& scores) {
    Guard guard;
    guard.matrix(regions, "regions")
        .places(scores.size(), "scores")
        .same_count(scores.size(), "scores", regions.rows(), "regions")
        .finite(regions, "regions")
        .finite(scores, "scores");
    if (guard.refused()) return guard.error();
    const WideMatrix wide_regions = wide(regions);
    const WideSoftmax softmax = wide_softmax(wide(scores), {});
    const WideRow mean = softmax.weights * wide_regions;
    const WideMatrix deviations = wide_regions.rowwise() - mean;
    VisualTrace trace{
        narrow(softmax.weights),     narrow(mean), softmax.argmax,
        regions.row(softmax.argmax), narrow(mean), narrow(WideRow(softmax.weights * deviations.cwiseAbs2()))};
    return guard.fits(trace.soft_context, "soft_context")
        .fits(trace.hard_sampling_variance, "hard_sampling_variance")
        .pass(std::move(trace));
}

} // namespace attention
