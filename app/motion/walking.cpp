#include "motion/walking.hpp"

#include <algorithm>

#include "motion/timeline.hpp"
#include "motion/walk_without.hpp"
#include "query/query.hpp"
#include "scene/frame_rate.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

constexpr double steps_a_second = 60;

Keys keys_at(std::span<const Keys> keys, std::int64_t step) {
    const bool is_recorded = step >= 0 && step < static_cast<std::int64_t>(keys.size());
    return is_recorded ? keys[static_cast<std::size_t>(step)] : Keys{};
}

/// The keys of a step that ends with this sixtieth. A jump or a drop counts however short it is.
Keys keys_of_step(std::span<const Keys> keys, std::int64_t last, std::int64_t sixtieths) {
    Keys held = keys_at(keys, last);
    for (std::int64_t part = 1; part < sixtieths; ++part) {
        const Keys earlier = keys_at(keys, last - part);
        held.jump = held.jump || earlier.jump;
        held.drop = held.drop || earlier.drop;
    }
    return held;
}

}  // namespace

HeldKeys held_at(std::span<const Keys> keys, std::int64_t step, std::int64_t sixtieths) {
    return {keys_of_step(keys, step, sixtieths), keys_of_step(keys, step - sixtieths, sixtieths)};
}

HeldKeys held_at(const Walking& walk, std::span<const Keys> keys, std::int64_t step) {
    return held_at(keys, step_in_repeat(walk, step), sixtieths_of_step(walk.frame_rate));
}

Vec2 velocity_of_step(const Walking& walk, const Body& body, const HeldKeys& held) {
    const double way = (held.now.right ? 1 : 0) - (held.now.left ? 1 : 0);
    const bool jumps = body.stands && held.now.jump && !held.before.jump;
    const auto sixtieths = static_cast<double>(sixtieths_of_step(walk.frame_rate));
    const double fall = body.velocity.y + sixtieths * walk.gravity / steps_a_second;
    return {way * walk.speed, jumps ? -walk.jump : fall};
}

Vec2 path_of_walk(const Walking& walk, Vec2 velocity) {
    const auto sixtieths = static_cast<double>(sixtieths_of_step(walk.frame_rate));
    return {sixtieths * velocity.x / steps_a_second, sixtieths * velocity.y / steps_a_second};
}

Fly stepped_flight(const Walking& walk) {
    Fly fly;
    fly.response = Response::slide;
    fly.swept = false;
    fly.frame_rate = walk.frame_rate;
    return fly;
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
    Vec2 velocity = velocity_of_step(walk, body, held);
    const WalkStep step{walk, here, body.pos, settings, scalar};
    if (!walk.swept) return walk_untested(step, velocity, terrain);

    const double fastest = fastest_of(terrain.marks);
    const Terrain few = walk.broad_phase ? near_path(step, velocity, fastest, terrain) : Terrain{};
    const Terrain& near = walk.broad_phase ? few : terrain;
    if (!walk.seams) velocity = held_by_each(step, velocity, near);
    if (!walk.slides) return walk_to_contact(step, velocity, near);

    const Vec2 delta = delta_of(step, velocity);
    QueryInput input{here, near.obstacles, scalar, delta};
    input.marks = near.marks;
    input.settings = settings;
    if (!walk.snaps) input.settings.snap = 0;
    input.settings.drops = held.now.drop;
    input.settings.fastest_platform = fastest;

    const auto walked = std::get<Walked>(row_of(QueryKind::walk).answer(input));
    Body next{walked.pos, velocity};
    // A speed that the step has kept keeps its bits.
    const double steps = steps_a_second / static_cast<double>(sixtieths_of_step(walk.frame_rate));
    if (walked.velocity.x != delta.x) next.velocity.x = steps * walked.velocity.x;
    if (walked.velocity.y != delta.y) next.velocity.y = steps * walked.velocity.y;
    next.stands = walked.floor.has_value();
    next.tested = near.obstacles.size();
    return next;
}

}  // namespace lab
