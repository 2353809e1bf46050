#pragma once

#include <cstddef>
#include <optional>

#include "ui/inspector/parameter_rows.hpp"

namespace lab {

/// Two fields for each corner of a polygon, in a panel of this width; nothing for another shape. A
/// number that would make it no convex polygon is refused, and said why. Returns where those of the
/// selected corner are.
std::optional<RowSpan> corner_rows(Lab& lab, std::size_t shape, float width);

}  // namespace lab
