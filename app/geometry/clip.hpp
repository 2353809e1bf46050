#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "geometry/camera.hpp"

namespace lab {

/// A rectangle of the screen, in double because float can't resolve pixels far outside the screen.
struct Area {
    Vec2 min;
    Vec2 max;

    bool contains(Vec2 p) const {
        return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y;
    }
};

/// A part of a line on the screen that lies within an area.
struct LinePiece {
    std::vector<Vec2> points;
    double before{};  ///< length of the line up to its first point, where the dashes continue
    bool closed{};    ///< the whole closed line
};

/// The range of t in [0, 1] for which start + t * delta lies within an area.
std::optional<Range> part_within(const Area& area, Vec2 start, Vec2 delta);

/// The parts of a line within an area. `lengths` is the length up to each point and, if the line is
/// closed, its total length.
std::vector<LinePiece> pieces_within(const Area& area, std::span<const Vec2> points, bool closed,
                                     std::span<const double> lengths);

/// The part of a convex outline within an area.
std::vector<Vec2> convex_within(const Area& area, std::vector<Vec2> points);

/// The length of a line up to each of its points and, if it is closed, its total length.
std::vector<double> lengths_along(std::span<const Vec2> points, bool closed);

/// Rounds to the float precision of the screen.
Pt to_point(Vec2 precise);
std::vector<Pt> to_points(const std::vector<Vec2>& precise);

}  // namespace lab
