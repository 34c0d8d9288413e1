#include "core/attention/window.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention {
namespace {

struct Bells {
    WideRow alpha, beta, kappa;

    Wide height(Wide position) const {
        Wide sum = 0;
        for (Index k = 0; k < alpha.size(); ++k) {
            // a bell of height 0 is 0 everywhere, however steep it is
            if (alpha(k) != 0) sum += alpha(k) * std::exp(exponent(k, position));
        }
        return sum;
    }

    /// Is the window past the end of U characters: higher at U + 1 than at every one of them? Compared with the
    /// largest exponent divided out, for far past the end all heights themselves underflow to 0.
    bool is_past(Index U) const {
        Wide largest = -std::numeric_limits<Wide>::infinity();
        for (Index k = 0; k < alpha.size(); ++k)
            for (Index u = 1; u <= U + 1 && alpha(k) != 0; ++u) largest = std::max(largest, exponent(k, Wide(u)));
        if (!std::isfinite(largest)) return false;
        const auto shifted = [&](Index u) {
            Wide sum = 0;
            for (Index k = 0; k < alpha.size(); ++k)
                if (alpha(k) != 0) sum += alpha(k) * std::exp(exponent(k, Wide(u)) - largest);
            return sum;
        };
        const Wide past_end = shifted(U + 1);
        for (Index u = 1; u <= U; ++u)
            if (!(shifted(u) < past_end)) return false;
        return true;
    }

private:
    Wide exponent(Index k, Wide position) const {
        const Wide distance = kappa(k) - position;
        return -beta(k) * distance * distance;
    }
};

WindowTrace trace_of(const Bells& bells, const Matrix& chars, Guard& guard) {
    const Index U = chars.rows();
    WideRow phi(U);
    for (Index u = 0; u < U; ++u) phi(u) = bells.height(Wide(u + 1));
    const Wide past_end = bells.height(Wide(U + 1));
    WindowTrace trace{narrow(phi), double(phi.sum()), double(past_end), bells.is_past(U),
                      narrow(WideRow(phi * wide(chars)))};
    guard.fits(trace.phi, "phi")
        .fits(trace.phi_sum, "phi_sum")
        .fits(trace.phi_past_end, "phi_past_end")
        .fits(trace.window, "window");
    return trace;
}

} // namespace

Result<WindowTrace> graves_window(const WindowInputs& inputs) {
    const auto& [alpha, beta, kappa, chars] = inputs;
    Guard guard;
    guard.places(alpha.size(), "alpha")
        .places(beta.size(), "beta")
        .places(kappa.size(), "kappa")
        .matrix(chars, "chars")
        .same_dim(beta.size(), "beta", alpha.size(), "alpha")
        .same_dim(kappa.size(), "kappa", alpha.size(), "alpha")
        .finite(alpha, "alpha")
        .finite(beta, "beta")
        .finite(kappa, "kappa")
        .finite(chars, "chars")
        .work(double(alpha.size()) * double(chars.rows()), "chars");
    if (guard.refused()) return guard.error();
    auto trace = trace_of({wide(alpha), wide(beta), wide(kappa)}, chars, guard);
    return guard.pass(std::move(trace));
}

Result<WindowStepTrace> graves_step(const WindowStepInputs& inputs) {
    const auto& [alpha_hat, beta_hat, kappa_prev, kappa_hat, chars] = inputs;
    Guard guard;
    guard.places(alpha_hat.size(), "alpha_hat")
        .places(beta_hat.size(), "beta_hat")
        .places(kappa_prev.size(), "kappa_prev")
        .places(kappa_hat.size(), "kappa_hat")
        .matrix(chars, "chars")
        .same_dim(beta_hat.size(), "beta_hat", alpha_hat.size(), "alpha_hat")
        .same_dim(kappa_prev.size(), "kappa_prev", alpha_hat.size(), "alpha_hat")
        .same_dim(kappa_hat.size(), "kappa_hat", alpha_hat.size(), "alpha_hat")
        .finite(alpha_hat, "alpha_hat")
        .finite(beta_hat, "beta_hat")
        .finite(kappa_prev, "kappa_prev")
        .finite(kappa_hat, "kappa_hat")
        .finite(chars, "chars")
        .work(double(alpha_hat.size()) * double(chars.rows()), "chars");
    if (guard.refused()) return guard.error();
    const Bells bells{wide(alpha_hat).array().exp(), wide(beta_hat).array().exp(),
                      wide(kappa_prev).array() + wide(kappa_hat).array().exp()};
    WindowStepTrace trace{narrow(bells.alpha), narrow(bells.beta), narrow(bells.kappa), {}};
    guard.fits(trace.alpha, "alpha").fits(trace.beta, "beta").fits(trace.kappa, "kappa");
    if (guard.refused()) return guard.error();
    trace.window = trace_of(bells, chars, guard);
    return guard.pass(std::move(trace));
}

} // namespace attention
