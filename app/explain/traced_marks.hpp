#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "geometry/outline.hpp"
#include "scene/scene.hpp"
#include "trace/trace.hpp"

namespace lab {

/// The drawing of a traced value in the world.
struct TracedMark {
    std::string label;
    std::vector<Vec2> points;
    std::vector<std::pair<Vec2, Vec2>> lines;
    std::optional<Rounded> sum{};    ///< the Minkowski sum that it is about
    std::vector<Geometry> shapes{};  ///< whole shapes
    std::string name{};              ///< the name of the shapes, if the picture doesn't show it
    std::vector<std::pair<Vec2, Vec2>> directions{};  ///< from a place, along a vector
};

/// The marks of all values that a query and its nested calls traced, without values that have no
/// position. The last value of a statement counts. If several algorithms use one name, the value of
/// the shown call counts, or else that of the outermost call.
std::vector<TracedMark> traced_marks(const Scene& posed, const Query& query, const Call& root,
                                     const Call* shown = nullptr);

/// What a walk lights: the last value that it has reached, and among several obstacles the one that
/// is being tested.
std::vector<TracedMark> marks_of_step(const Scene& posed, const Query& query, const Call& walked);

}  // namespace lab
