#pragma once

#include <variant>

#include <isect/isect.hpp>

#include "query/chain.hpp"
#include "query/polygon.hpp"
#include "query/tiles.hpp"

namespace lab {

using Vec2 = isect::Vec2<double>;
using Segment = isect::Segment<double>;
using Aabb = isect::Aabb<double>;
using Circle = isect::Circle<double>;
using Capsule = isect::Capsule<double>;
using Range = isect::Interval<double>;

/// A Vec2 is a point. A Range lies on the x axis.
using Geometry = std::variant<Vec2, Segment, Aabb, Circle, Capsule, Polygon, Range, Chain, Tiles>;

/// Whether a shape is made of many: a chain of edges, a tile map of tiles.
template <class T>
inline constexpr bool is_composite = std::is_same_v<T, Chain> || std::is_same_v<T, Tiles>;
inline bool is_made_of_parts(const Geometry& geometry) {
    return std::holds_alternative<Chain>(geometry) || std::holds_alternative<Tiles>(geometry);
}

// Scenes are stored in double; a float scene is queried through copies. The copy of a shape is in
// its row's file.
template <class To, class From>
isect::Vec2<To> in(isect::Vec2<From> v) {
    return {static_cast<To>(v.x), static_cast<To>(v.y)};
}

}  // namespace lab
