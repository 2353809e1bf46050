#include "explain/difference_text.hpp"

#include <cmath>

#include "explain/sentence.hpp"
#include "geometry/decimal.hpp"

namespace lab {

std::string size_text(const Difference& difference) {
    if (difference.is_yes_or_no || std::isnan(difference.size)) return "";
    const std::string ulps = difference.ulps < 1 ? "less than 1" : short_count(difference.ulps);
    return "off by " + spoken(std::abs(difference.size)) + ", " + ulps + " ulp";
}

}  // namespace lab
