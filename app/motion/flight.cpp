#include "motion/flight.hpp"

#include "scene/pairs.hpp"
#include "scene/precision.hpp"

namespace lab {
namespace {

template <class T>
struct Moving {
    isect::Vec2<T> pos;
    isect::Vec2<T> velocity;
};

/// Moves the body out of everything that it overlaps. What flew into something is turned by it.
template <class T, class Shape>
void push_out(Moving<T>& body, const Shape& shape, const std::vector<isect::Shape<T>>& obstacles,
              Response response) {
    for (const isect::Shape<T>& obstacle : obstacles) {
        const auto hit = isect::intersect(isect::placed_at(shape, body.pos), obstacle);
        if (!hit) continue;
        body.pos = body.pos + hit->delta;
        if (dot(body.velocity, hit->normal) < 0)
            body.velocity = isect::respond(response, body.velocity, hit->normal);
    }
}

template <class T>
isect::Vec2<T> way_of_step(isect::Vec2<T> velocity) {
    return {velocity.x / 60, velocity.y / 60};
}

template <class T, class Shape>
Moving<T> step(Moving<T> body, const Shape& shape, const std::vector<isect::Shape<T>>& obstacles,
               const Fly& fly) {
    // Only a wall that was put onto the body can overlap it at the beginning of a sweep.
    if (fly.swept) push_out(body, shape, obstacles, fly.response);

    const isect::Vec2<T> delta = way_of_step(body.velocity);
    if (fly.swept) {
        const auto sweep = isect::sweep_into(isect::placed_at(shape, body.pos), delta, obstacles);
        body.pos = sweep.pos;
        if (sweep.hit)
            body.velocity = isect::respond(fly.response, body.velocity, sweep.hit->normal);
    } else {
        body.pos = body.pos + delta;
        push_out(body, shape, obstacles, fly.response);
    }
    return body;
}

template <class Shape>
constexpr bool can_fly = !std::is_same_v<Shape, Segment> && !std::is_same_v<Shape, Range>;

template <class T>
Body fly_in(const Body& body, const Geometry& geometry, const std::vector<Geometry>& obstacles,
            const Fly& fly) {
    return std::visit(
        [&](const auto& shape) {
            using Shape = std::decay_t<decltype(shape)>;
            if constexpr (can_fly<Shape>) {
                const Moving<T> now{in<T>(body.pos), in<T>(body.velocity)};
                const Moving<T> next = step(now, in<T>(shape), solids<T>(obstacles), fly);
                return Body{in<double>(next.pos), in<double>(next.velocity)};
            } else {
                return body;
            }
        },
        geometry);
}

/// Whether it would meet the obstacle on the way, and overlaps it at neither end.
template <class T>
bool jumps_in(const Body& body, const Geometry& geometry, const Geometry& obstacle) {
    const isect::Vec2<T> start = in<T>(body.pos), delta = way_of_step(in<T>(body.velocity));
    const std::vector<isect::Shape<T>> walls = solids<T>({obstacle});
    if (walls.empty()) return false;
    const isect::Shape<T>& wall = walls.front();
    return std::visit(
        [&](const auto& flying) {
            if constexpr (can_fly<std::decay_t<decltype(flying)>>) {
                const auto shape = in<T>(flying);
                const auto before = isect::placed_at(shape, start);
                const auto after = isect::placed_at(shape, start + delta);
                return !isect::overlaps(before, wall) && !isect::overlaps(after, wall) &&
                       isect::sweep(before, delta, wall).hit.has_value();
            } else {
                return false;
            }
        },
        geometry);
}

}  // namespace

Vec2 step_of(const Body& body) {
    return way_of_step(body.velocity);
}

bool jumps_over(const Body& body, const Geometry& shape, const Geometry& obstacle, Scalar scalar) {
    return scalar == Scalar::float_ ? jumps_in<float>(body, shape, obstacle)
                                    : jumps_in<double>(body, shape, obstacle);
}

Body fly_on(const Body& body, const Geometry& shape, const std::vector<Geometry>& obstacles,
            const Fly& fly, Scalar scalar) {
    return scalar == Scalar::float_ ? fly_in<float>(body, shape, obstacles, fly)
                                    : fly_in<double>(body, shape, obstacles, fly);
}

}  // namespace lab
