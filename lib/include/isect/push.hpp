#pragma once

#include <isect/scalar.hpp>

namespace isect {

/// The coordinate of a box's face on one side, rounded away from the box.
template <class T>
T outer_edge(T center, T reach, T side) {
    const T edge = center + side * reach;
    // What rounding took, by Knuth's two-sum: exact for any two numbers.
    const T part = edge - center;
    const T lost = (center - (edge - part)) + (side * reach - part);
    return lost * side > 0 ? next_towards(edge, side) : edge;
}

/// The smallest step that takes a coordinate to an edge or past it, as it
/// is added: the difference alone may fall short by its rounding.
template <class T>
T step_to(T from, T edge, T side) {
    T step = edge - from;
    while ((from + step - edge) * side < 0) step = next_towards(step, side);
    return step;
}

}  // namespace isect
