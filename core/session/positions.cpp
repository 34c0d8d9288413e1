#include "core/session/positions.h"

#include <algorithm>

namespace attention {
namespace {

bool holds_numbers(const Field& field) {
    return field.type == FieldType::vector || field.type == FieldType::matrix || field.type == FieldType::stack;
}

/// With new rows, 0 or as the one they stand before; or with rows less.
Matrix rows_changed(const Matrix& matrix, const PositionChange& change, bool copies) {
    const Index more = change.insert ? change.count : -change.count;
    Matrix result = Matrix::Zero(matrix.rows() + more, matrix.cols());
    result.topRows(change.at) = matrix.topRows(change.at);
    const Index behind = matrix.rows() - change.at - (change.insert ? 0 : change.count);
    result.bottomRows(behind) = matrix.bottomRows(behind);
    if (change.insert && copies)
        result.middleRows(change.at, change.count).rowwise() = matrix.row(std::min(change.at, matrix.rows() - 1));
    return result;
}

class Changing {
public:
    Changing(const Lab& lab, const Values& values, const PositionChange& change)
        : lab_(lab), values_(values), change_(change), field_(*find_field(lab.fields, change.field)),
          labels_(change.along_rows ? field_.row_labels : field_.column_labels), count_(length(field_)) {}

    /// Why there is nothing to change, whatever the lab says: of no table all positions can go.
    Status possible() const {
        const Index end = change_.insert ? change_.at : change_.at + change_.count;
        if (change_.at < 0 || change_.count < 1 || end > count_)
            return Error{Code::out_of_range, change_.field,
                         ATTENTION_TEXT("core", "“{key}” has no such row or column.").with("key", change_.field)};
        if (change_.insert || change_.count < count_) return Done{};
        const Text sentence = change_.along_rows
                                  ? ATTENTION_TEXT("core", "“{key}” would have no row left; one has to stay.")
                                  : ATTENTION_TEXT("core", "“{key}” would have no column left; one has to stay.");
        return Error{Code::empty_input, change_.field, sentence.with("key", change_.field)};
    }

    /// `alone`: no other table goes along, so that the lab can make it agree by itself.
    Values changes(bool alone, bool copies) const {
        Values changes;
        for (const Field& other : lab_.fields) {
            const Value& value = values_.at(other.key);
            const bool itself = other.key == field_.key;
            if (const auto* matrices = std::get_if<Matrices>(&value); matrices != nullptr && holds_numbers(other)) {
                if (itself || !alone) add_matrices(changes, other, *matrices, copies);
            } else if (labels_.empty()) continue;
            else if (other.key == labels_) add_names(changes, value);
            else if (other.picks_from == labels_) add_choice(changes, other.key, value);
        }
        return changes;
    }

private:
    Index length(const Field& field) const {
        const auto* matrices = std::get_if<Matrices>(&values_.at(field.key));
        if (matrices == nullptr || matrices->size() == 0) return 0;
        return change_.along_rows ? (*matrices)[0].rows() : (*matrices)[0].cols();
    }

    void add_matrices(Values& changes, const Field& other, const Matrices& matrices, bool copies) const {
        const bool itself = other.key == field_.key;
        const auto goes_along = [&](bool rows, Index length) {
            if (itself && rows == change_.along_rows) return true;
            return !labels_.empty() && (rows ? other.row_labels : other.column_labels) == labels_ && length == count_;
        };
        std::vector<Matrix> changed;
        for (std::size_t i = 0; i < matrices.size(); ++i) {
            Matrix matrix = matrices[i];
            if (goes_along(true, matrix.rows())) matrix = rows_changed(matrix, change_, copies);
            if (goes_along(false, matrices[i].cols()))
                matrix = rows_changed(matrix.transpose(), change_, copies).transpose();
            changed.push_back(std::move(matrix));
        }
        if (Matrices after(std::move(changed)); !(after == matrices)) changes[other.key] = std::move(after);
    }

    void add_names(Values& changes, const Value& value) const {
        const auto* sentences = std::get_if<Sentences>(&value);
        if (sentences == nullptr || sentences->size() != 1 || Index((*sentences)[0].size()) != count_) return;
        Tokens names = (*sentences)[0];
        const auto at = names.begin() + change_.at;
        if (!change_.insert) names.erase(at, at + change_.count);
        else
            for (Index i = 0; i < change_.count; ++i) names.insert(names.begin() + change_.at + i, new_name(names));
        changes[labels_] = Sentences(std::move(names));
    }

    static std::string new_name(const Tokens& names) {
        std::size_t number = names.size() + 1;
        while (std::find(names.begin(), names.end(), std::to_string(number)) != names.end()) ++number;
        return std::to_string(number);
    }

    void add_choice(Values& changes, const std::string& key, const Value& value) const {
        const auto* chosen = std::get_if<std::int64_t>(&value);
        if (chosen == nullptr) return;
        std::int64_t now = *chosen;
        if (change_.insert) now += now >= change_.at ? change_.count : 0;
        else if (now >= change_.at + change_.count) now -= change_.count;
        else if (now >= change_.at) now = std::min(change_.at, count_ - change_.count - 1); // the next one, or the last
        if (now != *chosen) changes[key] = now;
    }

    const Lab& lab_;
    const Values& values_;
    const PositionChange& change_;
    const Field& field_;
    const std::string& labels_;
    Index count_;
};

/// Has the lab changed its mind about anything but the positions?
bool keeps_choices(const Lab& lab, const Values& before, const Values& after) {
    return std::all_of(lab.fields.begin(), lab.fields.end(), [&](const Field& field) {
        return (field.type != FieldType::choice && field.type != FieldType::boolean) ||
               before.at(field.key) == after.at(field.key);
    });
}

} // namespace

Result<Values> position_changes(const Session& session, const PositionChange& change) {
    const auto found = find_lab(session.lab);
    if (!found) return found.error();
    const Lab& lab = **found;
    const Values values = values_of(session, lab);
    const Changing changing(lab, values, change);
    if (auto status = changing.possible(); !status) return status.error();
    std::optional<Values> taken;
    std::optional<Error> refused;
    for (const bool copies : {false, true})
        for (const bool alone : {false, true}) {
            Values changes = changing.changes(alone, copies);
            const auto after = reduce(session, SetValues{changes, {}});
            if (after && keeps_choices(lab, values, values_of(*after, lab))) return changes;
            if (after && !taken) taken = std::move(changes);
            if (!after && !refused) refused = after.error();
        }
    if (taken) return *std::move(taken);
    return *std::move(refused);
}

Result<Values> room_changes(const Session& session, const std::string& field, Index rows, Index columns) {
    Session grown = session;
    Values changes;
    for (const bool along_rows : {true, false}) {
        const auto found = find_lab(session.lab);
        if (!found) return found.error();
        const Values now = values_of(grown, **found);
        const auto* matrices = std::get_if<Matrices>(&now.at(field));
        if (matrices == nullptr || matrices->size() == 0) return changes;
        const Index length = along_rows ? (*matrices)[0].rows() : (*matrices)[0].cols();
        const Index missing = (along_rows ? rows : columns) - length;
        if (missing <= 0) continue;
        const auto step = position_changes(grown, {field, along_rows, length, true, missing});
        if (!step) return step.error();
        auto after = reduce(grown, SetValues{*step, {}});
        if (!after) return after.error();
        grown = *std::move(after);
        for (const auto& [key, value] : *step) changes[key] = value;
    }
    return changes;
}

} // namespace attention
