#pragma once

#include <cstddef>
#include <limits>
#include <span>

#include <isect/detail/coordinates.hpp>
#include <isect/segment.hpp>

namespace isect::detail {

/// Which part of a path is on the inner sides of all edges of a convex
/// polygon, in plain arithmetic, each time between two bounds.
struct Clip {
    double near_least = -std::numeric_limits<double>::infinity();
    double near_most = -std::numeric_limits<double>::infinity();
    double far_least = std::numeric_limits<double>::infinity();
    double far_most = std::numeric_limits<double>::infinity();
    /// The edge that the path crosses inwards last, and the latest time at
    /// which it may cross another one.
    std::size_t edge{};
    double others_most = -std::numeric_limits<double>::infinity();
    /// Whether the whole path is surely on the outer side of an edge, and
    /// whether rounding leaves a side of an end open.
    bool is_outside{};
    bool is_open{};

    /// The path crosses edge i inwards.
    ISECT_FORCE_INLINE constexpr void enter(std::size_t i, double time,
                                            double error) {
        if (time - error > near_least) {
            others_most = near_most;
            near_least = time - error;
            near_most = time + error > near_most ? time + error : near_most;
            edge = i;
        } else if (time + error > others_most) {
            others_most = time + error;
        }
    }
    ISECT_FORCE_INLINE constexpr void leave(double time, double error) {
        if (time - error < far_least) far_least = time - error;
        if (time + error < far_most) far_most = time + error;
    }
    constexpr bool enters() const {
        return near_most > -std::numeric_limits<double>::infinity();
    }
    constexpr bool is_missed() const {
        return is_outside || far_most <= near_least;
    }
    /// Whether the path surely starts inside: it crosses no edge inwards.
    constexpr bool is_inside() const {
        return !is_outside && !is_open && !enters();
    }
    /// Whether the path surely enters through the one edge.
    constexpr bool is_hit() const {
        return !is_open && enters() && near_most < far_least &&
               others_most < near_least;
    }
};

/// How high the ends of a path are above an edge of a polygon, on its inner
/// side, and how far rounding can have moved either height.
struct Heights {
    double at_start{};
    double climb{};
    double at_end{};
    double error{};
};

/// An end's height is cross(edge, end - middle), from the edge's middle,
/// because then the order of its corners doesn't matter. `from` is the
/// vector from the polygon's position to the path's start.
///
/// In units of 2^-53, with m for from - middle: the edge is off by 1 of
/// itself; m by |from|, |middle| and |m|, which is at most twice
/// |from| + |m|; each product and sum by 1. So a height is off by less than
/// 6 times |edge.x| (|from.y| + |m.y| + |d.y|) and the same with x and y
/// exchanged. The seventh unit covers the error's own roundings.
template <class T>
ISECT_FORCE_INLINE constexpr Heights heights_above(Vec2<T> corner,
                                                   Vec2<T> next,
                                                   Vec2<double> from,
                                                   Vec2<double> d) {
    const Vec2<double> edge{double{next.x} - double{corner.x},
                            double{next.y} - double{corner.y}};
    const Vec2<double> m{
        from.x - 0.5 * (double{corner.x} + double{next.x}),
        from.y - 0.5 * (double{corner.y} + double{next.y})};
    const double size_x = absolute(from.x) + absolute(d.x);
    const double size_y = absolute(from.y) + absolute(d.y);
    const double at_start = cross(edge, m);
    const double climb = cross(edge, d);
    const double error = 7 * 0x1p-53 *
                         (absolute(edge.x) * (size_y + absolute(m.y)) +
                          absolute(edge.y) * (size_x + absolute(m.x)));
    return {at_start, climb, at_start + climb, error};
}

/// Clips a path by the half-planes of a polygon's edges (Cyrus and Beck,
/// 1978). The time at which it crosses an edge's line is off by the error
/// of the heights, divided by their difference.
template <class T>
ISECT_FORCE_INLINE constexpr Clip clip(const Segment<T>& path, Vec2<T> pos,
                                       std::span<const Vec2<T>> corners) {
    const Vec2<T> start = path.start;
    const Vec2<double> d{path.delta.x, path.delta.y};
    const Vec2<double> from{double{start.x} - double{pos.x},
                            double{start.y} - double{pos.y}};
    Clip clip;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2<T> next = corners[i + 1 < corners.size() ? i + 1 : 0];
        const auto [at_start, climb, at_end, error] =
            heights_above(corners[i], next, from, d);

        // Both ends inside, or both outside?
        if (at_start > error && at_end > error) continue;
        if (at_start < -error && at_end < -error) {
            clip.is_outside = true;
            return clip;
        }
        // Or does the path cross the edge's line?
        if (at_start < -error && at_end > error) {
            clip.enter(i, -at_start / climb, error / climb);
        } else if (at_start > error && at_end < -error) {
            clip.leave(-at_start / climb, -error / climb);
        } else {
            clip.is_open = true;
        }
    }
    return clip;
}

}  // namespace isect::detail
