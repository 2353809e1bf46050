#pragma once

#include <vector>

#include "explain/strip.hpp"

namespace lab {

/// More than these nobody looks through; those nearest in time are shown.
inline constexpr std::size_t most_rows_of_many = 6;

/// Of what moves among many: one row for each obstacle that is nearest in time.
std::vector<StripRow> rows_of_many(const Scene& posed, const Query& query);

}  // namespace lab
