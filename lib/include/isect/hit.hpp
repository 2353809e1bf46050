#pragma once

#include <cstddef>
#include <optional>

#include <isect/interval.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// The index in the result of a sweep that hit no obstacle.
inline constexpr std::size_t npos = static_cast<std::size_t>(-1);

/// How a mover meets an obstacle.
///
/// One touch rule holds for every query: two shapes overlap when the origin
/// is in the interior of their Minkowski difference. A cast or a sweep hits
/// when the mover, swept along its path, overlaps the obstacle by that
/// rule. So touching, sliding along an edge, grazing a corner, starting on
/// a surface and moving away, and ending exactly on a surface are misses.
/// Crossing a wall without thickness is a hit. Two points never overlap, a
/// circle of radius zero is a point, and a sweep by a zero delta is the
/// static test.
///
/// Results are symmetric: when a query is mirrored at an axis, has x and y
/// exchanged, is turned by quarter turns or is scaled by a power of two,
/// its result changes in the same way, bit for bit (0 and -0 count as the
/// same). The corner that a polygon's list starts with does not matter
/// either. This always holds for overlaps, distance, closest_points and
/// slab_times. For the other queries it holds where there is only one
/// correct result. Where several are equally correct, these rules choose
/// one, and they depend on the axes and on the order of the corners:
/// - Among equally short pushes, a box or a circle leaves a box, and a box
///   leaves a circle, along y rather than x, and in the positive direction.
///   Other pairs leave through the face whose outer normal comes first,
///   going round from -y towards +x.
/// - Circles with the same center separate along +x. A circle whose center
///   is on a capsule's segment separates from the capsule so that the
///   circle ends up on the side to which the capsule's delta turns as +x
///   turns towards +y.
/// - A point or a box whose path leads exactly into the corner of a box
///   enters through the face whose normal is along y. A path into the
///   corner between two other edges enters through the one that it meets
///   less squarely, which leaves more of the motion to a slide; if both
///   are equal, the first in the order given for pushes.
/// - For obstacles that are hit at the same time, see sweep_into. Their
///   order in a list doesn't matter. Where two contacts are mirror images
///   of each other by a path along an axis or a diagonal, the mover meets
///   the one whose normal leads more along y, or in the positive direction.
/// - Platforms that rise equally, but move aside by different motions,
///   carry or push a character in the order of their motions along x.
/// Scaling is exact only if no number underflows in T.
template <class T>
struct Hit {
    /// The point of contact, on the surface of the obstacle. Where two flat
    /// faces meet, it is the point of their shared span that is nearest to
    /// the mover's centre.
    Vec2<T> pos;
    /// For a static test, the shortest push; position + delta, in T, does
    /// not overlap. For a cast or sweep, (1 - time) * (-delta): the vector
    /// from where the mover wanted to be back to where it stopped.
    Vec2<T> delta;
    /// The direction out of the obstacle, of unit length.
    Vec2<T> normal;
    /// The first contact as a fraction of the path, in [0, 1). It is 0 for
    /// a static test, and for a mover that starts inside. At that time, in
    /// real numbers, the mover is within 8 ulp of the query's size of
    /// touching the obstacle at pos, and has not been deeper inside before.
    /// A path that grazes the surface stays that near for a while, and time
    /// may be any moment of it.
    T time{};

    friend constexpr bool operator==(const Hit&, const Hit&) = default;
};

/// How far a moving shape gets.
template <class T>
struct Sweep {
    /// The first contact, or none where the whole path is free.
    std::optional<Hit<T>> hit;
    /// The final position of the mover: at the contact, on the outer side
    /// of it, or at start + delta. If the mover starts inside the obstacle,
    /// it is the start.
    Vec2<T> pos;
    /// hit->time, or 1 without a hit.
    T time{1};
    /// The index of the obstacle that was hit, or npos if there is none.
    /// For a single obstacle it is 0.
    std::size_t index = npos;

    friend constexpr bool operator==(const Sweep&, const Sweep&) = default;
};

/// The points of two shapes that are nearest to each other. Where the
/// shapes overlap or touch, that is, where their distance is 0, both are
/// the same point, which lies in both shapes within 8 ulp of the query's
/// size. Where the shapes are closer than T can resolve at that place, both
/// points may also be the same although the distance is not 0.
template <class T>
struct Closest {
    Vec2<T> a;
    Vec2<T> b;

    friend constexpr bool operator==(const Closest&,
                                     const Closest&) = default;
};

/// The interval in which the line of a segment is between the two edges of
/// a box, on each axis, as fractions of the segment; it can lie outside [0,
/// 1]. A segment parallel to the edges is always between them (-inf to inf)
/// or never (inf to -inf).
template <class T>
struct SlabTimes {
    Interval<T> x;
    Interval<T> y;

    friend constexpr bool operator==(const SlabTimes&,
                                     const SlabTimes&) = default;
};

}  // namespace isect
