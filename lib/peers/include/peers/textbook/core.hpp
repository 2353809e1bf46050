#pragma once

#include <array>
#include <utility>

#include <peers/textbook/times.hpp>

// Plain formulas for every other pair. A shape is the convex hull of some
// points, rounded by a radius. Shapes that overlap are tested by separating
// axes, others by each corner of one against each edge of the other.
namespace peers::textbook {

struct Core {
    std::array<Vec, Polygon::capacity> points;
    std::size_t count{};
    double radius{};

    Vec point(std::size_t i) const { return points[i]; }
    Vec edge(std::size_t i) const {
        return points[i + 1 == count ? 0 : i + 1] - points[i];
    }
    /// A segment has the same edge in both directions, so one is enough.
    std::size_t edges() const { return count == 2 ? 1 : count; }
};

inline std::pair<double, double> extent_along(const Core& core, Vec axis) {
    std::pair<double, double> span{no_time, -no_time};
    for (std::size_t i = 0; i < core.count; ++i) {
        const double at = isect::dot(core.points[i], axis);
        span = {std::min(span.first, at), std::max(span.second, at)};
    }
    return span;
}

/// The penetration depth of two cores and its normal, by separating axes;
/// not positive if they are apart.
template <Tracer Trace = NoTrace>
inline double depth_of_cores(const Core& a, const Core& b, Vec& normal,
                             Trace trace = {}) {
    double least = no_time;
    for (const Core* core : {&a, &b}) {
        if (core->count == 1) continue;
        for (std::size_t i = 0; i < core->count; ++i) {
            const Vec edge = core->edge(i);
            const Vec out = 1 / isect::length(edge) * Vec{edge.y, -edge.x};
            const Vec axis = trace(core == &b ? out : -out);
            const double reach = extent_along(b, axis).second;
            const double depth = trace(reach - extent_along(a, axis).first);
            if (trace(depth < least)) {
                least = depth;
                normal = axis;
            }
            if (trace(least <= 0)) return least;
        }
    }
    return least;
}

/// The nearest points of two cores that don't overlap: a corner of one and
/// a point on an edge of the other.
template <Tracer Trace = NoTrace>
inline Closest nearest_of_cores(const Core& a, const Core& b,
                                Trace trace = {}) {
    Closest nearest;
    double least = no_time;
    const auto look = [&](Vec on_a, Vec on_b) {
        const double squared = trace(isect::length_squared(on_a - on_b));
        if (trace(squared >= least)) return;
        least = squared;
        nearest = {on_a, on_b};
    };
    for (std::size_t i = 0; i < a.count; ++i) {
        for (std::size_t k = 0; k < b.edges(); ++k) {
            const Vec p = a.point(i);
            look(p, nearest_on_segment(p, b.point(k), b.edge(k)));
        }
    }
    for (std::size_t k = 0; k < b.count; ++k) {
        for (std::size_t i = 0; i < a.edges(); ++i) {
            const Vec p = b.point(k);
            look(nearest_on_segment(p, a.point(i), a.edge(i)), p);
        }
    }
    return nearest;
}

template <Tracer Trace = NoTrace>
inline std::optional<Hit> intersect(const Core& a, const Core& b,
                                    Trace trace = {}) {
    const double both = a.radius + b.radius;
    Vec normal;
    const double depth = trace(depth_of_cores(a, b, normal, trace));
    if (trace(depth > 0)) {
        const double out = trace(depth + both);
        const Vec pos = a.point(0) + out * normal;
        return trace(Hit{pos, out * normal, normal, 0});
    }
    if (trace(both == 0)) return {};
    const Closest nearest = nearest_of_cores(a, b, trace);
    const Vec apart = trace(nearest.a - nearest.b);
    const double length = trace(isect::length(apart));
    if (trace(length >= both)) return {};
    const Vec out = trace(length > 0 ? 1 / length * apart : normal);
    const Vec pos = nearest.b + b.radius * out;
    return trace(Hit{pos, (both - length) * out, out, 0});
}
template <Tracer Trace = NoTrace>
inline bool overlaps(const Core& a, const Core& b, Trace trace = {}) {
    const double both = a.radius + b.radius;
    Vec normal;
    if (trace(depth_of_cores(a, b, normal, trace) > 0)) return true;
    if (trace(both == 0)) return false;
    const Closest nearest = nearest_of_cores(a, b, trace);
    const Vec apart = trace(nearest.a - nearest.b);
    return trace(isect::length_squared(apart) < both * both);
}
template <Tracer Trace = NoTrace>
inline Closest closest_points(const Core& a, const Core& b,
                              Trace trace = {}) {
    Vec normal;
    if (trace(depth_of_cores(a, b, normal, trace) > 0)) {
        return {a.point(0), a.point(0)};
    }
    const Closest nearest = nearest_of_cores(a, b, trace);
    const Vec apart = trace(nearest.a - nearest.b);
    const double length = trace(isect::length(apart));
    const bool overlap = trace(length <= a.radius + b.radius);
    if (overlap) return {nearest.b, nearest.b};
    const Vec out = trace(1 / length * apart);
    return {nearest.a - a.radius * out, nearest.b + b.radius * out};
}
template <Tracer Trace = NoTrace>
inline double distance(const Core& a, const Core& b, Trace trace = {}) {
    Vec normal;
    if (trace(depth_of_cores(a, b, normal, trace) > 0)) return 0;
    const Closest nearest = nearest_of_cores(a, b, trace);
    const double between = trace(isect::length(nearest.a - nearest.b));
    return trace(std::max(0.0, between - a.radius - b.radius));
}

/// The time when a moving core hits another: a corner of one hits an edge
/// of the other, as a capsule with the sum of the radii.
template <Tracer Trace = NoTrace>
inline double time_to_meet(const Core& a, Vec delta, const Core& b,
                           Vec& normal, Trace trace = {}) {
    double first = no_time;
    const auto look = [&](Vec p, Vec d, Vec start, Vec edge, double turn) {
        Vec there;
        const double r = a.radius + b.radius;
        const Capsule around{start, edge, r};
        const double time =
            trace(time_into_capsule(p, d, around, r, there, trace));
        if (trace(time >= first)) return;
        first = time;
        normal = turn * there;
    };
    for (std::size_t i = 0; i < a.count; ++i) {
        for (std::size_t k = 0; k < b.edges(); ++k) {
            look(a.point(i), delta, b.point(k), b.edge(k), 1);
        }
    }
    for (std::size_t k = 0; k < b.count; ++k) {
        for (std::size_t i = 0; i < a.edges(); ++i) {
            look(b.point(k), -delta, a.point(i), a.edge(i), -1);
        }
    }
    return first;
}

}  // namespace peers::textbook
