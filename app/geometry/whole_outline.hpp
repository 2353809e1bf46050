#pragma once

#include <vector>

#include "geometry/clip.hpp"
#include "geometry/outline.hpp"

namespace lab {

/// The screen position of a world point, in double until it is clipped.
Vec2 precise(const Camera& camera, Vec2 world);

/// The outline of a shape on the screen before clipping.
struct WholeOutline {
    std::vector<Vec2> points;
    std::vector<double> lengths;  ///< length up to each point, and the total length
    double last_length{};         ///< from the last point to the first

    /// Adds a point at a distance along the outline from the previous point. The distance of the
    /// first point counts from the last one.
    void add(Vec2 point, double length) {
        if (points.empty()) last_length = length;
        lengths.push_back(points.empty() ? 0 : lengths.back() + length);
        points.push_back(point);
    }
    void finish() { lengths.push_back(lengths.back() + last_length); }
};

/// Arcs outside the area get only a few points.
WholeOutline whole_outline(const Rounded& shape, const Camera& camera, const Area& area);

}  // namespace lab
