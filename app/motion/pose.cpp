#include "motion/pose.hpp"

#include <isect/sin_cos.hpp>

#include "motion/timeline.hpp"
#include "motion/walking.hpp"
#include "scene/frame_rate.hpp"
#include "scene/handles.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

Vec2 position_on(const Orbit& orbit, double time) {
    const double cosine = isect::sin_cos(orbit.rate.x * time + orbit.phase.x).cos;
    const double sine = isect::sin_cos(orbit.rate.y * time + orbit.phase.y).sin;
    return {orbit.center.x + orbit.amplitude.x * cosine, orbit.center.y + orbit.amplitude.y * sine};
}

/// The last sixtieth of a second of the step that a walk takes at a time.
std::int64_t last_of_step(const Walking& walk, double time) {
    const std::int64_t now = step_at(time), sixtieths = sixtieths_of_step(walk.frame_rate);
    return now - now % sixtieths + sixtieths - 1;
}

/// The same for the scene's character. Without one, a step is a sixtieth of a second.
std::int64_t last_of_step(const Scene& scene, double time) {
    const Motion* character = character_of(scene);
    const Walking* walk = character != nullptr ? std::get_if<Walking>(&character->kind) : nullptr;
    return walk != nullptr ? last_of_step(*walk, time) : step_at(time);
}

/// The keys of the step that a walk takes at a time.
HeldKeys keys_at(const Walking& walk, double time) {
    const std::vector<Keys> keys = keys_of(walk.input).value_or(std::vector<Keys>{});
    return held_at(walk, keys, last_of_step(walk, time));
}

/// The position of the handle that a motion drives; empty for a delta.
std::optional<Vec2> handle_at(const Motion& motion, double time, const Body* body) {
    if (const auto* orbit = std::get_if<Orbit>(&motion.kind)) return position_on(*orbit, time);
    if (const auto* follow = std::get_if<Follow>(&motion.kind)) return follow->pos;
    if (goes_in_steps(motion)) return body->pos;
    return {};
}

/// The delta of a query whose mover is driven by this motion.
Vec2 delta_at(const Motion& motion, double time, const Body* body, Vec2 delta) {
    if (const auto* fly = std::get_if<Fly>(&motion.kind)) return fly->ahead * body->velocity;
    if (const auto* swing = std::get_if<Swing>(&motion.kind)) {
        const double factor = (isect::sin_cos(swing->rate * time + swing->phase).cos + 1) / 2;
        // A delta of zero would be a different query, whose answer has no direction.
        return (factor == 0 ? 1e-8 : factor) * delta;
    }
    return delta;
}

const Body* body_of(const std::vector<Body>& state, std::size_t motion) {
    return motion < state.size() ? &state[motion] : nullptr;
}

Vec2 into_range(Vec2 place, Scalar scalar) {
    return {into_range(place.x, scalar), into_range(place.y, scalar)};
}

Geometry geometry_of(const Scene& scene, const NamedShape& shape, double time,
                     const std::vector<Body>& state) {
    Geometry geometry = shape.geometry;
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        const Motion& motion = scene.motions[i];
        const HandleName driven = split_handle(motion.drives);
        if (!motion.on || driven.shape != shape.name) continue;
        const auto pos = handle_at(motion, time, body_of(state, i));
        if (!pos) continue;
        // A body moves as a whole, also one that is driven by an end.
        if (goes_in_steps(motion))
            set_place(geometry, into_range(*pos, scene.scalar));
        else
            set_handle(geometry, driven.handle, into_range(*pos, scene.scalar));
    }
    return geometry;
}

/// How far the motions of a shape take it from a time to the next sixtieth of a second.
Vec2 moved_in_step(const Scene& scene, std::string_view name, double time,
                   const std::vector<Body>& state) {
    // The time at which the next step begins, to the bit, so that it leads where the next step is.
    const double next = static_cast<double>(step_at(time) + 1) / 60.0;
    Vec2 moved{};
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        const Motion& motion = scene.motions[i];
        if (!motion.on || split_handle(motion.drives).shape != name) continue;
        if (const Fly* fly = std::get_if<Fly>(&motion.kind))
            moved = moved + step_of(state[i], *fly);
        if (const Orbit* orbit = std::get_if<Orbit>(&motion.kind))
            moved = moved + (position_on(*orbit, next) - position_on(*orbit, time));
    }
    return moved;
}

}  // namespace

Vec2 moved_until(const Scene& scene, std::string_view name, double time, std::int64_t last,
                 const std::vector<Body>& state) {
    Vec2 moved = moved_in_step(scene, name, time, state);
    for (std::int64_t part = step_at(time) + 1; part <= last; ++part)
        moved = moved + moved_in_step(scene, name, static_cast<double>(part) / 60.0, state);
    return moved;
}

Geometry geometry_at(const Scene& scene, std::string_view name, double time,
                     const std::vector<Body>& state) {
    return geometry_of(scene, *find_shape(scene, name), time, state);
}

Scene posed(const Scene& scene, double time, const std::vector<Body>& state) {
    Scene result = scene;
    result.now.time = time;
    const std::int64_t last = last_of_step(scene, time);
    for (NamedShape& shape : result.shapes) {
        shape.geometry = geometry_of(scene, shape, time, state);
        shape.moved = moved_until(scene, shape.name, time, last, state);
    }

    for (Query& query : result.queries) {
        for (std::size_t i = 0; i < scene.motions.size(); ++i) {
            const Motion& motion = scene.motions[i];
            if (!motion.on || split_handle(motion.drives).shape != query.mover) continue;
            const Body* body = body_of(state, i);
            const Walking* walk = std::get_if<Walking>(&motion.kind);
            if (walk == nullptr) {
                query.delta = into_range(delta_at(motion, time, body, query.delta), scene.scalar);
                continue;
            }
            const HeldKeys held = keys_at(*walk, time);
            const Vec2 path = path_of_walk(*walk, velocity_of_step(*walk, *body, held));
            query.delta = into_range(path, scene.scalar);
            query.settings.drops = held.now.drop;
            if (!walk->snaps) query.settings.snap = 0;
        }
    }
    return result;
}

}  // namespace lab
