#pragma once

#include <optional>
#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "geometry/camera.hpp"

namespace lab {

/// What a drag of it does, and so how it looks: a dot moves, a square sizes, a dot on a stalk
/// turns.
enum class HandleKind { place, size, turn };

/// How the cursor says what will happen.
enum class Cursor { move, level, upright, falling, rising };

/// A place by which a shape can be taken hold of.
///
/// Names: pos; start and end; min and max; half.left, half.right, half.top, half.bottom; radius;
/// corner0 and so on; angle; and delta, where the queries of a mover say that it wants to be.
struct Handle {
    std::string shape;
    std::string name;
    HandleKind kind = HandleKind::place;
    Vec2 at;
    Cursor cursor = Cursor::move;
    Vec2 root{};  ///< where the stalk of one that turns leaves its shape
};

/// The handles of every shape, in the order of the scene. Those of shapes that are too small on the
/// screen to be told apart are left out. Segments and capsules, which turn by their ends as well,
/// have the one for turning only while they are selected.
std::vector<Handle> handles_of(const Evaluation& evaluation, const Camera& camera,
                               const std::string& selected = {});

/// What angles are pleasant: multiples of it.
inline constexpr double fifteen_degrees = 3.14159265358979323846 / 12;

bool has_ranges(const Scene& scene);
/// Where the ranges of a scene are drawn: each on a row of its own, so many points above its line.
double range_row(const Scene& scene, std::string_view name);
/// The same in the world, for a camera.
Vec2 range_place(const Scene& scene, std::string_view name, double x, const Camera& camera);

/// What is under the mouse: a handle, or the body of a shape where handle is empty.
struct Picked {
    std::string shape;
    std::string handle;

    friend bool operator==(const Picked&, const Picked&) = default;
};

/// Within 12 points the nearest handle wins (of several in one place that of the selected shape,
/// then the first), then the smallest shape, then the selected one, then what is drawn last.
std::optional<Picked> pick(const std::vector<Handle>& handles, const Scene& posed,
                           const Camera& camera, Pt mouse, const std::string& selected);

/// Moves a handle that changes an extent (half.…, radius, corner…, angle): the shape stays where it
/// is. False if it has no such handle.
bool set_extent(Geometry& geometry, std::string_view handle, Vec2 to);

/// Where a handle is, or the place by which a whole shape is moved; nothing where it is gone.
std::optional<Vec2> place_of(const Picked& picked, const std::vector<Handle>& handles,
                             const Scene& posed);

/// "Move box.half.left": the name of the undo step.
std::string label_of(const Picked& picked);

}  // namespace lab
