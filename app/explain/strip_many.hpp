#pragma once

#include <vector>

#include "explain/strip.hpp"

namespace lab {

/// More rows are not worth looking through; those nearest in time are shown.
inline constexpr std::size_t most_rows_of_many = 6;

/// The rows of a motion among many obstacles, one for each of the obstacles nearest in time.
std::vector<StripRow> rows_of_many(const Scene& posed, const Query& query);
/// The same for an answer that is known.
std::vector<StripRow> rows_of_many(const Scene& posed, const Query& query, const Answer& answer);

}  // namespace lab
