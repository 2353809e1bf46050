#pragma once

#include <string>

namespace lab {

/// A number with at most so many decimals, without trailing zeros, and "-0" as "0". No locale.
std::string decimal(double value, int places);

/// For people: exactly so many decimals, and a real minus sign.
std::string figure(double value, int places);

/// "−22.5°", of an angle in radians.
std::string degrees(double radians);

}  // namespace lab
