#pragma once

#include <concepts>
#include <type_traits>
#include <variant>

#include <isect/detail/hull.hpp>
#include <isect/scalar.hpp>

// Selects the algorithm of each query, by the form in which it takes the
// two shapes.
namespace isect::detail {

template <class Shape>
struct IsVariant : std::false_type {};
template <class... Kinds>
struct IsVariant<std::variant<Kinds...>> : std::true_type {};

/// Whether at least one of the two is a Shape, whose kind is known only at
/// run time.
template <class A, class B>
concept VariantPair = IsVariant<A>::value || IsVariant<B>::value;

/// Calls a query with two shapes, each given directly or held by a Shape.
template <class Result, class A, class B, class Query>
constexpr Result visit_pair(const A& a, const B& b, const Query& query) {
    if constexpr (IsVariant<A>::value && IsVariant<B>::value) {
        return std::visit<Result>(query, a, b);
    } else if constexpr (IsVariant<A>::value) {
        const auto ask = [&](const auto& x) { return query(x, b); };
        return std::visit<Result>(ask, a);
    } else {
        const auto ask = [&](const auto& y) { return query(a, y); };
        return std::visit<Result>(ask, b);
    }
}

/// The form in which the algorithms for a pair take a shape. A point
/// becomes a box of size 0 beside a box, and otherwise a circle of radius
/// 0; a segment becomes a capsule of radius 0; both shapes of a pair
/// without a closed form become hulls; any other shape stays as it is.
template <class Other, class S>
ISECT_FORCE_INLINE constexpr decltype(auto) form_beside(const S& shape) {
    using T = Scalar<S>;
    if constexpr (GeneralPair<S, Other>) {
        return hull_of(shape);
    } else if constexpr (std::same_as<S, Segment<T>>) {
        return Capsule<T>{shape.start, shape.delta, T(0)};
    } else if constexpr (!std::same_as<S, Vec2<T>>) {
        return (shape);
    } else if constexpr (std::same_as<Other, Aabb<T>>) {
        return Aabb<T>{shape, {}};
    } else {
        return Circle<T>{shape, T(0)};
    }
}

}  // namespace isect::detail
