// Plain formulas for every other pair. A shape is the convex hull of some points, rounded by a
// radius. Shapes that overlap are tested by separating axes, others by each corner of one against
// each edge of the other.
#pragma once

#include <array>
#include <utility>

#include "textbook.hpp"

namespace textbook {

struct Core {
    std::array<Vec, 8> points;
    std::size_t count{};
    double radius{};

    Vec point(std::size_t i) const { return points[i]; }
    Vec edge(std::size_t i) const { return points[i + 1 == count ? 0 : i + 1] - points[i]; }
    /// A segment has the same edge in both directions, so one of them is enough.
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

/// The penetration depth of two cores and its normal, by separating axes; not positive if they are
/// apart.
inline double depth_of_cores(const Core& a, const Core& b, Vec& normal) {
    double least = no_time;
    for (const Core* core : {&a, &b}) {
        if (core->count == 1) continue;
        for (std::size_t i = 0; i < core->count; ++i) {
            const Vec edge = core->edge(i);
            const Vec out = 1 / isect::length(edge) * Vec{edge.y, -edge.x};
            const Vec axis = core == &b ? out : -out;
            const double depth = extent_along(b, axis).second - extent_along(a, axis).first;
            if (depth < least) {
                least = depth;
                normal = axis;
            }
            if (least <= 0) return least;
        }
    }
    return least;
}

/// The nearest points of two cores that don't overlap: a corner of one and a point on an edge of
/// the other.
inline Closest nearest_of_cores(const Core& a, const Core& b) {
    Closest nearest;
    double least = no_time;
    const auto look = [&](Vec on_a, Vec on_b) {
        const double squared = isect::length_squared(on_a - on_b);
        if (squared >= least) return;
        least = squared;
        nearest = {on_a, on_b};
    };
    for (std::size_t i = 0; i < a.count; ++i) {
        for (std::size_t k = 0; k < b.edges(); ++k) {
            look(a.point(i), nearest_on_segment(a.point(i), b.point(k), b.edge(k)));
        }
    }
    for (std::size_t k = 0; k < b.count; ++k) {
        for (std::size_t i = 0; i < a.edges(); ++i) {
            look(nearest_on_segment(b.point(k), a.point(i), a.edge(i)), b.point(k));
        }
    }
    return nearest;
}

inline std::optional<Hit> intersect(const Core& a, const Core& b) {
    const double both = a.radius + b.radius;
    Vec normal;
    const double depth = depth_of_cores(a, b, normal);
    if (depth > 0) {
        const double out = depth + both;
        return Hit{a.point(0) + out * normal, out * normal, normal, 0};
    }
    if (both == 0) return {};
    const Closest nearest = nearest_of_cores(a, b);
    const Vec d = nearest.a - nearest.b;
    const double length = isect::length(d);
    if (length >= both) return {};
    const Vec out = length > 0 ? 1 / length * d : normal;
    return Hit{nearest.b + b.radius * out, (both - length) * out, out, 0};
}
inline bool overlaps(const Core& a, const Core& b) {
    const double both = a.radius + b.radius;
    Vec normal;
    if (depth_of_cores(a, b, normal) > 0) return true;
    if (both == 0) return false;
    const Closest nearest = nearest_of_cores(a, b);
    return isect::length_squared(nearest.a - nearest.b) < both * both;
}
inline Closest closest_points(const Core& a, const Core& b) {
    Vec normal;
    if (depth_of_cores(a, b, normal) > 0) return {a.point(0), a.point(0)};
    const Closest nearest = nearest_of_cores(a, b);
    const Vec d = nearest.a - nearest.b;
    const double length = isect::length(d);
    if (length <= a.radius + b.radius) return {nearest.b, nearest.b};
    const Vec out = 1 / length * d;
    return {nearest.a - a.radius * out, nearest.b + b.radius * out};
}
inline double distance(const Core& a, const Core& b) {
    Vec normal;
    if (depth_of_cores(a, b, normal) > 0) return 0;
    const Closest nearest = nearest_of_cores(a, b);
    return std::max(0.0, isect::length(nearest.a - nearest.b) - a.radius - b.radius);
}

/// The time when a moving core hits another: a corner of one hits an edge of the other, as a
/// capsule with the sum of the radii.
inline double time_to_meet(const Core& a, Vec delta, const Core& b, Vec& normal) {
    double first = no_time;
    const auto look = [&](Vec p, Vec d, Vec start, Vec edge, double turn) {
        Vec there;
        const double both = a.radius + b.radius;
        const double time = time_into_capsule(p, d, {start, edge, both}, both, there);
        if (time >= first) return;
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

}  // namespace textbook
