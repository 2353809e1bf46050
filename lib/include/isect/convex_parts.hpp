#pragma once

#include <span>
#include <utility>
#include <vector>

#include <isect/detail/outline.hpp>
#include <isect/detail/split.hpp>
#include <isect/polygon.hpp>

namespace isect {

/// Convex polygons that together are an outline with its inside, which need
/// not be convex and may have any number of points: to use it as a solid
/// that pushes out, that overlaps, or that is a mover's obstacle.
///
/// - **Shapes:** the points of an outline in either order; the last one may
///   be the first again. One with holes has to be cut into outlines without
///   holes.
/// - **Touching:** the parts share edges and don't overlap. A point on such
///   an edge is inside no part; to ask for a point alone, `overlaps` with
///   `outline_of(points)` is exact. Nothing catches on a shared edge, as on
///   no seam between slopes: see `move_and_slide`.
/// - **Result:** polygons at position 0, whose corners are points of the
///   outline, bit for bit, with at most Polygon::capacity corners each.
///   They are as large as a simple search makes them, and not always as
///   few as can be.
/// - **Units:** yours, in float or double.
/// - **Errors:** throws BadShape, which names the point among those that
///   are left once repeated ones are gone: fewer than 3, a number that
///   `checked` refuses, or an edge that crosses or touches another one.
/// - **Cost:** allocates; grows with the square of the number of points, or
///   more where most corners are concave. It is for loading a level.
/// - **Source:** ears as in Meisters, Polygons Have Ears (1975); joined as
///   in Hertel and Mehlhorn, Fast Triangulation of Simple Polygons (1983).
///
/// ```cpp
/// const std::vector<Vec2<double>> corner{
///     {0, 0}, {2, 0}, {2, 8}, {10, 8}, {10, 10}, {0, 10}};
/// const auto parts = convex_parts(corner);
/// assert(parts.size() == 2);
/// assert(parts[0].points().size() == 4);
/// ```
template <FloatingPoint T>
std::vector<Polygon<T>> convex_parts(std::vector<Vec2<T>> points) {
    detail::orient(points);
    detail::check_simple(std::span<const Vec2<T>>(points));
    std::vector<Polygon<T>> parts;
    for (const auto& corners :
         detail::split(std::move(points), Polygon<T>::capacity)) {
        parts.push_back(
            Polygon<T>(Vec2<T>{}, std::span<const Vec2<T>>(corners)));
    }
    return parts;
}

}  // namespace isect
