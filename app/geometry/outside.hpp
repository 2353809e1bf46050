#pragma once

#include "geometry/outline.hpp"

namespace lab {

/// How far a place is out of a shape; negative for how deep it is inside. By plain arithmetic over
/// all edges, so that it can be held against what the library says.
double outside(const Rounded& shape, Vec2 place);

/// The sine of half of the sharpest corner of a hull; 1 where it has none.
double sharpness(const Rounded& shape);

}  // namespace lab
