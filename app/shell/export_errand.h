// Figures on their way into files, on a thread of their own: says how far it is, and stops when asked.
#pragma once

#include "app/cli/figure_file.h"

#include <QFutureWatcher>
#include <QPromise>

#include <atomic>
#include <memory>

struct ExportPart {
    FigureRequest request;
    FigureStyle style;
    std::string kind;
    QString path;
};

class ExportErrand final : public QObject {
    Q_OBJECT

public:
    struct Outcome {
        int written = 0;
        bool stopped = false;
        std::optional<attention::Error> problem; // the parts before it are written
    };

    using QObject::QObject;
    ~ExportErrand() override;

    bool isRunning() const { return gate_ != nullptr; }
    void start(std::vector<ExportPart> parts);
    /// Nothing is written from now on. A file that is just being moved into its place still comes, and is told.
    void stop();

signals:
    void progressed(int done);
    void ended(const ExportErrand::Outcome& outcome);

private:
    /// Between the thread that writes and the one that says stop: either a file is begun or it never is.
    struct Gate {
        enum State { open, writing, shut };
        std::atomic<State> state = open;
        std::atomic<int> written = 0;

        bool enter();
        void leave();
        bool close();
    };
    static Outcome run(const std::vector<ExportPart>& parts, Gate& gate, QPromise<Outcome>& promise);
    void finish(const Outcome& outcome);

    std::shared_ptr<Gate> gate_; // null: nothing is on its way
    QFutureWatcher<Outcome> watcher_;
    bool connected_ = false;
};
