#pragma once

#include "query/chain.hpp"

namespace lab {

// The numbers that a scalar can hold, each beside the next.

/// The neighbour of a number in the direction of the sign of `way`.
double next_number(double value, double way, Scalar scalar);
/// The distance from a number to the next one, away from 0.
double ulp_at(double value, Scalar scalar);
/// How many numbers one is after another, which are rounded to the scalar: negative if it is less.
/// 0 and -0 are the same.
double numbers_between(double from, double to, Scalar scalar);
/// The number in the middle of two by count. It is one of these if no other is between them.
double middle_of(double from, double to, Scalar scalar);

}  // namespace lab
