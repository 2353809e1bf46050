#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "query/query.hpp"
#include "scene/crowd.hpp"

namespace lab {

struct NamedShape {
    std::string name;
    Geometry geometry;
    /// As an obstacle, the side from which it is met; {0, 0} for all sides.
    Vec2 one_way{};
    /// How far its motion takes it in the next step. Only posed scenes have it, so it doesn't count
    /// when shapes are compared.
    Vec2 moved{};
    Groups groups{};  ///< those that it belongs to, as an obstacle

    friend bool operator==(const NamedShape& a, const NamedShape& b) {
        return a.name == b.name && a.geometry == b.geometry && a.one_way == b.one_way &&
               a.groups == b.groups;
    }
};

/// x = center.x + amplitude.x cos(rate.x t + phase.x); y is the same with sin.
struct Orbit {
    Vec2 center;
    Vec2 amplitude;
    Vec2 rate;
    Vec2 phase;

    friend bool operator==(const Orbit&, const Orbit&) = default;
};

/// Multiplies the delta of a query by (cos(rate t + phase) + 1) / 2, or by 1e-8 where that is 0.
struct Swing {
    double rate{};
    double phase{};

    friend bool operator==(const Swing&, const Swing&) = default;
};

/// The state of a flying body from which a simulation continues after an edit.
struct Since {
    Vec2 pos;
    Vec2 velocity;
    double time{};
    bool stands = false;  ///< a walking body was on a floor, from which it may jump

    friend bool operator==(const Since&, const Since&) = default;
};

/// A body that moves in steps among the obstacles of its own queries.
struct Fly {
    Vec2 velocity;
    Response response = Response::bounce;
    /// Sweeps each step if true. If false, jumps and then tests for overlap, so fast bodies tunnel.
    bool swept = true;
    /// Seconds until the flight restarts; 0 for never.
    double repeat{};
    /// How many seconds the query on the canvas looks ahead. Its delta is velocity * ahead, which
    /// shows where the body will hit.
    double ahead = 1 / 60.0;
    std::optional<Since> since;
    /// For bounce: the share of the speed into a surface that is left after it.
    double restitution = 1;
    /// How many steps it takes in a second. A step lasts a whole number of sixtieths.
    double frame_rate = 60;

    friend bool operator==(const Fly&, const Fly&) = default;
};

/// A point that follows the mouse. The last position is stored here.
struct Follow {
    Vec2 pos;

    friend bool operator==(const Follow&, const Follow&) = default;
};

/// A character that runs and jumps over the obstacles of its own walk query, by recorded keys.
struct Walking {
    /// The keys of each step: "60r_20rj_15" is right for 60 steps, right and jump for 20, and none
    /// for 15. l is left, r right, j jump, d drop.
    std::string input;
    double speed = 120;    ///< to the left or right, in units per second
    double jump = 320;     ///< the speed at which a jump begins
    double gravity = 900;  ///< in units per second squared
    double repeat{};       ///< seconds until it starts again; 0 for never
    std::optional<Since> since;
    /// How many steps it takes in a second. A step lasts a whole number of sixtieths.
    double frame_rate = 60;

    // The ideas that its step is made of. Without one of them, the bug that it fixes comes back.
    bool swept = true;   ///< tests the path of a step, not only its end
    bool slides = true;  ///< goes on along what it meets
    bool seams = true;   ///< meets the obstacles as one list, not each of them and each tile alone
    bool snaps = true;   ///< stays on ground that falls away, by the snap of its query
    bool broad_phase = false;  ///< tests only the obstacles near its path

    friend bool operator==(const Walking&, const Walking&) = default;
};

struct Motion {
    /// "name.handle", a handle of a shape ("seg.end"), or "name.delta", the delta of that mover's
    /// queries.
    std::string drives;
    std::variant<Orbit, Swing, Fly, Follow, Walking> kind;
    bool on = true;

    friend bool operator==(const Motion&, const Motion&) = default;
};

/// The parts of an answer that can be drawn. Files use the enumerators' names.
enum class Layer {
    contact,    ///< the contact point
    normal,     ///< the contact normal
    push,       ///< the push-out: a ghost of the mover where a static test puts it
    path,       ///< the path of the mover
    target,     ///< start, stop and target of a sweep
    inflated,   ///< the obstacle inflated by the mover (Minkowski sum), and the mover as a point
    slabs,      ///< near and far edge lines with their times
    closest,    ///< closest points and the line between them
    spans,      ///< projections on the axes
    names,      ///< names of shapes
    working,    ///< intermediate values of the algorithm: distances, roots, regions, candidates
    quadratic,  ///< the terms of the equation of a path against a circle
    axes,       ///< every axis that may separate two convex shapes, with their ranges on it
    derivation  ///< what the answer is derived from, as pictures beside the canvas and on it
};
using Layers = std::set<Layer>;

/// What is drawn of a scene that doesn't say it.
inline const Layers usual_layers{Layer::contact, Layer::normal,  Layer::push,  Layer::path,
                                 Layer::target,  Layer::closest, Layer::names, Layer::working};

/// At the largest zoom, neighbouring doubles around 1e-4 are far apart on the screen; at the least,
/// the largest crowd is a point. Within these limits, every value computed from a camera and a
/// position is finite.
inline constexpr double least_zoom = 1e-9;
inline constexpr double most_zoom = 1e21;

struct CameraState {
    Vec2 center;
    double zoom{};  ///< screen points per world unit, from least_zoom to most_zoom
    /// Added to the center, which alone could only be at one of the numbers that a double can hold.
    /// Files don't store it.
    Vec2 rest{};

