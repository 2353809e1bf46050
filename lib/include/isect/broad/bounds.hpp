#pragma once

#include <algorithm>
#include <limits>
#include <type_traits>
#include <variant>

#include <isect/chain_edge.hpp>
#include <isect/detail/coordinates.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/marked.hpp>
#include <isect/shape.hpp>

namespace isect {

/// The edges of a box that is at least as large as the shape in it. Broad
/// phases compare such edges and leave the decision to the exact queries.
///
/// Bounds are empty, and overlap nothing, until something is added.
template <class T>
struct Bounds {
    Vec2<T> lower{std::numeric_limits<T>::infinity(),
                  std::numeric_limits<T>::infinity()};
    Vec2<T> upper{-std::numeric_limits<T>::infinity(),
                  -std::numeric_limits<T>::infinity()};

    friend constexpr bool operator==(const Bounds&,
                                     const Bounds&) = default;

    constexpr void add(const Bounds& more) {
        lower = {std::min(lower.x, more.lower.x),
                 std::min(lower.y, more.lower.y)};
        upper = {std::max(upper.x, more.upper.x),
                 std::max(upper.y, more.upper.y)};
    }
    constexpr bool contains(const Bounds& other) const {
        return lower.x <= other.lower.x && lower.y <= other.lower.y &&
               other.upper.x <= upper.x && other.upper.y <= upper.y;
    }
    constexpr bool is_empty() const { return !(lower.x <= upper.x); }
    /// Half the perimeter, to which the probability that a random line hits
    /// the bounds is proportional.
    constexpr T girth() const {
        return (upper.x - lower.x) + (upper.y - lower.y);
    }
};

/// Whether two bounds share more than an edge. All four comparisons are
/// made, without branches, since no processor could predict which of them
/// fails.
template <class T>
constexpr bool meet(const Bounds<T>& a, const Bounds<T>& b) {
    return (a.lower.x < b.upper.x) & (b.lower.x < a.upper.x) &
           (a.lower.y < b.upper.y) & (b.lower.y < a.upper.y);
}

namespace detail {
/// Bounds from rounded edges, grown by 32 ulp of a size. A contact that a
/// query returns is within 8 ulp of the true one, and the edges and a
/// Corridor's times are off by a few more, so no result of a query lies
/// outside bounds that have grown this much.
template <class T>
constexpr Bounds<T> grown(Vec2<T> lower, Vec2<T> upper, T size) {
    const T more = T(32) * std::numeric_limits<T>::epsilon() * size;
    return {{lower.x - more, lower.y - more},
            {upper.x + more, upper.y + more}};
}

template <class T>
constexpr T larger_axis(Vec2<T> a, Vec2<T> b) {
    return std::max(absolute(a.x) + absolute(b.x),
                    absolute(a.y) + absolute(b.y));
}
}  // namespace detail

template <class T>
constexpr Bounds<T> bounds_of(const Aabb<T>& box) {
    const T size = detail::larger_axis(box.center, box.half);
    return detail::grown(box.min(), box.max(), size);
}
template <class T>
constexpr Bounds<T> bounds_of(Vec2<T> point) {
    return bounds_of(Aabb<T>{point, {}});
}
template <class T>
constexpr Bounds<T> bounds_of(const Circle<T>& circle) {
    return bounds_of(
        Aabb<T>{circle.center, {circle.radius, circle.radius}});
}
template <class T>
constexpr Bounds<T> bounds_of(const Capsule<T>& capsule) {
    const Vec2<T> end = capsule.start + capsule.delta;
    const T r = capsule.radius;
    const Vec2<T> lower{std::min(capsule.start.x, end.x) - r,
                        std::min(capsule.start.y, end.y) - r};
    const Vec2<T> upper{std::max(capsule.start.x, end.x) + r,
                        std::max(capsule.start.y, end.y) + r};
    const T size = detail::larger_axis(capsule.start, capsule.delta) + r;
    return detail::grown(lower, upper, size);
}
template <class T>
constexpr Bounds<T> bounds_of(const Segment<T>& segment) {
    return bounds_of(Capsule<T>{segment.start, segment.delta, T(0)});
}
template <class T>
constexpr Bounds<T> bounds_of(const Polygon<T>& polygon) {
    const Vec2<T> pos = polygon.pos();
    const T r = polygon.radius();
    Bounds<T> points;
    T farthest = 0;
    for (const Vec2<T> point : polygon.points()) {
        const Vec2<T> at = pos + point;
        points.add({at, at});
        farthest = std::max(farthest, detail::larger_axis(pos, point));
    }
    const Vec2<T> round{r, r};
    return detail::grown(points.lower - round, points.upper + round,
                         farthest + r);
}
template <class T>
constexpr Bounds<T> bounds_of(const ChainEdge<T>& edge) {
    Bounds<T> ends{edge.start, edge.start};
    ends.add({edge.end, edge.end});
    const T size = std::max(detail::larger_axis(edge.start, {}),
                            detail::larger_axis(edge.end, {}));
    return detail::grown(ends.lower, ends.upper, size);
}
template <class T>
constexpr Bounds<T> bounds_of(const Shape<T>& shape) {
    return std::visit([](const auto& s) { return bounds_of(s); }, shape);
}

template <class S>
constexpr auto bounds_of(const Marked<S>& obstacle) {
    return bounds_of(obstacle.shape);
}

/// A box that contains a shape, with a small margin: the box to give to a
/// broad phase for an obstacle that is not a box.
template <class S>
constexpr auto box_around(const S& shape) {
    const auto bounds = bounds_of(shape);
    using T = std::remove_cvref_t<decltype(bounds.lower.x)>;
    const Vec2<T> center = T(0.5) * bounds.lower + T(0.5) * bounds.upper;
    const auto reach = [](T low, T middle, T high) {
        return detail::next_above(std::max(middle - low, high - middle));
    };
    return Aabb<T>{center,
                   {reach(bounds.lower.x, center.x, bounds.upper.x),
                    reach(bounds.lower.y, center.y, bounds.upper.y)}};
}

}  // namespace isect
