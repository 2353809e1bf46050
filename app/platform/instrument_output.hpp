#pragma once

#include <string>

#include "evaluate/evaluate.hpp"
#include "platform/headless.hpp"

namespace lab {

/// The map that the options ask for, as a PNG or, for a name that ends in .json, as numbers. Throws
/// UsageError for what the scene lacks.
std::string map_output(const Scene& scene, const Evaluation& evaluation, const Headless& wanted);

/// Runs --hunt: prints each find as a case line, and how far it is, to standard error. Returns
/// whether something was found.
bool hunt_and_print(const Evaluation& evaluation, const Headless& wanted);

/// What --bisect prints: along a number of the evaluated scene, or along the time of the scene.
std::string bisect_output(const Scene& scene, const Evaluation& evaluation, const Headless& wanted);

}  // namespace lab
