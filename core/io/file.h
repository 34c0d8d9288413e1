// The one place of core that touches the file system: whole files in, whole files out.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace attention {

constexpr std::uintmax_t largest_file = std::uintmax_t{512} << 20; // bytes that `read_file` takes in

/// All bytes of a file. UNREADABLE when it is missing, a folder or no regular file (a pipe may never end), or may not
/// be opened; TOO_LARGE above `largest`, before anything is read.
Result<std::string> read_file(const std::filesystem::path& path, std::uintmax_t largest = largest_file);
/// The same, but from a pipe, too, until it ends: for who can be interrupted.
Result<std::string> read_input(const std::filesystem::path& path, std::uintmax_t largest = largest_file);

/// Writes `bytes` as the whole content of `path`: complete or not at all. They go into a hidden temporary
/// beside the target, which is flushed to the disk and moved over it, so that neither a kill nor a power cut leaves a
/// half file; what killed runs left beside it is taken away. A link is followed. WRITE_FAILED on any failure, and where
/// something else than a regular file is in the place: the old file is as it was, no temporary stays.
Status write_file(const std::filesystem::path& path, std::string_view bytes);
/// The same, but straight into a pipe or a device (/dev/stdout), too, until all is taken: for who can be interrupted.
Status write_output(const std::filesystem::path& path, std::string_view bytes);

} // namespace attention
