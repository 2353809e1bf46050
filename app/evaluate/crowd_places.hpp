#pragma once

#include <optional>

#include "evaluate/crowd.hpp"

namespace lab {

/// Bounds of all boxes, the querying shape and its path.
isect::Bounds<double> around_crowd(const CrowdWorld& world, const Scene& posed);

/// The bounds of a node or a cell, or of the box at a rank, by the number that the library passes
/// to a tracer. The outer cells of a grid are infinite, so they are clipped to `around`. Empty for
/// a list and for an invalid number.
std::optional<isect::Bounds<double>> place_in(const CrowdWorld& world, std::size_t number,
                                              const isect::Bounds<double>& around);

}  // namespace lab
