#pragma once

#include "scene/scene.hpp"

namespace lab {

// The same yes or no, found otherwise: the obstacle asks the mover, and both are taken as hulls,
// for which the library has one algorithm that knows nothing of circles and boxes.

/// Whether the mover of a query, standing at a place, overlaps one of its obstacles.
bool overlap_from_the_other_side(const Scene& posed, const Query& query, std::size_t obstacle,
                                 Vec2 place);

/// Whether it does, on its way where the query has one.
bool meets_from_the_other_side(const Scene& posed, const Query& query, std::size_t obstacle);

}  // namespace lab
