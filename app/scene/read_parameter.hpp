#pragma once

#include "scene/parameters.hpp"
#include "scene/place.hpp"

namespace lab {

/// Reads an object: the parameters, and no other member but those that the caller reads itself.
void read_parameters(const Place& object, const Parameters& list, Names others = {});

/// Why a number may not stand in a parameter with this limit, in a scene of this scalar, as
/// "expected …"; empty if it may. Fields from a file, `--set` and typed values are all held to it.
std::string objection(double number, Limit limit, Scalar scalar);

}  // namespace lab
