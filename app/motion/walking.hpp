#pragma once

#include <span>
#include <vector>

#include "motion/flight.hpp"
#include "scene/keys.hpp"

namespace lab {

/// What a walking body meets, where it is when the step begins.
struct Terrain {
    std::vector<Geometry> obstacles;
    std::vector<Mark> marks;  ///< one for each obstacle
};

/// The keys held in a step of a walk, and in the step before.
struct HeldKeys {
    Keys now, before;
};
/// For steps that last some sixtieths of a second.
HeldKeys held_at(std::span<const Keys> keys, std::int64_t step, std::int64_t sixtieths = 1);
/// The keys of the step of a walk that ends with a step of the scene.
HeldKeys held_at(const Walking& walk, std::span<const Keys> keys, std::int64_t step);

/// The velocity with which a body begins a step, in units per second.
Vec2 velocity_of_step(const Walking& walk, const Body& body, const HeldKeys& held);

/// The displacement of a step with this velocity.
Vec2 path_of_walk(const Walking& walk, Vec2 velocity);

/// A walk whose steps are tested only where they end, as a flight.
Fly stepped_flight(const Walking& walk);

/// The settings of the walk query of a mover; the default ones if it has none.
WalkSettings settings_of(const Scene& scene, std::string_view mover);

/// The length of the longest step of an obstacle, for WalkSettings.
double fastest_of(std::span<const Mark> marks);

/// Advances a walking body by a step, in the scalar of the scene.
Body walk_on(const Body& body, const Geometry& shape, const Terrain& terrain, const Walking& walk,
             const WalkSettings& settings, const HeldKeys& held, Scalar scalar);

}  // namespace lab
