#include "motion/flight.hpp"

#include <algorithm>
#include <cmath>

#include "query/precision.hpp"
#include "query/query.hpp"
#include "scene/frame_rate.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

template <class T>
struct Moving {
    isect::Vec2<T> pos;
    isect::Vec2<T> velocity;
};

Geometry placed(Geometry shape, Vec2 pos) {
    set_place(shape, pos);
    return shape;
}

/// The constant inputs of a flight's step.
struct Flight {
    const Geometry& shape;
    const std::vector<Geometry>& obstacles;
    const Fly& fly;
    Scalar scalar;
};

template <class T>
isect::Vec2<T> after_hit(isect::Vec2<T> velocity, Vec2 normal, const Fly& fly) {
    if (fly.response == Response::bounce)
        return isect::bounce(velocity, in<T>(normal), static_cast<T>(fly.restitution));
    return isect::respond(fly.response, velocity, in<T>(normal));
}

/// Pushes the body out of every obstacle that it overlaps. The velocity responds to obstacles that
/// the body moves into.
template <class T>
void push_out(Moving<T>& body, const Flight& flight) {
    for (const Geometry& obstacle : flight.obstacles) {
        const Geometry here = placed(flight.shape, in<double>(body.pos));
        const auto hit = push_of(here, obstacle, flight.scalar);
        if (!hit) continue;
        body.pos = body.pos + in<T>(hit->delta);
        if (dot(body.velocity, in<T>(hit->normal)) < 0)
            body.velocity = after_hit(body.velocity, hit->normal, flight.fly);
    }
}

template <class T>
isect::Vec2<T> path_of_step(isect::Vec2<T> velocity, const Fly& fly) {
    const T sixtieths = static_cast<T>(sixtieths_of_step(fly.frame_rate));
    return {sixtieths * velocity.x / 60, sixtieths * velocity.y / 60};
}

template <class T>
Moving<T> step(Moving<T> body, const Flight& flight) {
    // At the start of a swept step, only an obstacle that was moved onto the body can overlap it.
    const Fly& fly = flight.fly;
    if (fly.swept) push_out(body, flight);

    const isect::Vec2<T> delta = path_of_step(body.velocity, fly);
    if (fly.swept) {
        const auto sweep = sweep_into_of(placed(flight.shape, in<double>(body.pos)),
                                         in<double>(delta), flight.obstacles, flight.scalar);
        body.pos = in<T>(sweep.pos);
        if (sweep.hit) body.velocity = after_hit(body.velocity, sweep.hit->normal, fly);
    } else {
        body.pos = body.pos + delta;
        push_out(body, flight);
    }
    return body;
}

bool can_fly(const Geometry& shape) {
    return !std::holds_alternative<Range>(shape);
}

template <class T>
Body fly_in(const Body& body, const Flight& flight) {
    if (!can_fly(flight.shape)) return body;
    const Moving<T> next = step(Moving<T>{in<T>(body.pos), in<T>(body.velocity)}, flight);
    return {in<double>(next.pos), in<double>(next.velocity)};
}

/// The width or the height of a shape, whichever is less; 0 for a point.
double width_of(const Geometry& shape) {
    const isect::Bounds<double> bounds = bounds_of_solid(shape);
    const Vec2 size = bounds.upper - bounds.lower;
    return std::min(size.x, size.y);
}

/// Whether the step leads through the obstacle although the body overlaps it at neither end.
/// Through even the thinnest wall, it is inside for as far as it is wide. If it is inside for less
/// than half of that, it only cuts a corner, or gets off what it stood on. A point is measured
/// against the obstacle instead.
template <class T>
bool jumps_in(const Body& body, const Geometry& shape, const Geometry& obstacle, const Fly& fly,
              Scalar scalar) {
    if (!can_fly(shape)) return false;
    const isect::Vec2<T> start = in<T>(body.pos), delta = path_of_step(in<T>(body.velocity), fly);
    const Geometry before = placed(shape, in<double>(start));
    const Geometry after = placed(shape, in<double>(start + delta));
    if (overlap(before, obstacle, scalar) || overlap(after, obstacle, scalar)) return false;
    const Vec2 way = in<double>(delta);
    const auto enters = sweep_of(before, way, obstacle, scalar).hit;
    if (!enters) return false;
    const auto leaves = sweep_of(after, -way, obstacle, scalar).hit;
    if (!leaves) return false;
    const double inside = (1 - leaves->time - enters->time) * isect::length(way);
    const double width = width_of(shape);
    return inside >= 0.5 * (width > 0 ? width : width_of(obstacle));
}

}  // namespace

Vec2 step_of(const Body& body, const Fly& fly) {
    return path_of_step(body.velocity, fly);
}

bool jumps_over(const Body& body, const Geometry& shape, const Geometry& obstacle, const Fly& fly,
                Scalar scalar) {
    return scalar == Scalar::float_ ? jumps_in<float>(body, shape, obstacle, fly, scalar)
                                    : jumps_in<double>(body, shape, obstacle, fly, scalar);
}

Body fly_on(const Body& body, const Geometry& shape, const std::vector<Geometry>& obstacles,
            const Fly& fly, Scalar scalar) {
    const Flight flight{shape, obstacles, fly, scalar};
    return scalar == Scalar::float_ ? fly_in<float>(body, flight) : fly_in<double>(body, flight);
}

}  // namespace lab
