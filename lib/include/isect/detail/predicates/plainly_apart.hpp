#pragma once

#include <algorithm>

#include <isect/detail/coordinates.hpp>
#include <isect/detail/hull.hpp>
#include <isect/detail/predicates/sign_of.hpp>

namespace isect::detail {

/// The extent of a hull's corners on one axis.
template <class T>
struct Reach {
    T least{};
    T most{};
};

template <class T>
constexpr Reach<T> reach_of(const Hull<T>& hull, Axis axis) {
    const T first = along(hull.corners[0], axis);
    Reach<T> reach{first, first};
    for (std::size_t i = 1; i < hull.count; ++i) {
        const T next = along(hull.corners[i], axis);
        reach.least = std::min(reach.least, next);
        reach.most = std::max(reach.most, next);
    }
    return reach;
}

/// Whether one hull ends, on an axis, before another begins, by more than
/// the rounding error of plain arithmetic.
constexpr bool plainly_before(double end_from, double end,
                              double begin_from, double begin,
                              double room) {
    const Rough gap = Given(begin_from) - Given(end_from) + Given(begin) -
                      Given(end) - Given(room);
    return gap.value > gap.error();
}

/// Whether two hulls are apart on an axis, wherever on its path the mover
/// is, as far as plain arithmetic can tell, which is enough for most hulls
/// that don't meet.
template <class T>
constexpr bool plainly_apart(const Hull<T>& mover, const Hull<T>& obstacle,
                             Vec2<T> path = {}) {
    const double room = double{mover.radius} + double{obstacle.radius};
    const auto is_apart = [&](Axis axis) {
        const double from = along(mover.pos, axis);
        const double to = along(obstacle.pos, axis);
        const double way = along(path, axis);
        const Reach<T> mine = reach_of(mover, axis);
        const Reach<T> other = reach_of(obstacle, axis);
        const double least = mine.least + std::min(way, 0.0);
        const double most = mine.most + std::max(way, 0.0);
        return plainly_before(from, most, to, other.least, room) ||
               plainly_before(to, other.most, from, least, room);
    };
    return is_apart(Axis::x) || is_apart(Axis::y);
}

}  // namespace isect::detail
