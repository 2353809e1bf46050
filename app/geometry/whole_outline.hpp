#pragma once

#include <vector>

#include "geometry/clip.hpp"
#include "geometry/outline.hpp"

namespace lab {

/// A place of the world on the screen, in double until all is cut to it.
Vec2 precise(const Camera& camera, Vec2 world);

/// The outline of a shape on the screen, before it is cut.
struct WholeOutline {
    std::vector<Vec2> points;
    std::vector<double> lengths;  ///< along it up to each point, and up to the end
    double last_length{};         ///< from the last point to the first

    /// So far after the point before; the first one, after the last.
    void add(Vec2 point, double length) {
        if (points.empty()) last_length = length;
        lengths.push_back(points.empty() ? 0 : lengths.back() + length);
        points.push_back(point);
    }
    void finish() { lengths.push_back(lengths.back() + last_length); }
};

/// Of arcs that are not within the area it has few points.
WholeOutline whole_outline(const Rounded& shape, const Camera& camera, const Area& area);

}  // namespace lab
