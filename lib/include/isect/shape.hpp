#pragma once

#include <variant>

#include <isect/aabb.hpp>
#include <isect/capsule.hpp>
#include <isect/circle.hpp>
#include <isect/polygon.hpp>
#include <isect/segment.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// Any solid, for lists of mixed obstacles.
template <class T>
using Shape = std::variant<Vec2<T>, Aabb<T>, Circle<T>, Capsule<T>,
                           Polygon<T>, Segment<T>>;

}  // namespace isect
