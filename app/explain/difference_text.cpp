#include "explain/difference_text.hpp"

#include <cmath>
#include <cstdio>
#include <string_view>

#include "explain/sentence.hpp"
#include "geometry/decimal.hpp"

namespace lab {
namespace {

/// "0.5", "12", or "3.7e15" for a count that is too long to read.
std::string short_count(double count) {
    constexpr double few = 1e6;
    if (count < few) return decimal(count, 3);
    if (std::isinf(count)) return "∞";
    char text[32];
    std::snprintf(text, sizeof text, "%.1e", count);
    std::string shorter = text;
    for (const char* left_out : {"+0", "+", ".0"})
        if (const std::size_t at = shorter.find(left_out); at != std::string::npos)
            shorter.erase(at, std::string_view(left_out).size());
    return shorter;
}

}  // namespace

std::string size_text(const Difference& difference) {
    if (difference.is_yes_or_no || std::isnan(difference.size)) return "";
    return "off by " + spoken(std::abs(difference.size)) + ", " + short_count(difference.ulps) +
           " ulp";
}

}  // namespace lab
