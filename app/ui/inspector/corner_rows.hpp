#pragma once

#include <cstddef>
#include <optional>

#include "ui/inspector/parameter_rows.hpp"

namespace lab {

/// Draws two fields for each corner of a polygon, in a panel of this width; nothing for other
/// shapes. A number that would make the polygon concave is refused with a reason. Returns the rows
/// of the selected corner.
std::optional<RowSpan> corner_rows(Frame& frame, std::size_t shape, float width);

}  // namespace lab
