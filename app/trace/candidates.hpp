#pragma once

#include <optional>
#include <vector>

#include "trace/trace.hpp"

namespace lab {

/// One obstacle that a sweep among many has looked at.
struct Candidate {
    std::size_t obstacle{};
    std::optional<double> time;  ///< when it would be met; nothing where it wouldn't
    /// How much of its side it shares with the mover, which decides at equal times. It is only
    /// asked for where no earlier contact was known.
    std::optional<double> width;
};

/// From the trace of sweep_into, or of the first one that move_and_slide makes; else empty.
std::vector<Candidate> candidates_of(const Call& root);

}  // namespace lab
