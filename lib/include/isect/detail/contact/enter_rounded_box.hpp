#pragma once

#include <array>

#include <isect/detail/contact/entry.hpp>
#include <isect/detail/contact/flat.hpp>
#include <isect/detail/predicates/side.hpp>
#include <isect/detail/predicates/within_radius.hpp>

namespace isect::detail {

/// Where a path enters a box with rounded corners: through a flat face on
/// an axis, or through the arc at a corner.
template <class T>
struct RoundedBoxEntry {
    /// Whether it enters: the path may pass beside a corner's arc.
    Decided enters{};
    T time{};
    bool is_flat{};
    Axis axis{};
    RoundEdge<T> edge;
    /// Whether the path starts inside.
    bool is_inside{};
    /// Whether plain arithmetic leaves all of that open.
    bool is_open{};
};

/// The corner of a box of half size half whose arc is in the way of a path
/// that crosses no flat face. The path may still miss that arc. `passes`
/// says on which side it passes the faces across x and across y, and is 0
/// for a face that it does not face.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<T> corner_in_the_way(Vec2<T> from_center,
                                                       Vec2<T> delta,
                                                       Vec2<T> half,
                                                       int passes_x,
                                                       int passes_y) {
    const T near_x = -side_of_zero(delta.x) * half.x;
    const T near_y = -side_of_zero(delta.y) * half.y;
    // The path starts in the square at a corner...
    if (passes_x == 0 && passes_y == 0) {
        return {side_of_zero(from_center.x) * half.x,
                side_of_zero(from_center.y) * half.y};
    }
    // ... or passes a face where it came from or where it goes to.
    const T beside_x = passes_x == 0 ? near_y : T(passes_x) * half.y;
    const T beside_y = passes_y == 0 ? near_x : T(passes_y) * half.x;
    if (beside_x != near_y) return {near_x, beside_x};
    if (beside_y != near_x) return {beside_y, near_y};
    return {near_x, near_y};
}

/// The edge of a corner's arc. Where a path all but glides along a face,
/// rounding can turn the normal past the end of the arc: there it is the
/// normal of the face.
template <class T>
ISECT_FORCE_INLINE constexpr RoundEdge<T> on_arc(RoundEdge<T> edge,
                                                 Vec2<T> corner) {
    const Vec2<double> n = edge.normal;
    if (n.x * corner.x < 0) edge.normal = {0, side_of_zero(n.y)};
    if (n.y * corner.y < 0) edge.normal = {side_of_zero(n.x), 0};
    return edge;
}

/// Whether and where a path enters the set of all points within radius of a
/// box of half size half. The path starts outside it, and is known to hit
/// the box with its edges moved out by the radius.
template <class T>
ISECT_FORCE_INLINE inline RoundedBoxEntry<T> enter_rounded_box(
    const Segment<T>& path, Vec2<T> center, Vec2<T> half, T radius) {
    const Vec2<T> start = path.start;
    const Vec2<T> delta = path.delta;

    // Does it enter through the flat part of a face that it meets from the
    // front?
    std::array<int, 2> passes{};
    for (const Axis axis : {Axis::y, Axis::x}) {
        if (!path_faces(start, delta, center, half, radius, axis)) continue;
        const int side =
            side_of_face(start, delta, center, half, radius, axis);
        passes[axis == Axis::x ? 0 : 1] = side;
        if (side != 0) continue;
        const T turn = side_of_zero(along(delta, axis));
        const double gap =
            sum_of(turn * along(center, axis), -turn * along(start, axis),
                   -along(half, axis), -radius);
        const T time = time_of_contact<T>(gap, turn * along(delta, axis));
        return {{true}, time, true, axis, {}};
    }

    // Otherwise it can enter only through the arc at the one corner in its
    // way.
    const Vec2<T> offset = corner_in_the_way(start - center, delta, half,
                                             passes[0], passes[1]);
    const Place<T> corner(center, offset);
    const Decided enters =
        segment_within_radius(start, delta, corner, radius, T(0));
    if (!enters) return {enters, T(0), false, Axis::x, {}};
    const Entry<T> entry = enter_disc(path, corner, radius, T(0));
    return {enters, entry.time, false, Axis::x, on_arc(entry.edge, offset)};
}

}  // namespace isect::detail
