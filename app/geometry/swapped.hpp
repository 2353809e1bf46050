#pragma once

#include "scene/scene.hpp"

namespace lab {

// Independent checks of yes-or-no answers: mover and obstacle swap roles, and both are converted to
// hulls, so that one general algorithm replaces those for circles and boxes.

/// Whether the mover of a query overlaps one of its obstacles when placed at a position.
bool overlap_from_the_other_side(const Scene& posed, const Query& query, std::size_t obstacle,
                                 Vec2 place);

/// Whether the mover meets the obstacle, along its path if the query has one.
bool meets_from_the_other_side(const Scene& posed, const Query& query, std::size_t obstacle);

}  // namespace lab
