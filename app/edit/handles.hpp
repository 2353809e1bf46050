#pragma once

#include <optional>
#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "geometry/camera.hpp"
#include "query/shape.hpp"

namespace lab {

/// A point by which a shape can be dragged.
///
/// Names: pos; start and end; min and max; half.left, half.right, half.top, half.bottom; radius;
/// corner0 and so on; side.left and so on of a tile map; origin; angle; and delta, the end of the
/// motion in a mover's queries.
struct Handle : DragHandle {
    std::string shape;
};

/// The handles of every shape, in the order of the scene. Shapes that are too small on the screen
/// to separate their handles have none. Segments and capsules can also be turned by their ends, so
/// they have a rotation handle only while selected.
std::vector<Handle> handles_of(const Evaluation& evaluation, const Camera& camera,
                               const std::string& selected = {});

/// Dragged angles snap to multiples of this.
inline constexpr double fifteen_degrees = 3.14159265358979323846 / 12;

bool has_ranges(const Scene& scene);
/// The height of a range's row above the line of the ranges, in points. Each range of a scene has
/// its own row.
double range_row(const Scene& scene, std::string_view name);
/// The position of `x` on that row in the world, for a camera.
Vec2 range_place(const Scene& scene, std::string_view name, double x, const Camera& camera);

/// The item under the mouse: a handle, or the body of a shape if `handle` is empty.
struct Picked {
    std::string shape;
    std::string handle;

    friend bool operator==(const Picked&, const Picked&) = default;
};

/// How near to a handle or a line a pointer has to be, in points.
inline constexpr float reach_of_pointer = 12;
/// For a finger, a handle is 44 points wide.
inline constexpr float reach_of_finger = 22;

/// The nearest handle within `reach` wins; at equal distance, one of the selected shape, then the
/// first. After handles come the smallest shape, then the selected one, then the one drawn last.
std::optional<Picked> pick(const std::vector<Handle>& handles, const Scene& posed,
                           const Camera& camera, Pt mouse, const std::string& selected,
                           float reach = reach_of_pointer);

/// Moves a handle that changes an extent (half.…, radius, corner…, angle), while the shape keeps
/// its position. False if it has no such handle.
bool set_extent(Geometry& geometry, std::string_view handle, Vec2 to);

/// The position of a handle, or of the point by which a whole shape is moved; empty if it no longer
/// exists.
std::optional<Vec2> place_of(const Picked& picked, const std::vector<Handle>& handles,
                             const Scene& posed);

/// "Move box.half.left": the name of the undo step.
std::string label_of(const Picked& picked);

}  // namespace lab
