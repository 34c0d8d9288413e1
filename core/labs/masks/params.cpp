// The field table and the presets.
#include "core/attention/masks.h"
#include "core/labs/masks/masks.h"

#include <cmath>

namespace attention::mask_lab {
namespace {

bool mode_is(const Values& values, std::string_view one, std::string_view other) {
    const std::string mode = std::get<std::string>(values.at("mode"));
    return mode == one || mode == other;
}
bool has_padding(const Values& values) {
    return mode_is(values, "padding", "both");
}
bool has_window(const Values& values) {
    return mode_is(values, "window", "window");
}
bool has_prefix(const Values& values) {
    return mode_is(values, "prefix", "prefix");
}
bool has_answers(const Values& values) {
    return predicts(field_table().read(values));
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

Field mode_field() {
    Field field = new_field("mode", FieldType::choice, std::string("causal"), ATTENTION_TEXT("masks", "Mask"),
                            ATTENTION_TEXT("masks", "Which places each row may see. A click into the grid makes it "
                                                    "your own."));
    field.choices = {
        {"causal", ATTENTION_TEXT("masks", "causal")},           {"padding", ATTENTION_TEXT("masks", "padding")},
        {"both", ATTENTION_TEXT("masks", "causal and padding")}, {"window", ATTENTION_TEXT("masks", "sliding window")},
        {"prefix", ATTENTION_TEXT("masks", "prefix")},           {"own", ATTENTION_TEXT("masks", "own")}};
    return field;
}

Field fill_field() {
    Field field =
        new_field("fill", FieldType::choice, std::string("minus_infinity"), ATTENTION_TEXT("masks", "Hidden scores"),
                  ATTENTION_TEXT("masks", "What stands for a hidden score when softmax comes: −∞ or leaving it out are "
                                          "right; the lowest double fails silently when a row is all hidden; 0 is "
                                          "wrong."));
    field.choices = {{"minus_infinity", verbatim("−∞")},
                     {"excluded", ATTENTION_TEXT("masks", "left out")},
                     {"lowest", verbatim("lowest()")},
                     {"zero", ATTENTION_TEXT("masks", "0 (wrong)")}};
    return field;
}

Field count_field(const std::string& key, std::int64_t initial, std::int64_t least, Text label, Text help) {
    Field field = new_field(key, FieldType::integer, initial, std::move(label), std::move(help));
    field.min = double(least);
    field.max = double(most_tokens);
    field.step = 1;
    return field;
}

Field row_field() {
    Field field = new_field("row", FieldType::integer, std::int64_t{1}, ATTENTION_TEXT("masks", "Row"),
                            ATTENTION_TEXT("masks", "The position that looks; its numbers are written out."));
    field.min = 0;
    field.max = 1e6;
    field.step = 1;
    field.picks_from = "tokens";
    return field;
}

Field scores_field() {
    Field field = new_field("scores", FieldType::matrix, Matrices(example_scores()), ATTENTION_TEXT("masks", "Scores"),
                            ATTENTION_TEXT("masks", "How well each place (column) fits each position that looks (row), "
                                                    "before the mask."));
    field.min = -1000;
    field.max = 1000;
    field.row_labels = field.column_labels = "tokens";
    return field;
}

Field allowed_field() {
    Field field = new_field("allowed", FieldType::matrix, Matrices(numbers_from_mask(causal_mask(5))),
                            ATTENTION_TEXT("masks", "Visible places"),
                            ATTENTION_TEXT("masks", "1 where the row may see the place, 0 where it is hidden."));
    field.min = 0;
    field.max = 1;
    field.step = 1;
    field.row_labels = field.column_labels = "tokens";
    field.in_form = false;
    return field;
}

Field tokens_field() {
    return new_field("tokens", FieldType::tokens, Sentences(example_tokens()), ATTENTION_TEXT("masks", "Tokens"),
                     ATTENTION_TEXT("masks", "The positions: each is a row that looks and a column that is "
                                             "looked at."));
}

Field relevant(Field field, bool (*when)(const Values&)) {
    field.relevant = when;
    return field;
}

} // namespace

Tokens example_tokens() {
    return {"今天", "天气", "很", "好", "。"};
}

Matrix example_scores() {
    Matrix scores(5, 5); // made up: each token likes itself and its neighbours, and would like to see what comes
    scores << 1.5, 1.2, 0.3, 0.8, 0.1, //
        1.1, 1.6, 0.9, 1.8, 0.2,       //
        0.4, 1.0, 1.2, 2.0, 0.3,       //
        0.7, 1.9, 1.3, 1.4, 0.6,       //
        0.5, 0.8, 0.2, 1.5, 0.9;
    return scores;
}

Matrix three_token_scores() {
    const Matrix tokens{{1, 0}, {0, 1}, {1, 1}};
    return tokens * tokens.transpose() / std::sqrt(2.0);
}

const FieldTable<Params>& field_table() {
    static const FieldTable<Params> table =
        FieldTable<Params>()
            .add(mode_field(), &Params::mode)
            .add(relevant(count_field("valid_length", 4, 1, ATTENTION_TEXT("masks", "Real places"),
                                      ATTENTION_TEXT("masks", "How many places hold real tokens; those behind are "
                                                              "padding.")),
                          has_padding),
                 &Params::valid_length)
            .add(relevant(count_field("width", 3, 1, ATTENTION_TEXT("masks", "Width of the window"),
                                      ATTENTION_TEXT("masks", "How many places a row sees: itself and those just "
                                                              "before it.")),
                          has_window),
                 &Params::width)
            .add(relevant(count_field("prefix", 2, 0, ATTENTION_TEXT("masks", "Length of the prefix"),
                                      ATTENTION_TEXT("masks", "So many first places are seen by every row; behind them "
                                                              "the mask is causal.")),
                          has_prefix),
                 &Params::prefix)
            .add(fill_field(), &Params::fill)
            .add(row_field(), &Params::row)
            .add(relevant(new_field("shift", FieldType::boolean, true, ATTENTION_TEXT("masks", "Inputs shifted right"),
                                    ATTENTION_TEXT("masks", "On: each row is to produce the next token. Off: its own "
                                                            "token, which it sees on the diagonal.")),
                          has_answers),
                 &Params::shift)
            .add(new_field("passes", FieldType::boolean, false, ATTENTION_TEXT("masks", "Compare with separate passes"),
                           ATTENTION_TEXT("masks", "Runs the first 1, 2, 3, … tokens alone as well and compares the "
                                                   "last row of each pass with the masked pass over all.")),
                 &Params::passes)
            .add(scores_field(), &Params::scores)
            .add(allowed_field(), &Params::allowed)
            .add(tokens_field(), &Params::tokens);
    return table;
}

std::vector<Preset> presets() {
    const Value three = Sentences(Tokens{"x₁", "x₂", "x₃"});
    const Value padded = Sentences(Tokens{"今天", "天气", "很", "好", "⟨pad⟩", "⟨pad⟩"});
    Matrix padded_scores = Matrix::Zero(6, 6); // made up, as those of the example
    padded_scores.topLeftCorner(5, 5) = example_scores();
    const auto all_rows = [](double a, double b, double c) {
        return Matrices(Matrix{{a, b, c}, {a, b, c}, {a, b, c}});
    };
    const Value gap = Matrices(Matrix{{1, 0, 0}, {0, 0, 0}, {1, 1, 1}});
    return {
        {"causal", ATTENTION_TEXT("masks", "Causal, five positions (figure 59-6)"), {}},
        {"three",
         ATTENTION_TEXT("masks", "Three tokens (1, 0), (0, 1), (1, 1)"),
         {{"tokens", three}, {"scores", Matrices(three_token_scores())}}},
        {"padding",
         ATTENTION_TEXT("masks", "Padding: four real places of six"),
         {{"tokens", padded}, {"scores", Matrices(padded_scores)}, {"mode", std::string("padding")}}},
        {"both",
         ATTENTION_TEXT("masks", "Causal and padding"),
         {{"tokens", padded}, {"scores", Matrices(padded_scores)}, {"mode", std::string("both")}}},
        {"window",
         ATTENTION_TEXT("masks", "Sliding window of three"),
         {{"mode", std::string("window")}, {"row", std::int64_t{4}}}},
        {"zero-fill",
         ATTENTION_TEXT("masks", "0 instead of −∞: the leak"),
         {{"tokens", three}, {"scores", all_rows(0, 1, 2)}, {"fill", std::string("zero")}}},
        {"zero-fill-negative",
         ATTENTION_TEXT("masks", "0 instead of −∞, negative scores"),
         {{"tokens", three}, {"scores", all_rows(-3, -2, 5)}, {"fill", std::string("zero")}}},
        {"all-hidden",
         ATTENTION_TEXT("masks", "A row that sees nothing"),
         {{"tokens", three}, {"scores", all_rows(1, 2, 3)}, {"mode", std::string("own")}, {"allowed", gap}}},
        {"sentinel",
         ATTENTION_TEXT("masks", "… and lowest() in place of −∞"),
         {{"tokens", three},
          {"scores", all_rows(1, 2, 3)},
          {"mode", std::string("own")},
          {"allowed", gap},
          {"fill", std::string("lowest")}}},
        {"passes", ATTENTION_TEXT("masks", "Five passes against one"), {{"passes", true}}},
        {"no-shift", ATTENTION_TEXT("masks", "Shift forgotten"), {{"shift", false}}},
    };
}

} // namespace attention::mask_lab
