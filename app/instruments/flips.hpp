#pragma once

#include <functional>
#include <string>
#include <vector>

#include "query/query.hpp"

namespace lab {

/// Two neighbouring numbers between which an answer jumps.
struct Flip {
    double before{}, after{};
    Answer answer_before, answer_after;
    std::string what;  ///< what jumps: "hit", "obstacle", "normal" or "time"
};

struct FlipSearch {
    std::function<Answer(double)> answer_at;
    double from{}, to{};
    /// The scalar whose neighbours are meant.
    Scalar scalar = Scalar::double_;
    /// A time that changes by more than this between neighbours has jumped.
    double least_jump = 0.01;
    /// How many equal parts of the span are looked at. Two jumps within one part may be missed.
    int parts = 256;
};

/// Every jump of the answer between two numbers, in order. Each is narrowed down to neighbours by
/// halving the numbers between its ends.
std::vector<Flip> find_flips(const FlipSearch& search);

/// How many steps between neighbouring numbers lead from one to another; negative downwards.
double steps_between(double from, double to, Scalar scalar);

/// The number in the middle of those that lie between two; one of the ends if there is none.
double middle_of(double from, double to, Scalar scalar);

}  // namespace lab
