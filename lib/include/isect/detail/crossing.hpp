#pragma once

#include <isect/detail/predicates/place.hpp>
#include <isect/detail/predicates/side.hpp>
#include <isect/detail/predicates/sign_of.hpp>

namespace isect::detail {

/// Where the path of one corner of a mover crosses the line of an edge.
template <class T>
struct Crossing {
    Place<T> corner;
    Place<T> on_edge;
    Way<T> edge;
};

/// Whether the path of a mover crosses one line before another. Exact.
template <class T>
ISECT_RARE constexpr bool is_earlier(const Crossing<T>& a,
                                     const Crossing<T>& b, Vec2<T> delta) {
    // The time of a crossing is cross(edge, on_edge - corner) divided by
    // cross(edge, delta). Compared without the divisions:
    const int order = sign_of([=](auto number) {
        const auto time_a = turn_to(a.edge, a.corner, a.on_edge)(number);
        const auto time_b = turn_to(b.edge, b.corner, b.on_edge)(number);
        const auto speed = [=](const Way<T>& edge) {
            return x_of(number, edge) * y_of(number, delta) -
                   y_of(number, edge) * x_of(number, delta);
        };
        return time_a * speed(b.edge) - time_b * speed(a.edge);
    });
    return order * turn_between(a.edge, delta) *
               turn_between(b.edge, delta) <
           0;
}

}  // namespace isect::detail
