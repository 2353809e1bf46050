// Crowds with a query, for tests.
#pragma once

#include "evaluate/crowd.hpp"
#include "motion/timeline.hpp"

namespace lab::testing {

/// A crowd around the origin.
inline Crowd crowd_of(int count, int seed, Vec2 half, Vec2 sizes) {
    Crowd crowd;
    crowd.count = count;
    crowd.seed = seed;
    crowd.half = half;
    crowd.sizes = sizes;
    return crowd;
}

/// A scene with the crowd and its query shape: the segment for a cast, otherwise the box.
inline Scene crowd_asked(Crowd crowd, Spread spread, CrowdQuestion asks, const Segment& segment,
                         const Aabb& box) {
    Scene scene;
    crowd.spread = spread;
    crowd.asks = asks;
    const bool casts = crowd.asks == CrowdQuestion::raycast;
    scene.shapes = {{"asker", casts ? Geometry(segment) : Geometry(box)}};
    if (crowd.asks != CrowdQuestion::pairs) crowd.by = "asker";
    scene.crowd = crowd;
    return scene;
}

inline Evaluation asked(const Scene& scene, double time = 0) {
    Timeline timeline;
    Evaluation now = evaluate(scene, time, timeline);
    CrowdKeeper().ask(now);
    return now;
}

}  // namespace lab::testing
