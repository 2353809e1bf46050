#pragma once

namespace lab {

struct SinCos {
    double sin{};
    double cos{};
};

/// Sine and cosine within 1 ulp for angles up to 2^30 radians, by IEEE operations alone: the same
/// bits on every machine, where the libraries' own differ. Larger angles are first taken modulo
/// 2^30, so that what turns for ages jumps once in a while, but stays on its circle.
SinCos sin_cos(double angle);

}  // namespace lab
