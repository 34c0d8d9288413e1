#include "core/io/matrix_file.h"

#include "core/io/encoding.h"
#include "core/io/json.h"
#include "core/io/npy.h"
#include "core/io/table.h"
#include "core/io/tokens.h"
#include "core/session/session.h"

#include <algorithm>
#include <optional>

namespace attention {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t most_sentences = 1'000'000;
constexpr std::size_t most_tokens_a_line = 1'000'000;
constexpr std::size_t most_tokens = 16'000'000;

Error refused(Code code, std::string_view name, const Text& sentence) {
    return {code, std::string(name), sentence.with("name", std::string(name))};
}

// ---- what a file is ---------------------------------------------------------------------------

/// What can't be text or numbers, by its first bytes.
std::optional<Error> foreign_file(std::string_view bytes, std::string_view name) {
    if (bytes.starts_with("PK\x03\x04"sv) || bytes.starts_with("PK\x05\x06"sv))
        return refused(Code::unsupported, name,
                       ATTENTION_TEXT("core",
                                      "“{name}” is an archive (.npz, .xlsx, .zip …). Save the one array in it with "
                                      "numpy.save, or the one sheet as CSV."));
    if (bytes.starts_with("\x1F\x8B"sv) || bytes.starts_with("BZh"sv) ||
        bytes.starts_with("\xFD"
                          "7zXZ"sv) ||
        bytes.starts_with("\x28\xB5\x2F\xFD"sv))
        return refused(Code::unsupported, name,
                       ATTENTION_TEXT("core", "“{name}” is compressed; unpack it first and open what was in it."));
    constexpr std::pair<std::string_view, const char*> kinds[] = {{"\x89PNG"sv, "PNG"},
                                                                  {"\xFF\xD8\xFF"sv, "JPEG"},
                                                                  {"GIF8"sv, "GIF"},
                                                                  {"%PDF"sv, "PDF"},
                                                                  {"%!PS"sv, "PostScript"},
                                                                  {"\x89HDF"sv, "HDF5"},
                                                                  {"\x7F"
                                                                   "ELF"sv,
                                                                   "ELF"},
                                                                  {"\xD0\xCF\x11\xE0"sv, "Microsoft Office"},
                                                                  {"\x80\x02"sv, "pickle"},
                                                                  {"\x80\x03"sv, "pickle"},
                                                                  {"\x80\x04"sv, "pickle"},
                                                                  {"\x80\x05"sv, "pickle"},
                                                                  {"{\\rtf"sv, "RTF"},
                                                                  {"<?xml"sv, "XML"},
                                                                  {"<!DOCTYPE"sv, "HTML"},
                                                                  {"<html"sv, "HTML"}};
    for (const auto& [magic, kind] : kinds)
        if (bytes.starts_with(magic))
            return refused(
                Code::bad_file, name,
                ATTENTION_TEXT("core",
                               "“{name}” is a {kind} file, not a table of numbers or tokens. Right would be TSV, "
                               "CSV, NPY, JSON or plain text.")
                    .with("kind", kind));
    return std::nullopt;
}

bool is_called(std::string_view name, std::string_view extension) {
    if (name.size() < extension.size()) return false;
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    return std::equal(extension.begin(), extension.end(), name.end() - std::ptrdiff_t(extension.size()),
                      [&](char wanted, char got) { return wanted == lower(got); });
}

char first_letter(std::string_view text) {
    const auto at = text.find_first_not_of(" \t\n");
    return at == std::string_view::npos ? '\0' : text[at];
}

// ---- JSON ------------------------------------------------------------------------------------

/// How many lists lie within each other, following the first entries.
int nesting(const Json& json) {
    int depth = 0;
    for (const Json* inner = &json; inner->is_array(); inner = &inner->front()) {
        ++depth;
        if (inner->empty()) break;
    }
    return depth;
}

/// An error of the JSON readers with the file it is about.
Error in_file(Error error, std::string_view name) {
    error.message =
        ATTENTION_TEXT("core", "In “{name}”: {problem}").with("name", std::string(name)).with("problem", error.message);
    return error;
}

Error no_numbers(std::string_view name) {
    return refused(Code::empty_input, name,
                   ATTENTION_TEXT("core", "“{name}” holds no numbers; right would be a table with at least one."));
}

Result<Matrices> stack_from_json(const Json& json, const std::string& where) {
    std::vector<Matrix> all;
    for (std::size_t i = 0; i < json.size(); ++i) {
        auto one = matrix_from_json(json[i], where + "." + std::to_string(i));
        if (!one) return one.error();
        all.push_back(*std::move(one));
    }
    return Matrices(std::move(all));
}

Result<Matrices> matrices_from_json(const Json& json, const std::string& where, std::string_view name) {
    const int depth = nesting(json);
    if (depth > 3)
        return refused(Code::unsupported, name,
                       ATTENTION_TEXT("core",
                                      "“{name}” holds lists nested {depth} deep; a matrix is nested 2 deep, a stack of "
                                      "matrices 3 deep. Save the part you want.")
                           .with("depth", depth));
    if (depth == 3) return stack_from_json(json, where);
    if (depth == 1) {
        auto row = row_from_json(json, where);
        if (!row) return row.error();
        return Matrices(Matrix(*row));
    }
    auto matrix = matrix_from_json(json, where);
    if (!matrix) return matrix.error();
    return Matrices(*std::move(matrix));
}

std::optional<std::string> first_key(const Json& json, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        if (json.contains(key)) return key;
    return std::nullopt;
}

Result<Tokens> names_from_json(const Json& json, std::initializer_list<const char*> keys) {
    const auto key = first_key(json, keys);
    if (!key || json[*key].is_null()) return Tokens{};
    return tokens_from_json(json[*key], *key);
}

Result<LoadedMatrix> matrix_from_json_text(std::string_view text, std::string_view name) {
    const auto json = parse_json(text);
    if (!json) return in_file(json.error(), name);
    LoadedMatrix loaded;
    const Json* numbers = &*json;
    std::string where = "matrix";
    if (json->is_object()) {
        const auto key = first_key(*json, {"weights", "attention", "alignment", "scores"});
        if (!key)
            return refused(Code::missing_field, name,
                           ATTENTION_TEXT("core",
                                          "“{name}” is a JSON object without “weights”, “attention”, “alignment” or "
                                          "“scores”; one of these must hold the matrix."));
        where = *key;
        numbers = &(*json)[*key];
        auto columns = names_from_json(*json, {"source", "src", "tokens", "columns"});
        if (!columns) return in_file(columns.error(), name);
        auto rows = names_from_json(*json, {"target", "tgt", "rows"});
        if (!rows) return in_file(rows.error(), name);
        loaded.column_names = *std::move(columns);
        loaded.row_names = *std::move(rows);
    }
    auto matrices = matrices_from_json(*numbers, where, name);
    if (!matrices) return in_file(matrices.error(), name);
    loaded.matrices = *std::move(matrices);
    return loaded;
}

Result<LoadedMatrix> any_matrix(std::string_view bytes, std::string_view name) {
    if (auto foreign = foreign_file(bytes, name)) return *foreign;
    if (is_npy(bytes)) {
        auto matrices = matrices_from_npy(bytes, name);
        if (!matrices) return matrices.error();
        return LoadedMatrix{*std::move(matrices), {}, {}};
    }
    const auto text = text_from_bytes(bytes, name);
    if (!text && is_called(name, ".npy"))
        return refused(Code::bad_file, name,
                       ATTENTION_TEXT("core", "“{name}” doesn't begin as an NPY file does; it is damaged or cut short. "
                                              "Save it again with numpy.save."));
    if (!text) return text.error();
    const char first = first_letter(*text);
    if (first == '[' || first == '{') return matrix_from_json_text(*text, name);
    auto table = table_from_bytes(*text, name);
    if (!table) return table.error();
    return LoadedMatrix{Matrices(std::move(table->numbers)), std::move(table->row_names),
                        std::move(table->column_names)};
}

// ---- tokens ----------------------------------------------------------------------------------

Error too_many_tokens(std::string_view name) {
    return refused(
        Code::too_large, name,
        ATTENTION_TEXT("core", "“{name}” is too large: at most {lines} sentences are read, {tokens} tokens in one and "
                               "{total} in all.")
            .with("lines", std::int64_t(most_sentences))
            .with("tokens", std::int64_t(most_tokens_a_line))
            .with("total", std::int64_t(most_tokens)));
}

Result<Sentences> sentences_of(std::vector<Tokens> all, std::string_view name) {
    while (!all.empty() && all.back().empty()) all.pop_back();
    if (all.empty())
        return refused(
            Code::empty_input, name,
            ATTENTION_TEXT("core", "“{name}” holds no tokens; right would be one sentence a line, its tokens parted by "
                                   "spaces."));
    return Sentences(std::move(all));
}

/// A table by its name has one token a cell, other text parts them by white space.
Tokens tokens_of_line(std::string_view line, std::string_view name) {
    for (const auto& [extension, delimiter] : {std::pair{".csv", ','}, std::pair{".tsv", '\t'}})
        if (is_called(name, extension)) return line.empty() ? Tokens{} : split_cells(line, delimiter);
    return split_words(line);
}

Result<Sentences> sentences_from_lines(std::string_view text, std::string_view name) {
    std::vector<Tokens> all;
    std::size_t total = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        all.push_back(tokens_of_line(text.substr(0, end), name));
        text.remove_prefix(std::min(end + 1, text.size()));
        total += all.back().size();
        if (all.back().size() > most_tokens_a_line || total > most_tokens || all.size() > most_sentences)
            return too_many_tokens(name);
    }
    return sentences_of(std::move(all), name);
}

