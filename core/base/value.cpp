#include "core/base/value.h"

namespace attention {

bool Sentences::operator==(const Sentences& other) const {
    if (all_ == other.all_) return true;
    return all_ && other.all_ && *all_ == *other.all_;
}

bool Matrices::operator==(const Matrices& other) const {
    if (all_ == other.all_) return true;
    if (!all_ || !other.all_ || all_->size() != other.all_->size()) return false;
    for (std::size_t i = 0; i < all_->size(); ++i) {
        const Matrix& mine = (*all_)[i];
        const Matrix& theirs = (*other.all_)[i];
        if (mine.rows() != theirs.rows() || mine.cols() != theirs.cols() || mine != theirs) return false;
    }
    return true;
}

} // namespace attention
