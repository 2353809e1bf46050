#pragma once

#include <isect/detail/walk/carry.hpp>
#include <isect/detail/walk/step.hpp>
#include <isect/respond/walk.hpp>

namespace isect::detail {

/// One step of a character: moving platforms take it along first. One that
/// drops through one-way platforms meets only the rest of the ground.
template <class T, Tracer Trace>
Walked<T> walk(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> velocity,
               std::type_identity_t<T> time_step,
               const std::type_identity_t<GroundFor<T, Trace>>& ground,
               const WalkSettings<T>& settings, Trace trace) {
    Taken<T> taken{position(mover)};
    const T fastest = settings.fastest_platform.value_or(T(0));
    if (fastest > 0)
        taken = Ride<T>(mover, settings.up, ground, fastest).taken();
    const AnyMover<T> start = placed_at(mover, taken.pos);
    if (!settings.drops) {
        return WalkStep<T, Trace>(start, velocity, ground, settings)
            .walk_for(time_step, taken.is_carried, trace);
    }
    const auto is_solid = [](std::size_t, const auto& each) {
        return !is_one_sided(each);
    };
    const auto only_solid = filtered(ground, is_solid);
    const GroundFor<T, Trace> solid(only_solid);
    return WalkStep<T, Trace>(start, velocity, solid, settings)
        .walk_for(time_step, taken.is_carried, trace);
}

}  // namespace isect::detail
