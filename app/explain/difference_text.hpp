#pragma once

#include <string>

#include "evaluate/differences.hpp"

namespace lab {

/// How far off a number is, in units and in ulps: "off by 0.250, 3.7e15 ulp". Empty for a yes or
/// no, and for NaN.
std::string size_text(const Difference& difference);

}  // namespace lab
