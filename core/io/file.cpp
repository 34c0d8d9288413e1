#include "core/io/file.h"

#include "core/io/platform.h"

#include <array>
#include <charconv>
#include <chrono>
#include <fstream>
#include <random>
#include <system_error>

namespace attention {
namespace {

namespace fs = std::filesystem;

std::string utf8(const fs::path& path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

Error refused(Code code, const fs::path& path, const Text& sentence) {
    return {code, utf8(path), sentence.with("name", utf8(path))};
}

Error cannot_write(const fs::path& path) {
    return refused(Code::write_failed, path,
                   ATTENTION_TEXT("core",
                                  "“{name}” couldn't be written; what was there before is unchanged. Check that the "
                                  "folder exists, that you may write there, and that the disk isn't full."));
}

Error too_large(const fs::path& path, std::uintmax_t largest) {
    return refused(Code::too_large, path,
                   ATTENTION_TEXT("core", "“{name}” is larger than {limit} MB, the most that is read.")
                       .with("limit", std::int64_t(largest >> 20)));
}

/// Reads on until the end; a pipe doesn't say beforehand how long it is.
Result<std::string> read_all(std::istream& stream, const fs::path& path, std::uintmax_t largest) {
    std::string bytes;
    std::array<char, 65536> block{};
    while (stream.read(block.data(), block.size()) || stream.gcount() > 0) {
        bytes.append(block.data(), std::size_t(stream.gcount()));
        if (bytes.size() > largest) return too_large(path, largest);
    }
    if (stream.bad())
        return refused(Code::unreadable, path,
                       ATTENTION_TEXT("core", "“{name}” couldn't be read to its end. Check the disk it is on."));
    return bytes;
}

bool write_bytes(const fs::path& path, std::string_view bytes) {
    std::ofstream stream(path, std::ios::binary | std::ios::trunc);
    stream.write(bytes.data(), std::streamsize(bytes.size()));
    stream.close(); // flushes: a full disk shows here at the latest
    return bool(stream);
}

constexpr std::string_view temporary_prefix = ".attention-lab-";

/// A name in the folder of `target` that nothing has; short, since long names can't grow. It tells whose it is.
fs::path temporary_beside(const fs::path& target) {
    std::random_device random; // only for the name: two programs may write at once
    fs::path path;
    do {
        path = target.parent_path() / (std::string(temporary_prefix) + std::to_string(this_process()) + "-" +
                                       std::to_string(random()) + ".tmp");
    } while (fs::exists(fs::symlink_status(path)));
    return path;
}

/// Has a run that was killed left it behind? A young one may be of another machine that shares the folder.
bool is_left_over(const fs::path& path) {
    const std::string name = path.filename().string();
    if (!name.starts_with(temporary_prefix) || !name.ends_with(".tmp")) return false;
    std::uint64_t owner = 0;
    const char* digits = name.data() + temporary_prefix.size();
    if (std::from_chars(digits, name.data() + name.size(), owner).ec != std::errc{}) return false;
    std::error_code problem;
    const auto age = fs::file_time_type::clock::now() - fs::last_write_time(path, problem);
    return !problem && age > std::chrono::seconds(30) && !is_running(owner);
}

void remove_leftovers(const fs::path& folder) {
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end; entry.increment(ignored))
        if (is_left_over(entry->path())) {
            std::error_code problem; // somebody else's, or gone meanwhile
            fs::remove(entry->path(), problem);
        }
}

/// Replacing a file needs a writable folder only; a file that is write-protected is left alone all the same.
bool is_protected(const fs::path& existing) {
    return !std::ofstream(existing, std::ios::binary | std::ios::app);
}

fs::path folder_of(const fs::path& target) {
    return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

bool replace_file(const fs::path& target, bool exists, std::string_view bytes) {
    if (exists && is_protected(target)) return false;
    remove_leftovers(folder_of(target));
    const fs::path temporary = temporary_beside(target);
    std::error_code problem;
    // Unflushed, a power cut could leave the new name with nothing in it.
    bool written = write_bytes(temporary, bytes) && flush_file(temporary);
    if (written && exists) {
        const auto rights = fs::status(target, problem).permissions();
        if (!problem) fs::permissions(temporary, rights, problem);
    }
    if (written) fs::rename(temporary, target, problem);
    if (written && !problem) {
        flush_folder(folder_of(target));
        return true;
    }
    std::error_code ignored;
    fs::remove(temporary, ignored);
    return false;
}

enum class Pipes { taken, refused };

Result<std::string> read_path(const fs::path& path, Pipes pipes, std::uintmax_t largest) {
    const fs::file_status status = fs::status(path);
    if (!fs::exists(status))
        return refused(Code::unreadable, path,
                       ATTENTION_TEXT("core", "There is no file “{name}”. Check the name and the folder."));
    if (fs::is_directory(status))
        return refused(Code::unreadable, path, ATTENTION_TEXT("core", "“{name}” is a folder; choose one file in it."));
    if (!fs::is_regular_file(status) && pipes == Pipes::refused)
        return refused(Code::unreadable, path,
                       ATTENTION_TEXT("core", "“{name}” is a pipe or a device, which may never end; choose a file."));
    if (fs::is_regular_file(status) && fs::file_size(path) > largest) return too_large(path, largest);
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return refused(Code::unreadable, path,
                       ATTENTION_TEXT("core", "“{name}” can't be opened; check that you are allowed to read it."));
    return read_all(stream, path, largest);
}

Status write_path(const fs::path& path, Pipes pipes, std::string_view bytes) {
    const fs::file_status status = fs::status(path);
    if (fs::is_directory(status))
        return refused(Code::write_failed, path,
                       ATTENTION_TEXT("core", "“{name}” is a folder; give the name of a file to write."));
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        if (pipes == Pipes::refused)
            return refused(Code::write_failed, path,
                           ATTENTION_TEXT("core", "“{name}” is a pipe or a device, which may never take it all; choose "
                                                  "another name."));
        if (write_bytes(path, bytes)) return Done{};
        return cannot_write(path);
    }
    // Through a link, so that the link stays and the file behind it is replaced.
    const fs::path target = fs::is_symlink(fs::symlink_status(path)) ? fs::weakly_canonical(path) : path;
    if (!target.has_filename() || !replace_file(target, fs::exists(status), bytes)) return cannot_write(path);
    return Done{};
}

Result<std::string> read_guarded(const fs::path& path, Pipes pipes, std::uintmax_t largest) {
    try {
        return read_path(path, pipes, largest);
    } catch (const std::exception&) { // odd names, loops of links, folders that may not be entered, no memory
        return refused(Code::unreadable, path,
                       ATTENTION_TEXT("core", "“{name}” can't be opened; check that you are allowed to read it."));
    }
}

Status write_guarded(const fs::path& path, Pipes pipes, std::string_view bytes) {
    try {
        return write_path(path, pipes, bytes);
    } catch (const std::exception&) {
        return cannot_write(path);
    }
}

} // namespace

Result<std::string> read_file(const fs::path& path, std::uintmax_t largest) {
    return read_guarded(path, Pipes::refused, largest);
}

Result<std::string> read_input(const fs::path& path, std::uintmax_t largest) {
    return read_guarded(path, Pipes::taken, largest);
}

Status write_file(const fs::path& path, std::string_view bytes) {
    return write_guarded(path, Pipes::refused, bytes);
}

Status write_output(const fs::path& path, std::string_view bytes) {
    return write_guarded(path, Pipes::taken, bytes);
}

} // namespace attention
