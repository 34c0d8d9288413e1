#include "app/shell/input_draft.h"

#include "app/shell/tokens_body.h"
#include "core/io/pasted.h"
#include "core/io/table.h"
#include "core/io/tokens.h"

using namespace attention;

namespace {

constexpr Index mostCellsAsText = 2500; // a larger matrix stays what it is instead of becoming text

std::size_t within(std::size_t sentence, std::size_t count) {
    return count == 1 ? 0 : std::min(sentence, count - 1);
}

DraftText textOf(const Values& values, const std::string& key, std::size_t sentence) {
    DraftText text;
    const auto found = values.find(key);
    const auto* sentences = found == values.end() ? nullptr : std::get_if<Sentences>(&found->second);
    if (sentences == nullptr || sentences->size() == 0) return text;
    if (sentences->size() > 1) text.opened = *sentences;
    text.typed = shownTokens((*sentences)[within(sentence, sentences->size())]);
    return text;
}

template <class T>
T valueOf(const Values& values, const std::string& key, T fallback) {
    const auto found = values.find(key);
    const auto* value = found == values.end() ? nullptr : std::get_if<T>(&found->second);
    return value != nullptr ? *value : fallback;
}

void setIfChanged(Values& changes, const Values& now, const std::string& key, Value value) {
    const auto found = now.find(key);
    if (found != now.end() && !(found->second == value)) changes[key] = std::move(value);
}

} // namespace

Tokens DraftText::tokens(std::size_t sentence) const {
    if (opened && opened->size() > 0) return (*opened)[within(sentence, opened->size())];
    return characters ? split_characters(typed.toStdString()) : typedTokens(typed);
}

Sentences DraftText::sentences() const {
    return opened ? *opened : Sentences(tokens(0));
}

std::size_t InputDraft::sentenceCount() const {
    const auto count = [](const DraftText& text) { return text.opened ? text.opened->size() : std::size_t{1}; };
    return std::max({count(source), count(target), opened ? opened->matrices.size() : std::size_t{1}, std::size_t{1}});
}

bool InputDraft::hasMarks() const {
    const auto place = std::size_t(sentence - 1);
    return mergeMarks || has_subword_marks(source.tokens(place)) || has_subword_marks(target.tokens(place));
}

bool InputDraft::fits(const Value& matrix) const {
    const auto* stack = std::get_if<Matrices>(&matrix);
    const auto place = std::size_t(sentence - 1);
    if (stack == nullptr || stack->size() == 0 || mergeMarks) return true; // the session judges
    const Matrix& one = (*stack)[within(place, stack->size())];
    return one.rows() == Index(target.tokens(place).size()) && one.cols() == Index(source.tokens(place).size());
}

ColumnRoom InputDraft::room() const {
    const auto place = std::size_t(sentence - 1);
    const auto sources = Index(source.tokens(place).size());
    const auto targets = Index(target.tokens(place).size());
    const bool sourceAlong = !weights || sourceAxis == "columns" || sources == targets;
    if (mergeMarks || (!sourceAlong && sourceAxis != "rows")) return {};
    const Index columns = sourceAlong ? sources : targets;
    return {columns, columns};
}

Result<std::optional<LoadedMatrix>> InputDraft::matrix() const {
    if (opened) return std::optional(*opened);
    if (table.trimmed().isEmpty()) return std::optional<LoadedMatrix>{};
    auto loaded = table_from_bytes(table.toStdString(), "", room());
    if (!loaded) {
        // Lists of programs and Markdown, which no file of numbers is.
        const auto pasted = numbers_from_text(table.toStdString(), room());
        if (!pasted) return loaded.error();
        return std::optional(LoadedMatrix{Matrices(pasted->numbers), {}, {}});
    }
    return std::optional(LoadedMatrix{Matrices(std::move(loaded->numbers)), std::move(loaded->row_names),
                                      std::move(loaded->column_names)});
}

Result<Values> InputDraft::changes(const Values& now) const {
    Values changes;
    setIfChanged(changes, now, "source", source.sentences());
    setIfChanged(changes, now, "target", target.sentences());
    setIfChanged(changes, now, "sentence", sentence);
    setIfChanged(changes, now, "source_axis", sourceAxis);
    setIfChanged(changes, now, "normalised", normalised);
    setIfChanged(changes, now, "merge_marks", mergeMarks);
    if (!tableTouched) {
        // New words keep the scores only where these have their size; else all scores are equal, until some are given.
        const auto scores = now.find("scores");
        const bool newWords = changes.count("source") + changes.count("target") > 0;
        if (newWords && scores != now.end() && !is_absent(scores->second))
            changes["scores"] = fits(scores->second) ? scores->second : Value(Absent{});
        return changes;
    }
    auto read = matrix();
    if (!read) return read.error();
    const std::string key = weights ? "weights" : "scores";
    if (!*read) {
        setIfChanged(changes, now, "scores", Absent{});
        setIfChanged(changes, now, "weights", Absent{});
        return changes;
    }
    const LoadedMatrix& loaded = **read;
    changes[key] = loaded.matrices; // also the same again: it must have the size of the words
    // Names that came with the table are the words, unless the user gave some.
    if (!source.touched && !loaded.column_names.empty())
        setIfChanged(changes, now, "source", Sentences(loaded.column_names));
    if (!target.touched && !loaded.row_names.empty()) setIfChanged(changes, now, "target", Sentences(loaded.row_names));
    return changes;
}

InputDraft draftOf(const SessionController& controller) {
    const Values& values = controller.values();
    InputDraft draft;
    draft.sentence = valueOf(values, "sentence", std::int64_t{1});
    const auto place = std::size_t(std::max<std::int64_t>(draft.sentence, 1) - 1);
    draft.source = textOf(values, "source", place);
    draft.target = textOf(values, "target", place);
    draft.sourceAxis = valueOf(values, "source_axis", std::string("auto"));
    draft.normalised = valueOf(values, "normalised", std::string("auto"));
    draft.mergeMarks = valueOf(values, "merge_marks", false);
    const auto weights = valueOf(values, "weights", Matrices{});
    const auto matrices = weights.size() > 0 ? weights : valueOf(values, "scores", Matrices{});
    draft.weights = weights.size() > 0;
    if (matrices.size() == 1 && matrices[0].size() <= mostCellsAsText)
        draft.table = QString::fromStdString(table_to_tsv({matrices[0], {}, {}}));
    else if (matrices.size() > 0) draft.opened = LoadedMatrix{matrices, {}, {}};
    return draft;
}

bool takesTwoSentences(const Lab& lab) {
    for (const char* key : {"source", "target"}) {
        const Field* field = find_field(lab.fields, key);
        if (field == nullptr || field->type != FieldType::tokens) return false;
    }
    return find_field(lab.fields, "scores") != nullptr && find_field(lab.fields, "weights") != nullptr;
}
