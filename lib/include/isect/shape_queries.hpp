#pragma once

#include <isect/closest_points.hpp>
#include <isect/shape.hpp>
#include <isect/sweep.hpp>

/// The same queries over shapes whose types are known at run time only.
namespace isect {

template <class T>
constexpr Vec2<T> position(const Shape<T>& shape) {
    return std::visit([](const auto& s) { return position(s); }, shape);
}

template <class A, class B, class T>
concept Sweepable = requires(const A& a, const B& b, Vec2<T> delta) {
    sweep(a, delta, b);
};

/// Of a pair that has no test of its own, nothing is hit.
template <class A, class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const A& mover, Vec2<T> delta, const Shape<T>& obstacle,
               Trace trace = {}) {
    return std::visit(
        [&](const auto& shape) -> Sweep<T> {
            if constexpr (Summable<A, std::decay_t<decltype(shape)>>) {
                return sweep(mover, delta, shape, trace);
            } else {
                return {{}, position(mover) + delta, T(1), npos};
            }
        },
        obstacle);
}

}  // namespace isect
