// The field table and the presets.
#include "core/labs/alignment-heatmap/alignment.h"

namespace attention::alignment {
namespace {

bool has_scores(const Values& values) {
    return !is_absent(values.at("scores"));
}
bool has_weights(const Values& values) {
    return !is_absent(values.at("weights"));
}

bool has_several_sentences(const Values& values) {
    const Params params = field_table().read(values);
    return params.source.size() > 1 || params.target.size() > 1 || params.scores.size() > 1 ||
           params.weights.size() > 1;
}

bool has_marks(const Values& values) {
    const Params params = field_table().read(values);
    for (const Sentences* sentences : {&params.source, &params.target})
        for (const std::string& token : tokens_of(*sentences, params.sentence))
            if (token.ends_with("@@") || token.starts_with("\u2581")) return true;
    return params.merge_marks;
}

Sentences source_example() {
    return Sentences(Tokens{"The", "little", "cat", "is", "sleeping"});
}
Sentences target_example() {
    return Sentences(Tokens{"这只", "小", "猫", "正在", "睡觉"});
}

std::vector<Choice> axis_choices() {
    return {{"auto", ATTENTION_TEXT("alignment-heatmap", "detect")},
            {"rows", ATTENTION_TEXT("alignment-heatmap", "rows")},
            {"columns", ATTENTION_TEXT("alignment-heatmap", "columns")}};
}

Field temperature_field() {
    Field field;
    field.key = "temperature";
    field.type = FieldType::number;
    field.initial = 1.0;
    field.label = ATTENTION_TEXT("alignment-heatmap", "Temperature");
    field.help = ATTENTION_TEXT("alignment-heatmap",
                                "Scores are divided by it before softmax: below 1 sharpens, above 1 flattens.");
    field.symbol = "τ";
    field.min = 0.01;
    field.max = 100;
    field.step = 0.01;
    field.logarithmic = field.zero_limit = field.infinite_limit = true;
    field.marks = {0.1, 0.25, 0.5, 1, 2, 5, 10};
    return field;
}

Field row_field() {
    Field field;
    field.key = "row";
    field.type = FieldType::integer;
    field.initial = std::int64_t{2};
    field.label = ATTENTION_TEXT("alignment-heatmap", "Current target token");
    field.help = ATTENTION_TEXT("alignment-heatmap", "The token being produced; its row is shown as bars.");
    field.min = 0;
    field.step = 1;
    field.picks_from = "target";
    return field;
}

Field scores_field() {
    Field field;
    field.key = "scores";
    field.type = FieldType::stack;
    field.initial = Matrices(published_scores());
    field.label = ATTENTION_TEXT("alignment-heatmap", "Scores");
    field.help =
        ATTENTION_TEXT("alignment-heatmap", "How well each source token matches the target token, before softmax.");
    field.min = -1e6;
    field.max = 1e6;
    field.optional = true;
    field.excludes = "weights";
    field.row_labels = "target";
    field.column_labels = "source";
    field.relevant = has_scores;
    return field;
}

Field weights_field() {
    Field field;
    field.key = "weights";
    field.type = FieldType::stack;
    field.label = ATTENTION_TEXT("alignment-heatmap", "Weights");
    field.help = ATTENTION_TEXT("alignment-heatmap", "Attention weights of a model, in place of scores.");
    field.min = 0;
    field.max = 1;
    field.own_maximum = true; // rounding may leave a little more, and scores are told from weights
    field.optional = true;
    field.excludes = "scores";
    field.row_labels = "target";
    field.column_labels = "source";
    field.in_form = false;
    return field;
}

Field values_field() {
    Field field;
    field.key = "values";
    field.type = FieldType::vector;
    field.initial = Matrices(Matrix(published_values()));
    field.label = ATTENTION_TEXT("alignment-heatmap", "Scalar Values");
    field.help =
        ATTENTION_TEXT("alignment-heatmap", "One number per source token; their weighted average is the context.");
    field.symbol = "v";
    field.min = -1e6;
    field.max = 1e6;
    field.optional = true;
    field.column_labels = "source";
    return field;
}

Field tokens_field(const std::string& key, Sentences initial, Text label, Text help) {
    Field field;
    field.key = key;
    field.type = FieldType::tokens;
    field.initial = std::move(initial);
    field.label = std::move(label);
    field.help = std::move(help);
    field.in_form = false;
    return field;
}

Field sentence_field() {
    Field field;
    field.key = "sentence";
    field.type = FieldType::integer;
    field.initial = std::int64_t{1};
    field.label = ATTENTION_TEXT("alignment-heatmap", "Sentence number");
    field.help =
        ATTENTION_TEXT("alignment-heatmap", "Which sentence of the texts and of the stack of matrices, from 1.");
    field.min = 1;
    field.step = 1;
    field.relevant = has_several_sentences;
    return field;
}

Field axis_field(const std::string& key, Text label, Text help) {
    Field field;
    field.key = key;
    field.type = FieldType::choice;
    field.initial = std::string("auto");
    field.label = std::move(label);
    field.help = std::move(help);
    field.choices = axis_choices();
    field.relevant = has_weights;
    return field;
}

Field merge_field() {
    Field field;
    field.key = "merge_marks";
    field.type = FieldType::boolean;
    field.initial = false;
    field.label = ATTENTION_TEXT("alignment-heatmap", "Merge sub-words");
    field.help = ATTENTION_TEXT(
        "alignment-heatmap",
        "Joins pieces marked @@ or ▁ to words: weights to the pieces are added, rows of the pieces averaged.");
    field.relevant = has_marks;
    return field;
}

} // namespace

Matrix published_scores() {
    Matrix scores(5, 5);
    scores << 4, 1.2, 0.6, 0.6, 0.5, //
        0.5, 3.8, 1.2, 0.6, 0.6,     //
        0.5, 1.2, 4, 0.6, 0.6,       //
        0.5, 0.6, 0.6, 3.8, 1.2,     //
        0.5, 0.6, 0.6, 1.2, 4.1;
    return scores;
}

Row published_values() {
    Row values(5);
    values << 0.2, 1, 2, 0.5, 1.5;
    return values;
}

const FieldTable<Params>& field_table() {
    static const FieldTable<Params> table =
        FieldTable<Params>()
            .add(temperature_field(), &Params::temperature)
            .add(row_field(), &Params::row)
            .add(sentence_field(), &Params::sentence)
            .add(scores_field(), &Params::scores)
            .add(weights_field(), &Params::weights)
            .add(values_field(), &Params::values)
            .add(tokens_field("source", source_example(), ATTENTION_TEXT("alignment-heatmap", "Source tokens"),
                              ATTENTION_TEXT("alignment-heatmap", "The tokens that are looked at: the columns.")),
                 &Params::source)
            .add(tokens_field("target", target_example(), ATTENTION_TEXT("alignment-heatmap", "Target tokens"),
                              ATTENTION_TEXT("alignment-heatmap", "The tokens being produced: the rows.")),
                 &Params::target)
            .add(axis_field("source_axis", ATTENTION_TEXT("alignment-heatmap", "Source runs along"),
                            ATTENTION_TEXT("alignment-heatmap", "Which axis of the weight matrix is the source.")),
                 &Params::source_axis)
            .add(axis_field("normalised", ATTENTION_TEXT("alignment-heatmap", "Sums to 1"),
                            ATTENTION_TEXT("alignment-heatmap",
                                           "What sums to 1 in the weight matrix: each row or each column.")),
                 &Params::normalised)
            .add(merge_field(), &Params::merge_marks);
    return table;
}

std::vector<Preset> presets() {
    Matrix sofa(7, 8); // made up for this preset: each target token favours the words it translates
    sofa << 4, 1.2, 0.6, 0.5, 0.5, 0.5, 0.8, 0.4, //
        0.5, 3.8, 1.2, 0.6, 0.6, 0.4, 0.4, 0.5,   //
        0.5, 1.2, 4, 0.6, 0.8, 0.4, 0.4, 0.9,     //
        0.4, 0.5, 0.6, 3.6, 1.4, 0.5, 0.4, 0.4,   //
        0.6, 0.5, 1.0, 0.5, 0.6, 1.2, 1.0, 4.1,   //
        0.4, 0.4, 0.5, 0.6, 0.7, 3.7, 0.9, 1.5,   //
        0.5, 0.6, 0.9, 1.3, 4.0, 0.5, 0.4, 0.6;
    std::vector<Preset> list{
        {"published", ATTENTION_TEXT("alignment-heatmap", "Published example (τ = 1)"), {}},
        {"sofa",
         ATTENTION_TEXT("alignment-heatmap", "… on the sofa (made-up scores)"),
         {{"source", Sentences(Tokens{"The", "little", "cat", "is", "sleeping", "on", "the", "sofa"})},
          {"target", Sentences(Tokens{"这只", "小", "猫", "正在", "沙发", "上", "睡觉"})},
          {"scores", Matrices(sofa)},
          {"values", Absent{}},
          {"row", std::int64_t{4}}}},
    };
    const auto at_temperature = [&](std::string id, double temperature, Text label) {
        list.push_back({std::move(id), std::move(label), {{"temperature", temperature}}});
    };
    at_temperature("sharp", 0.25, ATTENTION_TEXT("alignment-heatmap", "Sharper (τ = 0.25)"));
    at_temperature("flat", 5, ATTENTION_TEXT("alignment-heatmap", "Flatter (τ = 5)"));
    at_temperature("limit-zero", 0, ATTENTION_TEXT("alignment-heatmap", "Limit τ → 0: the maximum alone"));
    at_temperature("limit-infinity", std::numeric_limits<double>::infinity(),
                   ATTENTION_TEXT("alignment-heatmap", "Limit τ → ∞: all the same"));
    return list;
}

bool words_are_the_examples(const Params& params) {
    if (params.source == source_example() && params.target == target_example()) return true;
    for (const Preset& preset : presets()) {
        const auto source = preset.values.find("source");
        const auto target = preset.values.find("target");
        if (source != preset.values.end() && target != preset.values.end() && source->second == Value(params.source) &&
            target->second == Value(params.target))
            return true;
    }
    return false;
}

} // namespace attention::alignment
