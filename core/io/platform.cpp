#include "core/io/platform.h"

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace attention {

#ifdef _WIN32

bool flush_file(const std::filesystem::path& path) {
    const int file = _wopen(path.c_str(), _O_RDWR | _O_BINARY);
    if (file < 0) return false;
    const bool flushed = _commit(file) == 0;
    _close(file);
    return flushed;
}

void flush_folder(const std::filesystem::path&) {} // renaming is in the journal

std::uint64_t this_process() {
    return GetCurrentProcessId();
}

bool is_running(std::uint64_t process) {
    const HANDLE handle = OpenProcess(SYNCHRONIZE, FALSE, DWORD(process));
    if (handle == nullptr) return GetLastError() == ERROR_ACCESS_DENIED;
    const bool running = WaitForSingleObject(handle, 0) == WAIT_TIMEOUT;
    CloseHandle(handle);
    return running;
}

#else

namespace {

bool flush(const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
#ifdef F_FULLFSYNC // without it macOS leaves the bytes in the memory of the disk
    const bool flushed = fcntl(file, F_FULLFSYNC) == 0 || fsync(file) == 0;
#else
    const bool flushed = fsync(file) == 0;
#endif
    const bool unknown_here = errno == EINVAL || errno == ENOTSUP; // some file systems have no such thing
    close(file);
    return flushed || unknown_here;
}

} // namespace

bool flush_file(const std::filesystem::path& path) {
    return flush(path);
}

void flush_folder(const std::filesystem::path& folder) {
    (void)flush(folder);
}

std::uint64_t this_process() {
    return std::uint64_t(getpid());
}

bool is_running(std::uint64_t process) {
    return kill(pid_t(process), 0) == 0 || errno != ESRCH;
}

#endif

} // namespace attention
