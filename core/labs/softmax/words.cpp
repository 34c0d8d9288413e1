// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/labs/softmax/weighing.h"

#include <cmath>

namespace attention::weighing {
namespace {

constexpr Index longest_sum = 6; // terms written out; more are shortened by …

/// "a + b + c", or "a + b + … + z" when there are many.
template <class Term>
std::string joined(Index count, const char* between, Term term) {
    std::string text;
    for (Index j = 0; j < count; ++j) {
        if (count > longest_sum && j == longest_sum - 2) {
            text += between + std::string("…");
            j = count - 1;
        }
        text += (j == 0 ? "" : between) + term(j);
    }
    return text;
}

std::string bracketed(const std::string& text) {
    return text.starts_with("−") ? "(" + text + ")" : text;
}

std::string all_numbers(const View& view, const Row& row) {
    return joined(row.size(), "   ", [&](Index j) { return view.number(row(j)); });
}

std::string all_given(const View& view, const Row& row) {
    return joined(row.size(), "   ", [&](Index j) { return view.given(row(j)); });
}

std::string sum_of(const View& view, const Row& row) {
    return joined(row.size(), " + ", [&](Index j) { return bracketed(view.number(row(j))); });
}

double number_at(const Shown& shown, std::string_view path) {
    return shown.trace.number(path).value_or(0);
}

const Text* problem(const Shown& shown, std::string_view name) {
    const auto* error = shown.trace.get<Error>(name);
    return error == nullptr ? nullptr : &error->message;
}

/// What is exponentiated: eᵢ, eᵢ + c, eᵢ / τ or (eᵢ + c) / τ; only what plays a part is written.
std::string scaled(const View& view, const std::string& index) {
    const bool divided = view.temperature != 1 && !view.limit();
    if (view.offset == 0) return "e" + index + (divided ? " / τ" : "");
    return divided ? "(e" + index + " + c) / τ" : "e" + index + " + c";
}

std::string exponential(const View& view, const std::string& index) {
    const std::string kept = view.method == "top-k" ? std::string(index == "ᵢ" ? "[i" : "[j") + " ∈ top-k] · " : "";
    return kept + "exp(" + scaled(view, index) + (view.method == "naive" ? ")" : " − m)");
}

std::string symbols(const View& view) {
    if (view.method == "ratio") return view.offset == 0 ? "αᵢ = eᵢ / Σⱼ eⱼ" : "αᵢ = (eᵢ + c) / Σⱼ (eⱼ + c)";
    if (view.temperature == 0) return "αᵢ = 1 / #{ j : eⱼ = max e }";
    if (view.method == "sparsemax") return "αᵢ = max(" + scaled(view, "ᵢ") + " − t, 0)";
    if (std::isinf(view.temperature)) return "αᵢ = 1 / n";
    return "αᵢ = " + exponential(view, "ᵢ") + " / Σⱼ " + exponential(view, "ⱼ");
}

/// The weight of the best place with its numbers; only where there are terms.
std::string substituted_weight(const Shown& shown, const View& view) {
    const std::string result = view.weights != nullptr ? view.number((*view.weights)(view.best)) : "?";
    const std::string name = "α(" + view.labels[std::size_t(view.best)] + ") = ";
    if (view.limit() && view.method != "ratio") return name + result;
    if (view.method == "sparsemax")
        return name + "max(" + view.number(view.logits(view.best)) + " − " +
               bracketed(view.number(number_at(shown, "total"))) + ", 0) = " + result;
    return name + view.number((*view.terms)(view.best)) + " / (" + sum_of(view, *view.terms) + ") = " + result;
}

std::string weighted_terms(const View& view) {
    return joined(view.values->size(), " + ", [&](Index j) {
        return bracketed(view.number((*view.selected)(j))) + "·" + bracketed(view.given((*view.values)(j)));
    });
}

Step scores_step(const View& view) {
    if (view.offset == 0)
        return {ATTENTION_TEXT("softmax", "The scores"), "eᵢ", "", all_given(view, view.scores), "scores"};
    const Row moved = view.scores.array() + view.offset;
    return {ATTENTION_TEXT("softmax", "The scores, with the same number added to all"), "eᵢ + c",
            view.given(view.scores(0)) + " + " + bracketed(view.given(view.offset)) + ", …", all_numbers(view, moved),
            "scores"};
}

Step temperature_step(const View& view) {
    const double first = view.scores(0) + view.offset;
    return {ATTENTION_TEXT("softmax", "Divide by the temperature"), scaled(view, "ᵢ"),
            view.number(first) + " / " + display_number(view.temperature, shortest()) + ", …",
            all_numbers(view, view.logits), "logits"};
}

void exponential_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const double shift = number_at(shown, "shift");
    const bool shifted = view.method != "naive";
    const std::string first = view.number(view.logits(0));
    if (view.method == "top-k")
        steps.push_back({ATTENTION_TEXT("softmax", "Keep the largest k scores; the others get the weight 0"),
                         "i ∈ top-k(e)", "k = " + std::to_string(shown.trace.get<Mask>("kept")->count()), "", "kept"});
    if (shifted)
        steps.push_back({ATTENTION_TEXT("softmax", "Find the largest, so that no exponential overflows"),
                         view.offset == 0 ? "m = maxⱼ " + scaled(view, "ⱼ") : "m = maxⱼ (" + scaled(view, "ⱼ") + ")",
                         "m = " + view.number(shift), view.number(shift), "shift"});
    steps.push_back(
        {ATTENTION_TEXT("softmax", "Exponentials: all positive, gaps become ratios"), exponential(view, "ᵢ"),
         shifted ? "exp(" + first + " − " + bracketed(view.number(shift)) + "), …" : "exp(" + first + "), …",
         all_numbers(view, *view.terms), "terms"});
    steps.push_back({ATTENTION_TEXT("softmax", "Add them up"),
                     std::string(shifted ? "Z′ = Σⱼ " : "Z = Σⱼ ") + exponential(view, "ⱼ"), sum_of(view, *view.terms),
                     view.number(number_at(shown, "total")), "total"});
}

void method_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const std::string total = view.number(number_at(shown, "total"));
    if (view.method == "ratio")
        steps.push_back(
            {ATTENTION_TEXT("softmax", "Add up the scores"), "Σⱼ eⱼ", sum_of(view, *view.terms), total, "total"});
    else if (view.limit()) return;
    else if (view.method == "sparsemax")
        steps.push_back({ATTENTION_TEXT("softmax", "The threshold t at which what stands out adds up to 1"),
                         "Σᵢ max(" + scaled(view, "ᵢ") + " − t, 0) = 1", "t = " + total, total, "total"});
    else exponential_steps(shown, view, steps);
}

