#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <type_traits>

#include <isect/detail/minkowski_sum.hpp>
#include <isect/detail/wide.hpp>

namespace isect::detail {

template <class Number, class T>
constexpr Vec2<Number> to_wide(Vec2<T> v) {
    return {Number(static_cast<double>(v.x)),
            Number(static_cast<double>(v.y))};
}

/// a - b without loss.
template <class Number, class T>
constexpr Vec2<Number> wide_between(Vec2<T> a, Vec2<T> b) {
    if constexpr (std::is_same_v<Number, double>) {
        return to_wide<double>(a) - to_wide<double>(b);
    } else {
        return {Number(two_sum(a.x, -b.x)), Number(two_sum(a.y, -b.y))};
    }
}

template <class Number>
constexpr Vec2<double> to_plain(Vec2<Number> v) {
    return {to_double(v.x), to_double(v.y)};
}

/// The corners of a Minkowski sum without its radius, relative to the
/// obstacle's position, and its edges, in a number type with more digits
/// than the shapes'. Square roots and quotients in that type are slow, so
/// the edges are also stored in plain numbers, and widened only where a
/// result depends on it.
template <class Number>
struct WideSum {
    static constexpr std::size_t capacity = MinkowskiSum<double>::capacity;

    std::array<Vec2<Number>, capacity> corners{};
    std::array<Vec2<Number>, capacity> ways{};
    std::array<Vec2<double>, capacity> plain_forward{};
    std::array<double, capacity> plain_length{};
    std::size_t count{};
    Number radius{};
    /// The size of the query's numbers, to bound rounding errors.
    double size{};

    Number slack() const { return Number(wide_slack<Number> * size); }
    std::size_t after(std::size_t i) const {
        return i + 1 < count ? i + 1 : 0;
    }
    /// The unit direction of an edge.
    Vec2<Number> forward(std::size_t i) const {
        if constexpr (std::is_same_v<Number, double>) {
            return plain_forward[i];
        } else {
            const Vec2<Number> way = ways[i];
            const Number length = sqrt(length_squared(way));
            return {way.x / length, way.y / length};
        }
    }
    ISECT_RARE Number half_length(std::size_t i) const {
        const Vec2<Number> whole = corners[after(i)] - corners[i];
        return halved(dot(forward(i), whole));
    }
    /// The midpoint of an edge, from which results are measured: in a
    /// mirrored query the edge runs the other way, so results measured from
    /// an end would be rounded differently.
    Vec2<Number> middle(std::size_t i) const {
        return halved(corners[i] + corners[after(i)]);
    }
};

template <class Number, class T>
WideSum<Number> wide_sum(const MinkowskiSum<T>& sum) {
    WideSum<Number> wide;
    wide.count = sum.count();
    wide.radius = Number(static_cast<double>(sum.mover().radius)) +
                  Number(static_cast<double>(sum.obstacle().radius));
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const SumCorner<T> corner = sum.corner(i);
        wide.corners[i] =
            wide_between<Number>(corner.of_obstacle, corner.of_mover);
    }
    if (sum.count() == 1) return wide;
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const Way<T> way = sum.edge(i).direction;
        wide.ways[i] = wide_between<Number>(way.to, way.from);
        const Vec2<double> plain = to_plain(wide.ways[i]);
        const double length = root(length_squared(plain));
        wide.plain_forward[i] = {plain.x / length, plain.y / length};
        const Vec2<double> whole = to_plain(wide.corners[wide.after(i)]) -
                                   to_plain(wide.corners[i]);
        wide.plain_length[i] = dot(wide.plain_forward[i], whole);
    }
    return wide;
}

/// The part of a Minkowski sum that a point is nearest to.
template <class Number>
struct Nearest {
    /// The direction out of the sum, of unit length.
    Vec2<Number> normal;
    /// The distance from the sum without its radius; negative inside.
    Number distance{};
    /// The corner, or the edge that begins there.
    std::size_t corner{};
    bool is_edge{};
    /// The coordinate along that edge, from its midpoint.
    Number foot{};
};

/// The direction from the corner of a sum to a point. For the corner itself
/// it is the x axis, by convention, since all directions are equally good.
template <class Number>
Nearest<Number> nearest_corner(const WideSum<Number>& sum, std::size_t i,
                               Vec2<Number> point) {
    using std::sqrt;
    const Vec2<Number> apart = point - sum.corners[i];
    const Number distance = sqrt(length_squared(apart));
    if (distance == Number(0)) {
        return {{Number(1), Number(0)}, Number(0), i, false, Number(0)};
    }
    const Vec2<Number> normal{apart.x / distance, apart.y / distance};
    return {normal, distance, i, false, Number(0)};
}

