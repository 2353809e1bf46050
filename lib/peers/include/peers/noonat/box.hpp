#pragma once

#include <peers/shapes.hpp>

// Tests against a box, as in "Intersection Tests in 2D" (noonat, 2026).
namespace peers::noonat {

/// The push of a box out of a box, along the axis of the lesser overlap.
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Box& mover, const Box& box,
                             Trace trace = {}) {
    // How far do they overlap on each axis?
    const Vec between = trace(mover.center - box.center);
    const Vec both = mover.half + box.half;
    const double in_x = trace(both.x - std::abs(between.x));
    if (trace(in_x <= 0)) return {};
    const double in_y = trace(both.y - std::abs(between.y));
    if (trace(in_y <= 0)) return {};

    // The shorter way out is the push.
    if (trace(in_x < in_y)) {
        const double side = sign(between.x);
        const Vec pos{box.center.x + side * box.half.x, mover.center.y};
        return trace(Hit{pos, {side * in_x, 0}, {side, 0}, 0});
    }
    const double side = sign(between.y);
    const Vec pos{mover.center.x, box.center.y + side * box.half.y};
    return trace(Hit{pos, {0, side * in_y}, {0, side}, 0});
}
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Vec& point, const Box& box,
                             Trace trace = {}) {
    return intersect(Box{point, {}}, box, trace);
}

/// The push of a circle out of a box, away from the nearest point.
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Circle& mover, const Box& box,
                             Trace trace = {}) {
    const Vec nearest = trace(clamp(mover.center, box));
    const Vec away = trace(mover.center - nearest);
    const double squared = trace(isect::length_squared(away));
    if (trace(squared >= mover.radius * mover.radius)) return {};

    // From outside, it leaves along the line to the nearest point.
    if (trace(squared > 0)) {
        const double distance = trace(std::sqrt(squared));
        const Vec normal{away.x / distance, away.y / distance};
        const double depth = trace(mover.radius - distance);
        return trace(Hit{nearest, depth * normal, normal, 0});
    }

    // A center inside leaves through the nearest face.
    auto hit = intersect(mover.center, box, trace);
    if (!hit) return {};
    hit->delta = hit->delta + mover.radius * hit->normal;
    return hit;
}

/// The slab test: the box is entered at the later near time, and left at
/// the earlier far time.
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Box& box,
                           Vec padding, Trace trace = {}) {
    const Vec start = segment.start;
    const Vec delta = segment.delta;

    // A delta of 0 makes the scale infinite.
    const Vec scale = trace(Vec{1 / delta.x, 1 / delta.y});
    const Vec to{sign(scale.x), sign(scale.y)};
    const Vec half = box.half + padding;
    const Vec away = box.center - start;
    const double near_x = trace((away.x - to.x * half.x) * scale.x);
    const double near_y = trace((away.y - to.y * half.y) * scale.y);
    const double far_x = trace((away.x + to.x * half.x) * scale.x);
    const double far_y = trace((away.y + to.y * half.y) * scale.y);

    // Does it leave one slab before it enters the other?
    if (trace(near_x > far_y || near_y > far_x)) return {};

    // Does it enter the box during its motion?
    const double near = trace(near_x > near_y ? near_x : near_y);
    const double far = trace(far_x < far_y ? far_x : far_y);
    if (trace(near >= 1 || far <= 0)) return {};

    // The side that it reaches last is the one that it hits.
    const double time = trace(clamp(near, 0, 1));
    const bool through_x = trace(near_x > near_y);
    const Vec normal = through_x ? Vec{-to.x, 0} : Vec{0, -to.y};
    const Vec left = (1 - time) * -delta;
    return trace(Hit{start + time * delta, left, normal, time});
}
template <Tracer Trace = NoTrace>
std::optional<Hit> raycast(const Segment& segment, const Box& box,
                           Trace trace = {}) {
    return raycast(segment, box, Vec{}, trace);
}

/// The gap that a sweep leaves before the obstacle, as a part of its path.
inline constexpr double epsilon = 1e-8;

/// Where a mover stops: a little before the hit, so that it doesn't touch.
/// The gap is a part of the time, so it grows with the speed, and vanishes
/// where a hundred millionth of the path is less than an ulp.
template <Tracer Trace = NoTrace>
Sweep stop_before(const std::optional<Hit>& hit, Vec start, Vec delta,
                  Trace trace = {}) {
    if (!hit) return {{}, start + delta, 1, isect::npos};
    const double time = trace(clamp(hit->time - epsilon, 0, 1));
    const Vec pos = trace(start + time * delta);
    return {hit, pos, time, 0};
}

/// A sweep that doesn't move is a static test.
inline Sweep standing(const std::optional<Hit>& hit, Vec start) {
    return {hit, start, hit ? 0.0 : 1.0, hit ? 0 : isect::npos};
}

/// A swept box: its center travels to a box that is larger by its half
/// size.
template <Tracer Trace = NoTrace>
Sweep sweep(const Box& mover, Vec delta, const Box& box, Trace trace = {}) {
    const Vec start = mover.center;
    if (trace(delta == Vec{})) {
        return standing(intersect(mover, box, trace), start);
    }
    auto hit = raycast(Segment{start, delta}, box, mover.half, trace);
    Sweep swept = stop_before(hit, start, delta, trace);
    if (!hit) return swept;

    // The contact is put ahead of the center, along the path.
    const Vec ahead = unit(delta);
    const Vec reach{ahead.x * mover.half.x, ahead.y * mover.half.y};
    swept.hit->pos = trace(clamp(hit->pos + reach, box));
    return swept;
}
template <Tracer Trace = NoTrace>
Sweep sweep(const Vec& mover, Vec delta, const Box& box, Trace trace = {}) {
    return sweep(Box{mover, {}}, delta, box, trace);
}

}  // namespace peers::noonat
