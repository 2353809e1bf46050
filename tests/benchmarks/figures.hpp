// Formats numbers for the tables.
#pragma once

#include <cstdio>
#include <string>

namespace isect_bench {

/// Two decimals for what is small, and none for what is large.
inline std::string in_figures(double value) {
    if (value == 0) return "–";
    char text[32];
    std::snprintf(text, sizeof text, value < 10 ? "%.2f" : "%.0f", value);
    return text;
}

}  // namespace isect_bench
