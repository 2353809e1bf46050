#include "scene/frame_rate.hpp"

#include <algorithm>
#include <cmath>

namespace lab {

std::int64_t sixtieths_of_step(double frame_rate) {
    return std::max<std::int64_t>(std::llround(60 / frame_rate), 1);
}

bool is_frame_rate(double rate) {
    // Files may round 60 / 7.
    constexpr double rounded = 0.01;
    return rate > 0 && std::abs(60 / rate - std::round(60 / rate)) <= rounded;
}

double frame_rate_beside(double rate, int places) {
    const std::int64_t sixtieths = sixtieths_of_step(std::max(1.0, rate)) - places;
    return 60 / static_cast<double>(std::clamp<std::int64_t>(sixtieths, 1, 60));
}

}  // namespace lab