    friend bool operator==(const CameraState&, const CameraState&) = default;
};

/// The initial view of a saved or copied case.
struct Opens {
    std::optional<double> time;
    std::optional<bool> playing;
    std::optional<CameraState> camera;
    std::optional<int> query;

    friend bool operator==(const Opens&, const Opens&) = default;
};

/// The latest moment of any scene, in seconds, and the longest time that a field accepts. A flight
/// takes 60 steps per second.
inline constexpr double longest_time = 3600;

/// The limits of a scene, beyond what people draw by hand. A crowd can hold more.
inline constexpr std::size_t most_shapes = 1000;
inline constexpr std::size_t most_motions = 100;
inline constexpr std::size_t most_queries = 100;

/// The file of a level editor that a scene was made from, what of the scene was made from it, and
/// what the user says of its parts. A part has a key, such as `layer "Walls"`.
struct LevelSource {
    std::string file;               ///< its path; the lab never writes it
    std::string content;            ///< the hash of its text, and of the files that it names
    Vec2 start;                     ///< where the character was put
    std::vector<std::string> made;  ///< the names of the level's own shapes
    std::vector<std::string> solid;
    std::vector<std::string> one_way;
    std::vector<std::string> not_solid;
    std::vector<std::string>
        by_parts;  ///< layers of which only marked parts count, and parts as their layer

    friend bool operator==(const LevelSource&, const LevelSource&) = default;
};

/// When a posed scene is. Other scenes have no such moment, so it doesn't count when scenes are
/// compared.
struct PosedTime {
    double time{};

    friend bool operator==(const PosedTime&, const PosedTime&) { return true; }
};

/// The only kind of document: a demo, a lesson's step, a saved case, an undo entry.
struct Scene {
    std::string title;
    std::string caption;            ///< one line that suggests what to try
    std::vector<std::string> text;  ///< paragraphs
    std::string group;
    int order{};
    /// The region that the view frames, before its margin of 8 %: the corner with the least
    /// coordinates, and the size. With the default, the view frames the shapes.
    Vec2 content_corner{-64, -64};
    Vec2 content_size{128, 128};
    double cover{};        ///< the time of the scene's thumbnail
    double duration = 10;  ///< seconds shown on the timeline
    Scalar scalar = Scalar::double_;
    std::vector<NamedShape> shapes;
    std::vector<Motion> motions;
    std::vector<Query> queries;
    std::optional<Crowd> crowd;
    Layers show = usual_layers;
    std::optional<Opens> opens;
    std::optional<LevelSource> level;
    /// What the answer to each query must be, in order, as a lesson's task says it. An empty text
    /// expects nothing.
    std::vector<std::string> expects;
    /// The implementations that fail here, the most telling one first.
    std::vector<std::string> fails;
    PosedTime now{};

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Whether a motion is simulated in steps: a flight or a walk.
bool goes_in_steps(const Motion& motion);
/// The state from which a motion in steps continues after an edit, if any.
const std::optional<Since>& since_of(const Motion& motion);
std::optional<Since>& since_of(Motion& motion);
/// Seconds until a motion in steps starts again; 0 for never.
double repeat_of(const Motion& motion);

/// Why the fields of a shape make none in a scalar, in words; empty if they do.
std::string objection(const NamedShape& shape, Scalar scalar);

const NamedShape* find_shape(const Scene& scene, std::string_view name);
NamedShape* find_shape(Scene& scene, std::string_view name);

/// Whether the scene has a query or a crowd.
bool asks_something(const Scene& scene);

/// Whether the shape is the box that sweeps through the scene's crowd.
bool sweeps_crowd(const Scene& scene, std::string_view shape);

/// The latest moment of this scene. It is earlier than longest_time if the flights have so many
/// obstacles that simulating them until then would take minutes.
double latest_moment(const Scene& scene);

/// The obstacles of all queries with this mover, in order.
std::vector<std::string> obstacles_of(const Scene& scene, std::string_view mover);

/// Whether an obstacle is in one of the groups that a query meets.
bool meets(const Query& query, const NamedShape& obstacle);
/// What a body in motion can hit: those obstacles that one of its queries meets.
std::vector<std::string> met_obstacles_of(const Scene& scene, std::string_view mover);

}  // namespace lab
