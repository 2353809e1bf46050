#pragma once

#include <optional>
#include <vector>

#include "trace/trace.hpp"

namespace lab {

/// An obstacle of a sweep among many.
struct Candidate {
    std::size_t obstacle{};
    /// False if the path can't reach it before an earlier contact, so the mover wasn't swept at it.
    bool is_swept{};
    std::optional<double> time;  ///< the time of impact; empty if it is not hit or not swept at
    /// How much of its side it shares with the mover, which decides at equal times. It is only
    /// measured if no earlier contact is known.
    std::optional<double> width;
};

/// From the trace of sweep_into, or of the first sweep_into that move_and_slide calls; otherwise
/// empty.
std::vector<Candidate> candidates_of(const Call& root);

}  // namespace lab
