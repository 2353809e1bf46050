#include "geometry/points.hpp"

#include <algorithm>
#include <cmath>

namespace lab {

float distance(Pt a, Pt b) {
    return std::sqrt(dot(b - a, b - a));
}

float distance_to_line(Line line, Pt p) {
    const Pt along = line.second - line.first;
    const float squared = dot(along, along);
    const float t = squared > 0 ? std::clamp(dot(p - line.first, along) / squared, 0.0F, 1.0F) : 0;
    return distance(p, line.first + t * along);
}

Pt direction(Pt from, Pt to) {
    const float length = distance(from, to);
    return length > 0 ? (1 / length) * (to - from) : Pt{};
}

}  // namespace lab
