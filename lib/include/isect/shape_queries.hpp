#pragma once

#include <concepts>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <variant>

#include <isect/closest_points.hpp>
#include <isect/distance.hpp>
#include <isect/intersect.hpp>
#include <isect/overlaps.hpp>
#include <isect/raycast.hpp>
#include <isect/shape.hpp>
#include <isect/sweep.hpp>

// The queries over shapes whose kind is known at run time only: either or
// both arguments may be a Shape.
namespace isect {

/// Thrown where a query has no test for the kinds of two shapes: a capsule
/// against a box or a capsule. They come with the general path.
class NoSuchPair : public std::logic_error {
public:
    NoSuchPair()
        : std::logic_error(
              "no test for a capsule against a box or a capsule") {}
};

/// Whether the queries have a test for two kinds of shape.
template <class A, class B>
concept Pair = requires(const A& a, const B& b) {
    { overlaps(a, b) } -> std::same_as<bool>;
};

namespace detail {
template <class Shape>
struct IsVariant : std::false_type {};
template <class... Kinds>
struct IsVariant<std::variant<Kinds...>> : std::true_type {};

/// Calls a query with the shapes that two arguments hold.
template <class Result, class T, class Query>
Result visit_pair(const Shape<T>& a, const Shape<T>& b,
                  const Query& query) {
    const auto ask = [&](const auto& x, const auto& y) -> Result {
        using X = std::remove_cvref_t<decltype(x)>;
        using Y = std::remove_cvref_t<decltype(y)>;
        if constexpr (Pair<X, Y>) {
            return query(x, y);
        } else {
            throw NoSuchPair();
        }
    };
    return std::visit(ask, a, b);
}
}  // namespace detail

/// One argument at least is a Shape, and the other a Shape or one of its
/// kinds.
template <class A, class B>
concept ShapePair =
    detail::IsVariant<A>::value || detail::IsVariant<B>::value;

namespace detail {
template <class S>
struct ScalarOf;
template <template <class> class Kind, class T>
struct ScalarOf<Kind<T>> {
    using type = T;
};
template <class T, class... Kinds>
struct ScalarOf<std::variant<Vec2<T>, Kinds...>> {
    using type = T;
};
}  // namespace detail

/// float or double.
template <class S>
using Scalar = typename detail::ScalarOf<S>::type;

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B>
bool overlaps(const A& a, const B& b, Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<bool, T>(a, b,
                                       [&](const auto& x, const auto& y) {
                                           return overlaps(x, y, trace);
                                       });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> std::optional<Hit<Scalar<A>>> intersect(
    const A& mover, const B& obstacle, Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<std::optional<Hit<T>>, T>(
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
    return detail::visit_pair<Sweep<T>, T>(
        mover, obstacle, [&](const auto& x, const auto& y) {
            return sweep(x, delta, y, trace);
        });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> Scalar<A> distance(const A& a, const B& b,
                                            Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<T, T>(a, b,
                                    [&](const auto& x, const auto& y) {
                                        return distance(x, y, trace);
                                    });
}

template <class A, class B, Tracer Trace = NoTrace>
requires ShapePair<A, B> Closest<Scalar<A>> closest_points(
    const A& a, const B& b, Trace trace = {}) {
    using T = Scalar<A>;
    return detail::visit_pair<Closest<T>, T>(
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
