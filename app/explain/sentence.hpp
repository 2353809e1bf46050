#pragma once

#include <string>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A query's answer as a sentence: first the answer, then where and how.
struct Sentence {
    enum class Mood { clear, hit, neutral };
    Mood mood = Mood::neutral;
    std::string answer;  ///< "Hit at t = 0.316."
    std::string detail;
};

/// Describes the answer without a trace.
Sentence sentence_of(const Evaluation& evaluation, std::size_t query);

/// "Hit at t = 0.316."
std::string hit_at(double time);

/// Formats a number for display: three decimals, a real minus sign.
std::string spoken(double value);
std::string spoken(Vec2 value);

}  // namespace lab
