#include "core/labs/caveats.h"

namespace attention {

Caveat no_trained_model(bool (*relevant)(const Values&)) {
    return {"E241",
            ATTENTION_TEXT("core", "Interactive scores are no trained model, and a weighted output is not a word's "
                                   "settled meaning."),
            relevant};
}

Caveat rounded_weights(bool (*relevant)(const Values&)) {
    return {"C43",
            ATTENTION_TEXT("core", "Shown numbers are rounded: they may add to 0.9999, or to 99.9% or 100.1%; the "
                                   "weights themselves sum to 1."),
            relevant};
}

} // namespace attention
