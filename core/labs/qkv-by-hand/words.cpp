// Read-outs, sentences, and where the numbers come from.
#include "core/labs/qkv-by-hand/hand.h"
#include "core/labs/ties.h"

#include <algorithm>

namespace attention::hand {
namespace {

Text shown_number(const View& view, const std::string& path) {
    return verbatim(view.text(view.number(path)));
}

Readout output_readout(const View& view) {
    const std::string path =
        view.outputs.cols() == 1 ? trace_path("outputs", view.row, 0) : trace_path("outputs", view.row);
    return {ATTENTION_TEXT("qkv-by-hand", "Output o"), verbatim(view.text(view.vector("outputs", view.row))), path,
            ATTENTION_TEXT("qkv-by-hand", "The new vector of the chosen query: the Values averaged by its weights.")};
}

std::optional<Readout> twin_readout(const View& view) {
    if (view.trace.get<Matrix>("wrong_weights") == nullptr) return std::nullopt;
    const Text label = ATTENTION_TEXT("qkv-by-hand", "First difference");
    const Text help = ATTENTION_TEXT("qkv-by-hand", "The first number, in the order of the calculation, that the "
                                                    "mistake changes for the chosen query.");
    const auto difference = twin_difference(view);
    if (!difference)
        return Readout{label, ATTENTION_TEXT("qkv-by-hand", "none: here the mistake changes nothing"), {}, help};
    return Readout{label,
                   ATTENTION_TEXT("qkv-by-hand", "{what}: {wrong} against {right}")
                       .with("what", name_of_path(view, difference->path))
                       .with("wrong", view.text(view.number(difference->wrong, {})))
                       .with("right", view.text(view.number(difference->right, {}))),
                   difference->path, help};
}

Params example(const char* id) {
    Values values = initial_values(field_table().fields());
    for (const Preset& preset : presets())
        if (preset.id == id)
            for (const auto& [key, value] : preset.values) values[key] = value;
    return field_table().read(values);
}

bool same(const Matrix& a, const Matrix& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

bool same_matrices(const HandInputs& a, const HandInputs& b) {
    if (a.projected) return same(a.X, b.X) && same(a.W_Q, b.W_Q) && same(a.W_K, b.W_K) && same(a.W_V, b.W_V);
    return same(a.Q, b.Q) && same(a.K, b.K) && same(a.V, b.V);
}

bool is_example(const Params& params, const char* id) {
    const Params published = example(id);
    return params.project == published.project && same_matrices(inputs_of(params), inputs_of(published));
}

/// The settings under which the published numbers were worked out.
bool as_published(const Params& params) {
    return params.scale && params.temperature == 1 && !params.causal && !params.tie;
}

/// Figure 59-2 and the second query print scores, weights and outputs of both queries.
Provenance of_root_two(const Params& params, std::string_view path) {
    const auto starts = [&](std::string_view name) { return path.starts_with(name); };
    if (starts("Q") || starts("K") || (starts("V") && !params.tie)) return Provenance::published;
    if (as_published(params) && (starts("dots.0") || starts("scores") || starts("weights") || starts("outputs")))
        return Provenance::published;
    return starts("dots.0") ? Provenance::published : Provenance::derived;
}

/// The text prints x of 猫, q of 它, the keys of 猫 and 睡, two dot products and the weights of 它; what was lost of it
/// was chosen again so that all of these come out.
Provenance of_cat_sleep_it(const Params& params, std::string_view path) {
    for (const std::string_view printed : {"X.0", "Q.2", "K.0", "K.1", "dots.2.0", "dots.2.1"})
        if (path.starts_with(printed)) return Provenance::published;
    if (path.starts_with("weights.2") && as_published(params)) return Provenance::published;
    for (const std::string_view chosen : {"X", "W_", "Q", "K", "V", "dots"})
        if (path.starts_with(chosen)) return Provenance::reconstructed;
    return path.starts_with("outputs.2") && as_published(params) ? Provenance::reconstructed : Provenance::derived;
}

bool is_input(const Params& params, std::string_view path) {
    if (params.project) return path.starts_with("X") || path.starts_with("W_");
    return path.starts_with("Q") || path.starts_with("K") || path.starts_with("V");
}

} // namespace

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    std::vector<Readout> list{output_readout(view),
                              {ATTENTION_TEXT("qkv-by-hand", "Largest weight"),
                               ATTENTION_TEXT("qkv-by-hand", "{name}, {weight}")
                                   .with("name", names_of_largest(view.names, view.weights.row(view.row)))
                                   .with("weight", view.weights(view.row, view.best), view.percents()),
                               trace_path("weights", view.row, view.best),
                               ATTENTION_TEXT("qkv-by-hand", "All of them, when several are equal.")},
                              {ATTENTION_TEXT("qkv-by-hand", "Sum of weights"),
                               shown_number(view, trace_path("sum", view.row)), trace_path("sum", view.row),
                               ATTENTION_TEXT("qkv-by-hand", "Of the chosen query: always 1.")}};
    if (auto twin = twin_readout(view)) list.push_back(*std::move(twin));
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    const double largest = view.weights(view.row, view.best);
    if (const Index sharing = tied(view.weights.row(view.row)); sharing > 1)
        return ATTENTION_TEXT("qkv-by-hand", "The query “{query}” gives {count} positions the same largest weight, "
                                             "{weight}; the output is {output}.")
            .with("query", view.query_name())
            .with("count", std::int64_t(sharing))
            .with("weight", largest, view.percents())
            .with("output", view.text(view.vector("outputs", view.row)));
    return ATTENTION_TEXT(
               "qkv-by-hand",
               "The query “{query}” gives its largest weight, {weight}, to “{name}”; the output is {output}.")
        .with("query", view.query_name())
        .with("weight", largest, view.percents())
        .with("name", view.name(view.best))
        .with("output", view.text(view.vector("outputs", view.row)));
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (is_example(params, "root-two"))
        return as_published(params)
                   ? ATTENTION_TEXT("qkv-by-hand", "Numbers: published (figure 59-2 and act 16)")
                   : ATTENTION_TEXT("qkv-by-hand", "Numbers: derived from the published example (figure 59-2)");
    if (is_example(params, "cat-sleep-it"))
        return ATTENTION_TEXT("qkv-by-hand",
                              "Numbers: the example of 猫, 睡 and 它; x of 猫, q of 它, keys of 猫 and 睡 and the "
                              "weights of 它 published, the others reconstructed or derived");
    return ATTENTION_TEXT("qkv-by-hand", "Numbers: derived from your vectors");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    if (path.starts_with("wrong_")) return Provenance::derived;
    if (is_example(params, "root-two")) return of_root_two(params, path);
    if (is_example(params, "cat-sleep-it")) return of_cat_sleep_it(params, path);
    return is_input(params, path) ? Provenance::yours : Provenance::derived;
}

} // namespace attention::hand
