#pragma once

#include <peers/noonat.hpp>
#include <peers/noonat_es6/capsule.hpp>

namespace peers::noonat_es6 {

// What both forms of the text have in common. The push of a box out of a
// circle along the line of centers is one of these.
using noonat::intersect;
using noonat::sweep_into;

/// The cast at a box, whose delta is the way travelled, not the way back.
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Box& box,
                           Trace trace = {}) {
    auto hit = noonat::raycast(segment, box, trace);
    if (hit) hit->delta = trace(hit->time * segment.delta);
    return hit;
}

}  // namespace peers::noonat_es6
