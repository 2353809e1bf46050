#pragma once

#include <algorithm>
#include <limits>

#include <isect/detail/coordinates.hpp>
#include <isect/detail/hull.hpp>
#include <isect/detail/near_sum.hpp>
#include <isect/detail/predicates/decided.hpp>

namespace isect::detail {

/// The extent of a hull's corners on both axes, relative to its position.
template <class T>
struct Reach {
    Vec2<T> least;
    Vec2<T> most;
};

template <class T>
constexpr Reach<T> reach_of(const Hull<T>& hull) {
    Reach<T> reach{hull.corners[0], hull.corners[0]};
    for (std::size_t i = 1; i < hull.count; ++i) {
        const Vec2<T>& corner = hull.corners[i];
        reach.least.x = std::min(reach.least.x, corner.x);
        reach.least.y = std::min(reach.least.y, corner.y);
        reach.most.x = std::max(reach.most.x, corner.x);
        reach.most.y = std::max(reach.most.y, corner.y);
    }
    return reach;
}

/// The magnitudes of a hull's corners on both axes.
template <class T>
constexpr Vec2<double> size_of(const Reach<T>& reach) {
    return {std::max(absolute(double{reach.least.x}),
                     absolute(double{reach.most.x})),
            std::max(absolute(double{reach.least.y}),
                     absolute(double{reach.most.y}))};
}

/// How far one hull begins, on an axis, beyond the end of another, as far
/// as plain arithmetic can tell. Each number takes part in four sums or
/// fewer, which are rounded by at most 2^-53 of it. The fifth covers the
/// roundings of the size itself.
struct AxisGap {
    double value{};
    double error{};
};
/// If the mover moves, its end is also rounded, to T, by half of its
/// epsilon.
template <class T>
ISECT_FORCE_INLINE constexpr AxisGap gap_after(double end_from, double end,
                                               double begin_from,
                                               double begin, double r,
                                               double s, double way) {
    const double apart = begin_from - end_from;
    const double reach = begin - end;
    const double room = r + s;
    const double size = absolute(apart) + absolute(begin) + absolute(end) +
                        room + absolute(way);
    constexpr double half_of_t = 0.5 * std::numeric_limits<T>::epsilon();
    const double end_error =
        way == 0 ? 0 : half_of_t * (absolute(end_from) + way);
    return {apart + reach - room - way, 5 * 0x1p-53 * size + end_error};
}

/// The same, where that leaves its sign open. Its sign is exact.
ISECT_CLOSE_CALL constexpr double close_gap_after(double end_from,
                                                  double end,
                                                  double begin_from,
                                                  double begin, double r,
                                                  double s, double way) {
    return sum_of(begin_from, -end_from, begin, -end, -r, -s, -way);
}

/// Whether two hulls are apart or touch on an axis, wherever on its path
/// the mover is. Exact, and enough for most hulls that don't overlap. If it
/// isn't a close call, the mover's rounded end is apart too.
template <class T>
constexpr Decided apart_on_axis(const Hull<T>& mover, const Reach<T>& mine,
                                const Hull<T>& obstacle,
                                const Reach<T>& other, Vec2<T> path = {}) {
    Decided apart{false};
    const double r = mover.radius;
    const double s = obstacle.radius;
    const auto is_apart = [&](double end_from, double end, double from,
                              double begin, double way) {
        const AxisGap gap =
            gap_after<T>(end_from, end, from, begin, r, s, way);
        if (gap.value > gap.error) apart = {true};
        if (apart.yes || gap.value < -gap.error) return apart.yes;
        const double close =
            close_gap_after(end_from, end, from, begin, r, s, way);
        if (close >= 0) apart = {true, -close};
        return apart.yes;
    };
    const Vec2<T> from = mover.pos;
    const Vec2<T> to = obstacle.pos;
    const Vec2<T> up{std::max(path.x, T(0)), std::max(path.y, T(0))};
    const Vec2<T> down{std::max(-path.x, T(0)), std::max(-path.y, T(0))};
    is_apart(from.x, mine.most.x, to.x, other.least.x, up.x) ||
        is_apart(-from.x, -mine.least.x, -to.x, -other.most.x, down.x) ||
        is_apart(from.y, mine.most.y, to.y, other.least.y, up.y) ||
        is_apart(-from.y, -mine.least.y, -to.y, -other.most.y, down.y);
    return apart;
}

}  // namespace isect::detail
