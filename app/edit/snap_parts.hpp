// Shared by the kinds of snapping.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "edit/snap.hpp"

namespace lab {

/// The inputs of snapping for one drag.
struct SnapTask {
    const Scene& posed;
    const Picked& grabbed;
    const Geometry& geometry;
    std::vector<const NamedShape*> others;
    Vec2 wanted;
    double zoom{};
    std::deque<NamedShape> parts;  ///< those of chains and tile maps, which `others` points at

    /// In world units.
    double reach() const { return 7 / zoom; }
    /// Half the length of a guide for a line without ends, in world units.
    double guide_length() const { return 90 / zoom; }
};

/// Keeps the nearest of the offered snaps.
struct NearestSnap {
    const SnapTask& task;
    double least = task.reach();
    std::optional<Snapped> found{};

    void offer(Vec2 place, SnapGuide guide) {
        const double away = isect::length(place - task.wanted);
        if (away > least || (found && away == least)) return;
        least = away;
        found = Snapped{place, {std::move(guide)}};
    }
};

/// A shape moved until it touches another one.
struct Touch {
    Vec2 place;   ///< the position of the moved shape
    Vec2 normal;  ///< points out of the other shape
    Vec2 at;      ///< the contact point
};

/// The nearest position within reach at which the shape touches the other one from outside.
std::optional<Touch> touch(const Geometry& moved, const Geometry& other, double reach,
                           Scalar scalar);
/// The library's answers in the scene's scalar type. A segment counts as a capsule of radius 0.
bool overlaps_in(Scalar scalar, const Geometry& a, const Geometry& b);
double distance_in(Scalar scalar, const Geometry& a, const Geometry& b);

/// For example "wall's right side", or "ball" if the shape has no sides.
std::string side_of(const NamedShape& shape, Vec2 normal);

/// The extent of a shape along one axis, if it has sides there.
struct SnapExtent {
    double min{};
    double center{};
    double max{};
};
std::optional<SnapExtent> extent_of(const Geometry& geometry, double Vec2::*axis);

/// Snaps one coordinate of the result to the grid if that is near.
void snap_to_grid(const SnapTask& task, double Vec2::*axis, Snapped& into);

Snapped snap_body(const SnapTask& task);
Snapped snap_point(const SnapTask& task);
Snapped snap_size(const SnapTask& task);

}  // namespace lab
