#pragma once

#include <cstddef>
#include <optional>

#include <isect/hit.hpp>
#include <isect/scalar.hpp>

namespace isect {

/// What keeps its speed where a character walks on a slope: the way along
/// the slope, or the way on the level.
enum class Pace { along_slope, on_level };

/// How a character walks. All lengths are in your unit.
template <FloatingPoint T>
struct WalkSettings {
    /// The direction against gravity, of unit length.
    Vec2<T> up{T(0), T(-1)};
    /// The steepest floor, in radians against the level, below a quarter
    /// turn. The default is about 46 degrees. Steeper ground is a wall.
    T steepest = T(0.8);
    /// How far the character is drawn down to stay on ground that falls
    /// away, such as a slope or stairs. 0 lets it leave the ground.
    T snap = 0;
    /// The highest step that it climbs without a jump. It climbs by being
    /// lifted by all of this, so there has to be that much room above. No
    /// frame rate lets it climb more. It is measured from the lowest point
    /// of the character, which is lower than the foot of the step where a
    /// round one comes up a slope to it: choose some more than the height
    /// of your steps. A corner that a round character meets within
    /// `steepest` is floor to it, whatever the step: so one of radius r
    /// rolls over what is lower than r * (1 - cos(steepest)). A platform
    /// pushes a character up a slope, but not up a step: there it squeezes
    /// it.
    T step = 0;
    Pace pace = Pace::along_slope;
    /// Whether it drops through one-way platforms. One step is enough where
    /// that takes it inside: what is inside such a platform falls on. What
    /// runs down a slope faster than it falls needs more. It also drops
    /// through a chain with Sides::front, even if that is the whole
    /// landscape.
    bool drops = false;
    /// The length of the longest motion of any moving platform or belt in
    /// one step: how far around the character walk looks for what moves. A
    /// turning obstacle moves by its angle times the distance of its
    /// farthest point from the pivot. Leave it empty for a list: walk then
    /// takes it from the marks of all its obstacles. Any other Ground needs
    /// it; empty means there, as 0 does, that nothing moves.
    std::optional<T> fastest_platform{};

    friend constexpr bool operator==(const WalkSettings&,
                                     const WalkSettings&) = default;
};

/// Where a character has got to.
template <FloatingPoint T>
struct Walked {
    Vec2<T> pos;
    /// The velocity for the next step. On a floor it is level; in the air
    /// it has lost what led into a surface.
    Vec2<T> velocity;
    /// The floor that it stands on, at the end of the step. Between two
    /// slopes that are too steep, it stands on the flatter one. It is a
    /// contact, so its delta and time are 0.
    std::optional<Hit<T>> floor;
    /// What it ran against in this step.
    std::optional<Hit<T>> wall;
    std::optional<Hit<T>> ceiling;
    /// The index of the obstacle that it stands on, or npos.
    std::size_t stands_on = npos;
    /// Whether it has no room: platforms have carried and pushed it into an
    /// obstacle, or it started inside of one, and four pushes didn't free
    /// it. The shortest push may lead it through something that is thinner
    /// than it is deep inside. What jumps up through a one-way platform
    /// isn't squeezed.
    bool is_squeezed = false;

    friend constexpr bool operator==(const Walked&,
                                     const Walked&) = default;
};

}  // namespace isect
