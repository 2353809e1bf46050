#pragma once

#include <imgui.h>

namespace lab {

/// Whether the next six indices are the two triangles of an upright rectangle, whose corners are
/// then the first, second, third and sixth of them. Letters and most filled areas are such
/// rectangles.
inline bool is_upright(const ImDrawVert* vertices, const ImDrawIdx* indices, unsigned left) {
    if (left < 6 || indices[3] != indices[0] || indices[4] != indices[2]) return false;
    const ImVec2 a = vertices[indices[0]].pos, b = vertices[indices[1]].pos,
                 c = vertices[indices[2]].pos, d = vertices[indices[5]].pos;
    return a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
}

}  // namespace lab
