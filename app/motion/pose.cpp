#include "motion/pose.hpp"

#include <isect/sin_cos.hpp>

#include "scene/handles.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

Vec2 position_on(const Orbit& orbit, double time) {
    const double cosine = isect::sin_cos(orbit.rate.x * time + orbit.phase.x).cos;
    const double sine = isect::sin_cos(orbit.rate.y * time + orbit.phase.y).sin;
    return {orbit.center.x + orbit.amplitude.x * cosine, orbit.center.y + orbit.amplitude.y * sine};
}

/// The position of the handle that a motion drives; empty for a delta.
std::optional<Vec2> handle_at(const Motion& motion, double time, const Body* body) {
    if (const auto* orbit = std::get_if<Orbit>(&motion.kind)) return position_on(*orbit, time);
    if (const auto* follow = std::get_if<Follow>(&motion.kind)) return follow->pos;
    if (std::holds_alternative<Fly>(motion.kind)) return body->pos;
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

}  // namespace

namespace {

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
        if (const auto pos = handle_at(motion, time, body_of(state, i)))
            set_handle(geometry, driven.handle, into_range(*pos, scene.scalar));
    }
    return geometry;
}

}  // namespace

Geometry geometry_at(const Scene& scene, std::string_view name, double time,
                     const std::vector<Body>& state) {
    return geometry_of(scene, *find_shape(scene, name), time, state);
}

Scene posed(const Scene& scene, double time, const std::vector<Body>& state) {
    Scene result = scene;
    for (NamedShape& shape : result.shapes) shape.geometry = geometry_of(scene, shape, time, state);

    for (Query& query : result.queries) {
        for (std::size_t i = 0; i < scene.motions.size(); ++i) {
            const Motion& motion = scene.motions[i];
            if (!motion.on || split_handle(motion.drives).shape != query.mover) continue;
            query.delta =
                into_range(delta_at(motion, time, body_of(state, i), query.delta), scene.scalar);
        }
    }
    return result;
}

}  // namespace lab