/// The position of a point relative to each edge of a sum: how far in front
/// of it and how far along. Where plain numbers leave a doubt, wide ones
/// decide.
template <class Number>
class SeenFromEdges {
public:
    SeenFromEdges(const WideSum<Number>& sum, Vec2<Number> point)
        : sum_(sum), point_(point) {
        const Vec2<double> plain = to_plain(point);
        doubt_ =
            0x1p-46 * (sum.size + absolute(plain.x) + absolute(plain.y));
        for (std::size_t i = 0; i < sum.count; ++i) {
            const Vec2<double> forward = sum.plain_forward[i];
            const Vec2<double> apart = plain - to_plain(sum.corners[i]);
            before_[i] = cross(apart, forward);
            foot_[i] = dot(forward, apart);
            if (i > 0 && is_before(i, foremost_)) foremost_ = i;
        }
    }

    /// The edge that the point is farthest in front of; if there are
    /// several, the first.
    std::size_t foremost() const { return foremost_; }
    bool is_in_front(std::size_t i) const {
        if (absolute(before_[i]) > doubt_) return before_[i] > 0;
        return !(before(i) < Number{});
    }
    /// Whether it is behind an edge by more than a slack.
    bool is_behind(std::size_t i, Number slack) const {
        if (absolute(before_[i]) > doubt_) return before_[i] < 0;
        return -before(i) > slack;
    }
    /// Whether it is before the beginning of an edge by more than a slack.
    bool is_short(std::size_t i, Number slack) const {
        if (absolute(foot_[i]) > doubt_) return foot_[i] < 0;
        return -foot(i) > sum_.half_length(i) + slack;
    }
    /// Whether it is past the end by more than a slack.
    bool is_past(std::size_t i, Number slack) const {
        const double past = foot_[i] - sum_.plain_length[i];
        if (absolute(past) > doubt_) return past > 0;
        return foot(i) > sum_.half_length(i) + slack;
    }
    /// Whether it is farther in front of one edge than of another.
    bool is_before(std::size_t i, std::size_t k) const {
        const double more = before_[i] - before_[k];
        if (absolute(more) > doubt_) return more > 0;
        return before(i) > before(k);
    }
    Nearest<Number> edge(std::size_t i) const {
        const Vec2<Number> forward = sum_.forward(i);
        const Vec2<Number> apart = point_ - sum_.middle(i);
        const Number before = cross(apart, forward);
        const Number foot = dot(forward, apart);
        return {{forward.y, -forward.x}, before, i, true, foot};
    }

private:
    ISECT_RARE Number before(std::size_t i) const {
        return cross(point_ - sum_.middle(i), sum_.forward(i));
    }
    ISECT_RARE Number foot(std::size_t i) const {
        return dot(sum_.forward(i), point_ - sum_.middle(i));
    }

    const WideSum<Number>& sum_;
    Vec2<Number> point_;
    std::array<double, WideSum<Number>::capacity> before_{};
    std::array<double, WideSum<Number>::capacity> foot_{};
    double doubt_{};
    std::size_t foremost_{};
};

/// The edge through which a point leaves a sum without radius that it is
/// known to be inside: the one that it is the least behind. If there are
/// several, the first.
template <class Number>
Nearest<Number> nearest_edge(const WideSum<Number>& sum,
                             Vec2<Number> point) {
    const SeenFromEdges<Number> seen(sum, point);
    return seen.edge(seen.foremost());
}

/// The part of a sum that a point is nearest to. Inside, that is the edge
/// that it is the least behind. Outside, it is the edge that the point is
/// in front of and beside, or else the corner past the one edge and before
/// the next. Regions decide, since from far away distances round to the
/// same number. If several parts are equally near, the first wins.
template <class Number>
Nearest<Number> nearest_part(const WideSum<Number>& sum,
                             Vec2<Number> point) {
    if (sum.count == 1) return nearest_corner(sum, 0, point);
    const SeenFromEdges<Number> seen(sum, point);
    if (!seen.is_in_front(seen.foremost())) {
        return seen.edge(seen.foremost());
    }

    // Just past an end, the edge is as good as the corner, and flat: for a
    // point at least a whole slack away from the sum, the corner is hardly
    // nearer than the edge's line. And a point on the line of two edges
    // that are all but parallel can come out in front of the wrong one.
    const Number slack = Number(0.25) * sum.slack();
    std::size_t beside = sum.count;
    for (std::size_t i = 0; i < sum.count; ++i) {
        if (seen.is_behind(i, slack)) continue;
        if (seen.is_short(i, slack) || seen.is_past(i, slack)) continue;
        const bool is_first = beside == sum.count;
        if (is_first || seen.is_before(i, beside)) beside = i;
    }
    if (beside != sum.count) return seen.edge(beside);
    std::size_t last = sum.count - 1;
    for (std::size_t i = 0; i < sum.count; ++i) {
        const bool follows_last = seen.is_in_front(last);
        const bool precedes_next = seen.is_in_front(i);
        const bool is_past =
            !follows_last || !seen.is_short(last, Number{});
        const bool is_short = !precedes_next || seen.is_short(i, Number{});
        if ((follows_last || precedes_next) && is_past && is_short) {
            return nearest_corner(sum, i, point);
        }
        last = i;
    }
    return nearest_corner(sum, seen.foremost(), point);
}

}  // namespace isect::detail
