// Numbers of the trace as formulas, and what they are called.
#include "core/explain/surd.h"
#include "core/labs/qkv-by-hand/hand.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attention::hand {
namespace {

Expression whole_number(std::int64_t value) {
    return formula::number(double(value), fixed(0));
}

/// 2√2, −√2/2, 1/3.
Expression written(const Surd& surd) {
    const std::int64_t size = std::abs(surd.upper);
    const bool bare_root = surd.inside != 1 && size == 1;
    Expression upper = bare_root ? formula::root(whole_number(surd.inside)) : whole_number(size);
    if (surd.inside != 1 && !bare_root)
        upper = formula::joined({whole_number(size), formula::root(whole_number(surd.inside))});
    if (surd.lower != 1) upper = formula::fraction(upper, whole_number(surd.lower));
    if (surd.upper < 0)
        return surd.inside == 1 && surd.lower == 1 ? whole_number(surd.upper) : formula::negative(upper);
    return upper;
}

Role role_of(std::string_view path) {
    if (path.starts_with("Q.")) return Role::query;
    if (path.starts_with("K.")) return Role::key;
    if (path.starts_with("V.")) return Role::value;
    if (path.starts_with("weights.")) return Role::weight;
    return path.starts_with("outputs.") ? Role::output : Role::plain;
}

bool is_input(const Params& params, std::string_view name) {
    if (name == "X" || name.starts_with("W_")) return true;
    return !params.project && (name == "Q" || name == "K" || name == "V");
}

std::vector<std::string> steps_of(std::string_view path) {
    std::vector<std::string> steps;
    while (!path.empty()) {
        const auto dot = path.find('.');
        steps.emplace_back(path.substr(0, dot));
        path = dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
    }
    return steps;
}

Index place(const std::string& text) {
    Index index = 0;
    std::from_chars(text.data(), text.data() + text.size(), index);
    return index;
}

Text component_of(const Text& text, const std::string& name, Index component) {
    return text.with("name", name).with("number", std::int64_t(component + 1));
}

} // namespace

View::View(const Shown& shown)
    : params(field_table().read(shown.values)), trace(shown.trace), names(*shown.trace.get<Tokens>("names")),
      query_names(*shown.trace.get<Tokens>("query_names")), Q(*shown.trace.get<Matrix>("Q")),
      K(*shown.trace.get<Matrix>("K")), V(*shown.trace.get<Matrix>("V")), weights(*shown.trace.get<Matrix>("weights")),
      outputs(*shown.trace.get<Matrix>("outputs")), row(shown.trace.place("row")),
      best(shown.trace.place(trace_path("argmax", row))), digits(shown.digits) {}

Expression View::number(double value, std::string path) const {
    const auto surd = params.exact ? exact_surd(value) : std::nullopt;
    const Role role = role_of(path);
    Expression made = surd ? written(*surd) : formula::number(value, decimals());
    return made.at(std::move(path)).as(role);
}

Expression View::given(double value, std::string path) const {
    const double short_form = std::round(value * 1e4) / 1e4;
    if (std::abs(short_form - value) > 1e-12 * std::max(1.0, std::abs(value))) return number(value, std::move(path));
    const Role role = role_of(path);
    return formula::number(short_form, shortest(), std::move(path)).as(role);
}

Expression View::number(const std::string& path) const {
    const double value = trace.number(path).value_or(NAN);
    return is_input(params, path.substr(0, path.find('.'))) ? given(value, path) : number(value, path);
}

Expression View::vector(const char* name, Index r) const {
    Expressions parts;
    for (Index c = 0; c < matrix(name).cols(); ++c) parts.push_back(number(trace_path(name, r, c)));
    return parts.size() == 1 ? parts.front() : formula::row_vector(parts).at(trace_path(name, r));
}

Expression View::whole(const char* name, bool turned) const {
    const Matrix& values = matrix(name);
    Expressions parts;
    for (Index r = 0; r < (turned ? values.cols() : values.rows()); ++r)
        for (Index c = 0; c < (turned ? values.rows() : values.cols()); ++c)
            parts.push_back(number(turned ? trace_path(name, c, r) : trace_path(name, r, c)));
    return formula::matrix(std::size_t(turned ? values.rows() : values.cols()), parts);
}

