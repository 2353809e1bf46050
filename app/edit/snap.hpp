#pragma once

#include <string>
#include <vector>

#include "edit/handles.hpp"

namespace lab {

/// The line in the world that something snapped to, or a single point if both ends are equal, with
/// a label.
struct SnapGuide {
    Vec2 from;
    Vec2 to;
    std::string text;
};

struct Snapped {
    Vec2 to;
    std::vector<SnapGuide> guides{};
};

/// Where a dragged item goes: to a target within 7 points of the requested position, or else to
/// that position.
///
/// Bodies snap to touch others, by the library's own rule (they don't overlap, and there is no gap
/// between them), and to align with them. Points and ends snap to corners, edges, angles and
/// tangents; sizes to other shapes; polygons to multiples of 15 degrees. Without any other target,
/// everything snaps to the grid. Shapes in `together` move along, so nothing snaps to them.
Snapped snap(const Scene& posed, const Picked& grabbed, const std::vector<std::string>& together,
             Vec2 wanted, double zoom);

/// The angle of a shape, shown at its rotation handle.
SnapGuide turn_guide(const Geometry& turned, Vec2 handle);

}  // namespace lab
