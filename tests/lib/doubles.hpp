// Short names of the types in double, for tests in a namespace within this one.
#pragma once

#include <isect/isect.hpp>

namespace doubles {

using isect::Vec2;
using Point = Vec2<double>;
using Box = isect::Aabb<double>;
using Capsule = isect::Capsule<double>;
using Circle = isect::Circle<double>;
using Polygon = isect::Polygon<double>;
using Shape = isect::Shape<double>;
using Settings = isect::WalkSettings<double>;

}  // namespace doubles
