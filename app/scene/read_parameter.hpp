#pragma once

#include "scene/parameters.hpp"
#include "scene/place.hpp"

namespace lab {

/// Reads the parameters of an object. Rejects all other members except `others`, which the caller
/// reads.
void read_parameters(const Place& object, const Parameters& list, Names others = {});

/// Why a number violates a limit in a scene of this scalar, as "expected …"; empty if it is valid.
/// Numbers from files, from `--set` and typed numbers are all checked here.
std::string objection(double number, Limit limit, Scalar scalar);

/// The number itself; of a frame rate, the nearest one that there is.
double nearest_allowed(double number, Limit limit);

/// Whether a number is NaN or exceeds the range that the library supports.
bool is_too_large(double number, Scalar scalar);

/// The nearest number in the supported range, since motions can compute numbers that are too large,
/// or too small to tell from 0.
double into_range(double number, Scalar scalar);

}  // namespace lab
