#include "motion/walking.hpp"

#include <algorithm>

#include "query/query.hpp"
#include "scene/handles.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

constexpr double steps_a_second = 60;

Keys keys_at(std::span<const Keys> keys, std::int64_t step) {
    const bool is_recorded = step >= 0 && step < static_cast<std::int64_t>(keys.size());
    return is_recorded ? keys[static_cast<std::size_t>(step)] : Keys{};
}

}  // namespace

HeldKeys held_at(std::span<const Keys> keys, std::int64_t step) {
    return {keys_at(keys, step), keys_at(keys, step - 1)};
}

Vec2 velocity_of_step(const Walking& walk, const Body& body, const HeldKeys& held) {
    const double way = (held.now.right ? 1 : 0) - (held.now.left ? 1 : 0);
    const bool jumps = body.stands && held.now.jump && !held.before.jump;
    const double fall = body.velocity.y + walk.gravity / steps_a_second;
    return {way * walk.speed, jumps ? -walk.jump : fall};
}

WalkSettings settings_of(const Scene& scene, std::string_view mover) {
    const auto found = std::find_if(
        scene.queries.begin(), scene.queries.end(),
        [&](const Query& query) { return query.mover == mover && row_of(query).walks; });
    return found == scene.queries.end() ? WalkSettings{} : found->settings;
}

double fastest_of(std::span<const Mark> marks) {
    double fastest = 0;
    for (const Mark& mark : marks) fastest = std::max(fastest, isect::length(mark.moved));
    return fastest;
}

Body walk_on(const Body& body, const Geometry& shape, const Terrain& terrain, const Walking& walk,
             const WalkSettings& settings, const HeldKeys& held, Scalar scalar) {
    Geometry here = shape;
    set_place(here, body.pos);
    const Vec2 velocity = velocity_of_step(walk, body, held);
    Vec2 delta{velocity.x / steps_a_second, velocity.y / steps_a_second};
    if (scalar == Scalar::float_) delta = {nearest_float(delta.x), nearest_float(delta.y)};
    QueryInput input{here, terrain.obstacles, scalar, delta};
    input.marks = terrain.marks;
    input.settings = settings;
    input.settings.drops = held.now.drop;
    input.settings.fastest_platform = fastest_of(terrain.marks);

    const auto walked = std::get<Walked>(row_of(QueryKind::walk).answer(input));
    Body next{walked.pos, velocity};
    // A speed that the step has kept keeps its bits.
    if (walked.velocity.x != delta.x) next.velocity.x = steps_a_second * walked.velocity.x;
    if (walked.velocity.y != delta.y) next.velocity.y = steps_a_second * walked.velocity.y;
    next.stands = walked.floor.has_value();
    return next;
}

}  // namespace lab
