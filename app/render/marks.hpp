#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "geometry/outline.hpp"
#include "geometry/points.hpp"
#include "render/canvas.hpp"

namespace lab {

// Marks that the lab's pictures are made of, beyond lines and areas.

/// Lines at 45 degrees through a convex outline, `spacing` points apart. They move with the
/// outline.
///
/// For an outline that was cut, `first_level` is the smallest x + y of the whole.
std::vector<Line> hatching(std::span<const Pt> convex, float spacing,
                           std::optional<double> first_level = {});

/// Short lines across a path, `spacing` points apart, with none near its ends. They keep their
/// places on it, however much of it is visible.
std::vector<Line> ticks(const VisibleLine& way, float spacing, float half_length);

/// A line with a head at its end; only the head if the line is too short for both.
void arrow(Canvas& canvas, Pt from, Pt to, const Stroke& stroke);

/// A square on its corner.
std::vector<Pt> diamond(Pt center, float half);

/// A square with slightly rounded corners.
std::vector<Pt> soft_square(Pt center, float half, float corner);

}  // namespace lab
