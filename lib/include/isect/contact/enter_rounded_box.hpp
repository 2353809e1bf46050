#pragma once

#include <limits>

#include <isect/contact/entry.hpp>
#include <isect/contact/flat.hpp>
#include <isect/predicates/side.hpp>
#include <isect/predicates/within_radius.hpp>

namespace isect {

/// Where a path enters a box with rounded corners: through a flat face on
/// an axis, or through the arc at a corner.
template <class T>
struct RoundedBoxEntry {
    T time{};
    bool is_flat{};
    Axis axis{};
    RoundEdge<T> edge;
};

/// Where a path enters every point within radius of a box of half size
/// half, which it is known to do from outside.
template <class T>
RoundedBoxEntry<T> enter_rounded_box(const Segment<T>& path, Vec2<T> center,
                                     Vec2<T> half, T radius) {
    const Vec2<T> p = path.start;
    const Vec2<T> d = path.delta;

    // Through the flat part of a face that it meets from the front?
    for (const Axis axis : {Axis::y, Axis::x}) {
        if (!path_crosses_face(p, d, center, half, radius, axis)) continue;
        const T turn = along(d, axis) < 0 ? T(-1) : T(1);
        const double gap =
            sum_of(turn * along(center, axis), -turn * along(p, axis),
                   -along(half, axis), -radius);
        const T time = time_of_contact<T>(gap, turn * along(d, axis));
        return {time, true, axis, {}};
    }

    // Else through the arc that it meets first.
    RoundedBoxEntry<T> first{T(1), false, Axis::x, {}};
    double least = std::numeric_limits<double>::infinity();
    for (const T x : {-half.x, half.x}) {
        for (const T y : {-half.y, half.y}) {
            const Place<T> corner(center, {x, y});
            if (!segment_within_radius(p, d, corner, radius, T(0))) {
                continue;
            }
            const Entry<T> entry = enter_disc(path, corner, radius, T(0));
            if (entry.travelled < least) {
                first = {entry.time, false, Axis::x, entry.edge};
                least = entry.travelled;
            }
        }
    }
    return first;
}

}  // namespace isect
