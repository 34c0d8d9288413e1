// The field table and the presets.
#include "core/labs/weighted-average/mixing.h"

namespace attention::mixing {
namespace {

Matrices row_of(std::initializer_list<double> numbers) {
    Matrix matrix(1, Index(numbers.size()));
    std::copy(numbers.begin(), numbers.end(), matrix.data());
    return Matrices(matrix);
}

Matrices column_of(std::initializer_list<double> numbers) {
    Matrix matrix(Index(numbers.size()), 1);
    std::copy(numbers.begin(), numbers.end(), matrix.data());
    return Matrices(matrix);
}

Matrices published_weights() {
    return row_of({0.6, 0.3, 0.1});
}
Matrices marks() { // made up: the source gives the weights alone
    return column_of({80, 90, 100});
}
Matrices states() { // made up
    Matrix h(4, 2);
    h << 0.4, -0.8, //
        0.8, 1.4,   //
        2, 0.5,     //
        -1.4, 1.2;
    return Matrices(h);
}
Matrices codes() { // the wrong model
    return column_of({1, 2, 3, 4});
}

bool are_fixed(const Values& values) {
    return values.at("weighting") == Value(std::string("fixed"));
}
bool are_scored(const Values& values) {
    return values.at("weighting") == Value(std::string("relevance")) ||
           values.at("weighting") == Value(std::string("hard"));
}
bool removes(const Values& values) {
    return values.at("remove") == Value(true);
}

Field weighting_field() {
    Field field;
    field.key = "weighting";
    field.type = FieldType::choice;
    field.initial = std::string("fixed");
    field.label = ATTENTION_TEXT("weighted-average", "Weights");
    field.help = ATTENTION_TEXT("weighted-average", "Where the weights come from: that alone is new in attention.");
    field.choices = {{"fixed", ATTENTION_TEXT("weighted-average", "fixed beforehand")},
                     {"relevance", ATTENTION_TEXT("weighted-average", "from relevance (softmax)")},
                     {"uniform", ATTENTION_TEXT("weighted-average", "the same for all")},
                     {"hard", ATTENTION_TEXT("weighted-average", "hard lookup: the best alone")}};
    return field;
}

Field numbers_field(const std::string& key, FieldType type, Matrices initial, double low, double high) {
    Field field;
    field.key = key;
    field.type = type;
    field.initial = std::move(initial);
    field.min = low;
    field.max = high;
    return field;
}

Field weights_field() {
    Field field = numbers_field("weights", FieldType::vector, published_weights(), 0, 1);
    field.label = ATTENTION_TEXT("weighted-average", "Fixed weights");
    field.help = ATTENTION_TEXT("weighted-average", "How much each counts, decided beforehand; they should add to 1.");
    field.symbol = "α";
    field.step = 0.05;
    field.column_labels = "names";
    field.relevant = are_fixed;
    return field;
}

Field scores_field() {
    Field field = numbers_field("scores", FieldType::vector, row_of({1, 2, 0.5}), -20, 20);
    field.label = ATTENTION_TEXT("weighted-average", "Relevance scores");
    field.help =
        ATTENTION_TEXT("weighted-average", "How well each fits what is needed now; softmax makes weights of them.");
    field.symbol = "e";
    field.column_labels = "names";
    field.relevant = are_scored;
    return field;
}

Field contents_field() {
    Field field = numbers_field("contents", FieldType::matrix, marks(), -1000, 1000);
    field.label = ATTENTION_TEXT("weighted-average", "Contents");
    field.help =
        ATTENTION_TEXT("weighted-average", "What is averaged: one number each, or two for vectors in a plane.");
    field.symbol = "h";
    field.row_labels = "names";
    return field;
}

Field names_field() {
    Field field;
    field.key = "names";
    field.type = FieldType::tokens;
    field.initial = Sentences(Tokens{"exam", "homework", "attendance"});
    field.label = ATTENTION_TEXT("weighted-average", "Names");
    field.help =
        ATTENTION_TEXT("weighted-average", "What is averaged, one name each; a sentence or three parts of a mark.");
    return field;
}

Field switch_field(const std::string& key, Text label, Text help) {
    Field field;
    field.key = key;
    field.type = FieldType::boolean;
    field.initial = false;
    field.label = std::move(label);
    field.help = std::move(help);
    return field;
}

Field normalise_field() {
    Field field = switch_field("normalise", ATTENTION_TEXT("weighted-average", "Make them add to 1"),
                               ATTENTION_TEXT("weighted-average", "Divides the fixed weights by their sum."));
    field.relevant = are_fixed;
    return field;
}

Field remove_field() {
    return switch_field("remove", ATTENTION_TEXT("weighted-average", "Leave one out"),
                        ATTENTION_TEXT("weighted-average", "What remains shares the weight; the average moves."));
}

Field removed_field() {
    Field field;
    field.key = "removed";
    field.type = FieldType::integer;
    field.initial = std::int64_t{1};
    field.label = ATTENTION_TEXT("weighted-average", "Which one");
    field.help = ATTENTION_TEXT("weighted-average", "The one that is left out, counted from 0.");
    field.min = 0;
    field.max = double(most_things - 1);
    field.step = 1;
    field.picks_from = "names";
    field.relevant = removes;
    return field;
}

Values sentence_values() {
    return {{"weighting", std::string("relevance")},
            {"weights", row_of({0.1, 0.2, 0.6, 0.1})},
            {"scores", row_of({0.2, 1.2, 2, 0.8})},
            {"contents", states()},
            {"names", Sentences(Tokens{"The", "little", "cat", "sleeps"})}};
}

Values changed(Values values, const std::string& key, Value value) {
    values[key] = std::move(value);
    return values;
}

} // namespace

bool are_marks(const Params& params) {
    return params.contents == marks();
}
bool are_states(const Params& params) {
    return params.contents == states();
}
bool are_codes(const Params& params) {
    return params.contents == codes() && params.names == Sentences(Tokens{"The", "little", "cat", "sleeps"});
}
bool are_published(const Matrices& weights) {
    return weights == published_weights();
}

const FieldTable<Params>& field_table() {
    static const FieldTable<Params> table = FieldTable<Params>()
                                                .add(weighting_field(), &Params::weighting)
                                                .add(weights_field(), &Params::weights)
                                                .add(normalise_field(), &Params::normalise)
                                                .add(scores_field(), &Params::scores)
                                                .add(contents_field(), &Params::contents)
                                                .add(remove_field(), &Params::remove)
                                                .add(removed_field(), &Params::removed)
                                                .add(names_field(), &Params::names);
    return table;
}

std::vector<Preset> presets() {
    const auto word = [](const char* id) { return Value(std::string(id)); };
    return {
        {"marks", ATTENTION_TEXT("weighted-average", "School mark: 0.6, 0.3, 0.1"), {}},
        {"marks-chinese",
         ATTENTION_TEXT("weighted-average", "The same mark with Chinese names"),
         {{"names", Sentences(Tokens{"考试", "作业", "出勤"})}}},
        {"marks-relevance",
         ATTENTION_TEXT("weighted-average", "The same marks, weights from relevance"),
         {{"weighting", word("relevance")}}},
        {"too-much",
         ATTENTION_TEXT("weighted-average", "Weights that add to 1.2"),
         {{"weights", row_of({0.6, 0.4, 0.2})}}},
        {"sentence", ATTENTION_TEXT("weighted-average", "“The little cat sleeps”, four vectors"), sentence_values()},
        {"sentence-uniform", ATTENTION_TEXT("weighted-average", "The same, all treated alike"),
         changed(sentence_values(), "weighting", word("uniform"))},
        {"sentence-hard", ATTENTION_TEXT("weighted-average", "The same, hard lookup"),
         changed(sentence_values(), "weighting", word("hard"))},
        {"without-little", ATTENTION_TEXT("weighted-average", "The same, without “little”"),
         changed(sentence_values(), "remove", true)},
        {"codes", ATTENTION_TEXT("weighted-average", "✗ Wrong model: one number a word"),
         changed(sentence_values(), "contents", codes())},
    };
}

} // namespace attention::mixing
