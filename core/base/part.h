// What the program is made of, for its About window: name, version, licence.
#pragma once

#include <string>
#include <vector>

namespace attention {

struct Part {
    std::string name;
    std::string version; // of what is built in
    std::string licence;
};

/// Of this library.
std::vector<Part> core_parts();

} // namespace attention
