// The field table and the presets.
#include "core/labs/softmax/weighing.h"

#include <limits>

namespace attention::weighing {
namespace {

std::string choice_of(const Values& values, std::string_view key) {
    return std::get<std::string>(values.find(key)->second);
}

bool divides_by_temperature(const Values& values) {
    return choice_of(values, "method") != "ratio";
}
bool computes_in_a_type(const Values& values) {
    return choice_of(values, "method") == "naive" || choice_of(values, "method") == "stable";
}
bool keeps_some(const Values& values) {
    return choice_of(values, "method") == "top-k";
}
bool draws(const Values& values) {
    return choice_of(values, "mode") == "sampled";
}

Field vector_field(const std::string& key, const Row& initial, double limit, std::string symbol) {
    Field field;
    field.key = key;
    field.type = FieldType::vector;
    field.initial = Matrices(Matrix(initial));
    field.min = -limit;
    field.max = limit;
    field.symbol = std::move(symbol);
    field.column_labels = "names";
    return field;
}

Field scores_field() {
    Field field = vector_field("scores", published_scores(), 2000, "e");
    field.label = ATTENTION_TEXT("softmax", "Scores");
    field.help = ATTENTION_TEXT("softmax", "How well each place fits: any numbers, 1 to 12 of them.");
    return field;
}

Field values_field() {
    Field field = vector_field("values", published_values(), 1e6, "v");
    field.label = ATTENTION_TEXT("softmax", "Values");
    field.help = ATTENTION_TEXT("softmax", "One number for each score; their weighted average is the output.");
    field.optional = true;
    return field;
}

Field temperature_field() {
    Field field;
    field.key = "temperature";
    field.initial = 1.0;
    field.label = ATTENTION_TEXT("softmax", "Temperature");
    field.help =
        ATTENTION_TEXT("softmax", "Scores are divided by it first: below 1 widens gaps, above 1 narrows them.");
    field.symbol = "τ";
    field.min = 0.01;
    field.max = 100;
    field.step = 0.01;
    field.logarithmic = field.zero_limit = field.infinite_limit = true;
    field.marks = {0.1, 0.25, 0.5, 1, 2, 5, 10};
    field.relevant = divides_by_temperature;
    return field;
}

Field offset_field() {
    Field field;
    field.key = "offset";
    field.initial = 0.0;
    field.label = ATTENTION_TEXT("softmax", "Added to every score");
    field.help =
        ATTENTION_TEXT("softmax", "The same number for all: the differences stay, so softmax should not change.");
    field.symbol = "+c";
    field.min = -1000;
    field.max = 1000;
    field.step = 1;
    field.marks = {-1000, -100, 0, 88, 100, 708, 1000};
    return field;
}

Field choice_field(const std::string& key, std::vector<Choice> choices) {
    Field field;
    field.key = key;
    field.type = FieldType::choice;
    field.initial = choices.front().id;
    field.choices = std::move(choices);
    return field;
}

Value word(const char* id) {
    return std::string(id);
}

Field method_field() {
    Field field = choice_field("method", {{"stable", ATTENTION_TEXT("softmax", "stable")},
                                          {"naive", ATTENTION_TEXT("softmax", "naive")},
                                          {"ratio", ATTENTION_TEXT("softmax", "plain division")},
                                          {"sparsemax", ATTENTION_TEXT("softmax", "sparsemax")},
                                          {"top-k", ATTENTION_TEXT("softmax", "softmax of the best k")}});
    field.initial = word("naive"); // the formula as everyone writes it first
    field.label = ATTENTION_TEXT("softmax", "Method");
    field.help =
        ATTENTION_TEXT("softmax", "How scores become shares. Naive is softmax as the formula is written; stable is "
                                  "the same, with the largest score subtracted first.");
    return field;
}

Field precision_field() {
    Field field = choice_field("precision", {{"float64", ATTENTION_TEXT("softmax", "float64 (double)")},
                                             {"float32", ATTENTION_TEXT("softmax", "float32 (single)")}});
    field.label = ATTENTION_TEXT("softmax", "Number type");
    field.help = ATTENTION_TEXT("softmax", "The type that really computes: exp overflows above 709.78 or above 88.72.");
    field.relevant = computes_in_a_type;
    return field;
}

Field mode_field() {
    Field field = choice_field("mode", {{"soft", ATTENTION_TEXT("softmax", "soft: all by their weight")},
                                        {"hard", ATTENTION_TEXT("softmax", "hard: the best alone")},
                                        {"sampled", ATTENTION_TEXT("softmax", "sampled: drawn by weight")}});
    field.label = ATTENTION_TEXT("softmax", "Reading");
    field.help = ATTENTION_TEXT("softmax", "How the output is made of the weights. Only soft has a gradient as it is.");
    return field;
}

Field integer_field(const std::string& key, std::int64_t initial, double max) {
    Field field;
    field.key = key;
    field.type = FieldType::integer;
    field.initial = initial;
    field.min = 1;
    field.max = max;
    field.step = 1;
    return field;
}

Field keep_field() {
    Field field = integer_field("keep", 2, double(most_scores));
    field.label = ATTENTION_TEXT("softmax", "Places kept");
    field.help = ATTENTION_TEXT("softmax", "Only the k largest scores take part; of equal ones the first.");
    field.symbol = "k";
    field.relevant = keeps_some;
    return field;
}

Field draws_field() {
    Field field = integer_field("draws", 20, 100000);
    field.label = ATTENTION_TEXT("softmax", "Draws");
    field.help = ATTENTION_TEXT("softmax", "How many places are drawn; the output is the average of their Values.");
    field.symbol = "N";
    field.marks = {1, 10, 100, 1000, 10000};
    field.relevant = draws;
    return field;
}

Field seed_field() {
    Field field = integer_field("seed", 1, 1e6);
    field.label = ATTENTION_TEXT("softmax", "Seed");
    field.help = ATTENTION_TEXT("softmax", "The same seed gives the same draws.");
    field.relevant = draws;
    return field;
}

Field names_field() {
    Field field;
    field.key = "names";
    field.type = FieldType::tokens;
    field.label = ATTENTION_TEXT("softmax", "Names");
    field.help = ATTENTION_TEXT("softmax", "One for each score; without them the places are numbered.");
    field.optional = true;
    return field;
}

Value row_of(std::initializer_list<double> numbers) {
    Matrix matrix(1, Index(numbers.size()));
    std::copy(numbers.begin(), numbers.end(), matrix.data());
    return Matrices(matrix);
}

Values five_scores() { // row 猫 of the heat map, reconstructed
    return {{"scores", row_of({0.5, 1.2, 4, 0.6, 0.6})},
            {"values", row_of({0.2, 1, 2, 0.5, 1.5})},
            {"names", Sentences(Tokens{"The", "little", "cat", "is", "sleeping"})}};
}

Values five_scores_best_two() {
    Values values = five_scores();
    values["method"] = word("top-k");
    return values;
}

} // namespace

Row published_scores() {
    return (Row(3) << 0, 1, 2).finished();
}

Row published_values() {
    return (Row(3) << 1, 3, 5).finished();
}

bool is_published(const Params& params) {
    return params.scores == Matrices(Matrix(published_scores())) && params.temperature == 1 && params.offset == 0 &&
           (params.method == "stable" || params.method == "naive") && params.precision == "float64";
}

const FieldTable<Params>& field_table() {
    static const FieldTable<Params> table = FieldTable<Params>()
                                                .add(scores_field(), &Params::scores)
                                                .add(temperature_field(), &Params::temperature)
                                                .add(offset_field(), &Params::offset)
                                                .add(method_field(), &Params::method)
                                                .add(precision_field(), &Params::precision)
                                                .add(keep_field(), &Params::keep)
                                                .add(values_field(), &Params::values)
                                                .add(mode_field(), &Params::mode)
                                                .add(draws_field(), &Params::draws)
                                                .add(seed_field(), &Params::seed)
                                                .add(names_field(), &Params::names);
    return table;
}

std::vector<Preset> presets() {
    return {
        {"published", ATTENTION_TEXT("softmax", "Published example (0, 1, 2)"), {}},
        {"five", ATTENTION_TEXT("softmax", "Five scores (row 猫 of the heat map)"), five_scores()},
        {"overflow", ATTENTION_TEXT("softmax", "Overflow: 1000, naive"), {{"scores", row_of({1000, 1, 2})}}},
        {"overflow-stable",
         ATTENTION_TEXT("softmax", "The same, stable"),
         {{"scores", row_of({1000, 1, 2})}, {"method", word("stable")}}},
        {"underflow",
         ATTENTION_TEXT("softmax", "Underflow: all near −1000, naive"),
         {{"scores", row_of({-1000, -1001, -1002})}}},
        {"single",
         ATTENTION_TEXT("softmax", "Overflow in float32 alone"),
         {{"offset", 88.0}, {"precision", word("float32")}}},
        {"negative-share",
         ATTENTION_TEXT("softmax", "Plain division: a negative share"),
         {{"scores", row_of({-1, 1, 2})}, {"method", word("ratio")}}},
        {"zero-sum",
         ATTENTION_TEXT("softmax", "Plain division: the sum is 0"),
         {{"scores", row_of({1, -1, 0})}, {"method", word("ratio")}}},
        {"ties", ATTENTION_TEXT("softmax", "Hard, two best"), {{"scores", row_of({1, 3, 3})}, {"mode", word("hard")}}},
        {"sampled", ATTENTION_TEXT("softmax", "Sampled, 20 draws"), {{"mode", word("sampled")}}},
        {"sparse",
         ATTENTION_TEXT("softmax", "Sparsemax: an exact zero"),
         {{"scores", row_of({0, 1, 1.5})}, {"method", word("sparsemax")}}},
        {"best-two", ATTENTION_TEXT("softmax", "Best 2 of five"), five_scores_best_two()},
    };
}

} // namespace attention::weighing
