#pragma once

#include <optional>
#include <string>

#include "geometry/outline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The axis on which two convex shapes are farthest apart or, if no axis separates them, along
/// which the penetration depth is smallest; with the range of each shape on it.
struct PartingAxis {
    Vec2 direction;  ///< out of the obstacle, with length 1
    Range mover;
    Range obstacle;
    std::string what;          ///< "square to an edge of ramp"
    std::string what_as_seen;  ///< the same for the direction of seen()

    /// The gap between the shapes; negative for the penetration depth. That can be longer than the
    /// overlap of the ranges if one contains the other.
    double gap() const { return mover.min - obstacle.max; }
    /// Whether the direction is reversed for display. Axes always point right, or down if vertical,
    /// so that the strip and the text agree.
    bool is_turned() const { return direction.x < 0 || (direction.x == 0 && direction.y < 0); }
    Vec2 seen() const { return is_turned() ? -direction : direction; }
};

/// Empty unless both are solid shapes.
std::optional<PartingAxis> parting_axis(const Scene& posed, const Query& query);

/// The projection of a shape on a direction of length 1.
Range range_along(const Rounded& shape, Vec2 direction);

}  // namespace lab
