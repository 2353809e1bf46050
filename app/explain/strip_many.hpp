#pragma once

#include <vector>

#include "explain/strip.hpp"

namespace lab {

/// Of what moves among many: one row for each obstacle that is nearest in time.
std::vector<StripRow> rows_of_many(const Scene& posed, const Query& query,
                                   const std::optional<Call>& trace);

}  // namespace lab
