#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "geometry/outline.hpp"
#include "scene/scene.hpp"
#include "trace/trace.hpp"

namespace lab {

/// Where a traced value is in the world.
struct TracedMark {
    std::string label;
    std::vector<Vec2> points;
    std::vector<std::pair<Vec2, Vec2>> lines;
    std::optional<Rounded> sum{};    ///< the Minkowski sum that it asks about
    std::vector<Geometry> shapes{};  ///< whole ones
    std::string name{};              ///< of those, where that isn't in the picture anyway
};

/// Of all values that a query has traced, and of what it called; those that have no place are left
/// out. Of a value that came several times, the last; where several algorithms have values of one
/// name, that of the call that is looked at, or else of the outermost.
std::vector<TracedMark> traced_marks(const Scene& posed, const Query& query, const Call& root,
                                     const Call* shown = nullptr);

}  // namespace lab
