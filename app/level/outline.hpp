#pragma once

#include <optional>
#include <string>
#include <vector>

#include "level/level.hpp"

namespace lab {

/// How far a shape of the scene may be from the one that was drawn.
struct Approximated {
    int count = 0;  ///< of shapes
    double most{};  ///< in pixels
};

/// The corners of an object, turned and moved to its place. An ellipse or a capsule becomes
/// 64 corners that are as far outside as the edges between them are inside, and adds to
/// `approximated`. Empty for a point or a text.
std::vector<Vec2> corners_of(const LevelObject& object, Approximated& approximated);

/// From an object's own coordinates, relative to its corner, to those of the level.
Vec2 placed(const LevelObject& object, Vec2 point);

/// Removes points that are the same as the one before, also round the end.
void drop_repeated(std::vector<Vec2>& points);

/// Twice the area inside: above 0 if the points go from +x towards +y.
double twice_area(const std::vector<Vec2>& points);

/// The geometry of an outline: a box, a convex polygon, or a closed chain. Nothing without extent.
std::optional<Geometry> geometry_of_outline(std::vector<Vec2> corners);

/// The geometry of an object that shows no outlines of a tile: exact, but for ellipses.
std::optional<Geometry> geometry_of(const LevelObject& object, Approximated& approximated);

}  // namespace lab
