#pragma once

#include <peers/noonat/box.hpp>

// Tests with circles, as in "Intersection Tests in 2D" (noonat, 2026).
namespace peers::noonat {

/// The push of a circle out of a circle, along the line of centers.
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Circle& mover, const Circle& circle,
                             Trace trace = {}) {
    const Vec between = trace(mover.center - circle.center);
    const double squared = trace(isect::length_squared(between));
    const double both = trace(mover.radius + circle.radius);
    if (trace(squared >= both * both)) return {};

    const Vec normal = trace(unit(between));
    const Vec pos = circle.center + circle.radius * normal;
    const Vec out = pos + mover.radius * normal - mover.center;
    return trace(Hit{pos, out, normal, 0});
}
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Vec& point, const Circle& circle,
                             Trace trace = {}) {
    return intersect(Circle{point, 0}, circle, trace);
}

/// The push of a box out of a circle. It goes along the line of centers,
/// where the box's edge is as far from the box's center as that line
/// reaches it. That is not the shortest way, and often not far enough.
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Box& mover, const Circle& circle,
                             Trace trace = {}) {
    const Vec nearest = trace(clamp(circle.center, mover));
    const Vec away = trace(nearest - circle.center);
    const double squared = trace(isect::length_squared(away));
    if (trace(squared >= circle.radius * circle.radius)) return {};

    const Vec normal = trace(unit(mover.center - circle.center));
    const Vec pos = circle.center + circle.radius * normal;

    // From its center back along the normal, where is the box's edge?
    const bool is_wide = trace(std::abs(normal.x) > std::abs(normal.y));
    const double half = is_wide ? mover.half.x : mover.half.y;
    const double along = is_wide ? std::abs(normal.x) : std::abs(normal.y);
    const Vec to_edge = trace(half / along * normal);
    return trace(Hit{pos, pos + to_edge - mover.center, normal, 0});
}

/// The quadratic formula: the segment is on the circle where t² D·D + 2t
/// M·D + M·M - r² = 0. Without a length, a is 0 and both times are NaN,
/// which no comparison refuses: it hits at any distance.
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Circle& circle,
                           double padding, Trace trace = {}) {
    const double radius = circle.radius + padding;
    const Vec m = trace(segment.start - circle.center);
    const Vec d = segment.delta;
    const double a = trace(isect::dot(d, d));
    const double b = trace(2 * isect::dot(m, d));
    const double c = trace(isect::dot(m, m) - radius * radius);
    const double discriminant = trace(b * b - 4 * a * c);
    if (trace(discriminant < 0)) return {};

    const double root = trace(std::sqrt(discriminant));
    const double near = trace((-b - root) / (2 * a));
    const double far = trace((-b + root) / (2 * a));
    if (trace(near > 1 || far <= 0)) return {};

    const double time = trace(clamp(near, 0, 1));
    const Vec normal = trace(unit(m + time * d));
    return trace(Hit{segment.start + time * d, {}, normal, time});
}
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Circle& circle,
                           Trace trace = {}) {
    return raycast(segment, circle, 0, trace);
}

/// A swept circle: its center travels to a circle that is larger by its
/// radius.
template <Tracer Trace = NoTrace>
Sweep sweep(const Circle& mover, Vec delta, const Circle& circle,
            Trace trace = {}) {
    const Vec start = mover.center;
    if (trace(delta == Vec{})) {
        return standing(intersect(mover, circle, trace), start);
    }
    const Segment path{start, delta};
    auto hit = raycast(path, circle, mover.radius, trace);
    if (hit) hit->pos = hit->pos - mover.radius * hit->normal;
    return stop_before(hit, start, delta, trace);
}
template <Tracer Trace = NoTrace>
Sweep sweep(const Vec& mover, Vec delta, const Circle& circle,
            Trace trace = {}) {
    return sweep(Circle{mover, 0}, delta, circle, trace);
}

/// A circle swept at a box: first at the box that is larger by its radius,
/// and in one of the corner squares, at the corner's circle.
template <Tracer Trace = NoTrace>
Sweep sweep(const Circle& mover, Vec delta, const Box& box,
            Trace trace = {}) {
    const Vec start = mover.center;
    if (trace(delta == Vec{})) {
        return standing(intersect(mover, box, trace), start);
    }
    const Segment path{start, delta};
    const Vec padding{mover.radius, mover.radius};
    auto hit = raycast(path, box, padding, trace);
    if (hit) {
        const Vec there = trace(path.at(hit->time));
        const Vec corner = trace(clamp(there, box));
        if (trace(corner.x != there.x && corner.y != there.y)) {
            hit = raycast(path, Circle{corner, mover.radius}, trace);
        }
    }
    if (hit) hit->pos = hit->pos - mover.radius * hit->normal;
    return stop_before(hit, start, delta, trace);
}

/// A box swept at a circle: the same, with the sizes exchanged.
template <Tracer Trace = NoTrace>
Sweep sweep(const Box& mover, Vec delta, const Circle& circle,
            Trace trace = {}) {
    const Box rounded{circle.center, mover.half};
    const Circle center{mover.center, circle.radius};
    Sweep swept = sweep(center, delta, rounded, trace);
    if (!swept.hit) return swept;
    const Vec normal = swept.hit->normal;
    swept.hit->pos = trace(circle.center + circle.radius * normal);
    return swept;
}

}  // namespace peers::noonat
