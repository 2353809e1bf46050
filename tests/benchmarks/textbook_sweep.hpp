// Sweeps and casts by textbook formulas.
#pragma once

#include "textbook_core.hpp"

namespace textbook {

/// Against a box with rounded corners: the bounding box by slabs, and in its corners, the corner's
/// disc (Ericson, Real-Time Collision Detection, 5.5.7).
inline double time_to_meet(const Circle& a, Vec delta, const Box& b, Vec& normal) {
    const double r = a.radius;
    const double time = time_into_box(a.center, delta, b, {r, r}, normal);
    if (time == no_time) return time;
    const Vec there = a.center + time * delta;
    const Vec corner = clamped(there, b.min(), b.max());
    if (there.x == corner.x || there.y == corner.y) return time;
    return time_into_disc(a.center, delta, corner, r, normal);
}
inline double time_to_meet(const Box& a, Vec delta, const Box& b, Vec& normal) {
    return time_into_box(a.center, delta, b, a.half, normal);
}
inline double time_to_meet(const Circle& a, Vec delta, const Circle& b, Vec& normal) {
    return time_into_disc(a.center, delta, b.center, a.radius + b.radius, normal);
}
inline double time_to_meet(const Circle& a, Vec delta, const Capsule& b, Vec& normal) {
    return time_into_capsule(a.center, delta, b, a.radius + b.radius, normal);
}

inline Vec position(const Core& core) {
    return core.points[0];
}
inline Vec position(const Box& box) {
    return box.center;
}
inline Vec position(const Circle& circle) {
    return circle.center;
}
inline double radius_of(const Core& core) {
    return core.radius;
}

template <class A, class B>
Sweep sweep(const A& a, Vec delta, const B& b) {
    Vec normal;
    double time = no_time;
    if constexpr (std::is_same_v<A, Core>) {
        if (overlaps(a, b)) time = 0;
    }
    if (time != 0) time = time_to_meet(a, delta, b, normal);
    const Vec start = position(a);
    if (time == no_time) return {{}, start + delta, 1, isect::npos};
    const Vec stop = start + time * delta;
    const Vec contact = stop - radius_of(a) * normal;
    return {Hit{contact, (1 - time) * -delta, normal, time}, stop, time, 0};
}

/// The time when a point enters a convex polygon: after the last edge through which it enters and
/// before the first through which it leaves (Cyrus and Beck, 1978).
inline double time_into_polygon(Vec p, Vec d, const Core& polygon, Vec& normal) {
    double near = 0;
    double far = 1;
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Vec edge = polygon.edge(i);
        const Vec out{edge.y, -edge.x};
        const double speed = isect::dot(d, out);
        const double ahead = isect::dot(polygon.point(i) - p, out);
        if (speed == 0 && ahead <= 0) return no_time;
        if (speed < 0 && ahead / speed > near) {
            near = ahead / speed;
            normal = out;
        }
        if (speed > 0) far = std::min(far, ahead / speed);
        if (near >= far) return no_time;
    }
    normal = 1 / isect::length(normal) * normal;
    return near;
}

inline double time_into(Vec p, Vec d, const Box& box, Vec& normal) {
    return time_into_box(p, d, box, {}, normal);
}
inline double time_into(Vec p, Vec d, const Circle& circle, Vec& normal) {
    return time_into_disc(p, d, circle.center, circle.radius, normal);
}
inline double time_into(Vec p, Vec d, const Capsule& capsule, Vec& normal) {
    return time_into_capsule(p, d, capsule, capsule.radius, normal);
}
inline double time_into(Vec p, Vec d, const Core& core, Vec& normal) {
    return time_into_polygon(p, d, core, normal);
}

template <class B>
std::optional<Hit> raycast(Vec p, Vec d, const B& b) {
    Vec normal;
    const double time = time_into(p, d, b, normal);
    if (time == no_time) return {};
    return Hit{p + time * d, (1 - time) * -d, normal, time};
}

}  // namespace textbook
