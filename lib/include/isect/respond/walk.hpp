#pragma once

#include <span>
#include <type_traits>

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>
#include <isect/detail/walk/fastest.hpp>
#include <isect/obstacle.hpp>
#include <isect/respond/walked.hpp>
#include <isect/solid.hpp>

namespace isect {

namespace detail {
template <class T, Tracer Trace = NoTrace>
Walked<T> walk(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> velocity,
               std::type_identity_t<T> time_step,
               const std::type_identity_t<GroundFor<T, Trace>>& ground,
               const WalkSettings<T>& settings, Trace trace = {});
}  // namespace detail

/// One step of a character in a game: it walks on floors, up and down
/// slopes and steps, slides down steep ground, falls, and is carried or
/// pushed by moving platforms. It keeps nothing between two steps.
///
/// - **Shapes:** any solid as the mover; the ground is a list of obstacles,
///   one obstacle, or any Ground. A Ground with moving obstacles needs the
///   setting `fastest_platform`; a list doesn't.
/// - **Touching:** as for `sweep_into`. A character that stands still on a
///   floor stays where it is, bit for bit, on slopes as on the level, and
///   on a moving platform where it is on that, within 8 ulp a step. It
///   never sinks into an obstacle or passes through one, however fast it
///   is, and doesn't catch on seams, under the same conditions as
///   `move_and_slide`. Ground that is too steep to stand on is a wall: it
///   slides down, and running doesn't lift it. Between two such slopes, or
///   one and a wall, it comes to rest and stands, so that it can jump out.
///   One that starts inside an obstacle is first pushed out of it, by the
///   shortest way, which may lead aside, but never into another one.
/// - **Result:** a Walked. Add gravity to its velocity in each step, and
///   set its level part from the keys. A velocity with a part upwards is a
///   jump, which leaves the floor. A jump has to lead out of a slope that
///   it runs up, or it lands at once. Where platforms squeeze it, there is
///   no place for it, and it overlaps one: `is_squeezed` tells.
///   The same obstacles in any order give the same bits, at rest and in
///   motion.
///   A platform carries its position only. To jump with the speed of a
///   platform, add that to the velocity: `moved` and, for what turns, the
///   angle times perpendicular(floor->pos - pivot), both per time_step.
/// - **Turning:** an obstacle that has `turned` carries the point at which
///   the character rests on it, without drift, and pushes whatever is in
///   its path. Nothing gets through a bar that turns by up to half a radian
///   in a step. If it turns farther, or has another part at its end, it may
///   miss a character that isn't round. A character that lies on it with a
///   whole side may slip in the step in which it tips from one end of that
///   side to the other, by its length times the angle. The character itself
///   doesn't turn. It counts as resting on the obstacle if it is above it
///   by less than a 64th of the path, or less than its own size times the
///   angle.
/// - **Belts:** an obstacle that stays where it is, but says that it has
///   `moved` along its surface, is a conveyor belt or an escalator. It
///   carries a character that rests on it, off its end and up to a wall,
///   and doesn't push one that stands beside it. If a character rests on
///   two belts, the one that rises more carries it; if both rise alike, the
///   faster one does.
/// - **Units:** yours, in float or double; the velocity is in them per unit
///   of time_step.
/// - **Errors:** none; it neither throws nor checks its arguments.
/// - **Cost:** no allocation; 2 to 70 times `sweep_into`, mostly 3 to 5.
///   Each motion of the platforms that reach it costs up to 6 times more.
///   In one step it goes over up to 16 edges of the ground, and is carried
///   or pushed by up to 16 different motions: those that rise most. So the
///   cost grows with the number of obstacles as that of `sweep_into` does.
/// - **Source:** collide and slide as in Fauerby, Improved Collision
///   Detection and Response (2003), with a floor that is searched for
///   downwards in each step.
///
/// ```cpp
/// const std::vector<Aabb<double>> hill{{{50, 8}, {50, 8}}};
/// const Aabb player{Vec2{20.0, -10.0}, Vec2{5.0, 10.0}};
/// const auto step = walk(player, Vec2{60.0, 0.0}, 0.5, hill);
/// assert((step.floor && step.pos == Vec2{50.0, -10.0}));
/// assert((step.velocity == Vec2{60.0, 0.0}));
/// ```
template <SolidShape Mover, Ground Obstacles, Tracer Trace = NoTrace>
Walked<Scalar<Mover>> walk(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> velocity,
    std::type_identity_t<Scalar<Mover>> time_step, const Obstacles& ground,
    const WalkSettings<Scalar<Mover>>& settings = {}, Trace trace = {}) {
    using T = Scalar<Mover>;
    return detail::walk(AnyMover<T>(mover), velocity, time_step, ground,
                        settings, trace);
}
template <SolidShape Mover, ObstacleRange Obstacles, Tracer Trace = NoTrace>
Walked<Scalar<Mover>> walk(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> velocity,
    std::type_identity_t<Scalar<Mover>> time_step,
    const Obstacles& obstacles, WalkSettings<Scalar<Mover>> settings = {},
    Trace trace = {}) {
    const ObstacleList list(obstacles);
    if (!settings.fastest_platform)
        settings.fastest_platform = detail::fastest_of(list.obstacles());
    return walk(mover, velocity, time_step, list, settings, trace);
}
template <SolidShape Mover, SingleObstacle Obstacle>
Walked<Scalar<Mover>> walk(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> velocity,
    std::type_identity_t<Scalar<Mover>> time_step, const Obstacle& obstacle,
    const WalkSettings<Scalar<Mover>>& settings = {}) {
    return walk(mover, velocity, time_step, std::span(&obstacle, 1),
                settings);
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/walk/walk.hpp>
#endif
