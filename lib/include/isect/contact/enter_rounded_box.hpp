#pragma once

#include <limits>
#include <optional>

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

/// Whether a path could come at a corner of a box from in front: not at the
/// one on the far side.
template <class T>
constexpr bool is_ahead_of(Vec2<T> delta, Vec2<T> corner) {
    return !(delta.x * corner.x > 0 && delta.y * corner.y > 0);
}

/// Whether and where a path enters every point within radius of a box of
/// half size half. It starts outside of that, and the box moved out by the
/// radius is known to be on its way.
template <class T>
std::optional<RoundedBoxEntry<T>> enter_rounded_box(const Segment<T>& path,
                                                    Vec2<T> center,
                                                    Vec2<T> half,
                                                    T radius) {
    const Vec2<T> p = path.start;
    const Vec2<T> d = path.delta;

    // Through the flat part of a face that it meets from the front?
    for (const Axis axis : {Axis::y, Axis::x}) {
        if (!path_crosses_face(p, d, center, half, radius, axis)) continue;
        const T turn = side_of_zero(along(d, axis));
        const double gap =
            sum_of(turn * along(center, axis), -turn * along(p, axis),
                   -along(half, axis), -radius);
        const T time = time_of_contact<T>(gap, turn * along(d, axis));
        return RoundedBoxEntry<T>{time, true, axis, {}};
    }

    // Else through the arc that it meets first, if any.
    std::optional<RoundedBoxEntry<T>> first;
    double least = std::numeric_limits<double>::infinity();
    for (const T x : {-half.x, half.x}) {
        for (const T y : {-half.y, half.y}) {
            if (!is_ahead_of(d, Vec2<T>{x, y})) continue;
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
