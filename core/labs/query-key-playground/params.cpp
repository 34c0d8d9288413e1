// The field table and the presets.
#include "core/labs/query-key-playground/playground.h"

namespace attention::playground {
namespace {

constexpr double far = 100;         // components of query and keys
constexpr double large = 1'000'000; // components of Values

Field new_field(const std::string& key, FieldType type, Value initial, Text label, Text help) {
    Field field;
    field.key = key;
    field.type = type;
    field.initial = std::move(initial);
    field.label = std::move(label);
    field.help = std::move(help);
    return field;
}

Field query_field() {
    Field field = new_field("query", FieldType::vector, Matrices(Matrix(published_query())),
                            ATTENTION_TEXT("query-key-playground", "Query"),
                            ATTENTION_TEXT("query-key-playground",
                                           "What is looked for: the red dashed arrow. Drag it, or type its two "
                                           "components."));
    field.symbol = "q";
    field.min = -far;
    field.max = far;
    return field;
}

Field keys_field() {
    Field field = new_field(
        "keys", FieldType::matrix, Matrices(published_keys()), ATTENTION_TEXT("query-key-playground", "Keys"),
        ATTENTION_TEXT("query-key-playground", "What each position offers to be found by: the blue arrows, one row of "
                                               "two components each."));
    field.symbol = "k";
    field.min = -far;
    field.max = far;
    field.row_labels = "names";
    return field;
}

Field values_field() {
    Field field = new_field(
        "values", FieldType::matrix, Matrices(published_values()), ATTENTION_TEXT("query-key-playground", "Values"),
        ATTENTION_TEXT("query-key-playground", "What each position gives when it is looked at: one number a row, or a "
                                               "vector."));
    field.symbol = "v";
    field.min = -large;
    field.max = large;
    field.step = 1;
    field.row_labels = "names";
    return field;
}

Field names_field() {
    return new_field("names", FieldType::tokens, Sentences(published_names()),
                     ATTENTION_TEXT("query-key-playground", "Names"),
                     ATTENTION_TEXT("query-key-playground", "What the positions are called: 1 to 8 of them."));
}

Field position_field() {
    Field field = new_field(
        "position", FieldType::integer, std::int64_t{0}, ATTENTION_TEXT("query-key-playground", "Chosen position"),
        ATTENTION_TEXT("query-key-playground", "The key whose dot product is written out and taken apart."));
    field.min = 0;
    field.max = 1e6;
    field.step = 1;
    field.picks_from = "names";
    return field;
}

Field switch_field(const std::string& key, bool initial, Text label, Text help) {
    return new_field(key, FieldType::boolean, initial, std::move(label), std::move(help));
}

} // namespace

Row published_query() {
    Row query(2);
    query << 2, 0.5;
    return query;
}

Matrix published_keys() {
    Matrix keys(4, 2);
    keys << 1, 0, //
        0.6, 0.8, //
        0, 1,     //
        -1, 0;
    return keys;
}

Tokens published_names() {
    return {"猫", "小", "睡觉", "桌子"};
}

Matrix published_values() {
    Matrix values(4, 1);
    values << 4, 2, 8, 6;
    return values;
}

const FieldTable<Params>& field_table() {
    static const FieldTable<Params> table =
        FieldTable<Params>()
            .add(query_field(), &Params::query)
            .add(switch_field("scale", true, ATTENTION_TEXT("query-key-playground", "Scale by 1/√d"),
                              ATTENTION_TEXT("query-key-playground",
                                             "Dot products are divided by √2 before softmax; off, they are larger and "
                                             "the weights sharper.")),
                 &Params::scale)
            .add(position_field(), &Params::position)
            .add(keys_field(), &Params::keys)
            .add(values_field(), &Params::values)
            .add(names_field(), &Params::names)
            .add(switch_field("regions", false, ATTENTION_TEXT("query-key-playground", "Regions"),
                              ATTENTION_TEXT("query-key-playground",
                                             "Colours the plane by the key that would win if the query pointed there, "
                                             "the deeper the surer.")),
                 &Params::regions)
            .add(switch_field("projection", false, ATTENTION_TEXT("query-key-playground", "Projection"),
                              ATTENTION_TEXT("query-key-playground",
                                             "Takes the chosen key apart: along the query (∥), which counts, and "
                                             "across it (⟂), which doesn't.")),
                 &Params::projection);
    return table;
}

std::vector<Preset> presets() {
    const auto query = [](double x, double y) { return Values{{"query", Matrices(Matrix{{x, y}})}}; };
    Matrix vectors(4, 2); // made up for this preset: Values of two components
    vectors << 4, 0,      //
        2, 1,             //
        0, 8,             //
        6, -2;
    return {
        {"published", ATTENTION_TEXT("query-key-playground", "Published example, q = (2, 0.5)"), {}},
        {"cat", ATTENTION_TEXT("query-key-playground", "Look at 猫: q = (2, 0)"), query(2, 0)},
        {"sleep", ATTENTION_TEXT("query-key-playground", "Look at 睡觉: q = (0, 2)"), query(0, 2)},
        {"zero", ATTENTION_TEXT("query-key-playground", "Zero query"), query(0, 0)},
        {"unscaled", ATTENTION_TEXT("query-key-playground", "Scaling off"), {{"scale", false}}},
        {"regions", ATTENTION_TEXT("query-key-playground", "Who wins where"), {{"regions", true}}},
        {"projection",
         ATTENTION_TEXT("query-key-playground", "A key taken apart"),
         {{"projection", true}, {"position", std::int64_t{1}}}},
        {"vectors", ATTENTION_TEXT("query-key-playground", "Vector Values (made up)"), {{"values", Matrices(vectors)}}},
    };
}

} // namespace attention::playground
