#pragma once

#include "instruments/answer_map.hpp"

namespace lab {

/// What a map shows of the answer to its query as it is now.
MapCell cell_of(Variation& now, const MapWish& wish);

}  // namespace lab
