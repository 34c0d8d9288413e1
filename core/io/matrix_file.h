// Files that hold the value of a parameter, whatever they are called: the content decides what they are.
#pragma once

#include "core/base/field.h"
#include "core/base/result.h"
#include "core/base/value.h"

#include <string_view>

namespace attention {

struct LoadedMatrix {
    Matrices matrices;
    Tokens row_names;    // empty when the file has none
    Tokens column_names; // empty when the file has none
};

/// The matrix or the stack in a file called `name`: NPY, JSON or a table (TSV, CSV, …).
/// JSON is a list of rows, a list of such lists, one flat list (one row), or an object with "weights", "attention",
/// "alignment" or "scores", and perhaps its tokens: "source", "src", "tokens" or "columns", and "target", "tgt" or
/// "rows". Archives and compressed files are UNSUPPORTED, pictures and the like BAD_FILE; otherwise as the readers say.
Result<LoadedMatrix> matrix_from_bytes(std::string_view bytes, std::string_view name);

/// The sentences in a file called `name`: one a line, tokens parted by white space (Unicode's). An empty line is an
/// empty sentence, so that the numbers of sentences hold; empty lines at the end are dropped. Or JSON: a list of
/// strings is one sentence, a list of such lists several.
/// At most a million lines, a million tokens a line, and 16 million tokens.
Result<Sentences> tokens_from_bytes(std::string_view bytes, std::string_view name);

/// The value that a file called `name` gives the parameter `field`: tokens, a vector (one row or one column), a matrix,
/// a stack; everything else as the text of the file, without white space around it. Not yet checked against the range
/// of the field.
Result<Value> value_from_file(const Field& field, std::string_view bytes, std::string_view name);

} // namespace attention
