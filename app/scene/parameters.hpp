#pragma once

#include <variant>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The part of the world that a scene frames; a single field of four numbers in files.
struct Region {
    Vec2* corner{};
    Vec2* size{};
};

/// Which numbers a parameter accepts.
enum class Limit {
    any,
    not_negative,
    positive,
    time,       ///< from 0 to longest_time
    duration,   ///< the same, without 0
    zoom,       ///< from least_zoom to most_zoom
    share,      ///< from 0 to 1
    slope,      ///< from 0 up to a quarter turn
    frame_rate  ///< 60 divided by a whole number up to 60
};

/// The range of a limit. An open one excludes `least` itself.
struct LimitSpan {
    double least, most;
    bool is_open = false;
};
LimitSpan allowed_span(Limit limit);

/// One field of a shape, motion, query or scene. The reader, the writer, the schema, `--set`, the
/// inspector and its reset all use this description. It points into the described object and must
/// not outlive it.
struct Parameter {
    using Value =
        std::variant<double*, Vec2*, bool*, Response*, isect::Pace*, Scalar*, Spread*,
                     CrowdQuestion*, CrowdStructure*, int*, std::string*, std::vector<std::string>*,
                     std::vector<Vec2>*, TileRows*, Groups*, Layers*, Region,
                     std::optional<double>*, std::optional<bool>*, std::optional<int>*,
                     std::optional<Since>*, std::optional<CameraState>*, std::optional<Opens>*,
                     std::optional<Crowd>*, std::optional<LevelSource>*>;

    const char* name = "";
    const char* meaning = "";
    Value value;
    Limit limit = Limit::any;
    const char* unit = "";  ///< "rad/s" or "s"; empty for lengths, which are in world units
    bool required = true;   ///< if false, files may omit it for the type's default
    bool driven = false;    ///< a motion that drives a handle of the shape changes it
    bool rare = false;      ///< the inspector shows it only if it isn't zero
    Count count{};          ///< of the items of a list
};
using Parameters = std::vector<Parameter>;

Parameters parameters(Geometry& geometry);
/// The fields of its geometry, then its mark.
Parameters parameters(NamedShape& shape);
/// The fields of the motion's kind, then `on`.
Parameters parameters(Motion& motion);
/// The fields of the query's kind, apart from mover and obstacles.
Parameters parameters(Query& query);
Parameters parameters(Since& since);
Parameters parameters(CameraState& camera);
Parameters parameters(Opens& opens);
Parameters parameters(Crowd& crowd);
Parameters parameters(LevelSource& level);
/// Every field in a file except shapes, motions and queries. In a file, motions and queries come
/// between `scalar` and `show`.
Parameters parameters(Scene& scene);

/// Rounds every number of shapes, motions and queries to the scene's scalar, so that a float scene
/// reads back unchanged from its text.
void round_to_scalar(Scene& scene);

}  // namespace lab
