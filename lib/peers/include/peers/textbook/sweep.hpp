#pragma once

#include <peers/textbook/core.hpp>

// Sweeps and casts by textbook formulas.
namespace peers::textbook {

/// Against a box with rounded corners: the bounding box by slabs, and in
/// its corners, the corner's disc (Ericson, Real-Time Collision Detection,
/// 5.5.7).
template <Tracer Trace = NoTrace>
inline double time_to_meet(const Circle& a, Vec delta, const Box& b,
                           Vec& normal, Trace trace = {}) {
    const double r = a.radius;
    const Vec start = a.center;
    const double time =
        time_into_box(start, delta, b, Vec{r, r}, normal, trace);
    if (trace(time == no_time)) return time;
    const Vec there = trace(start + time * delta);
    const Vec corner = trace(clamped(there, b.min(), b.max()));
    if (trace(there.x == corner.x || there.y == corner.y)) return time;
    return time_into_disc(start, delta, corner, r, normal, trace);
}
template <Tracer Trace = NoTrace>
inline double time_to_meet(const Box& a, Vec delta, const Box& b,
                           Vec& normal, Trace trace = {}) {
    return time_into_box(a.center, delta, b, a.half, normal, trace);
}
template <Tracer Trace = NoTrace>
inline double time_to_meet(const Circle& a, Vec delta, const Circle& b,
                           Vec& normal, Trace trace = {}) {
    const double both = trace(a.radius + b.radius);
    return time_into_disc(a.center, delta, b.center, both, normal, trace);
}
template <Tracer Trace = NoTrace>
inline double time_to_meet(const Circle& a, Vec delta, const Capsule& b,
                           Vec& normal, Trace trace = {}) {
    const double both = trace(a.radius + b.radius);
    return time_into_capsule(a.center, delta, b, both, normal, trace);
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

template <class A, class B, Tracer Trace = NoTrace>
Sweep sweep(const A& a, Vec delta, const B& b, Trace trace = {}) {
    Vec normal;
    double time = no_time;
    if constexpr (std::is_same_v<A, Core>) {
        if (trace(textbook::overlaps(a, b, trace))) time = 0;
    }
    if (time != 0) time = time_to_meet(a, delta, b, normal, trace);
    const Vec start = position(a);
    const bool is_miss = trace(time == no_time);
    if (is_miss) return {{}, start + delta, 1, isect::npos};
    const Vec stop = trace(start + time * delta);
    const Vec contact = trace(stop - radius_of(a) * normal);
    const Hit hit{contact, (1 - time) * -delta, normal, time};
    return {trace(hit), stop, time, 0};
}

/// The time when a point enters a convex polygon: after the last edge
/// through which it enters and before the first through which it leaves
/// (Cyrus and Beck, 1978).
template <Tracer Trace = NoTrace>
inline double time_into_polygon(Vec p, Vec d, const Core& polygon,
                                Vec& normal, Trace trace = {}) {
    double near = 0;
    double far = 1;
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Vec edge = polygon.edge(i);
        const Vec out{edge.y, -edge.x};
        const double speed = trace(isect::dot(d, out));
        const double ahead = trace(isect::dot(polygon.point(i) - p, out));
        if (trace(speed == 0 && ahead <= 0)) return no_time;
        if (trace(speed < 0 && ahead / speed > near)) {
            near = trace(ahead / speed);
            normal = out;
        }
        if (speed > 0) far = std::min(far, ahead / speed);
        if (trace(near >= far)) return no_time;
    }
    normal = trace(1 / isect::length(normal) * normal);
    return near;
}

template <Tracer Trace = NoTrace>
inline double time_into(Vec p, Vec d, const Box& box, Vec& normal,
                        Trace trace = {}) {
    return time_into_box(p, d, box, Vec{}, normal, trace);
}
template <Tracer Trace = NoTrace>
inline double time_into(Vec p, Vec d, const Circle& circle, Vec& normal,
                        Trace trace = {}) {
    return time_into_disc(p, d, circle.center, circle.radius, normal,
                          trace);
}
template <Tracer Trace = NoTrace>
inline double time_into(Vec p, Vec d, const Capsule& capsule, Vec& normal,
                        Trace trace = {}) {
    return time_into_capsule(p, d, capsule, capsule.radius, normal, trace);
}
template <Tracer Trace = NoTrace>
inline double time_into(Vec p, Vec d, const Core& core, Vec& normal,
                        Trace trace = {}) {
    return time_into_polygon(p, d, core, normal, trace);
}

template <class B, Tracer Trace = NoTrace>
std::optional<Hit> raycast(Vec p, Vec d, const B& b, Trace trace = {}) {
    Vec normal;
    const double time = trace(time_into(p, d, b, normal, trace));
    if (trace(time == no_time)) return {};
    return trace(Hit{p + time * d, (1 - time) * -d, normal, time});
}

}  // namespace peers::textbook
