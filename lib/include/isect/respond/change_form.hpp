#pragma once

#include <optional>
#include <type_traits>

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>
#include <isect/solid.hpp>

namespace isect {

namespace detail {
template <class T>
std::optional<Vec2<T>> place_of_form(const AnyMover<T>& mover,
                                     const AnyMover<T>& form, Vec2<T> up,
                                     const AnyGround<T>& ground);
}  // namespace detail

/// A character in another form, such as crouching or standing up: in place
/// of the mover, with its lowest point at the same height, and its position
/// above or below the mover's. None if there is no room for it.
///
/// - **Shapes:** any solids; the ground is a list of obstacles, or any
///   Ground. The position of `form` doesn't matter.
/// - **Touching:** is no obstacle. Rounding may put the form into the floor
///   by a hair, some ulp: then it is pushed out.
/// - **Result:** the form at its place, where it overlaps no obstacle that
///   the mover doesn't overlap already, other than one-way platforms, which
///   its head may get into.
/// - **Units:** yours, in float or double. `up` is the direction against
///   gravity, of unit length.
/// - **Errors:** none; it neither throws nor checks its arguments.
/// - **Cost:** no allocation; a few overlap tests of what is near.
///
/// ```cpp
/// const std::vector<Aabb<double>> floor{{{0, 8}, {50, 8}}};
/// const Aabb crouching{Vec2{0.0, -5.0}, Vec2{5.0, 5.0}};
/// const Aabb tall{Vec2{0.0, 0.0}, Vec2{5.0, 10.0}};
/// const auto standing = change_form(crouching, tall, floor);
/// assert((standing && standing->center == Vec2{0.0, -10.0}));
/// ```
template <SolidShape Mover, SolidShape Form, Ground Obstacles>
std::optional<Form> change_form(
    const Mover& mover, const Form& form, const Obstacles& ground,
    std::type_identity_t<Vec2<Scalar<Mover>>> up = {0, -1}) {
    using T = Scalar<Mover>;
    const auto pos = detail::place_of_form<T>(
        AnyMover<T>(mover), AnyMover<T>(form), up, ground);
    if (!pos) return {};
    return placed_at(form, *pos);
}
template <SolidShape Mover, SolidShape Form, ObstacleRange Obstacles>
std::optional<Form> change_form(
    const Mover& mover, const Form& form, const Obstacles& obstacles,
    std::type_identity_t<Vec2<Scalar<Mover>>> up = {0, -1}) {
    return change_form(mover, form, ObstacleList(obstacles), up);
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/walk/form.hpp>
#endif
