#include "core/attention/by_hand.h"

#include "core/attention/attend.h"
#include "core/attention/softmax.h"

#include <cmath>
#include <limits>
#include <utility>

namespace attention {
namespace {

using Divisor = Procedure::Divisor;
using Transposed = Procedure::Transposed;

Error does_not_fit(const char* where) {
    return {Code::dim_mismatch, where,
            ATTENTION_TEXT("core", "“{where}” can't be multiplied the wrong way round: its sizes don't fit.")
                .with("where", where)};
}

Mask visible(const HandInputs& inputs, Index queries, Index keys) {
    Mask allowed = Mask::Constant(queries, keys, true);
    for (Index t = 0; inputs.causal && t < queries; ++t)
        for (Index j = t + 1; j < keys; ++j) allowed(t, j) = false;
    return allowed;
}

class Calculation {
public:
    Calculation(const HandInputs& inputs, const Procedure& procedure, const Amend& amend)
        : in_(inputs), how_(procedure), amend_(amend) {}

    Result<Trace> result() {
        if (auto status = project(); !status) return status.error();
        if (auto status = compare(); !status) return status.error();
        if (auto status = share_out(); !status) return status.error();
        keep("outputs", Matrix(weights_ * (how_.keys_for_values ? K_ : V_)));
        return std::move(trace_);
    }

private:
    /// Rounds and amends what was just computed, and notes it.
    Matrix settled(const char* name, Matrix values) const {
        if (how_.decimals && (how_.only.empty() || how_.only == name)) {
            const double unit = std::pow(10, *how_.decimals);
            values = values.unaryExpr([unit](double x) { return std::isfinite(x) ? std::round(x * unit) / unit : x; });
        }
        if (amend_) amend_(name, values);
        return values;
    }
    Matrix keep(const char* name, Matrix values) {
        values = settled(name, std::move(values));
        trace_.add(name, values);
        return values;
    }
    Row keep_row(const char* name, const Matrix& values) {
        Row row = settled(name, values).row(0);
        trace_.add(name, row);
        return row;
    }

    Status project() {
        if (in_.projected) {
            const bool turned = how_.transposed == Transposed::weights;
            for (const Matrix* W : {&in_.W_Q, &in_.W_K, &in_.W_V})
                if (turned && W->rows() != W->cols()) return does_not_fit("W");
            const auto projection = [&](const Matrix& W) { return Matrix(in_.X * (turned ? W.transpose() : W)); };
            Q_ = keep("Q", projection(in_.W_Q));
            K_ = keep("K", projection(in_.W_K));
            V_ = keep("V", in_.same ? K_ : projection(in_.W_V));
        } else {
            trace_.add("Q", Q_ = in_.Q);
            trace_.add("K", K_ = in_.K);
            trace_.add("V", V_ = in_.same ? in_.K : in_.V);
        }
        return Done{};
    }

    double factor() const {
        if (!in_.scaled || how_.divisor == Divisor::none) return 1;
        if (how_.divisor == Divisor::dimension) return 1 / double(Q_.cols());
        return scale_factor(Scale::sqrt_dk, Q_.cols());
    }

    Status compare() {
        const bool turned = how_.transposed == Transposed::keys;
        if (turned && K_.rows() != K_.cols()) return does_not_fit("K");
        const Matrix dots = keep("dots", Matrix(Q_ * (turned ? K_ : K_.transpose())));
        trace_.add("scale_factor", factor());
        // On paper one divides by √2 as it was written down.
        const double divisor = settled("divisor", Matrix::Constant(1, 1, 1 / factor()))(0, 0);
        const Matrix scores = keep("scores", how_.decimals ? Matrix(dots / divisor) : Matrix(dots * factor()));
        logits_ = keep("logits", Matrix(scores / in_.temperature));
        return Done{};
    }

    Status share_out() {
        const Mask allowed = visible(in_, logits_.rows(), logits_.cols());
        const bool zero = how_.hidden == Procedure::Hidden::zero;
        const double filling = zero ? 0 : -std::numeric_limits<double>::infinity();
        trace_.add("allowed", allowed);
        trace_.add("filled", Matrix(allowed.select(logits_, filling)));
        const Matrix scores = zero ? *trace_.get<Matrix>("filled") : logits_;
        const Mask seen = zero ? Mask(Mask::Constant(allowed.rows(), allowed.cols(), true)) : allowed;
        const bool by_key = how_.axis == Procedure::Axis::key;
        const auto softmax = by_key ? row_softmax(scores.transpose(), seen.transpose()) : row_softmax(scores, seen);
        if (!softmax) return softmax.error();
        for (const auto& error : softmax->errors)
            if (error && error->code != Code::all_masked) return *error;
        Matrix visible_scores = seen.select(scores, -std::numeric_limits<double>::infinity());
        if (by_key) visible_scores.transposeInPlace();
        const Matrix weights = shares(visible_scores, *softmax, by_key);
        weights_ = keep("weights", by_key ? Matrix(weights.transpose()) : weights);
        return Done{};
    }

    /// Each row of `scores` shared out: the exponentials, their sums, and the quotients.
    Matrix shares(const Matrix& scores, const RowSoftmax& softmax, bool by_key) {
        Matrix exps = softmax.exps;
        if (how_.shifts) {
            const Row shift = keep_row(by_key ? "key_shift" : "shift", softmax.shift);
            for (Index r = 0; r < exps.rows(); ++r) // a hand that took another number for the largest
                if (shift(r) != softmax.shift(r)) exps.row(r) *= std::exp(softmax.shift(r) - shift(r));
        } else exps = scores.array().exp().matrix();
        exps = keep("exp_shifted", by_key ? Matrix(exps.transpose()) : exps);
        if (by_key) exps.transposeInPlace();
        const Row totals = keep_row(by_key ? "key_total" : "exp_total", exps.rowwise().sum().transpose());
        if (!how_.normalises) return exps;
        for (Index r = 0; r < exps.rows(); ++r)
            if (totals(r) != 0) exps.row(r) /= totals(r);
        return exps;
    }

    const HandInputs& in_;
    const Procedure& how_;
    const Amend& amend_;
    Trace trace_;
    Matrix Q_, K_, V_, logits_, weights_;
};

} // namespace

Result<Trace> by_hand(const HandInputs& inputs, const Procedure& procedure, const Amend& amend) {
    return Calculation(inputs, procedure, amend).result();
}

} // namespace attention