std::vector<std::string> step_names(const Params& params) {
    std::vector<std::string> list;
    if (params.project) list = {"Q", "K"};
    if (params.project && !params.tie) list.emplace_back("V");
    list.emplace_back("dots");
    if (params.scale) list.emplace_back("scores");
    if (params.temperature != 1) list.emplace_back("logits");
    if (params.causal) list.emplace_back("filled");
    for (const char* name : {"shift", "exp_shifted", "exp_total", "weights", "outputs"}) list.emplace_back(name);
    return list;
}

Text name_of_path(const View& view, std::string_view path) {
    const auto steps = steps_of(path);
    if (steps.size() < 2) return verbatim(std::string(path));
    const std::string& name = steps[0];
    const Index first = place(steps[1]);
    const Index last = place(steps.back());
    if (name == "shift") return ATTENTION_TEXT("qkv-by-hand", "largest score");
    if (name == "exp_total") return ATTENTION_TEXT("qkv-by-hand", "sum of the exponentials");
    if (name == "Q")
        return component_of(ATTENTION_TEXT("qkv-by-hand", "query of {name}, component {number}"),
                            view.query_names[std::size_t(first)], last);
    if (name == "K")
        return component_of(ATTENTION_TEXT("qkv-by-hand", "key of {name}, component {number}"), view.name(first), last);
    if (name == "V")
        return component_of(ATTENTION_TEXT("qkv-by-hand", "Value of {name}, component {number}"), view.name(first),
                            last);
    if (name == "outputs")
        return ATTENTION_TEXT("qkv-by-hand", "output, component {number}").with("number", std::int64_t(last + 1));
    const auto of = [&](const Text& text) { return text.with("name", view.name(last)); };
    if (name == "dots") return of(ATTENTION_TEXT("qkv-by-hand", "dot product with {name}"));
    if (name == "scores") return of(ATTENTION_TEXT("qkv-by-hand", "scaled score of {name}"));
    if (name == "logits") return of(ATTENTION_TEXT("qkv-by-hand", "score of {name} divided by τ"));
    if (name == "filled") return of(ATTENTION_TEXT("qkv-by-hand", "masked score of {name}"));
    if (name == "exp_shifted") return of(ATTENTION_TEXT("qkv-by-hand", "exponential of {name}"));
    return of(ATTENTION_TEXT("qkv-by-hand", "weight of {name}"));
}

/// What the mask is put on.
std::string before_mask(const Params& params) {
    return params.temperature != 1 ? "logits" : params.scale ? "scores" : "dots";
}

std::vector<Blank> blanks(const Shown& shown) {
    const View view(shown);
    const auto steps = step_names(view.params);
    const Mask& allowed = *view.trace.get<Mask>("allowed");
    std::vector<Blank> list;
    for (const std::string& path : hand_paths(inputs_of(view.params), view.trace, view.row)) {
        const auto step = std::find(steps.begin(), steps.end(), path.substr(0, path.find('.')));
        list.push_back({path, int(step - steps.begin()) + 1, name_of_path(view, path), {}});
        // The mask changes nothing at a place that is seen.
        if (view.params.causal && path.starts_with(before_mask(view.params) + ".") &&
            allowed(view.row, place(steps_of(path).back())))
            list.back().opens = {"filled" + path.substr(path.find('.'))};
    }
    return list;
}

Verdict judge(const Values& values, const Answers& answers, std::string_view path) {
    const Params params = field_table().read(values);
    return judge_by_hand(inputs_of(params), Index(params.row), answers, path);
}

std::optional<Difference> twin_difference(const View& view) {
    Trace wrong;
    for (const TraceEntry& entry : view.trace.entries())
        if (entry.name.starts_with("wrong_")) wrong.add(entry.name.substr(6), entry.value);
    if (wrong.entries().empty()) return std::nullopt;
    return first_difference(inputs_of(view.params), view.trace, wrong, view.row);
}

} // namespace attention::hand
