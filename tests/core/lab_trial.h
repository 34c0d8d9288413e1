// One lab as the tests of its numbers use it: set some parameters as the command line does, look at the trace.
#pragma once

#include "core/labs/lab.h"
#include "core/session/session.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace attention::trial {

using Settings = std::vector<std::pair<std::string, std::string>>; // key, value as typed

class LabTrial {
public:
    explicit LabTrial(std::string id) : id_(std::move(id)) {}

    const Lab& lab() const { return **find_lab(id_); }
    Session start() const { return *reduce(initial_session(), SelectLab{id_}); }
    Session preset(const std::string& id) const { return *reduce(start(), ChoosePreset{id}); }

    Result<Session> with(const Settings& settings) const { return with(settings, start()); }
    Result<Session> with(const Settings& settings, const Session& session) const {
        Values changes;
        for (const auto& [key, text] : settings) {
            auto value = value_from_text(*find_field(lab().fields, key), text);
            if (!value) return value.error();
            changes[key] = *value;
        }
        return reduce(session, SetValues{changes, {}});
    }

    Trace trace_of(const Result<Session>& session) const {
        EXPECT_TRUE(session.ok()) << (session ? "" : render(session.error().message, english()));
        if (!session) return {};
        auto trace = lab().run(values_of(*session, lab()));
        EXPECT_TRUE(trace.ok());
        return trace ? *trace : Trace{};
    }

private:
    std::string id_;
};

} // namespace attention::trial
