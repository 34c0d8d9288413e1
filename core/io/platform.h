// What the standard library has no word for, and each system says in its own way: the only such place.
#pragma once

#include <cstdint>
#include <filesystem>

namespace attention {

/// Waits until the content of a file is on the disk, not only on its way there; a power cut then finds it.
bool flush_file(const std::filesystem::path& path);
/// The same for the names in a folder; where a system has no such thing, nothing is done.
void flush_folder(const std::filesystem::path& folder);

std::uint64_t this_process();
bool is_running(std::uint64_t process);

} // namespace attention
