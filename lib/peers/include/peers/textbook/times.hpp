#pragma once

#include <peers/textbook/plain.hpp>

// When a point that moves enters a box, a disc or a capsule.
namespace peers::textbook {

/// The time when a point enters a box, by slabs, and the normal there.
template <Tracer Trace = NoTrace>
inline double time_into_box(Vec p, Vec d, const Box& box, Vec padding,
                            Vec& normal, Trace trace = {}) {
    const Vec q = box.center;
    const Vec h = box.half + padding;
    const Vec sign{std::copysign(1.0, d.x), std::copysign(1.0, d.y)};
    const double near_x = trace((q.x - sign.x * h.x - p.x) / d.x);
    const double near_y = trace((q.y - sign.y * h.y - p.y) / d.y);
    const double far_x = trace((q.x + sign.x * h.x - p.x) / d.x);
    const double far_y = trace((q.y + sign.y * h.y - p.y) / d.y);
    const double near = trace(std::max(near_x, near_y));
    const double far = trace(std::min(far_x, far_y));
    if (trace(near >= far || near >= 1 || far <= 0)) return no_time;
    const bool through_x = trace(near_x > near_y);
    normal = through_x ? Vec{-sign.x, 0} : Vec{0, -sign.y};
    return trace(std::max(near, 0.0));
}
/// The time when a point enters a disc: the lesser root of a quadratic
/// equation.
template <Tracer Trace = NoTrace>
inline double time_into_disc(Vec p, Vec d, Vec center, double radius,
                             Vec& normal, Trace trace = {}) {
    const Vec m = trace(p - center);
    const double a = trace(isect::dot(d, d));
    const double b = trace(isect::dot(m, d));
    const double c = trace(isect::dot(m, m) - radius * radius);
    if (trace(c > 0 && b >= 0)) return no_time;
    const double root = trace(b * b - a * c);
    if (trace(root <= 0)) return no_time;
    const double time = trace(std::max(0.0, (-b - std::sqrt(root)) / a));
    if (trace(time >= 1)) return no_time;
    normal = trace(1 / radius * (m + time * d));
    return time;
}
/// The time when a point enters a capsule, through a side or an end.
template <Tracer Trace = NoTrace>
inline double time_into_capsule(Vec p, Vec d, const Capsule& capsule,
                                double r, Vec& normal, Trace trace = {}) {
    const Vec inside = trace(p - core_point(capsule, p));
    if (trace(isect::length_squared(inside) < r * r)) {
        normal = trace(1 / isect::length(inside) * inside);
        return 0;
    }

    // Through one of the ends, each of which is a disc.
    const Vec along = capsule.delta;
    const double length = trace(isect::length(along));
    Vec at_end;
    double first = time_into_disc(p, d, capsule.start, r, normal, trace);
    const double end =
        time_into_disc(p, d, capsule.end(), r, at_end, trace);
    if (trace(end < first)) {
        first = end;
        normal = at_end;
    }

    // Through the side that faces the path, if not beyond an end.
    Vec side = 1 / length * isect::perpendicular(along);
    if (isect::dot(d, side) > 0) side = -side;
    const double ahead = trace(r - isect::dot(p - capsule.start, side));
    const double time = trace(ahead / isect::dot(d, side));
    if (trace(!(time >= 0 && time < std::min(first, 1.0)))) return first;
    const Vec there = trace(p + time * d);
    const double at = trace(isect::dot(there - capsule.start, along));
    if (trace(at < 0 || at > length * length)) return first;
    normal = trace(side);
    return time;
}

}  // namespace peers::textbook
