#pragma once

#include <array>

namespace lab {

/// The pictures from which an answer can be derived, one at a time beside the canvas.
enum class DerivationKind {
    slabs,     ///< x and y over time, with the slabs as bands
    parabola,  ///< the squared distance over time, which crosses the squared radius
    sum,       ///< the mover as a point, outside or inside of the Minkowski sum
    axes       ///< every axis that may separate the shapes, with their projections
};
/// As lessons write them.
inline constexpr std::array derivation_names = {"slabs", "parabola", "sum", "axes"};
inline const char* name_of(DerivationKind kind) {
    return derivation_names.at(static_cast<std::size_t>(kind));
}

}  // namespace lab
