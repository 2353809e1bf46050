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
/// To the nearest place between its ends.
float distance_to_line(Line line, Pt p);

/// The direction from one place to another, of length 1; none where they are one.
Pt direction(Pt from, Pt to);

}  // namespace lab
