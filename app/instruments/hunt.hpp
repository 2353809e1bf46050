#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "instruments/breach.hpp"

namespace lab {

/// A case that shows a breach, with the simplest numbers that still do.
struct Find {
    Scene scene;
    Breach breach;
    std::uint64_t tries{};  ///< how many cases were tried until then
};

/// Searches around one query of a scene for a breach, by changing its numbers: a little or much, to
/// round ones, to neighbours, and to each other. The same seed finds the same cases.
class Hunt {
public:
    Hunt(const Scene& posed, std::size_t query, const Implementation* against, std::uint32_t seed);

    /// Tries the next cases.
    void step(std::uint64_t tries);
    std::uint64_t tries() const { return tries_; }
    /// The worst breach of each kind, and the worst kind first.
    const std::vector<Find>& finds() const { return finds_; }

private:
    Scene next_case();
    void keep(Scene scene, const Breach& breach);
    double changed(double value);
    double part();

    Scene scene_;
    const Implementation* against_;
    std::mt19937 random_;
    double size_;  ///< of the scene's numbers
    std::uint64_t tries_ = 0;
    std::vector<Breach> known_;  ///< what was found, without those that were no worse
    std::vector<Find> finds_;
};

}  // namespace lab
