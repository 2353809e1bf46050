#pragma once

#include <peers/noonat.hpp>
#include <peers/noonat_es6/capsule.hpp>

namespace peers::noonat_es6 {

// What both forms of the text have in common. The push of a box out of a
// circle along the line of centers is one of these.
using noonat::intersect;

/// The cast at a box, whose delta is the way travelled, not the way back.
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Box& box,
                           Trace trace = {}) {
    auto hit = noonat::raycast(segment, box, trace);
    if (hit) hit->delta = trace(hit->time * segment.delta);
    return hit;
}

/// Sweeps of boxes are the same in both forms.
template <Tracer Trace = NoTrace>
Sweep sweep(const Box& mover, Vec delta, const Box& box, Trace trace = {}) {
    return noonat::sweep(mover, delta, box, trace);
}

/// A swept circle, by the older cast at a circle.
template <Tracer Trace = NoTrace>
Sweep sweep(const Circle& mover, Vec delta, const Circle& circle,
            Trace trace = {}) {
    const Vec start = mover.center;
    if (trace(delta == Vec{})) {
        const auto hit = intersect(mover, circle, trace);
        return noonat::standing(hit, start);
    }
    const Circle larger{circle.center, circle.radius + mover.radius};
    auto hit = raycast(Segment{start, delta}, larger, trace);
    if (hit) hit->pos = hit->pos - mover.radius * hit->normal;
    return noonat::stop_before(hit, start, delta, trace);
}

}  // namespace peers::noonat_es6
