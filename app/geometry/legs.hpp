#pragma once

#include <optional>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A straight section of a motion that changes direction at hits.
struct Leg {
    Segment path;      ///< the whole path, as if nothing were hit
    double begin = 0;  ///< when it begins, in time of the whole motion
    std::optional<std::size_t> met{};
    double stops = 1;  ///< where it ends at a hit, as a fraction of `path`

    /// Converts a fraction of this leg to a time of the whole motion.
    double time_at(double fraction) const { return begin + (1 - begin) * fraction; }
};

/// The legs of a mover, in order, until its time is up or it is stopped.
std::vector<Leg> legs_of(const Scene& posed, const Query& query, const Moved& moved);

}  // namespace lab
