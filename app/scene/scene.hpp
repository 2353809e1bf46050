#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <isect/isect.hpp>

#include "scene/crowd.hpp"
#include "scene/polygon.hpp"

namespace lab {

using Vec2 = isect::Vec2<double>;
using Segment = isect::Segment<double>;
using Aabb = isect::Aabb<double>;
using Circle = isect::Circle<double>;
using Capsule = isect::Capsule<double>;
using Range = isect::Interval<double>;

/// A Vec2 is a point; a Range stands on a line of its own.
using Geometry = std::variant<Vec2, Segment, Aabb, Circle, Capsule, Polygon, Range>;

struct NamedShape {
    std::string name;
    Geometry geometry;

    friend bool operator==(const NamedShape&, const NamedShape&) = default;
};

/// x = center.x + amplitude.x cos(rate.x t + phase.x), y the same with sin.
struct Orbit {
    Vec2 center;
    Vec2 amplitude;
    Vec2 rate;
    Vec2 phase;

    friend bool operator==(const Orbit&, const Orbit&) = default;
};

/// The delta of a query, times (cos(rate t + phase) + 1) / 2, or 1e-8 where that is 0.
struct Swing {
    double rate{};
    double phase{};

    friend bool operator==(const Swing&, const Swing&) = default;
};

/// What a mover does with the motion that a hit has left over.
using Response = isect::Response;

/// A body in flight at a moment: where an edit made a simulation go on from.
struct Since {
    Vec2 pos;
    Vec2 velocity;
    double time{};

    friend bool operator==(const Since&, const Since&) = default;
};

/// A body that moves by velocity / 60 in steps of 1/60 s among the obstacles of its own queries.
struct Fly {
    Vec2 velocity;
    Response response = Response::bounce;
    /// By sweeps; or by static tests after each jump, which lets fast bodies through.
    bool swept = true;
    /// Seconds after which the flight starts again; 0 for never.
    double repeat{};
    /// Seconds that the query on the canvas looks ahead: its delta is velocity * ahead, so that the
    /// picture can show where the body will hit.
    double ahead = 1 / 60.0;
    std::optional<Since> since;

    friend bool operator==(const Fly&, const Fly&) = default;
};

/// A point that goes where the mouse is; the last place is kept here.
struct Follow {
    Vec2 pos;

    friend bool operator==(const Follow&, const Follow&) = default;
};

struct Motion {
    /// "name.handle": the handle of a shape that this moves ("seg.end"), or "name.delta", the delta
    /// of that mover's queries.
    std::string drives;
    std::variant<Orbit, Swing, Fly, Follow> kind;
    bool on = true;

    friend bool operator==(const Motion&, const Motion&) = default;
};

enum class QueryKind {
    overlaps,
    intersect,
    raycast,
    sweep,
    sweep_into,
    distance,
    closest_points,
    slab_times,
    move_and_slide
};

/// Whether it asks what happens along a way; the others ask of shapes that stand still.
constexpr bool asks_along_a_way(QueryKind kind) {
    return kind == QueryKind::raycast || kind == QueryKind::sweep ||
           kind == QueryKind::sweep_into || kind == QueryKind::slab_times ||
           kind == QueryKind::move_and_slide;
}

struct Query {
    QueryKind kind{};
    std::string mover;
    /// In order; exactly one, but for sweep_into and move_and_slide.
    std::vector<std::string> obstacles;
    /// Of sweep, sweep_into and move_and_slide: the way that the mover wants to go.
    Vec2 delta;
    /// Of move_and_slide.
    Response response = Response::slide;

    friend bool operator==(const Query&, const Query&) = default;
};

/// What of an answer is drawn. The names in files are the enumerators'.
enum class Layer {
    contact,   ///< the contact point
    normal,    ///< its normal
    push,      ///< the push-out: the ghost where a static test puts the mover
    path,      ///< the way of a mover
    target,    ///< start, stop and target of a sweep
    inflated,  ///< the obstacle inflated by the mover (Minkowski sum), and the mover as a point
    slabs,     ///< near and far edge lines with their times
    closest,   ///< closest points and the line between them
    spans,     ///< projections on the axes
    names,     ///< names of shapes
    working    ///< what the algorithm reckons with: distances, roots, regions, candidates
};
using Layers = std::set<Layer>;

/// Nearer, no place of a double is left beside another; farther, the world's largest crowds are a
/// point. Within them, what is computed of a camera and any place is a number.
inline constexpr double least_zoom = 1e-9;
inline constexpr double most_zoom = 1e12;

struct CameraState {
    Vec2 center;
    double zoom{};  ///< points of the screen for each unit of the world, from least to most

    friend bool operator==(const CameraState&, const CameraState&) = default;
};

/// The moment that a saved or copied case opens at.
struct Opens {
    std::optional<double> time;
    std::optional<bool> playing;
    std::optional<CameraState> camera;
    std::optional<int> query;

    friend bool operator==(const Opens&, const Opens&) = default;
};

enum class Scalar { double_, float_ };

/// The latest moment of any scene, in seconds, and the longest time that a field can say: a flight
/// takes 60 steps for each of them.
inline constexpr double longest_time = 3600;

/// How much a scene may hold: more than anybody draws by hand. A crowd is for more.
inline constexpr std::size_t most_shapes = 1000;
inline constexpr std::size_t most_motions = 100;
inline constexpr std::size_t most_queries = 100;

/// The only document: a demo, a lesson's step, a saved case, an undo entry.
struct Scene {
    std::string title;
    std::string caption;            ///< one line: what to try
    std::vector<std::string> text;  ///< paragraphs
    std::string group;
    int order{};
    /// What the view frames, before its margin of 8 %: corner of least coordinates, and size.
    Vec2 content_corner;
    Vec2 content_size;
    double cover{};        ///< the time whose picture stands for the scene
    double duration = 10;  ///< seconds that the transport's strip covers
    Scalar scalar = Scalar::double_;
    std::vector<NamedShape> shapes;
    std::vector<Motion> motions;
    std::vector<Query> queries;
    std::optional<Crowd> crowd;
    Layers show;
    std::optional<Opens> opens;

    friend bool operator==(const Scene&, const Scene&) = default;
};

const NamedShape* find_shape(const Scene& scene, std::string_view name);
NamedShape* find_shape(Scene& scene, std::string_view name);

/// Whether it asks anything: by a query, or of a crowd.
bool asks_something(const Scene& scene);

/// Whether a shape is the box that is swept through the scene's crowd.
bool sweeps_crowd(const Scene& scene, std::string_view shape);

/// The latest moment of this scene. It is before longest_time where its flights have so many
/// obstacles that to fly on until then would take minutes.
double latest_moment(const Scene& scene);

/// What a flying body can hit: the obstacles of every query that it is the mover of, in order.
std::vector<std::string> obstacles_of(const Scene& scene, std::string_view mover);

}  // namespace lab
