#include "motion/walk_without.hpp"

#include <cmath>

#include "query/parts.hpp"
#include "query/precision.hpp"
#include "query/query.hpp"
#include "scene/handles.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

using Bounds = isect::Bounds<double>;

Bounds grown(Bounds bounds, double by) {
    return {bounds.lower - Vec2{by, by}, bounds.upper + Vec2{by, by}};
}

Sweep first_contact(const WalkStep& step, Vec2 delta, std::span<const Geometry> obstacles,
                    std::span<const Mark> marks) {
    QueryInput input{step.shape, obstacles, step.scalar, delta};
    input.marks = marks;
    return std::get<Sweep>(row_of(QueryKind::sweep_into).answer(input));
}

Vec2 without_part_into(Vec2 velocity, Vec2 normal) {
    if (!(dot(velocity, normal) < 0)) return velocity;
    return isect::respond(Response::slide, velocity, normal);
}

/// Whether a step can hit a one-sided part: it begins outside, and moves against the side that the
/// part faces.
bool comes_from_front(const WalkStep& step, Vec2 delta, const ShapePart& part) {
    if (part.facing == Vec2{}) return true;
    return dot(delta, part.facing) < 0 && !overlap(step.shape, part.shape, step.scalar);
}

/// The parts of the terrain that can push the body out, moved to where they are after the step.
std::vector<Geometry> parts_met(const WalkStep& step, Vec2 delta, const Terrain& terrain) {
    const Bounds bounds = bounds_of_solid(step.shape);
    // A push out of one part may lead into another that is beside it.
    const double reach = isect::length(delta) + isect::length(bounds.upper - bounds.lower);
    std::vector<Geometry> parts;
    for (std::size_t i = 0; i < terrain.obstacles.size(); ++i) {
        const Mark& mark = terrain.marks[i];
        const Geometry there = moved_by(terrain.obstacles[i], mark.moved);
        for (ShapePart& part : parts_near(there, step.shape, reach)) {
            if (mark.one_way != Vec2{}) part.facing = mark.one_way;
            if (comes_from_front(step, delta, part)) parts.push_back(std::move(part.shape));
        }
    }
    return parts;
}

}  // namespace

Vec2 delta_of(const WalkStep& step, Vec2 velocity) {
    const Vec2 delta = path_of_walk(step.walk, velocity);
    if (step.scalar == Scalar::double_) return delta;
    return {nearest_float(delta.x), nearest_float(delta.y)};
}

Terrain near_path(const WalkStep& step, Vec2 velocity, double fastest, const Terrain& terrain) {
    const Vec2 delta = delta_of(step, velocity);
    const double reach = isect::length(delta) + step.settings.snap + step.settings.step + fastest;
    // A chain or a tile map finds the parts near a path itself.
    const Bounds around = grown(bounds_of_solid(step.shape), reach);
    Terrain near;
    for (std::size_t i = 0; i < terrain.obstacles.size(); ++i) {
        const Bounds obstacle = bounds_of_solid(terrain.obstacles[i]);
        if (!around.is_empty() && !obstacle.is_empty() && !isect::meet(around, obstacle)) continue;
        near.obstacles.push_back(terrain.obstacles[i]);
        near.marks.push_back(terrain.marks[i]);
    }
    return near;
}

Body walk_untested(const WalkStep& step, Vec2 velocity, const Terrain& terrain) {
    const std::vector<Geometry> parts = parts_met(step, delta_of(step, velocity), terrain);
    Body next =
        fly_on({step.from, velocity}, step.shape, parts, stepped_flight(step.walk), step.scalar);
    const Vec2 up = step.settings.up;
    next.stands = dot(velocity, up) <= 0 && dot(next.velocity - velocity, up) > 0;
    next.tested = terrain.obstacles.size();
    return next;
}

Body walk_to_contact(const WalkStep& step, Vec2 velocity, const Terrain& terrain) {
    const Sweep sweep =
        first_contact(step, delta_of(step, velocity), terrain.obstacles, terrain.marks);
    Body next{sweep.pos, velocity};
    next.tested = terrain.obstacles.size();
    if (!sweep.hit) return next;
    const Vec2 normal = sweep.hit->normal;
    next.velocity = without_part_into(velocity, normal);
    next.stands = dot(normal, step.settings.up) >= std::cos(step.settings.steepest);
    return next;
}

Vec2 held_by_each(const WalkStep& step, Vec2 velocity, const Terrain& terrain) {
    const Vec2 delta = delta_of(step, velocity);
    Vec2 held = velocity;
    for (std::size_t i = 0; i < terrain.obstacles.size(); ++i) {
        Mark mark = terrain.marks[i];
        const Vec2 own_way = mark.one_way;
        const double reach = isect::length(delta) + isect::length(mark.moved);
        for (const ShapePart& part : parts_near(terrain.obstacles[i], step.shape, reach)) {
            mark.one_way = own_way != Vec2{} ? own_way : part.facing;
            const Sweep alone =
                first_contact(step, delta, std::span(&part.shape, 1), std::span(&mark, 1));
            if (alone.hit) held = without_part_into(held, alone.hit->normal);
        }
    }
    return held;
}

}  // namespace lab
