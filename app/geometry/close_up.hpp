#pragma once

#include <optional>

#include "geometry/outline.hpp"
#include "geometry/whole_outline.hpp"

namespace lab {

// Outlines so large that a double can't hold a corner's place on the screen to a point. Only their
// distances from the middle of the view matter then, and these are computed with twice the digits.

/// Whether a shape is that large at a camera's zoom.
bool is_close_up(const Camera& camera, const Rounded& shape);
inline bool is_close_up(const Camera& camera, std::vector<Vec2> corners) {
    return is_close_up(camera, Rounded{std::move(corners), 0});
}

/// The part of the outline near the area. Edges are straight, also those of large circles.
WholeOutline close_up_outline(const Rounded& shape, const Camera& camera, const Area& area);

/// The part of a line near the camera's area; nothing if there is none.
std::optional<VisibleLine> visible_close_up(Vec2 from, Vec2 to, const Camera& camera);

}  // namespace lab
