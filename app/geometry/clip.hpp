#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "geometry/camera.hpp"

namespace lab {

/// A rectangle of the screen, in double: a float has no pixels left far outside of it.
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
    double before{};  ///< the length of the line up to its first point, where a dash goes on
    bool closed{};    ///< the whole of a closed line
};

/// Which part of start + t * delta, 0 <= t <= 1, lies within an area.
std::optional<Range> part_within(const Area& area, Vec2 start, Vec2 delta);

/// The parts of a line within an area. `lengths` has the length up to each point and, where the
/// line is closed, up to its end.
std::vector<LinePiece> pieces_within(const Area& area, std::span<const Vec2> points, bool closed,
                                     std::span<const double> lengths);

/// The part of a convex outline within an area.
std::vector<Vec2> convex_within(const Area& area, std::vector<Vec2> points);

/// The length of a line up to each of its points and, where it is closed, up to its end.
std::vector<double> lengths_along(std::span<const Vec2> points, bool closed);

/// In the precision of the screen.
Pt to_point(Vec2 precise);
std::vector<Pt> to_points(const std::vector<Vec2>& precise);

}  // namespace lab
