#include "geometry/grid.hpp"

#include <algorithm>
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
    // A double has no digits for so fine a step, so that it is a multiple itself.
    constexpr double digits = 0x1p52;
    if (std::abs(value) >= digits * step) return value;
    // Dividing by an integer gives 0.3 where multiplying by 0.1 gives 0.30000000000000004.
    const double nearest = step < 1 ? std::round(value / step) / std::round(1 / step)
                                    : std::round(value / step) * step;
    return nearest == 0 ? 0 : nearest;  // avoids minus zero
}

Vec2 rounded_for(Vec2 place, double zoom) {
    const double step = std::pow(10.0, std::floor(std::log10(1 / zoom)));
    return {nearest_multiple(place.x, step), nearest_multiple(place.y, step)};
}

double grid_step(double at, double zoom, Scalar scalar) {
    constexpr double some = 64;
    const double nice = nice_step_from(grid_spacing / zoom), ulp = ulp_at(at, scalar);
    if (nice >= some * ulp) return nice;
    return ulp * std::exp2(std::max(0.0, std::ceil(std::log2(grid_spacing / zoom / ulp))));
}

bool shows_numbers(double at, double zoom, Scalar scalar) {
    return ulp_at(at, scalar) * zoom >= least_number_spacing;
}

bool shows_numbers(const CameraState& camera, Scalar scalar) {
    return shows_numbers(camera.center.x, camera.zoom, scalar) ||
           shows_numbers(camera.center.y, camera.zoom, scalar);
}

}  // namespace lab
