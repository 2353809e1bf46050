#pragma once

#include <optional>

#include "evaluate/crowd.hpp"

namespace lab {

/// All boxes, who asks, and the way that is asked about.
isect::Bounds<double> around_crowd(const CrowdWorld& world, const Scene& posed);

/// The bounds of a node or a cell, or of the box at a rank, by the number that the library tells a
/// tracer. Outer cells have no end, since they hold whatever is out there: they end here with what
/// there is around them. Nothing for a list, and for a number that there isn't.
std::optional<isect::Bounds<double>> place_in(const CrowdWorld& world, std::size_t number,
                                              const isect::Bounds<double>& around);

}  // namespace lab
