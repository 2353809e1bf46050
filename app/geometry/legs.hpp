#pragma once

#include <optional>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A straight piece of a motion that hits turn.
struct Leg {
    Segment path;      ///< as far as it would have led
    double begin = 0;  ///< the time of the whole motion at which it sets out
    std::optional<std::size_t> met{};
    double stops = 1;  ///< where on it that was, as a fraction

    /// A fraction of this leg, as a time of the whole motion.
    double time_at(double fraction) const { return begin + (1 - begin) * fraction; }
};

/// What a mover does in turn until its time is over, or it is stopped.
std::vector<Leg> legs_of(const Scene& posed, const Query& query, const Moved& moved);

}  // namespace lab
