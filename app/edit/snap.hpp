#pragma once

#include <string>
#include <vector>

#include "edit/handles.hpp"

namespace lab {

/// What something was snapped to: a line of the world, or a place where both ends are one, and
/// words about it.
struct SnapGuide {
    Vec2 from;
    Vec2 to;
    std::string text;
};

struct Snapped {
    Vec2 to;
    std::vector<SnapGuide> guides{};
};

/// Where something that is dragged goes: to what is within 7 points of where the hand wants it, or
/// else just there.
///
/// Bodies come to touch others, by the library's own rule (they don't overlap, and nothing is
/// between them), and are aligned with them; points and ends go to corners, edges, angles and
/// tangents; sizes grow up to other shapes; a polygon turns by 15 degrees; and all keep to the grid
/// where there is nothing else. `together` moves along, so nothing snaps to it.
Snapped snap(const Scene& posed, const Picked& grabbed, const std::vector<std::string>& together,
             Vec2 wanted, double zoom);

/// How far a shape is turned, told at the handle by which it turns.
SnapGuide turn_guide(const Geometry& turned, Vec2 handle);

}  // namespace lab
