#pragma once

#include <peers/shapes.hpp>

// Tests with circles and capsules, as in the older form of "Intersection
// Tests in 2D" (noonat, ES6). Its tests of boxes are those of peers/noonat.
namespace peers::noonat_es6 {

/// The root as the text prints it: 2(M·D)² in place of (2 M·D)². And there
/// is no test that the circle is not behind the start: then the time, which
/// is negative, becomes 0.
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Circle& circle,
                           Trace trace = {}) {
    const Vec m = trace(segment.start - circle.center);
    const Vec d = segment.delta;
    const double a = trace(isect::dot(d, d));
    const double md = trace(isect::dot(m, d));
    const double squared = circle.radius * circle.radius;
    const double c = trace(isect::dot(m, m) - squared);
    const double discriminant = trace(2 * md * md - 4 * a * c);
    if (trace(discriminant < 0)) return {};

    const double root = trace(std::sqrt(discriminant));
    const double near = trace((-2 * md - root) / (2 * a));
    if (trace(near > 1)) return {};

    const double time = trace(clamp(near, 0, 1));
    const Vec normal = trace(unit(m + time * d));
    return trace(Hit{segment.start + time * d, {}, normal, time});
}

/// The normal of a capsule's side. It should be across the axis; instead
/// the parts of the axis are exchanged and multiplied by the way from the
/// capsule's middle, part by part.
template <Tracer Trace = NoTrace>
Vec side_normal(const Capsule& capsule, Vec start, Trace trace = {}) {
    const Vec middle = capsule.start + 0.5 * capsule.delta;
    const Vec axis = trace(unit(capsule.delta));
    const Vec away = trace(start - middle);
    return trace(unit(Vec{away.x * axis.y, away.y * axis.x}));
}

/// A segment at a capsule: the sides as a cylinder, in the terms of Ericson
/// (Real-Time Collision Detection 5.3.7), and the ends as circles.
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Capsule& capsule,
                           Trace trace = {}) {
    const Vec n = segment.delta;
    const Vec axis = capsule.delta;
    const Circle start{capsule.start, capsule.radius};
    const Circle end{capsule.end(), capsule.radius};

    // Is all of it beyond one of the ends?
    const Vec m = trace(segment.start - capsule.start);
    const double md = trace(isect::dot(m, axis));
    const double nd = trace(isect::dot(n, axis));
    const double dd = trace(isect::dot(axis, axis));
    if (trace(md < 0 && md + nd < 0)) return raycast(segment, start, trace);
    if (trace(md > dd && md + nd > dd)) return raycast(segment, end, trace);

    // Parallel to the axis it meets an end, or starts inside.
    const double a = trace(dd * isect::dot(n, n) - nd * nd);
    const double squared = capsule.radius * capsule.radius;
    const double c = trace(dd * (isect::dot(m, m) - squared) - md * md);
    if (trace(std::abs(a) < 1e-8)) {
        if (trace(c > 0)) return {};
        if (trace(md < 0)) return raycast(segment, start, trace);
        if (trace(md > dd)) return raycast(segment, end, trace);
        const Vec normal = side_normal(capsule, segment.start, trace);
        return trace(Hit{segment.start, {}, normal, 0});
    }

    // When is it as far from the axis as the radius?
    const double b = trace(dd * isect::dot(m, n) - nd * md);
    const double discriminant = trace(b * b - a * c);
    if (trace(discriminant < 0)) return {};
    const double time = trace((-b - std::sqrt(discriminant)) / a);
    if (trace(md + time * nd < 0)) return raycast(segment, start, trace);
    if (trace(md + time * nd > dd)) return raycast(segment, end, trace);
    if (trace(!(time >= 0 && time <= 1))) return {};
    const Vec normal = side_normal(capsule, segment.start, trace);
    return trace(Hit{segment.at(time), {}, normal, time});
}

}  // namespace peers::noonat_es6
