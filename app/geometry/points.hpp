#pragma once

#include <utility>

#include "geometry/camera.hpp"

namespace lab {

constexpr Pt operator+(Pt a, Pt b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Pt operator-(Pt a, Pt b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Pt operator*(float s, Pt p) {
    return {s * p.x, s * p.y};
}
constexpr float dot(Pt a, Pt b) {
    return a.x * b.x + a.y * b.y;
}
float distance(Pt a, Pt b);

using Line = std::pair<Pt, Pt>;
/// The distance to the line segment.
float distance_to_line(Line line, Pt p);

/// The direction from one point to another, with length 1; zero if they are equal.
Pt direction(Pt from, Pt to);

}  // namespace lab
