#pragma once

#include <variant>

#include <isect/isect.hpp>

#include "query/polygon.hpp"

namespace lab {

using Vec2 = isect::Vec2<double>;
using Segment = isect::Segment<double>;
using Aabb = isect::Aabb<double>;
using Circle = isect::Circle<double>;
using Capsule = isect::Capsule<double>;
using Range = isect::Interval<double>;

/// A Vec2 is a point. A Range lies on the x axis.
using Geometry = std::variant<Vec2, Segment, Aabb, Circle, Capsule, Polygon, Range>;

enum class Scalar { double_, float_ };

}  // namespace lab
