// The field table and the presets.
#include "core/labs/qkv-by-hand/hand.h"

#include <cmath>

namespace attention::hand {
namespace {

constexpr double far = 100;         // entries of X and of the matrices
constexpr double large = 1'000'000; // of queries, keys and Values, so that what step 0 gives can be gone on with

bool is_on(const Values& values, const char* key) {
    return std::get<bool>(values.at(key));
}
bool is_projected(const Values& values) {
    return is_on(values, "project");
}
bool is_direct(const Values& values) {
    return !is_projected(values);
}
bool projects_values(const Values& values) {
    return is_projected(values) && !is_on(values, "tie");
}
bool has_own_values(const Values& values) {
    return is_direct(values) && !is_on(values, "tie");
}

Field new_field(const std::string& key, FieldType type, Value initial, Text label, Text help) {
    Field field;
    field.key = key;
    field.type = type;
    field.initial = std::move(initial);
    field.label = std::move(label);
    field.help = std::move(help);
    return field;
}

Field switch_field(const std::string& key, bool initial, Text label, Text help) {
    return new_field(key, FieldType::boolean, initial, std::move(label), std::move(help));
}

Field matrix_field(const std::string& key, const std::string& symbol, Matrix initial, Text label, Text help,
                   const std::string& row_labels, bool (*relevant)(const Values&)) {
    Field field = new_field(key, FieldType::matrix, Matrices(std::move(initial)), std::move(label), std::move(help));
    field.symbol = symbol;
    const double limit = symbol.starts_with('W') || symbol == "X" ? far : large;
    field.min = -limit;
    field.max = limit;
    field.step = 1;
    field.row_labels = row_labels;
    field.relevant = relevant;
    return field;
}

Field row_field() {
    Field field = new_field("row", FieldType::integer, std::int64_t{0}, ATTENTION_TEXT("qkv-by-hand", "Query"),
                            ATTENTION_TEXT("qkv-by-hand", "Whose turn it is: the position whose numbers are worked "
                                                          "out. A click on a row of the weights chooses it too."));
    field.min = 0;
    field.max = 1e6;
    field.step = 1;
    field.picks_from = "query_names";
    return field;
}

Field temperature_field() {
    Field field = new_field("temperature", FieldType::number, 1.0, ATTENTION_TEXT("qkv-by-hand", "Temperature"),
                            ATTENTION_TEXT("qkv-by-hand", "The scaled scores are divided by it before softmax; 1 "
                                                          "leaves them as they are."));
    field.symbol = "τ";
    field.min = 0.05;
    field.max = 20;
    field.logarithmic = true;
    field.marks = {0.5, 1, 2};
    return field;
}

Field layout_field() {
    Field field =
        new_field("layout", FieldType::choice, std::string("row"), ATTENTION_TEXT("qkv-by-hand", "Layout of W"),
                  ATTENTION_TEXT("qkv-by-hand", "How the weight matrices are typed and shown: for a row "
                                                "vector times a matrix, or as program code stores them, "
                                                "[out][in]. The result is the same."));
    field.choices = {{"row", ATTENTION_TEXT("qkv-by-hand", "x W, rows go in")},
                     {"stored", ATTENTION_TEXT("qkv-by-hand", "W x, stored [out][in]")}};
    field.relevant = is_projected;
    return field;
}

Field twin_field() {
    Field field =
        new_field("twin", FieldType::choice, std::string("none"), ATTENTION_TEXT("qkv-by-hand", "A mistake beside it"),
                  ATTENTION_TEXT("qkv-by-hand", "Runs the calculation a second time with one thing done "
                                                "wrongly, and lights the first number that differs."));
    field.choices = {{"none", ATTENTION_TEXT("qkv-by-hand", "none")}};
    for (const Mistake& mistake : wrong_procedures()) field.choices.push_back({mistake.id, mistake.name});
    return field;
}

Field names_field(const std::string& key, Tokens initial, Text label, Text help) {
    return new_field(key, FieldType::tokens, Sentences(std::move(initial)), std::move(label), std::move(help));
}

Field query_names_field() {
    Field field = names_field("query_names", {"q₁", "q₂"}, ATTENTION_TEXT("qkv-by-hand", "Names of the queries"),
                              ATTENTION_TEXT("qkv-by-hand", "What the queries are called. With step 0 on, each token "
                                                            "is a query, so they are the tokens."));
    field.relevant = is_direct;
    return field;
}

} // namespace

const FieldTable<Params>& field_table() {
    static const FieldTable<Params> table =
        FieldTable<Params>()
            .add(row_field(), &Params::row)
            .add(switch_field("scale", true, ATTENTION_TEXT("qkv-by-hand", "Scale by 1/√d"),
                              ATTENTION_TEXT("qkv-by-hand", "Dot products are divided by the square root of the "
                                                            "number of components before softmax.")),
                 &Params::scale)
            .add(switch_field("exact", true, ATTENTION_TEXT("qkv-by-hand", "Exact roots"),
                              ATTENTION_TEXT("qkv-by-hand", "Writes √2, 2√2 or 1/3 where a number is exactly that; "
                                                            "off, all are decimals.")),
                 &Params::exact)
            .add(twin_field(), &Params::twin)
            .add(temperature_field(), &Params::temperature)
            .add(switch_field("causal", false, ATTENTION_TEXT("qkv-by-hand", "Causal mask"),
                              ATTENTION_TEXT("qkv-by-hand", "Each query sees the positions up to its own; those "
                                                            "after it are hidden.")),
                 &Params::causal)
            .add(switch_field("tie", false, ATTENTION_TEXT("qkv-by-hand", "Values are the keys (K = V)"),
                              ATTENTION_TEXT("qkv-by-hand", "Gives each position its key as its Value: how it is found "
                                                            "and what it gives can then not differ.")),
                 &Params::tie)
            .add(switch_field("project", false, ATTENTION_TEXT("qkv-by-hand", "Step 0: Q, K, V from X"),
                              ATTENTION_TEXT("qkv-by-hand", "On: each token's vector x is multiplied by W_Q, W_K and "
                                                            "W_V. Off: queries, keys and Values are given.")),
                 &Params::project)
            .add(layout_field(), &Params::layout)
            .add(matrix_field("X", "X", Matrix{{1, 0}, {-1, 3}, {0, 1}}, ATTENTION_TEXT("qkv-by-hand", "Token vectors"),
                              ATTENTION_TEXT("qkv-by-hand", "One vector x a token: embedding and position together."),
                              "names", is_projected),
                 &Params::X)
            .add(matrix_field("W_Q", "W_Q", Matrix{{0, 1}, {2, 0}}, ATTENTION_TEXT("qkv-by-hand", "Query matrix"),
                              ATTENTION_TEXT("qkv-by-hand", "Makes of each x what it looks for."), "", is_projected),
                 &Params::W_Q)
            .add(matrix_field("W_K", "W_K", Matrix{{3, 0}, {1, 1}}, ATTENTION_TEXT("qkv-by-hand", "Key matrix"),
                              ATTENTION_TEXT("qkv-by-hand", "Makes of each x what it is found by."), "", is_projected),
                 &Params::W_K)
            .add(matrix_field("W_V", "W_V", Matrix{{1, 2}, {1, 1}}, ATTENTION_TEXT("qkv-by-hand", "Value matrix"),
                              ATTENTION_TEXT("qkv-by-hand", "Makes of each x what it gives. It may have another "
                                                            "number of components (d_v)."),
                              "", projects_values),
                 &Params::W_V)
            .add(matrix_field("queries", "q", Matrix{{std::sqrt(2.0), 0}, {0, std::sqrt(2.0)}},
                              ATTENTION_TEXT("qkv-by-hand", "Queries"),
                              ATTENTION_TEXT("qkv-by-hand", "What is looked for, one query a row."), "query_names",
                              is_direct),
                 &Params::queries)
            .add(matrix_field("keys", "k", Matrix{{0, 0}, {1, 0}, {2, 0}}, ATTENTION_TEXT("qkv-by-hand", "Keys"),
                              ATTENTION_TEXT("qkv-by-hand", "What each position is found by, one key a row, as long "
                                                            "as the queries (d_k)."),
                              "names", is_direct),
                 &Params::keys)
            .add(matrix_field("values", "v", Matrix{{1}, {3}, {5}}, ATTENTION_TEXT("qkv-by-hand", "Values"),
                              ATTENTION_TEXT("qkv-by-hand", "What each position gives: a number, or a vector of any "
                                                            "length (d_v)."),
                              "names", has_own_values),
                 &Params::values)
            .add(names_field("names", {"1", "2", "3"}, ATTENTION_TEXT("qkv-by-hand", "Names"),
                             ATTENTION_TEXT("qkv-by-hand", "The tokens, or what the positions are called: 1 to 6.")),
                 &Params::names)
            .add(query_names_field(), &Params::query_names);
    return table;
}

HandInputs inputs_of(const Params& params) {
    const auto in_out = [&](const Matrices& W) { return params.stored() ? Matrix(W[0].transpose()) : W[0]; };
    HandInputs inputs;
    inputs.projected = params.project;
    if (params.project) {
        inputs.X = params.X[0];
        inputs.W_Q = in_out(params.W_Q);
        inputs.W_K = in_out(params.W_K);
        inputs.W_V = in_out(params.W_V);
    } else {
        inputs.Q = params.queries[0];
        inputs.K = params.keys[0];
        inputs.V = params.values[0];
    }
    inputs.same = params.tie;
    inputs.scaled = params.scale;
    inputs.temperature = params.temperature;
    inputs.causal = params.causal;
    return inputs;
}

std::vector<Preset> presets() {
    const Value cat = Sentences(Tokens{"猫", "睡", "它"});
    const Values chain{{"project", true}, {"names", cat}, {"row", std::int64_t{2}}};
    const auto with = [](Values values, const Values& more) {
        for (const auto& [key, value] : more) values[key] = value;
        return values;
    };
    return {
        {"root-two", ATTENTION_TEXT("qkv-by-hand", "Query (√2, 0), three keys, scalar Values"), {}},
        {"second-query", ATTENTION_TEXT("qkv-by-hand", "The same keys, query (0, √2)"), {{"row", std::int64_t{1}}}},
        {"cat-sleep-it", ATTENTION_TEXT("qkv-by-hand", "猫 · 睡 · 它, from X to the new vector of 它"), chain},
        {"cat-causal", ATTENTION_TEXT("qkv-by-hand", "猫 · 睡 · 它 under a causal mask"),
         with(chain, {{"causal", true}, {"row", std::int64_t{1}}})},
        {"stored", ATTENTION_TEXT("qkv-by-hand", "猫 · 睡 · 它, matrices stored [out][in]"),
         with(chain, {{"layout", std::string("stored")}})},
        {"no-scaling", ATTENTION_TEXT("qkv-by-hand", "Scaling forgotten, beside the right one"),
         with(chain, {{"twin", std::string("no-scaling")}})},
        {"tied", ATTENTION_TEXT("qkv-by-hand", "K = V"), with(chain, {{"tie", true}})},
    };
}

} // namespace attention::hand
