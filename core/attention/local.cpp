#include "core/attention/local.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <cmath>

namespace attention {
namespace {

Guard& check_width(Guard& guard, double D) {
    return guard.finite(D, "D").require(
        D > 0, Code::bad_window, "D",
        ATTENTION_TEXT("core", "The window's half width “D” is {value}; it must be above 0.")
            .with("value", D, shortest()));
}

Guard& check_not_empty(Guard& guard, const MaskRow& window, double centre) {
    return guard.require(window.any(), Code::bad_window, "D",
                         ATTENTION_TEXT("core", "No position lies inside the window around {centre}; make “D” larger.")
                             .with("centre", centre, fixed(4)));
}

MaskRow window_around(Wide centre, Wide half_width, Index positions) {
    MaskRow window(positions);
    for (Index j = 0; j < positions; ++j) window(j) = std::abs(Wide(j + 1) - centre) <= half_width;
    return window;
}

} // namespace

Result<LocalPredictiveTrace> luong_local_p(const LocalPredictiveInputs& inputs) {
    const auto& [h_t, H, W_p, v_p, D] = inputs;
    Guard guard;
    guard.vector(h_t, "h_t")
        .matrix(H, "H")
        .matrix(W_p, "W_p")
        .vector(v_p, "v_p")
        .same_dim(H.cols(), "H", h_t.size(), "h_t")
        .same_dim(W_p.cols(), "W_p", h_t.size(), "h_t")
        .same_dim(W_p.rows(), "W_p", v_p.size(), "v_p")
        .finite(h_t, "h_t")
        .finite(H, "H")
        .finite(W_p, "W_p")
        .finite(v_p, "v_p");
    check_width(guard, D);
    if (guard.refused()) return guard.error();

    const Index S = H.rows();
    const WideMatrix states = wide(H);
    const WideRow inner = (wide(h_t) * wide(W_p).transpose()).unaryExpr([](Wide x) { return std::tanh(x); });
    const Wide p_t = Wide(S) / (1 + std::exp(-wide(v_p).dot(inner)));
    const Wide sigma = Wide(D) / 2;
    const MaskRow window = window_around(p_t, D, S);
    check_not_empty(guard, window, double(p_t));
    if (guard.refused()) return guard.error();

    const WideRow scores = wide(h_t) * states.transpose();
    const WideRow align = wide_softmax(scores, window).weights;
    WideRow gaussian = WideRow::Zero(S);
    for (Index j = 0; j < S; ++j) {
        const Wide distance = (Wide(j + 1) - p_t) / sigma;
        if (window(j)) gaussian(j) = std::exp(-distance * distance / 2);
    }
    const WideRow weights = align.cwiseProduct(gaussian);
    LocalPredictiveTrace trace{double(p_t),     double(sigma),         window,
                               narrow(scores),  narrow(align),         narrow(gaussian),
                               narrow(weights), double(weights.sum()), narrow(WideRow(weights * states))};
    return guard.fits(trace.scores, "scores").fits(trace.context, "context").pass(std::move(trace));
}

Result<LocalMonotonicTrace> luong_local_m(const LocalMonotonicInputs& inputs) {
    const auto& [h_t, H, t, D] = inputs;
    const Index S = H.rows();
    Guard guard;
    guard.vector(h_t, "h_t")
        .matrix(H, "H")
        .same_dim(H.cols(), "H", h_t.size(), "h_t")
        .finite(h_t, "h_t")
        .finite(H, "H");
    check_width(guard, D);
    guard.require(t >= 1 && t <= S, Code::out_of_range, "t",
                  ATTENTION_TEXT("core", "Position {position} isn't in the sentence; “t” must be from 1 to {count}.")
                      .with("position", t)
                      .with("count", std::int64_t(S)));
    if (guard.refused()) return guard.error();

    const WideMatrix states = wide(H);
    const MaskRow window = window_around(Wide(t), D, S); // never empty: t itself is inside
    const WideRow scores = wide(h_t) * states.transpose();
    const WideRow weights = wide_softmax(scores, window).weights;
    LocalMonotonicTrace trace{window, narrow(scores), narrow(weights), narrow(WideRow(weights * states)),
                              narrow(wide_softmax(scores, {}).weights)};
    return guard.fits(trace.scores, "scores").fits(trace.context, "context").pass(std::move(trace));
}

} // namespace attention