Result<Sentences> sentences_from_json(const Json& json, std::string_view name) {
    std::vector<Tokens> all;
    const bool several = nesting(json) > 1;
    for (std::size_t i = 0; i < (several ? json.size() : 1); ++i) {
        auto tokens = tokens_from_json(several ? json[i] : json, several ? "sentences." + std::to_string(i) : "tokens");
        if (!tokens) return in_file(tokens.error(), name);
        all.push_back(*std::move(tokens));
    }
    return sentences_of(std::move(all), name);
}

/// A list of strings, or of lists of strings? Other brackets are tokens: “[ music ]”.
bool is_token_list(const Json& json) {
    if (!json.is_array() || json.empty()) return false;
    const Json& first = json.front();
    return first.is_string() || (first.is_array() && (first.empty() || first.front().is_string()));
}

// ---- values of parameters --------------------------------------------------------------------

Result<Value> vector_value(Matrices matrices, std::string_view name) {
    const Matrix& matrix = matrices[0];
    if (matrices.size() == 1 && matrix.rows() == 1) return Value(std::move(matrices));
    if (matrices.size() == 1 && matrix.cols() == 1) return Value(Matrices(Matrix(matrix.transpose())));
    return refused(Code::wrong_type, name,
                   ATTENTION_TEXT("core",
                                  "“{name}” holds {count} × {rows} × {columns} numbers; right would be one row or one "
                                  "column.")
                       .with("count", std::int64_t(matrices.size()))
                       .with("rows", std::int64_t(matrix.rows()))
                       .with("columns", std::int64_t(matrix.cols())));
}

