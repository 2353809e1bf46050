#pragma once

#include <string>

namespace lab {

/// Formats a number with at most `places` decimals, without trailing zeros, and "-0" as "0".
/// Independent of the locale.
std::string decimal(double value, int places);

/// Formats a number for display: exactly `places` decimals and a real minus sign.
std::string figure(double value, int places);

/// A number for display with at most `digits` significant digits, and with an exponent if it is
/// very small or large: "−12.5", "1e−14".
std::string short_figure(double value, int digits);

/// A count for display: "0.5", "12", or "3.7e15" if it is too long to read.
std::string short_count(double count);

/// "−22.5°", for an angle in radians.
std::string degrees(double radians);

}  // namespace lab
