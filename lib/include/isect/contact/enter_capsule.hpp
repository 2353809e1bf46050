#pragma once

#include <cmath>

#include <isect/contact/capsule_edge.hpp>
#include <isect/contact/entry.hpp>

namespace isect {

/// Where a path enters a capsule whose radius has grown by r, which it is
/// known to do from outside: through one of its long sides, or else through
/// the disc at the end past which it crosses.
template <class T>
ISECT_OFTEN inline Entry<T> enter_capsule(const Segment<T>& path,
                                          const Capsule<T>& capsule, T r) {
    const Place<T> start = capsule.start;
    const Place<T> end(capsule.start, capsule.delta);
    if (capsule.delta == Vec2<T>{}) {
        return enter_disc(path, start, r, capsule.radius);
    }

    // In the capsule's frame: how far along it, and how far aside.
    const Vec2<double> delta = widened(path.delta);
    const Vec2<double> forward = unit_vector(widened(capsule.delta));
    const Vec2<double> from_start = between(path.start, start);
    const double aside = cross(forward, from_start);
    const double turn = side_of_zero(aside);
    const double approach = -turn * cross(forward, delta);
    const double gap = turn * aside - sum_of(r, capsule.radius);

    // When does it reach the line of the side, and how far along is that?
    const bool is_outside = gap >= 0 && approach > 0;
    const double reached = is_outside ? gap / approach : 0;
    const double foot =
        dot(forward, from_start) + reached * dot(forward, delta);
    if (foot < 0) return enter_disc(path, start, r, capsule.radius);
    if (foot > length(widened(capsule.delta))) {
        return enter_disc(path, end, r, capsule.radius);
    }
    return {time_of_contact<T>(reached, 1), reached * length(delta),
            side_edge(path.start, r, capsule, foot, turn)};
}

}  // namespace isect
