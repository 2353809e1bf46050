#pragma once

#include <variant>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The part of the world that a scene frames; one field of four numbers in a file.
struct Region {
    Vec2* corner{};
    Vec2* size{};
};

/// Which numbers a parameter may be.
enum class Limit {
    any,
    not_negative,
    positive,
    time,      ///< from 0 to longest_time
    duration,  ///< the same, but for 0
    zoom       ///< from least_zoom to most_zoom
};

/// The least and most of a limit, and whether the least itself is too little.
struct LimitSpan {
    double least, most;
    bool is_open = false;
};
LimitSpan allowed_span(Limit limit);

/// One field of a shape, motion, query or scene, described once: the reader, the writer, the
/// schema,
/// `--set`, the inspector and its reset all work from it. It points into the object described, and
/// lives no longer than that.
struct Parameter {
    using Value =
        std::variant<double*, Vec2*, bool*, Response*, Scalar*, Spread*, CrowdQuestion*,
                     CrowdStructure*, int*, std::string*, std::vector<std::string>*,
                     std::vector<Vec2>*, Layers*, Region, std::optional<double>*,
                     std::optional<bool>*, std::optional<int>*, std::optional<Since>*,
                     std::optional<CameraState>*, std::optional<Opens>*, std::optional<Crowd>*>;

    const char* name = "";
    const char* meaning = "";
    Value value;
    Limit limit = Limit::any;
    const char* unit = "";  ///< "rad/s", "s"; nothing for lengths, which are in units of the world
    bool required = true;   ///< else a file may leave it out, for the default of the type
    bool driven = false;    ///< a motion that drives a handle of the shape changes it
};
using Parameters = std::vector<Parameter>;

Parameters parameters(Geometry& geometry);
/// The fields of its kind, then `on`.
Parameters parameters(Motion& motion);
/// The fields that its kind of query has beyond mover and obstacles.
Parameters parameters(Query& query);
Parameters parameters(Since& since);
Parameters parameters(CameraState& camera);
Parameters parameters(Opens& opens);
Parameters parameters(Crowd& crowd);
/// What a file says besides shapes, motions and queries. Motions and queries stand between
/// `scalar` and `show`.
Parameters parameters(Scene& scene);

/// Whether the query has a delta of its own.
bool has_delta(QueryKind kind);

/// Every number of shapes, motions and queries rounded to what the scene computes with, so that a
/// scene in float comes back from its text the same.
void round_to_scalar(Scene& scene);

}  // namespace lab
