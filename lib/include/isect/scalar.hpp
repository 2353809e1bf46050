#pragma once

#include <variant>

#include <isect/floating_point.hpp>
#include <isect/vec2.hpp>

namespace isect {

namespace detail {
template <class S>
struct ScalarOf;
template <template <FloatingPoint> class Kind, FloatingPoint T>
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

}  // namespace isect
