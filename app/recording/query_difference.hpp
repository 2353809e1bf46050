#pragma once

#include <string>

#include "recording/query_reader.hpp"

namespace lab {

/// In what two queries differ that belong together.
enum class QueryDifference { none, question, place, size, motion, hit, time, normal, end };

/// The first of these in which they differ by more than `within`.
QueryDifference difference_of(const ReadQuery& one, const ReadQuery& other, double within);

/// "move: the mover ends at (13, 27.5) in the first and (14, 27.5) in the other."
std::string difference_text(const ReadQuery& one, const ReadQuery& other,
                            QueryDifference difference);

bool is_off(Vec2 a, Vec2 b, double within);

/// A place as the game counts it: "(13, 27.5)".
std::string place_text(Vec2 place, bool is_y_up);

}  // namespace lab
