// The rows of all shapes.
#pragma once

#include "query/shapes/box.hpp"
#include "query/shapes/capsule.hpp"
#include "query/shapes/chain.hpp"
#include "query/shapes/circle.hpp"
#include "query/shapes/point.hpp"
#include "query/shapes/polygon.hpp"
#include "query/shapes/range.hpp"
#include "query/shapes/segment.hpp"
#include "query/shapes/tiles.hpp"

namespace lab {

template <class T>
using RowOf = ShapeRow<std::decay_t<T>>;

inline constexpr std::size_t shape_count = std::variant_size_v<Geometry>;

/// The names of the types in files, in the order of the variant's alternatives.
inline constexpr auto shape_type_names = []<class... T>(const std::variant<T...>*) {
    return std::array{ShapeRow<T>::name...};
}(static_cast<const Geometry*>(nullptr));

}  // namespace lab
