// kill -9 at any moment leaves the old file or the new one. 20 times; ATTENTION_LAB_KILLS says another number,
// ATTENTION_LAB_SEED repeats a run.
#include "app/shell/autosave.h"
#include "core/io/file.h"
#include "tests/app/kill_sessions.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>

namespace {

std::string bytesAt(const QString& path) {
    const auto bytes = attention::read_file(path.toStdString());
    return bytes ? *bytes : std::string();
}

QStringList exportOf(const QString& path, int number) {
    return {"export", "alignment-heatmap", "--set", number % 2 == 0 ? "temperature=0.5" : "temperature=3", "-o", path};
}

struct Tally {
    int kills = 0;
    int half = 0;
    int lost = 0;
    int changed = 0; // the new file was there
    int open = 0;    // a temporary was left: it was killed while writing
};

class Kill : public testing::Test {
protected:
    static void SetUpTestSuite() {
        const char* seed = std::getenv("ATTENTION_LAB_SEED");
        const char* kills = std::getenv("ATTENTION_LAB_KILLS");
        seed_ = seed != nullptr ? std::strtoul(seed, nullptr, 10) : std::random_device()();
        kills_ = kills != nullptr ? std::atoi(kills) : 20;
        std::cout << "seed " << seed_ << std::endl;
    }

    static int share(double part) { return std::max(2, int(std::lround(kills_ * part))); }

    /// Starts it, waits for a moment (after its first word, where it says one), kills it.
    void killAfter(const QString& program, const QStringList& arguments, int longest, bool speaks = false) {
        QProcess process;
        process.start(program, arguments);
        ASSERT_TRUE(process.waitForStarted());
        if (speaks) {
            ASSERT_TRUE(process.waitForReadyRead());
        }
        std::uniform_int_distribution<unsigned long> moment(0, unsigned(longest) * 1000UL);
        QThread::usleep(moment(random_));
        process.kill();
        process.waitForFinished();
        ++tally_.kills;
    }

    /// Files that were being written when the kill came; they are cleared away, to be counted once.
    void countOpen(const QString& folder) {
        QDir dir(folder);
        for (const QString& name : dir.entryList({".attention-lab-*.tmp"}, QDir::Files | QDir::Hidden)) {
            ++tally_.open;
            dir.remove(name);
        }
    }

    /// It must be what it was, or what it was to become.
    void judge(const QString& path, std::string& before, const std::string& after) {
        const std::string now = bytesAt(path);
        if (!QFile::exists(path)) ++tally_.lost;
        else if (now == after && now != before) ++tally_.changed;
        else if (now != before) ++tally_.half;
        before = now;
    }

    void report(const char* what) const {
        std::cout << what << ": " << tally_.kills << " kills, " << tally_.open << " of them while writing, "
                  << tally_.changed << " left the new file, " << tally_.half << " half files, " << tally_.lost
                  << " lost" << std::endl;
        EXPECT_EQ(tally_.half, 0);
        EXPECT_EQ(tally_.lost, 0);
    }

    QTemporaryDir folder_;
    Tally tally_;
    std::mt19937 random_{std::mt19937::result_type(seed_)};
    static inline unsigned long seed_ = 0;
    static inline int kills_ = 0;
};

} // namespace

TEST_F(Kill, WhileASessionIsSaved) {
    const QString path = folder_.filePath("a.attention");
    const std::string ends[] = {attention::session_to_json(killSession(0)), attention::session_to_json(killSession(1))};
    ASSERT_TRUE(attention::write_file(path.toStdString(), ends[0]).ok());
    for (int i = 0; i < share(0.4); ++i) {
        std::string before = bytesAt(path);
        killAfter(KILL_WRITER, {"save", path}, 150);
        judge(path, before, before == ends[0] ? ends[1] : ends[0]);
        countOpen(folder_.path());
        EXPECT_TRUE(attention::session_from_json(bytesAt(path)).ok());
    }
    report("saving");
}

TEST_F(Kill, WhileAFigureIsExported) {
    for (const char* kind : {"json", "svg", "pdf"}) {
        const QString path = folder_.filePath(QString("figure.") + kind);
        std::string ends[2];
        qint64 time = 0;
        for (int i = 0; i < 2; ++i) {
            QElapsedTimer timer;
            timer.start();
            ASSERT_EQ(QProcess::execute(ATTENTION_LAB, exportOf(path, i)), 0);
            time = timer.elapsed();
            ends[i] = bytesAt(path);
        }
        ASSERT_NE(ends[0], ends[1]);
        std::string before = ends[1];
        for (int i = 0; i < share(0.4 / 3); ++i) {
            killAfter(ATTENTION_LAB, exportOf(path, i), int(time));
            judge(path, before, ends[i % 2]);
            countOpen(folder_.path());
        }
    }
    report("exporting");
}

TEST_F(Kill, WhileWhatIsNotSavedIsKept) {
    for (int i = 0; i < share(0.2); ++i) {
        killAfter(KILL_WRITER, {"keep", folder_.path()}, 100, true);
        countOpen(folder_.path());
        Autosave next(
            folder_.path(), Autosave::Mode::keeps, [] { return std::optional<Kept>(); }, nullptr);
        if (next.leftover() == nullptr) ++tally_.lost;
        else if (next.leftover()->session != killSession(0) && next.leftover()->session != killSession(1))
            ++tally_.half;
        next.dropLast(next.putAside());
        EXPECT_EQ(next.leftover(), nullptr);
        next.end();
    }
    EXPECT_TRUE(QDir(folder_.path()).isEmpty(QDir::Files | QDir::Hidden)) << "no lock stays of a run that was killed";
    report("keeping");
}

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
