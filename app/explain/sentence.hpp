#pragma once

#include <string>
#include <utility>
#include <vector>

#include "evaluate/evaluate.hpp"

namespace lab {

/// The name of a shape in a text.
struct NameSpan {
    std::size_t from{}, size{};
};

/// A query's answer as a sentence: first the answer, then where and how.
struct Sentence {
    enum class Mood { clear, hit, neutral };
    Mood mood = Mood::neutral;
    std::string answer;  ///< "Hit at t = 0.316."
    std::string detail;
    std::vector<NameSpan> names{};  ///< in the detail, to be set apart: "a" may be a box
    std::string question{};         ///< the author's own words, before the answer; usually empty
};

/// The detail with its names in quotation marks, for output without styled type.
std::string with_quoted_names(const Sentence& sentence);

/// Describes the answer without a trace.
Sentence sentence_of(const Evaluation& evaluation, std::size_t query);

/// "Hit at t = 0.316."
std::string hit_at(double time);

/// Formats a number for display: three decimals, a real minus sign.
std::string spoken(double value);
std::string spoken(Vec2 value);
/// The same with more decimals, if two numbers would look equal.
std::pair<std::string, std::string> spoken_apart(double one, double other);
/// A place, in full if it is so far out that a few digits would hide where it is.
std::string spoken_place(Vec2 place);

}  // namespace lab
