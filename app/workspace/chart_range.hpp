#pragma once

#include "workspace/live_map.hpp"

namespace lab {

/// The range of a chart, zoomed about a place on its axes: 0 at the beginning of an axis, 1 at its
/// end. Numbers stay within their limits, and an axis keeps some neighbouring numbers.
ChartRange zoomed(const MapWish& chart, Vec2 about, double factor);

/// The range of a chart that is moved by shares of its axes, as far as the numbers' limits allow.
ChartRange moved(const MapWish& chart, Vec2 by);

}  // namespace lab