Result<Value> matrix_value(const Field& field, std::string_view bytes, std::string_view name) {
    auto loaded = matrix_from_bytes(bytes, name);
    if (!loaded) return loaded.error();
    if (field.type == FieldType::vector) return vector_value(std::move(loaded->matrices), name);
    if (field.type == FieldType::matrix && loaded->matrices.size() > 1)
        return refused(
            Code::wrong_type, name,
            ATTENTION_TEXT("core",
                           "“{name}” holds a stack of {count} matrices, but “{key}” takes one. Save the one you "
                           "want.")
                .with("count", std::int64_t(loaded->matrices.size()))
                .with("key", field.key));
    return Value(std::move(loaded->matrices));
}

std::string_view without_white_space(std::string_view text) {
    const auto start = text.find_first_not_of(" \t\n");
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(" \t\n") - start + 1);
}

/// Out of an exported figure: the parameter of that name, else what was computed under it.
std::optional<std::string> text_from_figure(const Field& field, std::string_view bytes) {
    if (first_letter(bytes) != '{') return std::nullopt;
    const auto json = parse_json(bytes);
    if (!json || !json->is_object() || !json->contains("params") || !json->contains("trace")) return std::nullopt;
    for (const char* part : {"params", "trace"}) {
        const Json& values = (*json)[part];
        if (!values.is_object()) continue;
        const auto found = values.find(field.key);
        if (found != values.end() && !found->is_null()) return dump_json(*found);
    }
    return std::nullopt;
}

