#pragma once

#include <peers/shapes.hpp>

// Conservative advancement (Mirtich, Impulse-based Dynamic Simulation,
// 1996): as far as the distance allows, again and again.
namespace peers::stepped {

/// How near counts as contact, as a part of the path. A smaller number
/// takes more steps; 0 would take for ever.
inline constexpr double tolerance = 1e-6;
inline constexpr int most_steps = 64;

/// The distance is free whatever the direction, so a mover may go that far
/// along its path, and ask again there. A grazing path takes ever smaller
/// steps, and may count as a hit although it passes.
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Sweep sweep(const Mover& mover, Vec delta, const Obstacle& obstacle,
            Trace trace = {}) {
    const Vec start = isect::position(mover);
    const double length = trace(isect::length(delta));
    const double near_enough = trace(tolerance * length);
    double time = 0;
    Hit hit;
    for (int step = 0; step < most_steps; ++step) {
        // How far apart are they here?
        const Vec pos = trace(start + time * delta);
        const Mover here = isect::placed_at(mover, pos);
        const auto nearest = isect::closest_points(here, obstacle);
        const Vec between = trace(nearest.a - nearest.b);
        const double gap = trace(isect::length(between));
        hit.pos = nearest.b;
        if (gap > 0) hit.normal = 1 / gap * between;
        if (trace(!(gap > near_enough))) break;

        // So far it may go, whatever the direction.
        time = trace(time + gap / length);
        if (trace(time >= 1)) return {{}, start + delta, 1, isect::npos};
    }
    hit.time = trace(time);
    hit.delta = (1 - time) * -delta;
    return {trace(hit), start + time * delta, time, 0};
}

/// A cast is a sweep of a point.
template <class Obstacle, Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Obstacle& obstacle,
                           Trace trace = {}) {
    return sweep(segment.start, segment.delta, obstacle, trace).hit;
}

}  // namespace peers::stepped
