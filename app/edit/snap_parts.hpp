// What the kinds of snapping share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "edit/snap.hpp"

namespace lab {

/// One drag as its snapping sees it.
struct SnapTask {
    const Scene& posed;
    const Picked& grabbed;
    const Geometry& geometry;
    std::vector<const NamedShape*> others;
    Vec2 wanted;
    double zoom{};

    /// In units of the world.
    double reach() const { return 7 / zoom; }
    /// Half the length of a guide that is as long as it likes.
    double guide_length() const { return 90 / zoom; }
};

/// A shape brought to touch another one.
struct Touch {
    Vec2 place;   ///< of the shape that moved
    Vec2 normal;  ///< out of the other one
    Vec2 at;      ///< where they touch
};

/// The nearest place within reach at which the shape touches the other one from outside.
std::optional<Touch> touch(const Geometry& moved, const Geometry& other, double reach,
                           Scalar scalar);
/// As the library answers, in the scene's own numbers; a segment is a capsule of no radius.
bool overlaps_in(Scalar scalar, const Geometry& a, const Geometry& b);
double distance_in(Scalar scalar, const Geometry& a, const Geometry& b);

/// "wall's right side", or "ball" where it has no sides.
std::string side_of(const NamedShape& shape, Vec2 normal);

/// What is left to right, or top to bottom, of a shape that has such sides.
struct SnapExtent {
    double min{};
    double center{};
    double max{};
};
std::optional<SnapExtent> extent_of(const Geometry& geometry, double Vec2::*axis);

/// Sets one coordinate of the result to the grid if that is near.
void snap_to_grid(const SnapTask& task, double Vec2::*axis, Snapped& into);

Snapped snap_body(const SnapTask& task);
Snapped snap_point(const SnapTask& task);
Snapped snap_size(const SnapTask& task);

}  // namespace lab
