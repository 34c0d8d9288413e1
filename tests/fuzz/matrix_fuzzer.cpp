// Any file for any parameter: JSON, tables, NPY, and what only looks like them.
#include "core/io/matrix_file.h"
#include "tests/fuzz/bytes.h"

using namespace attention;

namespace {

Field field_of(FieldType type) {
    Field field;
    field.key = "weights";
    field.type = type;
    return field;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = bytes_of(data, size);
    if (const auto loaded = matrix_from_bytes(bytes, "fuzz.json"))
        for (std::size_t i = 0; i < loaded->matrices.size(); ++i) require(loaded->matrices[i].size() > 0);
    for (const FieldType type :
         {FieldType::number, FieldType::choice, FieldType::tokens, FieldType::vector, FieldType::stack}) {
        const Field field = field_of(type);
        if (const auto value = value_from_file(field, bytes, "fuzz")) (void)check_value(field, *value).ok();
    }
    return 0;
}
