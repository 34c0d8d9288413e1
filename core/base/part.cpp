#include "core/base/part.h"

#include <Eigen/Core>
#include <nlohmann/json.hpp>

namespace attention {

namespace {

std::string numbers(int major, int minor, int patch) {
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

} // namespace

std::vector<Part> core_parts() {
    return {{"Eigen", numbers(EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION, EIGEN_MINOR_VERSION), "MPL-2.0"},
            {"JSON for Modern C++",
             numbers(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH), "MIT"}};
}

} // namespace attention
