#include "core/io/file.h"
#include "core/io/platform.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

using namespace attention;
namespace fs = std::filesystem;

namespace {

class FileTest : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::path(testing::TempDir()) / (std::string("attention-io-") + test->name());
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::size_t entries() const {
        return std::size_t(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    fs::path folder_;
};

} // namespace

TEST_F(FileTest, WhatIsWrittenIsRead) {
    const fs::path path = folder_ / "表 1.tsv";
    const std::string bytes("a\0b\r\n\xff", 6);
    ASSERT_TRUE(write_file(path, bytes).ok());
    ASSERT_TRUE(write_file(path, bytes).ok()) << "over an existing file";
    const auto read = read_file(path);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, bytes);
    EXPECT_EQ(entries(), 1U) << "no temporary is left";
}

TEST_F(FileTest, NothingIsWrittenIntoAFolderThatIsNotThere) {
    const auto status = write_file(folder_ / "missing" / "a.csv", "1");
    ASSERT_FALSE(status.ok());
    EXPECT_EQ(status.error().code, Code::write_failed);
    EXPECT_NE(render(status.error().message, english()).find("a.csv"), std::string::npos);
    EXPECT_EQ(entries(), 0U);
}

TEST_F(FileTest, AFolderIsNeitherReadNorWritten) {
    EXPECT_EQ(read_file(folder_).error().code, Code::unreadable);
    EXPECT_EQ(write_file(folder_, "1").error().code, Code::write_failed);
    EXPECT_EQ(write_file(folder_ / "", "1").error().code, Code::write_failed);
    EXPECT_EQ(write_file("", "1").error().code, Code::write_failed);
    EXPECT_EQ(entries(), 0U);
}

/// Opening a pipe that nobody writes to would stop the window; a device stands for it here.
TEST_F(FileTest, OnlyWhoCanBeInterruptedReadsPipesAndDevices) {
    const fs::path device = "/dev/null";
    if (!fs::exists(device)) GTEST_SKIP() << "no /dev/null here";
    const auto refused = read_file(device);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, Code::unreadable);
    ASSERT_TRUE(read_input(device).ok());
    EXPECT_EQ(*read_input(device), "");
}

TEST_F(FileTest, AMissingFileIsNamed) {
    const auto read = read_file(folder_ / "nowhere.npy");
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, Code::unreadable);
    EXPECT_NE(render(read.error().message, english()).find("nowhere.npy"), std::string::npos);
    EXPECT_EQ(read_file(folder_ / std::string(5000, 'x')).error().code, Code::unreadable);
}

TEST_F(FileTest, AFileThatIsTooLargeIsNotReadIn) {
    const fs::path path = folder_ / "large";
    ASSERT_TRUE(write_file(path, "x").ok());
    std::error_code problem;
    fs::resize_file(path, largest_file + 1, problem); // sparse: takes no room on disk
    if (problem) GTEST_SKIP() << "this file system has no room for a large file";
    EXPECT_EQ(read_file(path).error().code, Code::too_large);
}

TEST_F(FileTest, ALinkStaysALink) {
    const fs::path target = folder_ / "real.csv", link = folder_ / "link.csv";
    ASSERT_TRUE(write_file(target, "old").ok());
    std::error_code problem;
    fs::create_symlink(target, link, problem);
    if (problem) GTEST_SKIP() << "no symbolic links here";
    ASSERT_TRUE(write_file(link, "new").ok());
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(*read_file(target), "new");
}

TEST_F(FileTest, RightsOfTheOldFileStay) {
    const fs::path path = folder_ / "a.csv";
    ASSERT_TRUE(write_file(path, "old").ok());
    const auto rights = fs::perms::owner_read | fs::perms::owner_write;
    fs::permissions(path, rights);
    ASSERT_TRUE(write_file(path, "new").ok());
    EXPECT_EQ(fs::status(path).permissions() & fs::perms::mask, rights);
}

TEST_F(FileTest, AProtectedFileIsLeftAlone) {
    const fs::path path = folder_ / "a.csv";
    ASSERT_TRUE(write_file(path, "old").ok());
    fs::permissions(path, fs::perms::owner_read);
    if (std::ofstream(path, std::ios::app)) GTEST_SKIP() << "this user may write everything";
    EXPECT_EQ(write_file(path, "new").error().code, Code::write_failed);
    EXPECT_EQ(*read_file(path), "old");
    EXPECT_EQ(entries(), 1U);
}

TEST_F(FileTest, OnlyWhoCanBeInterruptedWritesIntoPipesAndDevices) {
    const fs::path device = "/dev/null";
    if (!fs::exists(device)) GTEST_SKIP() << "no /dev/null here";
    EXPECT_TRUE(write_output(device, "1").ok());
    EXPECT_FALSE(fs::is_regular_file(device));
    const auto refused = write_file(device, "1"); // opening a pipe that nobody reads would stop the window
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, Code::write_failed);
    EXPECT_NE(render(refused.error().message, english()).find("pipe or a device"), std::string::npos);
}

TEST_F(FileTest, WhatKilledRunsLeftIsTakenAway) {
    const auto leave = [&](const char* name, std::chrono::minutes age) {
        std::ofstream(folder_ / name) << "half";
        fs::last_write_time(folder_ / name, fs::file_time_type::clock::now() - age);
    };
    const std::string mine = ".attention-lab-" + std::to_string(this_process()) + "-1.tmp";
    leave(".attention-lab-999999999-1.tmp", std::chrono::minutes(5)); // no such process
    leave(".attention-lab-999999999-2.tmp", std::chrono::minutes(0)); // perhaps another machine's
    leave(mine.c_str(), std::chrono::minutes(5));                     // still at it
    leave(".attention-lab-notes.tmp", std::chrono::minutes(5));       // somebody's file
    ASSERT_TRUE(write_file(folder_ / "a.csv", "1").ok());
    EXPECT_FALSE(fs::exists(folder_ / ".attention-lab-999999999-1.tmp"));
    EXPECT_TRUE(fs::exists(folder_ / ".attention-lab-999999999-2.tmp"));
    EXPECT_TRUE(fs::exists(folder_ / mine));
    EXPECT_TRUE(fs::exists(folder_ / ".attention-lab-notes.tmp"));
    EXPECT_EQ(entries(), 4U);
}
