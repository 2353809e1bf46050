#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "ui/inspector/row_label.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

inline constexpr float answer_row_height = small_size * 1.5F;

/// A field of a query's answer.
struct AnswerRow {
    const char* label;
    std::string value;
    const char* meaning;
    bool is_vector = false;
    std::string exact{};  ///< its numbers as binary fractions, for a tooltip
};

/// All fields of a query's answer in this scalar, with enough digits to read back to the same bits.
std::vector<AnswerRow> rows_of(const Query& query, const Answer& answer, Scalar scalar);
/// The largest number of rows that an answer of this type to the query has.
int most_rows(const Scene& posed, const Query& query, Answer answer);
void answer_rows(const Scene& posed, const Query& query, const Answer& answer, float width,
                 const Palette& colors);

}  // namespace lab
