#pragma once

#include <array>

namespace lab {

/// What a map shows of the answer at each of its points.
enum class MapLayer {
    outcome,     ///< whether it is a hit
    time,        ///< the time of the hit
    distance,    ///< how far apart the shapes are, or how deep one is inside the other
    normal,      ///< the direction of the normal
    path,        ///< which lines of the source ran
    obstacle,    ///< which obstacle is hit
    exact,       ///< where exact arithmetic decided
    difference,  ///< where another implementation says something else
    promises     ///< where a promise is broken
};
inline constexpr std::array map_layer_names = {"outcome",  "time",  "distance",   "normal",  "path",
                                               "obstacle", "exact", "difference", "promises"};

}  // namespace lab
