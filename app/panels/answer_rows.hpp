#pragma once

#include "evaluate/evaluate.hpp"
#include "panels/widgets.hpp"

namespace lab {

/// How far the values of the inspector stand from its left edge.
inline constexpr float label_width = 76;

/// Everything that a query answers, with all digits, a row for each field.
void answer_rows(const Query& query, const Answer& answer, float width, const Palette& colors);

}  // namespace lab
