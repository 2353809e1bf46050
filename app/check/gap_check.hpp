#pragma once

#include <vector>

#include "check/checked_level.hpp"
#include "check/fault.hpp"

namespace lab {

/// Adds the gap between two faces if it is a little too narrow or too low for the character, which
/// can get to it. Gaps that lie beside each other are one.
void check_gap(const CheckedLevel& level, const GroundFace& face, const GroundFace& other,
               std::vector<Fault>& faults);

}  // namespace lab
