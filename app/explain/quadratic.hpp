#pragma once

#include <optional>
#include <string>

#include "explain/path_test.hpp"

namespace lab {

/// The equation a t² + b t + c = 0 for the times at which a path crosses a circle, and the lengths
/// in the scene that its terms are made of.
struct Quadratic {
    Segment path;
    Vec2 center;
    double radius{};  ///< of the circle, grown by the mover's if that is a circle, too

    double extent{};  ///< length of the path; a is its square
    double ahead{};  ///< how far along the path the center is level with it; b is −2 · ahead · path
    double distance{};  ///< from the start to the center; c is its square minus the radius squared
    double a{}, b{}, c{};
    /// The two solutions; empty if the line stays outside or only touches.
    std::optional<Range> roots;

    /// The point of the path's line nearest to the center.
    Vec2 foot() const { return path.start + (ahead / extent) * path.delta; }
    /// The distance of the path's line from the center.
    double aside() const { return isect::length(foot() - center); }
    /// Negative if the line stays outside.
    double half_chord_squared() const { return radius * radius - aside() * aside(); }
    double discriminant() const { return b * b - 4 * a * c; }
    /// "t = 0.400 and t = 0.800", or why there are no two solutions.
    std::string solution() const;
};

/// Empty unless the query moves a point or a circle along a path and against a point or a circle.
std::optional<Quadratic> quadratic_of(const Scene& posed, const Query& query);

}  // namespace lab
