#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

/// How far the values of the inspector stand from its left edge.
inline constexpr float label_width = 76;

inline constexpr float answer_row_height = small_size * 1.5F;

/// A field of what a query answers.
struct AnswerRow {
    const char* label;
    std::string value;
    const char* meaning;
    bool is_vector = false;
};

/// Everything that a query answers in this scalar, with as many digits as read back to the same
/// bits.
std::vector<AnswerRow> rows_of(const Query& query, const Answer& answer, Scalar scalar);
/// The most rows that any answer of such a query has.
int most_rows(QueryKind kind);
void answer_rows(const Query& query, const Answer& answer, Scalar scalar, float width,
                 const Palette& colors);

}  // namespace lab
