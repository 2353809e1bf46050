#pragma once

#include <cstddef>
#include <limits>

#include <peers/noonat/box.hpp>

// Swept boxes and responses, as in the article "2D Swept Collision". Its
// cast is the slab test of peers/noonat.
namespace peers::article {

/// The static test adds the boxes' positions where it should add their half
/// sizes alone. So it depends on where the origin is: far from it,
/// everything overlaps.
template <Tracer Trace = NoTrace>
std::optional<Hit> intersect(const Box& mover, const Box& box,
                             Trace trace = {}) {
    const Vec between = trace(mover.center - box.center);
    const Vec far_edges = mover.center + mover.half;
    const Vec sum = trace(far_edges + (box.center + box.half));
    const double in_x = trace(sum.x - std::abs(between.x));
    if (trace(in_x <= 0)) return {};
    const double in_y = trace(sum.y - std::abs(between.y));
    if (trace(in_y <= 0)) return {};

    // The position of the contact adds the center twice.
    if (trace(in_y > in_x)) {
        const double side = sign(between.y);
        const double edge = box.center.y + mover.half.y * side;
        const Vec pos{mover.center.x, box.center.y + edge};
        return trace(Hit{pos, {0, in_y * side}, {0, side}, 0});
    }
    const double side = sign(between.x);
    const double edge = box.center.x + box.half.x * side;
    const Vec pos{box.center.x + edge, mover.center.y};
    return trace(Hit{pos, {in_x * side, 0}, {side, 0}, 0});
}

using noonat::raycast;

/// A swept box. It stops one epsilon of the number type earlier in time,
/// and the contact lies ahead by half a size along the path, on the box or
/// beside it.
template <Tracer Trace = NoTrace>
Sweep sweep(const Box& mover, Vec delta, const Box& box, Trace trace = {}) {
    const Vec start = mover.center;
    if (trace(delta == Vec{})) {
        const auto hit = intersect(mover, box, trace);
        return noonat::standing(hit, start);
    }
    const Segment path{start, delta};
    auto hit = noonat::raycast(path, box, mover.half, trace);
    if (!hit) return {{}, start + delta, 1, isect::npos};
    constexpr double epsilon = std::numeric_limits<double>::epsilon();
    const double time = trace(clamp(hit->time - epsilon, 0, 1));
    const Vec pos = trace(start + time * delta);
    const Vec ahead = unit(delta);
    const Vec reach{ahead.x * mover.half.x, ahead.y * mover.half.y};
    hit->pos = trace(hit->pos + reach);
    return {hit, pos, time, 0};
}

template <Tracer Trace = NoTrace>
Sweep sweep_into(const Box& mover, Vec delta,
                 std::span<const Box> obstacles, Trace trace = {}) {
    Sweep nearest{{}, mover.center + delta, 1, isect::npos};
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const Sweep met = sweep(mover, delta, obstacles[i], trace);
        if (trace(!(met.time < nearest.time && met.hit))) continue;
        nearest = met;
        nearest.index = i;
    }
    return nearest;
}

/// The rest of a motion along a surface. The parts of the motion are
/// exchanged before they are multiplied, and the result is laid along the
/// normal, so it leads out of the surface or into it, not along it.
template <Tracer Trace = NoTrace>
Vec slide(Vec rest, Vec normal, Trace trace = {}) {
    const double along = trace(rest.x * normal.y + rest.y * normal.x);
    return trace(along * normal);
}

/// The rest of a motion after a bounce: only its horizontal part is
/// turned, and only by a wall.
template <Tracer Trace = NoTrace>
Vec bounce(Vec rest, Vec normal, Trace trace = {}) {
    return trace(Vec{rest.x * normal.x, rest.y});
}

/// The rest of a motion after a hit, by a given rule.
template <Tracer Trace = NoTrace>
Vec respond(isect::Response response, Vec rest, Vec normal,
            Trace trace = {}) {
    switch (response) {
        case isect::Response::stop:
            break;
        case isect::Response::slide:
            return slide(rest, normal, trace);
        case isect::Response::bounce:
            return bounce(rest, normal, trace);
        case isect::Response::invert:
            return -rest;
    }
    return {};
}

/// A sweep, and then what the response makes of the rest of the motion,
/// with a second sweep.
template <Tracer Trace = NoTrace>
isect::Moved<double> move_and_slide(const Box& mover, Vec delta,
                                    std::span<const Box> obstacles,
                                    isect::Response response,
                                    Trace trace = {}) {
    isect::Moved<double> moved{{}, 0, mover.center, delta};
    const Sweep first = sweep_into(mover, delta, obstacles, trace);
    moved.sweeps[moved.count++] = first;
    moved.pos = trace(first.pos);
    if (trace(!first.hit.has_value())) return moved;

    const Vec rest = (1 - first.time) * delta;
    moved.delta = respond(response, rest, first.hit->normal, trace);
    const Box there{first.pos, mover.half};
    const Sweep second = sweep_into(there, moved.delta, obstacles, trace);
    moved.sweeps[moved.count++] = second;
    moved.pos = trace(second.pos);
    return moved;
}

}  // namespace peers::article
