#pragma once

#include "geometry/outline.hpp"

namespace lab {

/// The distance of a point from a shape; negative if it is inside. Computed by plain arithmetic
/// over all edges, as an independent check of the library.
double outside(const Rounded& shape, Vec2 place);

/// The sine of half the sharpest angle of a hull; 1 if it has none.
double sharpness(const Rounded& shape);

}  // namespace lab
