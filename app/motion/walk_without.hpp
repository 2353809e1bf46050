// Steps of a character with one idea of the course switched off, so that the bug it fixes comes
// back.
#pragma once

#include "motion/walking.hpp"

namespace lab {

/// What the parts of a step share. The shape is at the place where the step begins.
struct WalkStep {
    const Walking& walk;
    const Geometry& shape;
    Vec2 from;
    const WalkSettings& settings;
    Scalar scalar{};
};

/// The displacement of a step, in the scalar of the scene.
Vec2 delta_of(const WalkStep& step, Vec2 velocity);

/// The obstacles whose bounds meet those of the path, with room for a snap, a climbed step and a
/// ride on the fastest platform.
Terrain near_path(const WalkStep& step, Vec2 velocity, double fastest, const Terrain& terrain);

/// Without sweeps: the body jumps to the end of its step, and is pushed out of what it overlaps.
Body walk_untested(const WalkStep& step, Vec2 velocity, const Terrain& terrain);

/// Without slides: the step ends at the first contact.
Body walk_to_contact(const WalkStep& step, Vec2 velocity, const Terrain& terrain);

/// Without one list for all: each obstacle, each tile of a map and each edge of a chain is swept
/// against alone, and every one that is hit stops
/// the part of the velocity that leads into it, even if another obstacle covers that side: a ghost.
Vec2 held_by_each(const WalkStep& step, Vec2 velocity, const Terrain& terrain);

}  // namespace lab
