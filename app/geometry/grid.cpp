#include "geometry/grid.hpp"

#include <cmath>
#include <initializer_list>

namespace lab {

double nice_step_from(double least) {
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1, 2, 5}) {
        if (factor * decade >= least) return factor * decade;
    }
    return 10 * decade;
}

double nice_step_up_to(double most) {
    const double decade = std::pow(10, std::floor(std::log10(most)));
    for (const double factor : {5, 2}) {
        if (factor * decade <= most) return factor * decade;
    }
    return decade;
}

double nearest_multiple(double value, double step) {
    // Dividing by an integer gives 0.3 where multiplying by 0.1 gives 0.30000000000000004.
    const double nearest = step < 1 ? std::round(value / step) / std::round(1 / step)
                                    : std::round(value / step) * step;
    return nearest == 0 ? 0 : nearest;  // avoids minus zero
}

}  // namespace lab
