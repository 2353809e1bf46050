#pragma once

#include "instruments/answer_map.hpp"

namespace lab {

/// What a layer shows of the answer to a query as it is now.
MapCell cell_of(const Variation& now, MapLayer layer, const Implementation* against);

}  // namespace lab
