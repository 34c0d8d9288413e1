#include "core/session/lock.h"

#include "core/session/values_json.h"

#include <algorithm>
#include <array>

namespace attention {
namespace {

constexpr std::array access_names{"free", "locked", "hidden"}; // in the order of Access

Error refusal(const Field& field, bool asked) {
    return {Code::locked, field.key,
            (asked ? ATTENTION_TEXT("core", "The teacher has locked “{label}” in this session.")
                   : ATTENTION_TEXT("core", "This would change “{label}” as well, which the teacher has locked."))
                .with("label", field.label)};
}

Error bad_lock(const std::string& where) {
    return {Code::bad_file, where,
            ATTENTION_TEXT("core", "A “lock” has “labs” (for each what is \"free\", \"locked\" or \"hidden\") and "
                                   "“start”, the values that a reset goes back to.")};
}

Result<Access> access_from_json(const Json& json, const std::string& where) {
    for (std::size_t i = 0; i < access_names.size(); ++i)
        if (json == access_names[i]) return Access(i);
    return bad_lock(where);
}

Json access_to_json(Access access) {
    return access_names[std::size_t(access)];
}

Result<LabLock> lab_lock_from_json(const Lab& lab, const Json& json) {
    const std::string where = "lock.labs." + lab.id;
    if (!json.is_object()) return bad_lock(where);
    LabLock lock;
    if (json.contains("lab")) {
        const auto access = access_from_json(json["lab"], where + ".lab");
        if (!access) return access.error();
        lock.lab = *access;
    }
    if (!json.contains("fields")) return lock;
    if (!json["fields"].is_object()) return bad_lock(where + ".fields");
    const std::string fields = where + ".fields.";
    for (const auto& [key, entry] : json["fields"].items()) {
        if (find_field(lab.fields, key) == nullptr) return check_values(lab.fields, {{key, Absent{}}}).error();
        const auto access = access_from_json(entry, fields + key);
        if (!access) return access.error();
        lock.fields[key] = *access;
    }
    return lock;
}

} // namespace

const LabLock* lock_of(const Session& session, const Lab& lab) {
    if (!session.lock) return nullptr;
    const auto found = session.lock->labs.find(lab.id);
    return found == session.lock->labs.end() ? nullptr : &found->second;
}

std::vector<const Task*> tasks_of(const Session& session, const Lab& lab) {
    const LabLock* lock = lock_of(session, lab);
    const auto is_free = [lock](const std::string& key) { return lock == nullptr || lock->of(key) == Access::free; };
    std::vector<const Task*> tasks;
    for (const Task& task : lab.tasks)
        if (std::all_of(task.needs.begin(), task.needs.end(), is_free)) tasks.push_back(&task);
    return tasks;
}

Values start_of(const Session& session, const Lab& lab) {
    if (session.lock)
        if (const auto found = session.lock->start.find(lab.id); found != session.lock->start.end())
            return found->second;
    return initial_values(lab.fields);
}

Session locked(Session session, std::map<std::string, LabLock> labs) {
    session.lock = Lock{std::move(labs), session.values};
    return session;
}

Values held_values(const Session& session, const Lab& lab) {
    const LabLock* lock = lock_of(session, lab);
    if (lock == nullptr) return {};
    Values held = values_of(session, lab);
    std::erase_if(held, [lock](const auto& entry) { return lock->of(entry.first) == Access::free; });
    return held;
}

Status keeps_lock(const Session& before, const Session& after, const Values& asked) {
    for (const auto& [id, lock] : before.lock->labs) {
        const Lab& lab = **find_lab(id); // no other name is let in
        if (after.lab == id && before.lab != id && lock.lab == Access::hidden)
            return Error{Code::locked, id,
                         ATTENTION_TEXT("core", "The lab “{label}” is no part of this session; the teacher has left it "
                                                "out.")
                             .with("label", lab.title)};
        const auto held = held_values(before, lab);
        if (held.empty()) continue;
        const Values now = values_of(after, lab);
        for (const Field& field : lab.fields) {
            const auto old = held.find(field.key);
            if (old != held.end() && old->second != now.at(field.key)) return refusal(field, asked.contains(field.key));
        }
    }
    return Done{};
}

Json lock_to_json(const Lock& lock) {
    Json labs = Json::object();
    for (const auto& [id, lab] : lock.labs) {
        labs[id] = {{"lab", access_to_json(lab.lab)}};
        for (const auto& [key, access] : lab.fields) labs[id]["fields"][key] = access_to_json(access);
    }
    Json start = Json::object();
    for (const auto& [id, values] : lock.start)
        if (const auto lab = find_lab(id)) start[id] = values_to_json(**lab, values);
    return {{"labs", labs}, {"start", start}};
}

Result<Lock> lock_from_json(const Json& json) {
    const auto is_part = [&](const char* name) { return json.contains(name) && json[name].is_object(); };
    if (!json.is_object() || !is_part("labs") || !is_part("start")) return bad_lock("lock");
    Lock lock;
    for (const auto& [id, entry] : json["labs"].items()) {
        const auto lab = find_lab(id);
        if (!lab) return lab.error();
        auto one = lab_lock_from_json(**lab, entry);
        if (!one) return one.error();
        lock.labs[id] = *std::move(one);
    }
    Session teacher = initial_session();
    for (const auto& [id, params] : json["start"].items())
        if (auto status = restore_lab(teacher, id, params); !status) return status.error();
    lock.start = teacher.values;
    return lock;
}

} // namespace attention
