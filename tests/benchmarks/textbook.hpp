// Textbook formulas for boxes, circles and capsules, written without regard to rounding. Each
// returns as much as the library's query does. For the other pairs, see textbook_core.hpp.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <isect/isect.hpp>

namespace textbook {

using Vec = isect::Vec2<double>;
using Box = isect::Aabb<double>;
using Circle = isect::Circle<double>;
using Capsule = isect::Capsule<double>;
using Hit = isect::Hit<double>;
using Sweep = isect::Sweep<double>;
using Closest = isect::Closest<double>;
inline constexpr double no_time = std::numeric_limits<double>::infinity();

inline Vec clamped(Vec p, Vec min, Vec max) {
    return {std::clamp(p.x, min.x, max.x), std::clamp(p.y, min.y, max.y)};
}
inline Vec nearest_on_segment(Vec p, Vec start, Vec delta) {
    const double squared = isect::length_squared(delta);
    if (squared == 0) return start;
    return start + std::clamp(isect::dot(p - start, delta) / squared, 0.0, 1.0) * delta;
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

inline bool overlaps(const Box& a, const Box& b) {
    return std::abs(a.center.x - b.center.x) < a.half.x + b.half.x &&
           std::abs(a.center.y - b.center.y) < a.half.y + b.half.y;
}
template <class B>
bool overlaps(const Circle& a, const B& b) {
    const double both = a.radius + radius_of(b);
    return isect::length_squared(a.center - core_point(b, a.center)) < both * both;
}

inline std::optional<Hit> intersect(const Box& a, const Box& b) {
    const Vec d = a.center - b.center;
    const double x = a.half.x + b.half.x - std::abs(d.x);
    const double y = a.half.y + b.half.y - std::abs(d.y);
    if (x <= 0 || y <= 0) return {};
    if (x < y) {
        const double side = std::copysign(1.0, d.x);
        return Hit{{b.center.x + side * b.half.x, a.center.y}, {side * x, 0}, {side, 0}, 0};
    }
    const double side = std::copysign(1.0, d.y);
    return Hit{{a.center.x, b.center.y + side * b.half.y}, {0, side * y}, {0, side}, 0};
}
template <class B>
std::optional<Hit> intersect(const Circle& a, const B& b) {
    const Vec core = core_point(b, a.center);
    const Vec d = a.center - core;
    const double r = radius_of(b);
    const double both = a.radius + r;
    const double squared = isect::length_squared(d);
    if (squared >= both * both) return {};
    if constexpr (std::is_same_v<B, Box>) {
        if (squared == 0) return intersect(Box{a.center, {a.radius, a.radius}}, b);
    }
    const double length = std::sqrt(squared);
    const Vec normal = length > 0 ? 1 / length * d : Vec{1, 0};
    return Hit{core + r * normal, (both - length) * normal, normal, 0};
}

inline double distance(const Box& a, const Box& b) {
    const double x = std::abs(a.center.x - b.center.x) - a.half.x - b.half.x;
    const double y = std::abs(a.center.y - b.center.y) - a.half.y - b.half.y;
    return isect::length(Vec{std::max(x, 0.0), std::max(y, 0.0)});
}
template <class B>
double distance(const Circle& a, const B& b) {
    const double between = isect::length(a.center - core_point(b, a.center));
    return std::max(0.0, between - a.radius - radius_of(b));
}

inline Closest closest_points(const Box& a, const Box& b) {
    const Vec on_b = clamped(a.center, b.min(), b.max());
    const Vec on_a = clamped(on_b, a.min(), a.max());
    return {on_a, clamped(on_a, b.min(), b.max())};
}
template <class B>
Closest closest_points(const Circle& a, const B& b) {
    const Vec core = core_point(b, a.center);
    const Vec d = a.center - core;
    const double length = isect::length(d);
    if (length <= a.radius + radius_of(b)) return {core, core};
    const Vec normal = 1 / length * d;
    return {a.center - a.radius * normal, core + radius_of(b) * normal};
}

/// The time when a point enters a box, by slabs, and the normal there.
inline double time_into_box(Vec p, Vec d, const Box& box, Vec padding, Vec& normal) {
    const Vec q = box.center;
    const Vec h = box.half + padding;
    const Vec sign{std::copysign(1.0, d.x), std::copysign(1.0, d.y)};
    const double near_x = (q.x - sign.x * h.x - p.x) / d.x;
    const double near_y = (q.y - sign.y * h.y - p.y) / d.y;
    const double far_x = (q.x + sign.x * h.x - p.x) / d.x;
    const double far_y = (q.y + sign.y * h.y - p.y) / d.y;
    const double near = std::max(near_x, near_y);
    const double far = std::min(far_x, far_y);
    if (near >= far || near >= 1 || far <= 0) return no_time;
    normal = near_x > near_y ? Vec{-sign.x, 0} : Vec{0, -sign.y};
    return std::max(near, 0.0);
}
/// The time when a point enters a disc: the lesser root of a quadratic equation.
inline double time_into_disc(Vec p, Vec d, Vec center, double radius, Vec& normal) {
    const Vec m = p - center;
    const double a = isect::dot(d, d);
    const double b = isect::dot(m, d);
    const double c = isect::dot(m, m) - radius * radius;
    if (c > 0 && b >= 0) return no_time;
    const double root = b * b - a * c;
    if (root <= 0) return no_time;
    const double time = std::max(0.0, (-b - std::sqrt(root)) / a);
    if (time >= 1) return no_time;
    normal = 1 / radius * (m + time * d);
    return time;
}
/// The time when a point enters a capsule, through a side or an end.
inline double time_into_capsule(Vec p, Vec d, const Capsule& capsule, double r, Vec& normal) {
    const Vec inside = p - core_point(capsule, p);
    if (isect::length_squared(inside) < r * r) {
        normal = 1 / isect::length(inside) * inside;
        return 0;
    }
    const Vec along = capsule.delta;
    const double length = isect::length(along);
    Vec end_normal;
    double first = time_into_disc(p, d, capsule.start, r, normal);
    const double end = time_into_disc(p, d, capsule.end(), r, end_normal);
    if (end < first) {
        first = end;
        normal = end_normal;
    }
    Vec side = 1 / length * isect::perpendicular(along);
    if (isect::dot(d, side) > 0) side = -side;
    const double time = (r - isect::dot(p - capsule.start, side)) / isect::dot(d, side);
    if (!(time >= 0 && time < std::min(first, 1.0))) return first;
    const double at = isect::dot(p + time * d - capsule.start, along);
    if (at < 0 || at > length * length) return first;
    normal = side;
    return time;
}

}  // namespace textbook