/// Runs a reader; the one thing that may still be thrown is that memory ran out.
template <class T, class Reader>
Result<T> guarded(std::string_view name, Reader reader) {
    try {
        return reader();
    } catch (const std::bad_alloc&) {
        return refused(Code::too_large, name,
                       ATTENTION_TEXT("core", "“{name}” needs more memory than there is. Try a smaller part of it."));
    }
}

} // namespace

Result<LoadedMatrix> matrix_from_bytes(std::string_view bytes, std::string_view name) {
    return guarded<LoadedMatrix>(name, [&]() -> Result<LoadedMatrix> {
        auto loaded = any_matrix(bytes, name);
        if (!loaded) return loaded;
        for (std::size_t i = 0; i < loaded->matrices.size(); ++i)
            if (loaded->matrices[i].size() == 0) return no_numbers(name);
        if (loaded->matrices.size() == 0) return no_numbers(name);
        return loaded;
    });
}

Result<Sentences> tokens_from_bytes(std::string_view bytes, std::string_view name) {
    return guarded<Sentences>(name, [&]() -> Result<Sentences> {
        if (auto foreign = foreign_file(bytes, name)) return *foreign;
        if (is_npy(bytes))
            return refused(
                Code::wrong_type, name,
                ATTENTION_TEXT("core",
                               "“{name}” holds an array of numbers where tokens are wanted: one sentence a line, "
                               "its tokens parted by spaces."));
        const auto text = text_from_bytes(bytes, name);
        if (!text) return text.error();
        const bool called_json = is_called(name, ".json");
        if (called_json || first_letter(*text) == '[') {
            const auto json = parse_json(*text);
            if (!json && called_json) return in_file(json.error(), name);
            if (json && (called_json || is_token_list(*json))) return sentences_from_json(*json, name);
        }
        return sentences_from_lines(*text, name);
    });
}

Result<Value> value_from_file(const Field& field, std::string_view bytes, std::string_view name) {
    if (const auto found = text_from_figure(field, bytes)) return value_from_text(field, *found);
    switch (field.type) {
    case FieldType::tokens: {
        auto sentences = tokens_from_bytes(bytes, name);
        if (!sentences) return sentences.error();
        return Value(*std::move(sentences));
    }
    case FieldType::vector:
    case FieldType::matrix:
    case FieldType::stack: return matrix_value(field, bytes, name);
    default: break;
    }
    if (auto foreign = foreign_file(bytes, name)) return *foreign;
    const auto text = text_from_bytes(bytes, name);
    if (!text) return text.error();
    return value_from_text(field, without_white_space(*text));
}

} // namespace attention
