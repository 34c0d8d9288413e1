// Three rows of bars: the scores, what is added up, and the shares.
#include "core/labs/softmax/weighing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention::weighing {
namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

/// Half the axis of the scores. Few sizes, so that it rarely jumps under a drag; a drag never leaves it.
double extent_of(const Row& scores) {
    const double largest = scores.cwiseAbs().maxCoeff();
    for (const double extent : {5.0, 25.0, 100.0, 500.0})
        if (largest <= extent) return extent;
    return 2000;
}

Bars score_bars(const View& view) {
    Bars bars;
    const double extent = extent_of(view.scores);
    bars.title = ATTENTION_TEXT("softmax", "Scores");
    bars.low = -extent;
    bars.high = extent;
    bars.format = with_digits(brief(4), view.digits);
    bars.role = Role::plain;
    for (Index j = 0; j < view.scores.size(); ++j) {
        Handle handle;
        handle.key = "scores";
        handle.at = {j};
        handle.step = handle.snap = extent / 50;
        handle.spoken = ATTENTION_TEXT("softmax", "Score of {label}").with("label", view.labels[std::size_t(j)]);
        handle.low = -extent;
        handle.high = extent;
        bars.bars.push_back({trace_path("scores", j), view.labels[std::size_t(j)], view.scores(j), false, handle});
    }
    return bars;
}

double largest_finite(const Row& row) {
    double largest = 0;
    for (const double value : row)
        if (std::isfinite(value)) largest = std::max(largest, value);
    return largest;
}

Text terms_title(const View& view) {
    if (view.method == "ratio") return ATTENTION_TEXT("softmax", "What is added up: the scores themselves");
    if (view.method == "sparsemax" && view.temperature != 0)
        return ATTENTION_TEXT("softmax", "Scores above the threshold; the rest is cut off");
    if (view.limit()) return ATTENTION_TEXT("softmax", "Exponentials in the limit");
    if (view.method == "naive") return ATTENTION_TEXT("softmax", "Exponentials exp(eᵢ), not shifted");
    return ATTENTION_TEXT("softmax", "Exponentials exp(eᵢ − m), the largest is 1");
}

/// Powers of ten for exponentials, so that the axis stands still under most drags.
double axis_end(const View& view, const Row& terms) {
    const double largest = largest_finite(terms);
    if (!(largest > 0)) return 1;
    return view.exponential() ? std::min(std::pow(10.0, std::ceil(std::log10(largest))), 1e308) : largest;
}

Bars term_bars(const Shown& shown, const View& view) {
    Bars bars;
    bars.title = terms_title(view);
    bars.role = Role::plain;
    const auto* kept = shown.trace.get<Mask>("kept");
    const Row none = Row::Constant(view.scores.size(), no_number);
    const Row& terms = view.terms != nullptr ? *view.terms : none;
    bars.format = with_digits(ranged(4), view.digits);
    bars.low = view.terms != nullptr ? std::min(0.0, terms.minCoeff()) : 0;
    bars.high = axis_end(view, terms);
    for (Index j = 0; j < terms.size(); ++j)
        bars.bars.push_back({trace_path("terms", j), view.labels[std::size_t(j)], terms(j),
                             view.terms == nullptr || (kept != nullptr && !(*kept)(0, j)), std::nullopt});
    return bars;
}

Text shares_title(const View& view) {
    if (view.mode == "hard") return ATTENTION_TEXT("softmax", "Hard choice");
    if (view.mode == "sampled") return ATTENTION_TEXT("softmax", "How often each was drawn");
    return view.method == "ratio" ? ATTENTION_TEXT("softmax", "Shares by plain division")
                                  : ATTENTION_TEXT("softmax", "Weights α");
}

Bars share_bars(const View& view) {
    Bars bars;
    bars.title = shares_title(view);
    bars.role = Role::weight;
    bars.format = with_digits(percent(1), view.digits);
    const Row none = Row::Constant(view.scores.size(), no_number);
    const Row& shares = view.selected != nullptr ? *view.selected : none;
    bars.low = view.selected != nullptr ? std::min(0.0, shares.minCoeff()) : 0;
    bars.high = view.selected != nullptr ? std::max(1.0, shares.maxCoeff()) : 1;
    for (Index j = 0; j < shares.size(); ++j)
        bars.bars.push_back(
            {view.share_path(j), view.labels[std::size_t(j)], shares(j), view.selected == nullptr, std::nullopt});
    return bars;
}

Text method_text(const View& view) {
    if (view.method == "naive") return ATTENTION_TEXT("softmax", "naive softmax");
    if (view.method == "ratio") return ATTENTION_TEXT("softmax", "plain division");
    if (view.method == "sparsemax") return ATTENTION_TEXT("softmax", "sparsemax");
    if (view.method == "top-k") return ATTENTION_TEXT("softmax", "softmax of the best k");
    return ATTENTION_TEXT("softmax", "softmax");
}

Text title_of(const View& view, std::string_view id) {
    if (id == "scores") return ATTENTION_TEXT("softmax", "Scores");
    if (id == "terms")
        return ATTENTION_TEXT("softmax", "From scores to shares: {method}").with("method", method_text(view));
    return ATTENTION_TEXT("softmax", "Shares: {method}").with("method", method_text(view));
}

std::string parameters_text(const Shown& shown, const View& view) {
    std::string text = std::isinf(view.temperature) ? "τ → ∞"
                       : view.temperature == 0      ? "τ → 0"
                                                    : "τ = " + display_number(view.temperature, shortest());
    const double offset = shown.trace.number("offset").value_or(0);
    return text + ", c = " + display_number(offset, shortest());
}

} // namespace

FigureSpec figure(const Shown& shown, std::string_view view_id) {
    const View view(shown);
    FigureSpec spec;
    spec.lab = "softmax";
    spec.view = view_id;
    spec.title = title_of(view, view_id);
    spec.description = summary(shown);
    spec.caption = {verbatim(parameters_text(shown, view)), origin(shown)};
    for (const Text& note : shown.trace.notes()) spec.caption.push_back(note);
    if (view_id == "scores") spec.content = score_bars(view);
    else if (view_id == "terms") spec.content = term_bars(shown, view);
    else spec.content = share_bars(view);
    return spec;
}

} // namespace attention::weighing
