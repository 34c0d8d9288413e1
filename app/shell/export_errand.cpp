#include "app/shell/export_errand.h"

#include "core/io/file.h"

#include <QThreadPool>

bool ExportErrand::Gate::enter() {
    State before = open;
    return state.compare_exchange_strong(before, writing);
}

void ExportErrand::Gate::leave() {
    State before = writing;
    state.compare_exchange_strong(before, open);
}

/// True when nothing is being written.
bool ExportErrand::Gate::close() {
    return state.exchange(shut) != writing;
}

ExportErrand::Outcome ExportErrand::run(const std::vector<ExportPart>& parts, Gate& gate, QPromise<Outcome>& promise) {
    for (const ExportPart& part : parts) {
        promise.setProgressValue(gate.written);
        const auto file = figureFile(part.request, part.style, part.kind);
        if (!file) return {gate.written, false, file.error()};
        if (!gate.enter()) return {gate.written, true, {}};
        const auto status = attention::write_file(part.path.toStdString(), file->bytes);
        if (status) ++gate.written;
        gate.leave();
        if (!status) return {gate.written, false, status.error()};
    }
    return {gate.written, false, {}};
}

ExportErrand::~ExportErrand() {
    if (gate_) (void)gate_->close(); // nobody is told any more
}

void ExportErrand::start(std::vector<ExportPart> parts) {
    if (isRunning()) return;
    if (!connected_) {
        connect(&watcher_, &QFutureWatcherBase::progressValueChanged, this, &ExportErrand::progressed);
        connect(&watcher_, &QFutureWatcherBase::finished, this, [this] {
            if (isRunning() && watcher_.future().resultCount() > 0) finish(watcher_.result());
        });
        connected_ = true;
    }
    gate_ = std::make_shared<Gate>();
    auto promise = std::make_shared<QPromise<Outcome>>();
    promise->setProgressRange(0, int(parts.size()));
    watcher_.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, gate = gate_, parts = std::move(parts)] {
        promise->start();
        promise->addResult(run(parts, *gate, *promise));
        promise->finish();
    });
}

void ExportErrand::stop() {
    if (!isRunning() || !gate_->close()) return; // what is being written is told when it is there
    finish({gate_->written, true, {}});
}

void ExportErrand::finish(const Outcome& outcome) {
    gate_.reset();
    watcher_.setFuture(QFuture<Outcome>());
    emit ended(outcome);
}
