#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "geometry/outline.hpp"
#include "geometry/points.hpp"
#include "render/canvas.hpp"

namespace lab {

// What the lab's pictures are made of, beyond lines and areas.

/// A colour between two others.
Rgba mixed(Rgba a, Rgba b, double share_of_b);

/// Lines at 45 degrees through a convex outline, so many points apart. They go with the outline
/// when it moves.
///
/// Of an outline that was cut, `first_level` is the least x + y of the whole.
std::vector<Line> hatching(std::span<const Pt> convex, float spacing,
                           std::optional<double> first_level = {});

/// Short lines across a way, so many points apart, none near its ends. They stay where they are on
/// it, however much of it is seen.
std::vector<Line> ticks(const VisibleLine& way, float spacing, float half_length);

/// A line with a head at its end; the head alone where the way is too short for both.
void arrow(Canvas& canvas, Pt from, Pt to, const Stroke& stroke);

/// A square on its corner.
std::vector<Pt> diamond(Pt center, float half);

/// A square with slightly rounded corners.
std::vector<Pt> soft_square(Pt center, float half, float corner);

}  // namespace lab
