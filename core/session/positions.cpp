#include "core/session/positions.h"

#include <algorithm>

namespace attention {
namespace {

bool holds_numbers(const Field& field) {
    return field.type == FieldType::vector || field.type == FieldType::matrix || field.type == FieldType::stack;
}

/// With a row more, 0 or the one it stands before; or a row less.
Matrix rows_changed(const Matrix& matrix, Index at, bool insert, bool copies) {
    Matrix result = Matrix::Zero(matrix.rows() + (insert ? 1 : -1), matrix.cols());
    const Index before = std::min(at, result.rows());
    result.topRows(before) = matrix.topRows(before);
    const Index behind = insert ? matrix.rows() - at : matrix.rows() - at - 1;
    result.bottomRows(behind) = matrix.bottomRows(behind);
    if (insert && copies) result.row(at) = matrix.row(std::min(at, matrix.rows() - 1));
    return result;
}

class Changing {
public:
    Changing(const Lab& lab, const Values& values, const PositionChange& change)
        : lab_(lab), values_(values), change_(change), field_(*find_field(lab.fields, change.field)),
          labels_(change.along_rows ? field_.row_labels : field_.column_labels), count_(length(field_)) {}

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
            if (goes_along(true, matrix.rows())) matrix = rows_changed(matrix, change_.at, change_.insert, copies);
            if (goes_along(false, matrices[i].cols()))
                matrix = rows_changed(matrix.transpose(), change_.at, change_.insert, copies).transpose();
            changed.push_back(std::move(matrix));
        }
        if (Matrices after(std::move(changed)); !(after == matrices)) changes[other.key] = std::move(after);
    }

    void add_names(Values& changes, const Value& value) const {
        const auto* sentences = std::get_if<Sentences>(&value);
        if (sentences == nullptr || sentences->size() != 1 || Index((*sentences)[0].size()) != count_) return;
        Tokens names = (*sentences)[0];
        if (change_.insert) names.insert(names.begin() + change_.at, new_name(names));
        else names.erase(names.begin() + change_.at);
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
        const bool moves = change_.insert ? *chosen >= change_.at
                                          : *chosen > change_.at || (*chosen == change_.at && *chosen + 1 == count_);
        if (moves) changes[key] = std::max<std::int64_t>(*chosen + (change_.insert ? 1 : -1), 0);
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

} // namespace attention
