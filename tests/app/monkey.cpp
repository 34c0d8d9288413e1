// Random hands: monkey [--seed N] [--actions N] [--language en|zh_CN] [--log FILE]
// Says its seed first, and what it did last when something is wrong; the same seed does the same again, as far as what
// runs in the background lets it.
#include "app/shell/style.h"
#include "tests/app/monkey_checks.h"
#include "tests/app/monkey_hands.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QTest>
#include <QThread>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <random>
#include <string>
#include <thread>
#include <utility>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

namespace {

constexpr std::size_t told = 30;
constexpr int dear = 50;                             // actions between two checks of what costs more
constexpr auto patience = std::chrono::seconds(180); // with one action

std::deque<std::string> trail;
std::atomic<int> done = 0;
std::FILE* record = nullptr;

void note(const QString& words) {
    trail.push_back(std::to_string(done) + "  " + words.toStdString());
    if (trail.size() > told) trail.pop_front();
    if (record == nullptr) return;
    std::fprintf(record, "%s\n", trail.back().c_str());
    std::fflush(record);
}

void tellTrail() {
    std::printf("\nThe last actions:\n");
    for (const std::string& action : trail) std::printf("  %s\n", action.c_str());
    std::fflush(stdout);
}

[[noreturn]] void fail(const QString& fault) {
    tellTrail();
    std::printf("After action %d: %s\n", done.load(), qPrintable(fault));
    std::fflush(stdout);
    std::_Exit(1);
}

void tellTrailOfDeath() {
#ifdef __SANITIZE_ADDRESS__
    __asan_set_death_callback(tellTrail);
#else
    std::signal(SIGSEGV, [](int) {
        tellTrail();
        std::_Exit(1);
    });
#endif
    std::signal(SIGABRT, [](int) { tellTrail(); });
}

/// Ends a run that hangs.
class Watch {
public:
    Watch() : thread_([this] { run(); }) {}
    ~Watch() {
        over_ = true;
        thread_.join();
    }

private:
    void run() const {
        auto since = std::chrono::steady_clock::now();
        for (int seen = -1; !over_; std::this_thread::sleep_for(std::chrono::milliseconds(50))) {
            if (std::exchange(seen, done.load()) != done) since = std::chrono::steady_clock::now();
            if (std::chrono::steady_clock::now() - since < patience) continue;
            std::printf("It hangs.\n");
            std::abort();
        }
    }

    std::atomic<bool> over_ = false;
    std::thread thread_;
};

/// Acts from a timer, so that it goes on inside the loop of a menu or a drag.
class Monkey final : public QObject {
public:
    Monkey(World& world, std::uint64_t seed, int actions)
        : world_(world), hands_(world, seed, note), actions_(actions) {
        timer_.setSingleShot(true);
        timer_.callOnTimeout(this, [this] { step(); });
        timer_.start(0);
        connect(qApp, &QApplication::focusChanged, this, [](const QWidget* old, const QWidget* now) {
            if (old != nullptr && now == nullptr && QApplication::activeWindow() != nullptr)
                note(QStringLiteral("(the focus is gone from a %1 “%2”)")
                         .arg(QString::fromLatin1(old->metaObject()->className()), old->accessibleName()));
        });
    }

private:
    void step() {
        timer_.start(0);
        const int level = QThread::currentThread()->loopLevel();
        if (level == busy_) return; // only events in between
        const int outer = std::exchange(busy_, level);
        if (done < actions_ && level < 4) act();
        else end(level);
        busy_ = outer;
    }

    void act() {
        hands_.act();
        ++done;
        if (hands_.below(8) == 0) QTest::qWait(int(hands_.below(40)));
        QCoreApplication::processEvents();
        check(faultNow(world_));
        if (done % dear == 0 && QThread::currentThread()->loopLevel() == 1) {
            comeHome();
            check(faultWithin(world_, hands_.below(16)));
        }
        if (done * 4 / actions_ > quarters_) {
            quarters_ = done * 4 / actions_;
            std::printf("%3d %%: %.0f MB, %.0f s\n", quarters_ * 25, megabytes(), double(clock_.elapsed()) / 1000);
            std::fflush(stdout);
            if (quarters_ == 1) early_ = megabytes();
            if (quarters_ == 4 && megabytes() > 2 * early_ + 200) fail("memory grows without bound");
        }
    }

    void end(int level) {
        hands_.release();
        if (level > 1) return hands_.escape();
        QCoreApplication::exit();
    }

    static void check(const QString& fault) {
        if (!fault.isEmpty()) fail(fault);
    }

    /// Esc leaves every list and every dialog, and in the end the presentation.
    void comeHome() {
        hands_.release();
        if (World::top() == nullptr) world_.restart();
        for (int i = 0; World::top() != &world_.window(); ++i) {
            const QWidget* top = World::top();
            if (top == nullptr) fail("no window is there");
            if (i == 40) fail(QStringLiteral("Esc doesn't leave a ") + top->metaObject()->className());
            hands_.escape();
            QTest::qWait(i < 10 ? 1 : 50); // what is being written is waited for
        }
        world_.setToClose(false);
        if (!world_.window().isActiveWindow()) QApplication::setActiveWindow(&world_.window()); // this platform forgets
        if (QApplication::focusWidget() == nullptr) QTest::keyClick(world_.window().windowHandle(), Qt::Key_Tab);
    }

    World& world_;
    Hands hands_;
    int actions_;
    int busy_ = 0; // the loop that an action is going on in
    int quarters_ = 0;
    double early_ = 0; // MB after the first one
    QTimer timer_;
    QElapsedTimer clock_ = [] {
        QElapsedTimer clock;
        clock.start();
        return clock;
    }();
};

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home; // nothing is read or written elsewhere
    qputenv("ATTENTION_LAB_NO_SETTINGS", "1");
    qputenv("QT_QPA_PLATFORM", "offscreen"); // where no link opens a browser, either
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"}) qputenv(name, home.path().toLocal8Bit());
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QCommandLineParser words;
    words.addOptions({{"seed", "", "N"}, {"actions", "", "N", "400"}, {"language", "", "L", "en"}, {"log", "", "F"}});
    words.process(app);
    const std::uint64_t seed = words.isSet("seed") ? words.value("seed").toULongLong() : std::random_device()();
    const int actions = words.value("actions").toInt();
    std::printf("seed %llu, %d actions, %s\n", static_cast<unsigned long long>(seed), actions,
                qPrintable(words.value("language")));
    std::fflush(stdout);
    if (words.isSet("log")) record = std::fopen(qPrintable(words.value("log")), "w");
    catchQtMessages();
    tellTrailOfDeath();
    dressApplication(Theme::light);
    {
        const Watch watch;
        World world(languageOf(words.value("language")));
        Monkey monkey(world, seed, actions);
        QApplication::exec();
    }
    std::printf("clean after %d actions\n", done.load());
    return 0;
}