void weights_step(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Text title = view.limit() && view.method != "ratio"
                           ? ATTENTION_TEXT("softmax", "The exact limit: equal shares")
                       : view.method == "sparsemax" ? ATTENTION_TEXT("softmax", "Cut off below the threshold")
                                                    : ATTENTION_TEXT("softmax", "Divide by the sum");
    if (view.weights == nullptr)
        return steps.push_back({title, symbols(view), substituted_weight(shown, view), "✗", "weights"});
    steps.push_back(
        {title, symbols(view), substituted_weight(shown, view), all_numbers(view, *view.weights), "weights"});
}

void mode_step(const View& view, std::vector<Step>& steps) {
    if (view.selected == nullptr || view.mode == "soft") return;
    steps.push_back({view.mode == "hard" ? ATTENTION_TEXT("softmax", "Hard: the best place takes all")
                                         : ATTENTION_TEXT("softmax", "Sampled: the share of the draws"),
                     view.mode == "hard" ? "hᵢ = 1 / #{ j : eⱼ = max e }" : "fᵢ = Nᵢ / N", "",
                     all_numbers(view, *view.selected), "selected"});
}

std::string output_symbols(const View& view) {
    if (view.mode == "hard") return "o = Σᵢ hᵢ vᵢ";
    return view.mode == "sampled" ? "o ≈ Σᵢ fᵢ vᵢ" : "o = Σᵢ αᵢ vᵢ";
}

bool has_output(const Shown& shown) {
    return shown.trace.get<double>("output") != nullptr;
}

