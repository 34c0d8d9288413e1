// Work in the background, one piece after the other; of what is wished meanwhile the newest alone is done.
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

/// `tell` hears of what was done to its end, unless something newer is wished by then. Work owns all it needs: it may
/// outlive whoever wished it.
template <class Answer>
class Background {
public:
    using Work = std::function<Answer()>;

    explicit Background(std::function<void(const Answer&)> tell) : tell_(std::move(tell)) {
        QObject::connect(&watcher_, &QFutureWatcherBase::finished, &watcher_, [this] {
            if (next_) return begin();
            const QFuture<Answer> done = watcher_.future();
            if (done.resultCount() > 0) tell_(done.result());
        });
    }

    bool isWorking() const { return watcher_.isRunning(); }
    void start(Work work) {
        next_ = std::move(work);
        if (!isWorking()) begin();
    }
    /// Nobody hears of it any more.
    void forget() {
        next_ = nullptr;
        watcher_.setFuture(QFuture<Answer>());
    }

private:
    void begin() {
        auto promise = std::make_shared<QPromise<Answer>>();
        watcher_.setFuture(promise->future());
        QThreadPool::globalInstance()->start([promise, work = std::exchange(next_, nullptr)] {
            promise->start();
            promise->addResult(work());
            promise->finish();
        });
    }

    std::function<void(const Answer&)> tell_;
    Work next_;
    QFutureWatcher<Answer> watcher_;
};
