#pragma once

#include <cstddef>

namespace lab {

class Lab;

/// Two fields for each corner of a polygon, in a panel of this width; nothing for another shape. A
/// number that would make it no convex polygon is refused, and said why.
void corner_rows(Lab& lab, std::size_t shape, float width);

}  // namespace lab
