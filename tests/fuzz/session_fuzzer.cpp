#include "core/session/session.h"
#include "tests/fuzz/bytes.h"

using namespace attention;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto session = session_from_json(bytes_of(data, size));
    if (!session) {
        require(!render(session.error().message, english()).empty());
        return 0;
    }
    const auto again = session_from_json(session_to_json(*session));
    require(again.ok() && *again == *session);
    return 0;
}
