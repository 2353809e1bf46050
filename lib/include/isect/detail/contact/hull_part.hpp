#pragma once

#include <algorithm>

#include <isect/detail/contact/facets.hpp>

namespace isect::detail {

enum class PartKind : std::uint8_t { unclear, corner, edge, face };

/// The part of the Minkowski sum of two hulls, without its radius, that a
/// mover is nearest to: a corner, an edge, or a face along an axis. It is
/// unclear where another part may be as near.
struct HullPart {
    PartKind kind{};
    /// The direction out of the obstacle, and the distance of the mover.
    Vec2<double> normal;
    double distance{};
    /// The nearest points, relative to the position of each hull.
    Vec2<double> on_mover;
    Vec2<double> on_obstacle;
    /// For an edge, whose it is, the corner where it begins, the nearest
    /// corner of the other hull, and the way along the edge from its
    /// middle; for a corner, those of the mover and of the obstacle.
    FacetOf of{};
    std::uint8_t begin{};
    std::uint8_t beside{};
    Vec2<double> way;

    constexpr bool is_clear() const { return kind != PartKind::unclear; }
    /// Whether the mover can leave it: along an axis, a result that is
    /// rounded outward exactly needs an exact face.
    constexpr bool is_way_out() const {
        const bool is_slanted = normal.x != 0 && normal.y != 0;
        return kind == PartKind::face || (is_clear() && is_slanted);
    }
};

/// Whether a corner of a hull is farther out in a direction than both of
/// its neighbours, by more than a margin.
template <class T>
bool is_tip(const Hull<T>& hull, std::size_t i, Vec2<double> out,
            double margin) {
    if (hull.count == 1) return true;
    const Vec2<double> corner = widened(hull.corners[i]);
    const std::size_t before = i > 0 ? i - 1 : hull.count - 1;
    const Vec2<double> one = widened(hull.corners[before]);
    const Vec2<double> other = widened(hull.corners[hull.after(i)]);
    return dot(out, corner - one) > margin &&
           dot(out, corner - other) > margin;
}

/// The corner of a hull that is the farthest in a direction.
template <class T>
std::size_t farthest_corner(const Hull<T>& hull, Vec2<double> out) {
    std::size_t farthest = 0;
    double most = dot(out, widened(hull.corners[0]));
    for (std::size_t i = 1; i < hull.count; ++i) {
        const double at = dot(out, widened(hull.corners[i]));
        if (at > most) {
            most = at;
            farthest = i;
        }
    }
    return farthest;
}

/// Two corners as the nearest part, if they clearly are, for a mover that
/// is `from` away from the obstacle.
template <class T>
HullPart part_at_corners(const HullPair<T>& pair, Vec2<double> from,
                         std::size_t a, std::size_t b, double margin) {
    const Vec2<double> on_mover = widened(pair.mover.corners[a]);
    const Vec2<double> on_obstacle = widened(pair.obstacle.corners[b]);
    const Vec2<double> apart = from + (on_mover - on_obstacle);
    const double distance = length(apart);
    if (!(distance > margin)) return {};
    const Vec2<double> normal{apart.x / distance, apart.y / distance};
    if (!is_tip(pair.mover, a, -normal, margin) ||
        !is_tip(pair.obstacle, b, normal, margin)) {
        return {};
    }
    return {PartKind::corner,
            normal,
            distance,
            on_mover,
            on_obstacle,
            FacetOf::mover,
            static_cast<std::uint8_t>(a),
            static_cast<std::uint8_t>(b),
            {}};
}

/// The end of a hull's edge that the other hull's nearest corner is beyond,
/// or the point of the edge that it is beside.
template <class T>
HullPart part_at_edge(const HullPair<T>& pair, Vec2<double> from,
                      const Facet& facet, double margin) {
    const EdgeOwner<T> owner = owner_of_edge(pair, facet.of);
    const Hull<T>& hull = owner.hull;
    const Hull<T>& beside = owner.beside;
    const Vec2<double> out = owner.turn * facet.normal;
    const std::size_t i = facet.corner;
    const std::size_t next = hull.after(i);
    const std::size_t k = farthest_corner(beside, -out);
    const Vec2<double> begin = widened(hull.corners[i]);
    const Vec2<double> end = widened(hull.corners[next]);
    const Vec2<double> middle = 0.5 * (begin + end);
    const Vec2<double> corner = widened(beside.corners[k]);
    const Vec2<double> apart = (owner.turn * from - middle) + corner;
    const Vec2<double> forward = perpendicular(out);
    const double foot = dot(forward, apart);
    const double half = 0.5 * dot(forward, end - begin);
    // Beside a parallel edge of the other hull, two corners are as near.
    if (!is_tip(beside, k, -out, margin)) return {};
    const auto corners = [&](std::size_t own) {
        return owner.is_mover ? part_at_corners(pair, from, own, k, margin)
                              : part_at_corners(pair, from, k, own, margin);
    };
    if (foot > half + margin) return corners(next);
    if (foot < -half - margin) return corners(i);
    if (!(absolute(foot) < half - margin)) return {};
    HullPart part{PartKind::edge,
                  facet.normal,
                  dot(out, apart),
                  {},
                  {},
                  facet.of,
                  facet.corner,
                  static_cast<std::uint8_t>(k),
                  foot * forward};
    const Vec2<double> on_edge = middle + part.way;
    part.on_mover = owner.is_mover ? on_edge : corner;
    part.on_obstacle = owner.is_mover ? corner : on_edge;
    return part;
}

/// The corners of a hull that are the farthest on an axis, by their
/// coordinates on the other one.
struct Level {
    double at{};
    double low{};
    double high{};
    std::size_t lowest{};
    std::size_t highest{};
};
template <class T>
Level level_of(const Hull<T>& hull, double at, Axis axis) {
    Level level{at, 0, 0, hull.count, hull.count};
    for (std::size_t i = 0; i < hull.count; ++i) {
        if (double{along(hull.corners[i], axis)} != at) continue;
        const double beside = along(hull.corners[i], other(axis));
        const bool is_first = level.lowest == hull.count;
        if (is_first || beside < level.low) {
            level.low = beside;
            level.lowest = i;
        }
        if (is_first || beside > level.high) {
            level.high = beside;
            level.highest = i;
        }
    }
    return level;
}

/// The mean of a hull's corners on an axis. Corners are added in pairs, the
/// least with the greatest and so on: that sum has the same bits whichever
/// corner comes first, and for a mirrored hull.
template <class T>
double middle_on_axis(const Hull<T>& hull, Axis axis) {
    std::array<double, Polygon<T>::capacity> all{};
    // Sorted by insertion, which is faster than std::sort for few corners.
    for (std::size_t i = 0; i < hull.count; ++i) {
        const double at = along(hull.corners[i], axis);
        std::size_t place = i;
        for (; place > 0 && all[place - 1] > at; --place)
            all[place] = all[place - 1];
        all[place] = at;
    }
    double sum = 0;
    for (std::size_t i = 0, k = hull.count; i < k; ++i) {
        --k;
        sum += i < k ? all[i] + all[k] : all[i];
    }
    return sum / static_cast<double>(hull.count);
}

/// The same for all edges along an axis. Where two of them face each other,
/// the points are those of their shared span that are nearest to the middle
/// of the mover.
template <class T>
HullPart part_at_face(const HullPair<T>& pair, Vec2<double> from,
                      const Facet& facet, double margin) {
    const Axis axis = facet.normal.x != 0 ? Axis::x : Axis::y;
    const bool is_up = along(facet.normal, axis) > 0;
    const Level mine = level_of(
        pair.mover, along(is_up ? pair.mine.least : pair.mine.most, axis),
        axis);
    const Level face = level_of(
        pair.obstacle,
        along(is_up ? pair.other.most : pair.other.least, axis), axis);
    const double aside = along(from, other(axis));
    const double above = aside + (mine.low - face.high);
    const double below = aside + (mine.high - face.low);
    if (above > margin) {
        return part_at_corners(pair, from, mine.lowest, face.highest,
                               margin);
    }
    if (below < -margin) {
        return part_at_corners(pair, from, mine.highest, face.lowest,
                               margin);
    }
    if (!(above < -margin) || !(below > margin)) return {};

    // Measured from the obstacle, the mover's span is here.
    const double low = std::max(aside + mine.low, face.low);
    const double high = std::min(aside + mine.high, face.high);
    double met = low;
    if (low < high) {
        const double middle =
            aside + middle_on_axis(pair.mover, other(axis));
        met = std::clamp(middle, low, high);
    }
    const double distance = along(facet.normal, axis) *
                            (along(from, axis) + (mine.at - face.at));
    return {PartKind::face,
            facet.normal,
            distance,
            with_axes(axis, mine.at, met - aside),
            with_axes(axis, face.at, met),
            {},
            0,
            0,
            {}};
}

/// The part that a mover is nearest to, which is the foremost facet or an
/// end of it. Inside the sum without its radius, and beside edges that all
/// but lie on one line, no other facet may be almost as near.
template <class T>
HullPart part_at(const HullPair<T>& pair, Vec2<double> from,
                 const Facet& facet, double margin) {
    if (facet.of == FacetOf::axis) {
        return part_at_face(pair, from, facet, margin);
    }
    return part_at_edge(pair, from, facet, margin);
}

/// A margin that rounding errors are far smaller than, so that it is clear
/// what is decided by more: the result is the same in a mirrored query. It
/// is chosen, not derived: 900 times the error of a gap.
template <class T>
double margin_of(const HullPair<T>& pair) {
    return 0x1p-40 * pair.size;
}

/// Whether two edges of a hull all but lie on one line. Rounding then
/// decides which of them is the foremost. A larger turn keeps their gaps
/// apart, wherever margins let one of the two be the nearest part.
template <class T>
bool has_flat_corner(const Hull<T>& hull) {
    if (hull.count < 3) return false;
    constexpr double least_turn = 0x1p-9;
    for (std::size_t i = 0; i < hull.count; ++i) {
        const std::size_t next = hull.after(i);
        const Vec2<double> corner = widened(hull.corners[next]);
        const Vec2<double> to = corner - widened(hull.corners[i]);
        const Vec2<double> on =
            widened(hull.corners[hull.after(next)]) - corner;
        if (cross(to, on) < least_turn * dot(to, on)) return true;
    }
    return false;
}

template <class T>
HullPart nearest_part(const HullPair<T>& pair, const Foremost& foremost) {
    const double margin = margin_of(pair);
    if (!foremost.is_known()) {
        return part_at_corners(pair, pair.from, 0, 0, margin);
    }
    const Facet& facet = foremost.facet;
    const bool is_inside = facet.gap <= margin;
    const bool is_tied = !(foremost.second < facet.gap - margin);
    if (is_tied && (is_inside || has_flat_corner(pair.mover) ||
                    has_flat_corner(pair.obstacle))) {
        return {};
    }
    return part_at(pair, pair.from, facet, margin);
}

}  // namespace isect::detail
