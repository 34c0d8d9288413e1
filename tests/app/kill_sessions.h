// The two sessions that are written in turn; the second is large, so that writing it takes a while.
#pragma once

#include "core/session/session.h"

#include <cmath>

inline attention::Session killSession(int number) {
    static const attention::Session small = attention::initial_session();
    static const attention::Session large = [] {
        attention::Tokens words;
        attention::Matrix scores(120, 120);
        for (int i = 0; i < 120; ++i) {
            words.push_back("w" + std::to_string(i));
            for (int j = 0; j < 120; ++j) scores(i, j) = std::sin(i * 120 + j);
        }
        return *attention::reduce(small, attention::SetValues{{{"source", attention::Sentences(words)},
                                                               {"target", attention::Sentences(words)},
                                                               {"scores", attention::Matrices(scores)}},
                                                              {}});
    }();
    return number % 2 == 0 ? small : large;
}
