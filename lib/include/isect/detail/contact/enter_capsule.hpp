#pragma once

#include <algorithm>

#include <isect/detail/contact/capsule_edge.hpp>
#include <isect/detail/contact/entry.hpp>

namespace isect::detail {

/// Where a path enters a capsule whose radius is grown by padding: through
/// one of its long sides, or through the disc at the end past which it
/// crosses. The path is known to enter it from outside.
template <class T>
ISECT_FORCE_INLINE inline Entry<T> enter_capsule(const Segment<T>& path,
                                                 const Capsule<T>& capsule,
                                                 T padding) {
    const Place<T> start = capsule.start;
    const Place<T> end(capsule.start, capsule.delta);
    if (capsule.delta == Vec2<T>{}) {
        return enter_disc(path, start, padding, capsule.radius);
    }

    // In the capsule's frame: the coordinates along it and across it.
    const Vec2<double> delta = widened(path.delta);
    const Vec2<double> forward = unit_vector(widened(capsule.delta));
    const Vec2<double> from_start = between(path.start, start);
    const double aside = cross(forward, from_start);
    const int on_side = side(capsule.delta, start, Place<T>(path.start));
    const double turn = on_side < 0 ? -1 : 1;
    const double approach = -turn * cross(forward, delta);
    const double reach = sum_of(padding, capsule.radius);
    const double gap = turn * aside - reach;

    // When does the path reach the line of the side, and how far along is
    // that?
    const bool is_outside = gap >= 0 && approach > 0;
    const double reached = is_outside ? std::min(gap / approach, 1.0) : 0;
    const double foot =
        dot(forward, from_start) + reached * dot(forward, delta);
    const double whole = length(widened(capsule.delta));
    const auto through_side = [&](double time, double at) {
        return Entry<T>{time_of_contact<T>(time, 1),
                        side_edge(path.start, padding, capsule, at, turn)};
    };
    if (foot >= 0 && foot <= whole) return through_side(reached, foot);

    // Past an end, it enters the disc there...
    if (reach > 0) {
        const double past = foot < 0 ? -1 : 1;
        const Place<T>& center = foot < 0 ? start : end;
        const Entry<T> entry =
            enter_disc(path, center, padding, capsule.radius);
        const bool is_on_arc = past * dot(entry.edge.normal, forward) >= 0;
        if (is_on_arc || !is_outside) return entry;
    }

    // ... unless it misses the disc, or the normal there leads from the end
    // back along the side: then rounding has put the foot past the end, and
    // the path is at the end of the side when it passes that.
    const double at_end = foot < 0 ? 0 : whole;
    const Vec2<double> to_end = at_end * forward - from_start +
                                turn * reach * perpendicular(forward);
    const double passed = dot(delta, to_end) / length_squared(delta);
    return through_side(std::clamp(passed, 0.0, 1.0), at_end);
}

}  // namespace isect::detail
