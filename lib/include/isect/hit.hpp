#pragma once

#include <cstddef>
#include <optional>

#include <isect/interval.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// The index of a sweep that met no obstacle.
inline constexpr std::size_t npos = static_cast<std::size_t>(-1);

/// How a mover meets an obstacle.
///
/// One touch rule holds for every query: two shapes overlap when the origin
/// is in the interior of their Minkowski difference. A cast or a sweep hits
/// when the mover, swept along its path, overlaps the obstacle by that
/// rule. So touching, sliding along an edge, grazing a corner, starting on
/// a surface and moving away, and ending exactly on a surface are misses;
/// crossing a wall without thickness is a hit; two points never meet; a
/// circle of radius zero is a point; and a zero delta is the static test.
///
/// Mirrored at an axis, with x and y exchanged, turned by quarter turns or
/// scaled by a power of two, a query has the same answer, changed likewise,
/// bit for bit (0 and -0 are the same), whichever corner of a polygon comes
/// first. So it is always for overlaps, distance, closest_points and
/// slab_times. For the others it holds where one answer is right. Where
/// several are equally right, the answer is one of these, by a rule that
/// the axes and the order of the corners have a part in:
/// - Of pushes that are equally short, a box or a circle leaves a box, and
///   a box a circle, along y rather than x, and towards the positive.
///   Other pairs leave through the face whose outer normal comes first on
///   the way round from -y, over +x.
/// - Circles with the same center part along +x. A circle with its center
///   on a capsule's segment and the capsule part so that the circle is on
///   the side to which the capsule's delta turns as +x turns towards +y.
/// - The path of a point or a box into the very corner of a box enters
///   through the face whose normal is along y. Into the corner between two
///   other edges, a path enters through the one that it meets more
///   squarely, and of two alike through the first, counted as for pushes.
/// - Of obstacles that are met at the same time, see sweep_into.
/// Scaling is exact only as long as nothing becomes too small for T.
template <class T>
struct Hit {
    /// The point of contact, on the surface of the obstacle. Where two
    /// faces meet flat, the point of their shared span nearest to the
    /// mover's centre.
    Vec2<T> pos;
    /// Of a static test: the shortest way out; position + delta, in T, does
    /// not overlap. Of a cast or sweep: (1 - time) * (-delta), the way back
    /// from where the mover wanted to be to where it stopped.
    Vec2<T> delta;
    /// Out of the obstacle, of unit length.
    Vec2<T> normal;
    /// The first contact as a fraction of the path, in [0, 1). It is 0 for
    /// a static test, and for a mover that starts inside. At that time, in
    /// real numbers, the mover is within 8 ulp of the query's size of
    /// touching, as near to pos, and has been no deeper inside before. A
    /// path that grazes the surface is that near for a while, and time may
    /// be any moment of it.
    T time{};

    friend constexpr bool operator==(const Hit&, const Hit&) = default;
};

/// How far a moving shape gets.
template <class T>
struct Sweep {
    /// The first contact, or none where the whole path is free.
    std::optional<Hit<T>> hit;
    /// Where the mover's position ends up: at the contact, on its outer
    /// side, or at start + delta. Where the start overlaps it is the start.
    Vec2<T> pos;
    /// hit->time, or 1 without a hit.
    T time{1};
    /// Which obstacle of a list was hit; npos if none. 0 for a single one.
    std::size_t index = npos;

    friend constexpr bool operator==(const Sweep&, const Sweep&) = default;
};

/// The points of two shapes that are nearest to each other. Where the
/// shapes overlap or touch, which is where their distance is 0, both are
/// the same point, common to the two as far as T can hold that: within
/// 8 ulp of the query's size. Where they are apart by less than T can tell
/// there, the two may be the same as well, though the distance is not 0.
template <class T>
struct Closest {
    Vec2<T> a;
    Vec2<T> b;

    friend constexpr bool operator==(const Closest&,
                                     const Closest&) = default;
};

/// When the line of a segment is between the two edges of a box, on each
/// axis, as fractions of the segment; also outside [0, 1]. A segment
/// parallel to an axis is there for ever (-inf to inf) or never (inf to
/// -inf).
template <class T>
struct SlabTimes {
    Interval<T> x;
    Interval<T> y;

    friend constexpr bool operator==(const SlabTimes&,
                                     const SlabTimes&) = default;
};

}  // namespace isect
