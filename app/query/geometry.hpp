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

// Scenes are stored in double; a float scene is queried through copies. The copy of a shape is in
// its row's file.
template <class To, class From>
isect::Vec2<To> in(isect::Vec2<From> v) {
    return {static_cast<To>(v.x), static_cast<To>(v.y)};
}

}  // namespace lab
