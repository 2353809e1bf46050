#pragma once

#include <cstdint>
#include <limits>

#include <isect/detail/predicates/apart_on_axis.hpp>
#include <isect/detail/rounding.hpp>

namespace isect::detail {

/// Two hulls with what separating axes need of them, in plain arithmetic.
template <class T>
struct HullPair {
    const Hull<T>& mover;
    const Hull<T>& obstacle;
    Reach<T> mine;
    Reach<T> other;
    /// The vector from the obstacle's position to the mover's.
    Vec2<double> from;
    double both_radii;
    /// The sum of the magnitudes of the numbers above, on both axes.
    double size;

    constexpr HullPair(const Hull<T>& m, const Hull<T>& o)
        : mover(m),
          obstacle(o),
          mine(reach_of(m)),
          other(reach_of(o)),
          from(widened(m.pos) - widened(o.pos)),
          both_radii(double{m.radius} + double{o.radius}) {
        const Vec2<double> h = size_of(mine);
        const Vec2<double> k = size_of(other);
        size = absolute(from.x) + absolute(from.y) + h.x + h.y + k.x + k.y +
               both_radii;
    }
};

enum class FacetOf : std::uint8_t { mover, obstacle, axis };

/// The hull that an edge of the Minkowski sum is of, and the one beside it.
/// In the sum, the edges of the mover are turned round.
template <class T>
struct EdgeOwner {
    const Hull<T>& hull;
    const Hull<T>& beside;
    double turn;
    bool is_mover;
};
template <class T>
ISECT_FORCE_INLINE constexpr EdgeOwner<T> owner_of_edge(
    const HullPair<T>& pair, FacetOf of) {
    if (of == FacetOf::mover)
        return {pair.mover, pair.obstacle, -1.0, true};
    return {pair.obstacle, pair.mover, 1.0, false};
}

/// An edge of the Minkowski sum of two hulls, which is an edge of one of
/// them: the direction out of the obstacle, and how far the mover is in
/// front of the edge's line. All edges along an axis that face the same way
/// are one.
struct Facet {
    Vec2<double> normal;
    double gap{};
    FacetOf of{};
    std::uint8_t corner{};
};

/// How far rounding can have moved a gap, or a distance from a corner.
///
/// In units of 2^-53 of the numbers on an axis, times n, the normal's
/// coordinate there: the normal is off by 3 + 2 (1 - n^2), of which its
/// length takes 2, the quotient 1, and the edge, whose error along itself
/// cancels in the length, the rest. The vector to an edge's middle is off
/// by 2, each product by 1, the sum of two by 1, and the sum with the
/// nearest corner's by 1. Together that is n (10 - 2 n^2), at most 8. The
/// ninth covers the roundings of the size itself and of what it is compared
/// with.
template <class T>
double error_of_gaps(const HullPair<T>& pair) {
    return 9 * 0x1p-53 * pair.size;
}

/// Calls visit(facet) with the edges of the Minkowski sum of two hulls that
/// are those of one of them, until it returns true. `faces` collects which
/// faces along an axis there are: +x, -x, +y and -y.
template <class T, class Visit>
ISECT_FORCE_INLINE inline bool visit_edges(const HullPair<T>& pair,
                                           FacetOf of, unsigned& faces,
                                           const Visit& visit) {
    const EdgeOwner<T> owner = owner_of_edge(pair, of);
    const Hull<T>& hull = owner.hull;
    const Hull<T>& beside = owner.beside;
    const double turn = owner.turn;
    if (hull.count == 1) return false;
    const Vec2<double> from = turn * pair.from;
    // A segment has the same edge in both directions.
    const std::size_t edges = hull.count == 2 ? 1 : hull.count;
    for (std::size_t i = 0; i < edges; ++i) {
        const Vec2<double> corner = widened(hull.corners[i]);
        const Vec2<double> next = widened(hull.corners[hull.after(i)]);
        const Vec2<double> edge = next - corner;
        if (edge.x == 0) {
            faces |= hull.count == 2 ? 3U : turn * edge.y > 0 ? 1U : 2U;
            continue;
        }
        if (edge.y == 0) {
            faces |= hull.count == 2 ? 12U : turn * edge.x < 0 ? 4U : 8U;
            continue;
        }
        const double length = root(length_squared(edge));
        const Vec2<double> out{edge.y / length, -edge.x / length};
        double nearest = dot(out, widened(beside.corners[0]));
        double farthest = nearest;
        for (std::size_t k = 1; k < beside.count; ++k) {
            const double at = dot(out, widened(beside.corners[k]));
            nearest = at < nearest ? at : nearest;
            farthest = at > farthest ? at : farthest;
        }
        const double to_start = dot(out, from - 0.5 * (corner + next));
        const auto index = static_cast<std::uint8_t>(i);
        if (visit(Facet{turn * out, to_start + nearest, of, index}))
            return true;
        if (hull.count == 2 &&
            visit(Facet{-turn * out, -to_start - farthest, of, 1}))
            return true;
    }
    return false;
}

/// The same with all edges along an axis that face the same way.
template <class T, class Visit>
ISECT_FORCE_INLINE inline bool visit_face(const HullPair<T>& pair,
                                          Axis axis, double n,
                                          const Visit& visit) {
    const double mine =
        along(n > 0 ? pair.mine.least : pair.mine.most, axis);
    const double other =
        along(n > 0 ? pair.other.most : pair.other.least, axis);
    const double gap = n * (along(pair.from, axis) + (mine - other));
    return visit(Facet{with_axes(axis, n, 0.0), gap, FacetOf::axis, 0});
}

/// Calls visit(facet) with the edges of the Minkowski sum of two hulls, in
/// no order, until it returns true.
template <class T, class Visit>
ISECT_FORCE_INLINE inline void visit_facets(const HullPair<T>& pair,
                                            const Visit& visit) {
    unsigned faces = 0;
    visit_edges(pair, FacetOf::obstacle, faces, visit) ||
        visit_edges(pair, FacetOf::mover, faces, visit) ||
        ((faces & 1U) != 0 && visit_face(pair, Axis::x, 1.0, visit)) ||
        ((faces & 2U) != 0 && visit_face(pair, Axis::x, -1.0, visit)) ||
        ((faces & 4U) != 0 && visit_face(pair, Axis::y, 1.0, visit)) ||
        ((faces & 8U) != 0 && visit_face(pair, Axis::y, -1.0, visit));
}

/// For queries that need all facets.
inline constexpr double all_facets =
    std::numeric_limits<double>::infinity();

/// The facet that the mover is farthest in front of, and how far it is in
/// front of the next one.
struct Foremost {
    Facet facet{{}, -std::numeric_limits<double>::infinity(), {}, 0};
    double second = -std::numeric_limits<double>::infinity();

    constexpr bool is_known() const {
        return !(facet.normal == Vec2<double>{});
    }
};

/// The foremost facet of two hulls, or the first that the mover is farther
/// in front of than `enough`.
template <class T>
ISECT_CLOSE_CALL Foremost foremost_facet(const HullPair<T>& pair,
                                         double enough) {
    Foremost found;
    visit_facets(pair, [&](const Facet& facet) {
        if (facet.gap > found.facet.gap) {
            found.second = found.facet.gap;
            found.facet = facet;
        } else if (facet.gap > found.second) {
            found.second = facet.gap;
        }
        return facet.gap > enough;
    });
    return found;
}

}  // namespace isect::detail
