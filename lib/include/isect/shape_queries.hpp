#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include <isect/closest_points.hpp>
#include <isect/distance.hpp>
#include <isect/intersect.hpp>
#include <isect/overlaps.hpp>
#include <isect/raycast.hpp>
#include <isect/scalar.hpp>
#include <isect/shape.hpp>
#include <isect/sweep.hpp>

// The queries over shapes whose kind is known at run time only: either or
// both arguments may be a Shape.
namespace isect {

namespace detail {
template <class Shape>
struct IsVariant : std::false_type {};
template <class... Kinds>
struct IsVariant<std::variant<Kinds...>> : std::true_type {};

/// Calls a query with the shapes that two arguments hold, or are.
template <class Result, class A, class B, class Query>
Result visit_pair(const A& a, const B& b, const Query& query) {
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
}  // namespace detail

/// One argument at least is a Shape, and the other a Shape or one of its
/// kinds.
template <class A, class B>
concept ShapePair =
    detail::IsVariant<A>::value || detail::IsVariant<B>::value;

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B>
bool overlaps(const A& a, const B& b, Trace trace = {}) {
    return detail::visit_pair<bool>(a, b,
                                    [&](const auto& x, const auto& y) {
                                        return overlaps(x, y, trace);
                                    });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> std::optional<Hit<Scalar<A>>> intersect(
    const A& mover, const B& obstacle, Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<std::optional<Hit<T>>>(
        mover, obstacle, [&](const auto& x, const auto& y) {
            return intersect(x, y, trace);
        });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> Sweep<Scalar<A>> sweep(const A& mover,
                                                Vec2<Scalar<A>> delta,
                                                const B& obstacle,
                                                Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<Sweep<T>>(
        mover, obstacle, [&](const auto& x, const auto& y) {
            return sweep(x, delta, y, trace);
        });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> Scalar<A> distance(const A& a, const B& b,
                                            Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<T>(a, b, [&](const auto& x, const auto& y) {
        return distance(x, y, trace);
    });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> Closest<Scalar<A>> closest_points(
    const A& a, const B& b, Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<Closest<T>>(
        a, b, [&](const auto& x, const auto& y) {
            return closest_points(x, y, trace);
        });
}

/// A point is a circle of no radius, so a segment never hits it.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Shape<T>& obstacle, Trace trace = {}) {
    return std::visit(
        [&](const auto& shape) -> std::optional<Hit<T>> {
            using Kind = std::remove_cvref_t<decltype(shape)>;
            if constexpr (std::is_same_v<Kind, Vec2<T>>) {
                return raycast(segment, Circle<T>{shape, T(0)}, trace);
            } else {
                return raycast(segment, shape, trace);
            }
        },
        obstacle);
}

}  // namespace isect
