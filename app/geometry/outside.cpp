#include "geometry/outside.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

double to_segment(Vec2 from, Vec2 to, Vec2 place) {
    const Vec2 along = to - from;
    const double squared = isect::length_squared(along);
    const double share = squared > 0 ? dot(along, place - from) / squared : 0;
    return isect::length(from + std::clamp(share, 0.0, 1.0) * along - place);
}

}  // namespace

double outside(const Rounded& shape, Vec2 place) {
    const std::vector<Vec2>& corners = shape.corners;
    double nearest = std::numeric_limits<double>::infinity();
    bool is_within = corners.size() > 2;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 from = corners[i], to = corners[(i + 1) % corners.size()];
        nearest = std::min(nearest, to_segment(from, to, place));
        is_within = is_within && cross(to - from, place - from) > 0;
    }
    return (is_within ? -nearest : nearest) - shape.radius;
}

double sharpness(const Rounded& shape) {
    const std::vector<Vec2>& corners = shape.corners;
    if (shape.radius > 0 || corners.size() < 3) return 1;
    double least = 1;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 before = corners[(i + corners.size() - 1) % corners.size()] - corners[i];
        const Vec2 after = corners[(i + 1) % corners.size()] - corners[i];
        const double cosine = dot(before, after) / (isect::length(before) * isect::length(after));
        least = std::min(least, std::sqrt(std::max(0.0, (1 - cosine) / 2)));
    }
    return least;
}

}  // namespace lab
