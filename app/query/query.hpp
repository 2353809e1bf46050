#pragma once

#include <optional>
#include <vector>

#include <isect/recorder.hpp>

#include "scene/scene.hpp"

// Runs the library's queries on a scene's shapes, whose types are known only at run time. Each
// query is compiled in its own source file, once for float and once for double. A Recorder without
// a Recording records nothing.
namespace lab::query {

using Hit = isect::Hit<double>;
using Sweep = isect::Sweep<double>;
using Moved = isect::Moved<double>;
using Closest = isect::Closest<double>;
using SlabTimes = isect::SlabTimes<double>;
using isect::Recorder;

bool overlaps(const Geometry& a, const Geometry& b, Scalar scalar, Recorder trace = {});
std::optional<Hit> intersect(const Geometry& mover, const Geometry& obstacle, Scalar scalar,
                             Recorder trace = {});
std::optional<Hit> raycast(const Geometry& segment, const Geometry& obstacle, Scalar scalar,
                           Recorder trace = {});
Sweep sweep(const Geometry& mover, Vec2 delta, const Geometry& obstacle, Scalar scalar,
            Recorder trace = {});
double distance(const Geometry& a, const Geometry& b, Scalar scalar, Recorder trace = {});
Closest closest_points(const Geometry& a, const Geometry& b, Scalar scalar, Recorder trace = {});
SlabTimes slab_times(const Geometry& segment, const Geometry& box, Scalar scalar,
                     Recorder trace = {});

/// The index of the result refers to the solid obstacles only, in their order.
Sweep sweep_into(const Geometry& mover, Vec2 delta, const std::vector<Geometry>& obstacles,
                 Scalar scalar, Recorder trace = {});
Moved move_and_slide(const Geometry& mover, Vec2 delta, const std::vector<Geometry>& obstacles,
                     Response response, Scalar scalar, Recorder trace = {});

}  // namespace lab::query
