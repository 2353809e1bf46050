#pragma once

#include <optional>
#include <string>

#include "geometry/outline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The axis on which two convex shapes are farthest apart or, where none parts them, along which
/// the way out is shortest; and the range that each takes on it.
struct PartingAxis {
    Vec2 direction;  ///< out of the obstacle, of length 1
    Range mover;
    Range obstacle;
    std::string what;          ///< "square to an edge of ramp"
    std::string what_as_seen;  ///< the same of seen()

    /// How far they are apart; negative for how long the way out is. That can be longer than what
    /// the ranges have in common, where one is within the other.
    double gap() const { return mover.min - obstacle.max; }
    /// From left to right as it is seen, or down where it is upright: a line has no sense of its
    /// own, and the strip and the words are to give it the same.
    bool is_turned() const { return direction.x < 0 || (direction.x == 0 && direction.y < 0); }
    Vec2 seen() const { return is_turned() ? -direction : direction; }
};

/// Nothing where they aren't two solid shapes.
std::optional<PartingAxis> parting_axis(const Scene& posed, const Query& query);

/// The reach of a shape along a direction of length 1.
Range range_along(const Rounded& shape, Vec2 direction);

}  // namespace lab
