#pragma once

#include <algorithm>
#include <limits>
#include <type_traits>

#include <peers/shapes.hpp>

// Textbook formulas for boxes, circles and capsules, written without regard
// to rounding. For all other pairs, see core.hpp.
namespace peers::textbook {

inline constexpr double no_time = std::numeric_limits<double>::infinity();

inline Vec clamped(Vec p, Vec min, Vec max) {
    return {std::clamp(p.x, min.x, max.x), std::clamp(p.y, min.y, max.y)};
}
inline Vec nearest_on_segment(Vec p, Vec start, Vec delta) {
    const double squared = isect::length_squared(delta);
    if (squared == 0) return start;
    const double along = isect::dot(p - start, delta) / squared;
    return start + std::clamp(along, 0.0, 1.0) * delta;
}
inline Vec core_point(const Circle& circle, Vec) {
    return circle.center;
}
inline Vec core_point(const Capsule& capsule, Vec p) {
    return nearest_on_segment(p, capsule.start, capsule.delta);
}
inline Vec core_point(const Box& box, Vec p) {
    return clamped(p, box.min(), box.max());
}
inline double radius_of(const Circle& circle) {
    return circle.radius;
}
inline double radius_of(const Capsule& capsule) {
    return capsule.radius;
}
inline double radius_of(const Box&) {
    return 0;
}

/// Two boxes overlap if they do on each axis.
template <Tracer Trace = NoTrace>
inline bool overlaps(const Box& a, const Box& b, Trace trace = {}) {
    const Vec d = a.center - b.center;
    const bool on_x = trace(std::abs(d.x) < a.half.x + b.half.x);
    return trace(on_x && std::abs(d.y) < a.half.y + b.half.y);
}
/// A circle overlaps what has a point nearer than both radii.
template <class B, Tracer Trace = NoTrace>
bool overlaps(const Circle& a, const B& b, Trace trace = {}) {
    const double both = trace(a.radius + radius_of(b));
    const Vec apart = trace(a.center - core_point(b, a.center));
    return trace(isect::length_squared(apart) < both * both);
}

/// The push of a box out of a box, along the axis of the lesser overlap.
template <Tracer Trace = NoTrace>
inline std::optional<Hit> intersect(const Box& a, const Box& b,
                                    Trace trace = {}) {
    const Vec d = trace(a.center - b.center);
    const double x = trace(a.half.x + b.half.x - std::abs(d.x));
    const double y = trace(a.half.y + b.half.y - std::abs(d.y));
    if (trace(x <= 0 || y <= 0)) return {};
    if (trace(x < y)) {
        const double side = std::copysign(1.0, d.x);
        const Vec pos{b.center.x + side * b.half.x, a.center.y};
        return trace(Hit{pos, {side * x, 0}, {side, 0}, 0});
    }
    const double side = std::copysign(1.0, d.y);
    const Vec pos{a.center.x, b.center.y + side * b.half.y};
    return trace(Hit{pos, {0, side * y}, {0, side}, 0});
}
/// The push of a circle away from the nearest point.
template <class B, Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Circle& a, const B& b,
                             Trace trace = {}) {
    const Vec core = trace(core_point(b, a.center));
    const Vec apart = trace(a.center - core);
    const double r = radius_of(b);
    const double both = trace(a.radius + r);
    const double squared = trace(isect::length_squared(apart));
    if (trace(squared >= both * both)) return {};

    // A center inside a box leaves through the nearest face.
    if constexpr (std::is_same_v<B, Box>) {
        if (trace(squared == 0)) {
            const Box around{a.center, {a.radius, a.radius}};
            return textbook::intersect(around, b, trace);
        }
    }
    const double length = trace(std::sqrt(squared));
    const Vec normal = trace(length > 0 ? 1 / length * apart : Vec{1, 0});
    const Vec pos = core + r * normal;
    return trace(Hit{pos, (both - length) * normal, normal, 0});
}

/// The distance of two boxes, from the gaps on both axes.
template <Tracer Trace = NoTrace>
inline double distance(const Box& a, const Box& b, Trace trace = {}) {
    const Vec d = a.center - b.center;
    const double x = trace(std::abs(d.x) - a.half.x - b.half.x);
    const double y = trace(std::abs(d.y) - a.half.y - b.half.y);
    const Vec gap = trace(Vec{std::max(x, 0.0), std::max(y, 0.0)});
    return trace(isect::length(gap));
}
template <class B, Tracer Trace = NoTrace>
double distance(const Circle& a, const B& b, Trace trace = {}) {
    const Vec apart = trace(a.center - core_point(b, a.center));
    const double between = trace(isect::length(apart));
    return trace(std::max(0.0, between - a.radius - radius_of(b)));
}

/// The closest points of two boxes, each clamped to the other box.
template <Tracer Trace = NoTrace>
inline Closest closest_points(const Box& a, const Box& b,
                              Trace trace = {}) {
    const Vec first = trace(clamped(a.center, b.min(), b.max()));
    const Vec on_a = trace(clamped(first, a.min(), a.max()));
    const Vec on_b = trace(clamped(on_a, b.min(), b.max()));
    return {on_a, on_b};
}
template <class B, Tracer Trace = NoTrace>
Closest closest_points(const Circle& a, const B& b, Trace trace = {}) {
    const Vec core = trace(core_point(b, a.center));
    const Vec apart = trace(a.center - core);
    const double length = trace(isect::length(apart));
    if (trace(length <= a.radius + radius_of(b))) return {core, core};
    const Vec normal = trace(1 / length * apart);
    const Vec on_a = trace(a.center - a.radius * normal);
    const Vec on_b = trace(core + radius_of(b) * normal);
    return {on_a, on_b};
}

}  // namespace peers::textbook
