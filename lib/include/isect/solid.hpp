#pragma once

#include <concepts>

#include <isect/detail/forms.hpp>

namespace isect {

/// A shape that can be an obstacle or a mover: a point (a Vec2, as a circle
/// of radius 0), a Segment (as a capsule of radius 0), an Aabb, Circle,
/// Capsule or Polygon, or a Shape, which holds any of these.
template <class S>
concept SolidShape = FloatingPoint<Scalar<S>> &&
    (detail::HasHull<S> || detail::IsVariant<S>::value);

/// Two solids whose numbers are of the same type.
template <class A, class B>
concept SolidPair =
    SolidShape<A> && SolidShape<B> && std::same_as<Scalar<A>, Scalar<B>>;

}  // namespace isect
