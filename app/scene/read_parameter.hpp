#pragma once

#include "scene/parameters.hpp"
#include "scene/place.hpp"

namespace lab {

/// Reads an object: the parameters, and no other member but those that the caller reads itself.
void read_parameters(const Place& object, const Parameters& list, Names others = {});

/// Why a number may not stand in a parameter with this limit, in a scene of this scalar, as
/// "expected …"; empty if it may. Fields from a file, `--set` and typed values are all held to it.
std::string objection(double number, Limit limit, Scalar scalar);

/// Whether a number is beyond the range that the library answers for, or none.
bool is_too_large(double number, Scalar scalar);

/// The nearest number of that range: what a motion computes may be too large, or too small to be
/// told from 0.
double into_range(double number, Scalar scalar);

}  // namespace lab
