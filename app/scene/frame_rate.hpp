#pragma once

#include <cstdint>

namespace lab {

/// How many sixtieths of a second a step lasts.
std::int64_t sixtieths_of_step(double frame_rate);

/// Whether a step at this frame rate lasts a whole number of sixtieths of a second.
bool is_frame_rate(double rate);

/// The frame rate that is nearest, or so many places above it in the series 60, 30, 20 and so on.
double frame_rate_beside(double rate, int places = 0);

}  // namespace lab
