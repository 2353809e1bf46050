#pragma once

#include <optional>
#include <string>
#include <vector>

#include "query/query.hpp"

namespace lab {

/// One number or one yes or no of an answer: {"time", 0.24}, {"hit", 1}.
struct AnswerNumber {
    std::string name;
    double value{};
    bool is_yes_or_no{};
};

/// The numbers of an answer, in order. Those of a hit are missing where there is none.
std::vector<AnswerNumber> numbers_of(const Answer& answer);

/// The name of the first number of an answer that is NaN, if there is one.
std::optional<std::string> first_nan(const Answer& answer);

/// The largest finite number of an answer in magnitude, and at least 1.
double size_of(const std::vector<AnswerNumber>& numbers);

/// A number that differs between two answers.
struct Difference {
    std::string name;
    double ours{}, theirs{};
    bool is_yes_or_no{};
    /// theirs - ours; NaN where theirs is.
    double size{};
    /// The same in steps between neighbouring numbers of a scalar at the larger of the two;
    /// infinite for NaN.
    double ulps{};
};

/// Where two answers differ, in order. Two answers with NaN at the same place agree. The steps are
/// those of the scalar in which the scene's numbers are.
std::vector<Difference> differences(const Answer& ours, const Answer& theirs,
                                    Scalar scalar = Scalar::double_);

}  // namespace lab