Text readout_text(const Shown& shown, const View& view, std::string_view name) {
    const auto value = shown.trace.number(name);
    return verbatim(value ? display_number(*value, with_digits(fixed(4), view.digits)) : "–");
}

Readout total_readout(const Shown& shown, const View& view) {
    const auto* total = shown.trace.get<double>("Z");
    return {ATTENTION_TEXT("softmax", "Z, not shifted"), verbatim(total != nullptr ? view.number(*total) : "–"), "Z",
            total != nullptr
                ? ATTENTION_TEXT("softmax", "The sum of exp(eᵢ / τ). For 0, 1, 2 the source prints 11.1074, adding "
                                            "rounded terms; 11.1073 is right.")
                : ATTENTION_TEXT("softmax", "It overflows, or becomes 0; only the shifted sum exists.")};
}

Readout output_readout(const Shown& shown, const View& view) {
    const Text label =
        view.mode == "sampled" ? ATTENTION_TEXT("softmax", "Output, estimated") : ATTENTION_TEXT("softmax", "Output");
    if (view.values == nullptr)
        return {label, verbatim("–"), "output", ATTENTION_TEXT("softmax", "Give a Value for each score to see it.")};
    if (!has_output(shown))
        return {label, verbatim("–"), "output", ATTENTION_TEXT("softmax", "Without shares there is no average.")};
    return {label, readout_text(shown, view, "output"), "output",
            ATTENTION_TEXT("softmax",
                           "The average of the Values by the shares shown. For the published example the source "
                           "prints 4.151 in one place; 4.1504 is right.")};
}

Text summary_of_failure(const Shown& shown, std::string_view name) {
    return ATTENTION_TEXT("softmax", "No shares: {reason}").with("reason", *problem(shown, name));
}

/// Scores of one of the presets, as they are there.
bool from_preset(const Params& params) {
    for (const Preset& preset : presets())
        if (const auto found = preset.values.find("scores");
            found != preset.values.end() && found->second == Value(params.scores))
            return true;
    return false;
}

} // namespace

bool five(const Params& params, std::string_view key) {
    for (const Preset& preset : presets())
        if (preset.id == "five")
            return preset.values.find(key)->second == Value(key == "scores" ? params.scores : params.values);
    return false;
}

std::string number(double value, Digits digits) {
    const double size = std::abs(value);
    if (digits.mode == Digits::Mode::full || std::isinf(value)) return display_number(value, shortest());
    if (size == 0 || (size >= 1e-3 && size < 1e6)) {
        if (digits.mode == Digits::Mode::automatic && value == std::round(value))
            return display_number(value, fixed(0));
        return display_number(value, with_digits(fixed(4), digits));
    }
    const double unit = std::pow(10.0, std::floor(std::log10(size)) - 4); // five digits
    return std::isfinite(size / unit) ? display_number(std::round(value / unit) * unit, shortest())
                                      : display_number(value, shortest());
}

std::string given_number(double value, Digits digits) {
    return digits.mode == Digits::Mode::automatic ? display_number(value, shortest()) : number(value, digits);
}

std::string share(double value, Digits digits) {
    return display_number(value, with_digits(percent(1), digits));
}

View::View(const Shown& shown)
    : labels(*shown.trace.get<Tokens>("labels")), scores(*shown.trace.get<Row>("scores")),
      logits(*shown.trace.get<Row>("logits")), terms(shown.trace.get<Row>("terms")),
      weights(shown.trace.get<Row>("weights")), selected(shown.trace.get<Row>("selected")),
      values(shown.trace.get<Row>("values")), method(*shown.trace.get<std::string>("method")),
      mode(*shown.trace.get<std::string>("mode")), digits(shown.digits),
      temperature(shown.trace.number("temperature").value_or(1)), offset(shown.trace.number("offset").value_or(0)),
      best(shown.trace.place("argmax")) {}

