// The mistakes that have a name.
#include "core/explain/diagnosis.h"

#include <algorithm>

namespace attention {
namespace {

template <class Change>
std::vector<Procedure> ways(Change change, bool both_shifts = false) {
    std::vector<Procedure> list(both_shifts ? 2 : 1);
    for (Procedure& procedure : list) change(procedure);
    if (both_shifts) list[1].shifts = false;
    return list;
}

std::vector<Mistake> score_mistakes() {
    return {
        {"no-scaling", ATTENTION_TEXT("diagnosis", "not scaled"),
         ATTENTION_TEXT("diagnosis", "The dot products went into softmax without being divided by √d."),
         ways([](Procedure& p) { p.divisor = Procedure::Divisor::none; })},
        {"divided-by-d", ATTENTION_TEXT("diagnosis", "divided by d"),
         ATTENTION_TEXT("diagnosis", "The dot products were divided by d, the number of components, instead of its "
                                     "square root."),
         ways([](Procedure& p) { p.divisor = Procedure::Divisor::dimension; })},
        {"weights-transposed", ATTENTION_TEXT("diagnosis", "weight matrix transposed"),
         ATTENTION_TEXT("diagnosis", "The row vector was multiplied by the rows of the weight matrices instead of "
                                     "their columns."),
         ways([](Procedure& p) { p.transposed = Procedure::Transposed::weights; })},
        {"keys-transposed", ATTENTION_TEXT("diagnosis", "keys read by columns"),
         ATTENTION_TEXT("diagnosis", "The query was multiplied by the columns of K: Q K instead of Q Kᵀ. A key is a "
                                     "row."),
         ways([](Procedure& p) { p.transposed = Procedure::Transposed::keys; })},
    };
}

std::vector<Mistake> share_mistakes() {
    return {
        {"zero-for-hidden", ATTENTION_TEXT("diagnosis", "0 in place of −∞"),
         ATTENTION_TEXT("diagnosis", "Hidden places got the score 0; e⁰ = 1 is a share like any other. Only −∞ gives "
                                     "them nothing."),
         ways([](Procedure& p) { p.hidden = Procedure::Hidden::zero; }, true)},
        {"columns", ATTENTION_TEXT("diagnosis", "softmax along columns"),
         ATTENTION_TEXT("diagnosis", "Softmax ran down the columns of the score matrix, over the queries; each query "
                                     "must share out its own row."),
         ways([](Procedure& p) { p.axis = Procedure::Axis::key; }, true)},
        {"not-normalised", ATTENTION_TEXT("diagnosis", "not divided by the sum"),
         ATTENTION_TEXT("diagnosis", "The exponentials were used as weights; divided by their sum they add up to 1."),
         ways([](Procedure& p) { p.normalises = false; }, true)},
        {"keys-for-values", ATTENTION_TEXT("diagnosis", "keys in place of Values"),
         ATTENTION_TEXT("diagnosis", "The weights averaged the keys. Keys say how a position is found, Values what it "
                                     "gives."),
         ways([](Procedure& p) { p.keys_for_values = true; })},
    };
}

/// Everything rounded, or only what goes into one sum.
std::vector<Procedure> roundings(int decimals) {
    std::vector<Procedure> list;
    for (const std::string_view only : {"", "exp_shifted", "weights"})
        for (const Procedure& way : ways(
                 [&](Procedure& p) {
                     p.decimals = decimals;
                     p.only = only;
                 },
                 true))
            list.push_back(way);
    return list;
}

std::vector<Mistake> rounding_mistakes() {
    return {
        {"rounded-1", ATTENTION_TEXT("diagnosis", "rounded too early, to 1 decimal"),
         ATTENTION_TEXT("diagnosis", "Something was rounded to 1 decimal before the next number was computed from it; "
                                     "carry more digits and round at the end."),
         roundings(1)},
        {"rounded-2", ATTENTION_TEXT("diagnosis", "rounded too early, to 2 decimals"),
         ATTENTION_TEXT("diagnosis", "Something was rounded to 2 decimals before the next number was computed from it; "
                                     "carry more digits and round at the end."),
         roundings(2)},
    };
}

bool is_square(const Matrix& matrix) {
    return matrix.rows() == matrix.cols();
}

Index key_size(const HandInputs& inputs) {
    return inputs.projected ? inputs.W_K.cols() : inputs.K.cols();
}

Index key_count(const HandInputs& inputs) {
    return inputs.projected ? inputs.X.rows() : inputs.K.rows();
}

bool hides_something(const HandInputs& inputs) {
    return inputs.causal && key_count(inputs) > 1;
}

} // namespace

const std::vector<Mistake>& wrong_procedures() {
    static const std::vector<Mistake> all = [] {
        std::vector<Mistake> list;
        for (auto& part : {score_mistakes(), share_mistakes(), rounding_mistakes()})
            list.insert(list.end(), part.begin(), part.end());
        return list;
    }();
    return all;
}

const Mistake* find_mistake(std::string_view id) {
    const auto& all = wrong_procedures();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Mistake& m) { return m.id == id; });
    return found == all.end() ? nullptr : &*found;
}

bool can_happen(const HandInputs& inputs, const Mistake& mistake) {
    const Procedure& how = mistake.ways.front();
    const Index d_v = inputs.same ? key_size(inputs) : inputs.projected ? inputs.W_V.cols() : inputs.V.cols();
    if (how.divisor != Procedure::Divisor::root) return inputs.scaled && key_size(inputs) > 1;
    if (how.transposed == Procedure::Transposed::weights)
        return inputs.projected && is_square(inputs.W_Q) && is_square(inputs.W_K) &&
               (inputs.same || is_square(inputs.W_V));
    if (how.transposed == Procedure::Transposed::keys) return key_count(inputs) == key_size(inputs);
    if (how.hidden == Procedure::Hidden::zero) return hides_something(inputs);
    if (how.keys_for_values) return !inputs.same && key_size(inputs) >= d_v;
    return true;
}

} // namespace attention
