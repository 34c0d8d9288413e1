// Core's own random numbers: the same seed gives the same draws on every platform.
#pragma once

#include <array>
#include <cstdint>

namespace attention {

/// xoshiro256** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018),
/// its state filled by SplitMix64.
class Random {
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();
    double uniform();                        // in [0, 1), 53 random bits
    double uniform(double low, double high); // in [low, high)
    double normal();                         // mean 0, variance 1 (Marsaglia's polar method)
    std::uint64_t below(std::uint64_t n);    // in 0 … n − 1 without bias; n ≥ 1

private:
    std::array<std::uint64_t, 4> state_{};
    double spare_ = 0;
    bool has_spare_ = false;
};

} // namespace attention