bool View::limit() const {
    return temperature == 0 || std::isinf(temperature);
}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    std::vector<Readout> list;
    if (view.exponential() && view.temperature != 0) list.push_back(total_readout(shown, view));
    list.push_back({ATTENTION_TEXT("softmax", "Sum of shares"), readout_text(shown, view, "sum"), "sum",
                    ATTENTION_TEXT("softmax", "Of the unrounded shares; 0.0900 + 0.2447 + 0.6652 is only 0.9999.")});
    list.push_back({ATTENTION_TEXT("softmax", "Largest score"), verbatim(view.labels[std::size_t(view.best)]),
                    trace_path("selected", view.best),
                    ATTENTION_TEXT("softmax", "The first one, when several are equal.")});
    list.push_back({ATTENTION_TEXT("softmax", "Entropy (nats)"), readout_text(shown, view, "entropy"), "entropy",
                    ATTENTION_TEXT("softmax", "−Σ α ln α: 0 when one place has all, ln n when all have the same.")});
    list.push_back({ATTENTION_TEXT("softmax", "Effective count"), readout_text(shown, view, "effective_count"),
                    "effective_count", ATTENTION_TEXT("softmax", "exp(entropy): how many places take part.")});
    list.push_back(output_readout(shown, view));
    if (view.mode != "soft" && shown.trace.get<double>("soft_output") != nullptr)
        list.push_back({ATTENTION_TEXT("softmax", "Soft output"), readout_text(shown, view, "soft_output"),
                        "soft_output",
                        ATTENTION_TEXT("softmax", "What the weights themselves give: many draws come near it.")});
    return list;
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    std::vector<Formula> list;
    if (view.terms != nullptr)
        list.push_back({symbols(view), substituted_weight(shown, view), trace_path("weights", view.best)});
    if (has_output(shown))
        list.push_back({output_symbols(view),
                        "o = " + weighted_terms(view) + " = " + view.number(number_at(shown, "output")), "output"});
    return list;
}

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    std::vector<Step> list{scores_step(view)};
    if (view.method != "ratio" && !view.limit() && view.temperature != 1) list.push_back(temperature_step(view));
    if (view.terms != nullptr) {
        method_steps(shown, view, list);
        weights_step(shown, view, list);
    }
    mode_step(view, list);
    if (has_output(shown))
        list.push_back({ATTENTION_TEXT("softmax", "Weighted sum of the Values"), output_symbols(view),
                        weighted_terms(view), view.number(number_at(shown, "output")), "output"});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (view.selected == nullptr) return summary_of_failure(shown, "selected");
    Index best = 0;
    const double largest = view.selected->maxCoeff(&best);
    return ATTENTION_TEXT("softmax", "The largest share is {share}, for {label}.")
        .with("share", view.share(largest))
        .with("label", view.labels[std::size_t(best)]);
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (is_published(params) && params.mode == "soft")
        return ATTENTION_TEXT("softmax", "Numbers: published; what the source misprints is corrected");
    if (params.scores == Matrices(Matrix(published_scores())))
        return ATTENTION_TEXT("softmax", "Numbers: derived from the published scores");
    if (five(params, "scores")) return ATTENTION_TEXT("softmax", "Numbers: derived from reconstructed scores");
    if (from_preset(params)) return ATTENTION_TEXT("softmax", "Numbers: derived from scores made up for this preset");
    return ATTENTION_TEXT("softmax", "Numbers: derived from your scores");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    const bool published_scores_used = params.scores == Matrices(Matrix(published_scores()));
    if (path == "scores.0" && params.scores[0](0, 0) == 1000 && from_preset(params)) return Provenance::published;
    if (path.starts_with("scores")) {
        if (published_scores_used) return Provenance::published;
        if (five(params, "scores")) return Provenance::reconstructed;
        return from_preset(params) ? Provenance::made_up : Provenance::yours;
    }
    if (path.starts_with("values")) {
        if (params.values == Matrices(Matrix(published_values()))) return Provenance::published;
        return five(params, "values") ? Provenance::reconstructed : Provenance::yours;
    }
    if (!is_published(params) || params.mode != "soft") return Provenance::derived;
    if (path.starts_with("weights") || path.starts_with("selected") || path == "Z") return Provenance::published;
    if (path.starts_with("terms") && params.method == "naive") return Provenance::published;
    if (path == "output" && params.values == Matrices(Matrix(published_values()))) return Provenance::published;
    return Provenance::derived;
}

} // namespace attention::weighing
