#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <isect/recorder.hpp>

#include "query/answer.hpp"

namespace lab {

/// How a mover uses the rest of its motion after a hit.
using Response = isect::Response;

/// What a query is asked about.
struct QueryInput {
    const Geometry& mover;
    std::span<const Geometry> obstacles;
    Scalar scalar{};
    Vec2 delta{};
    Response response = Response::slide;
    isect::Recorder trace{};        ///< records nothing without a Recording
    std::span<const Mark> marks{};  ///< one for each obstacle, or none at all
    WalkSettings settings{};
    Groups meets{};  ///< only obstacles in one of these are met
};

/// An answer in words: "Overlap.", and what "a and b" do: "have an inside in common".
struct Verdict {
    const char* answer = "";
    const char* about = "";
};

/// Everything that the lab knows about one query of the library. Files, case lines, the schema,
/// menus, the inspector and exported tests follow from it.
struct QueryRow {
    const char* name;  ///< in the library and in files
    struct {
        const char* id;
        const char* title;
        const char* tip;
        const char* need;  ///< what to select first
        char key{};
        /// The commands that its key runs if this one isn't available, the best first.
        std::array<const char*, 2> instead{};
    } command;            ///< that adds such a query
    bool along_path{};    ///< runs along a path; the other queries are static
    bool has_delta{};     ///< has a path from the mover's start to its target
    bool takes_many{};    ///< takes a list of obstacles rather than exactly one
    bool has_response{};  ///< to a hit
    bool walks{};         ///< has the settings of a character
    Verdict yes{}, no{};  ///< of a query that answers only yes or no

    /// Whether the library supports the query for these shapes.
    bool (*supports)(const Geometry& mover, const Geometry& obstacle){};
    /// The answer; an empty one for shapes that the library doesn't support.
    Answer (*answer)(const QueryInput& input){};
};

// Each has a file of its own, which compiles the query for all shapes, in float and in double.
extern const QueryRow overlaps_row, intersect_row, raycast_row, sweep_row, sweep_into_row,
    distance_row, closest_points_row, slab_times_row, move_and_slide_row, walk_row;

/// All queries, in the order of QueryKind.
inline constexpr std::array query_rows{
    &overlaps_row, &intersect_row,      &raycast_row,    &sweep_row,          &sweep_into_row,
    &distance_row, &closest_points_row, &slab_times_row, &move_and_slide_row, &walk_row,
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
    move_and_slide,
    walk
};

struct Query {
    QueryKind kind{};
    std::string mover;
    /// In order. Only a query that takes many may have more than one.
    std::vector<std::string> obstacles;
    Vec2 delta;                           ///< if the query has a delta
    Response response = Response::slide;  ///< if the query has a response
    std::string question{};               ///< in the author's own words; usually empty
    WalkSettings settings{};              ///< if the query walks
    Groups meets{};  ///< of its obstacles, only those in one of these groups are met

    friend bool operator==(const Query&, const Query&) = default;
};

inline const QueryRow& row_of(QueryKind kind) {
    return *query_rows.at(static_cast<std::size_t>(kind));
}
inline const QueryRow& row_of(const Query& query) {
    return row_of(query.kind);
}

/// "a against b, c": the shapes of a query.
std::string mover_against_obstacles(const Query& query);

/// The names of all queries, in order.
std::vector<std::string> query_names();

/// Whether a query asks only about obstacles of certain groups: one of many, which moves.
inline bool has_groups(const QueryRow& row) {
    return row.takes_many;
}

/// Whether the library supports this query for the mover and the obstacle.
bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle);

// Queries that the lab itself uses.
bool overlap(const Geometry& a, const Geometry& b, Scalar scalar);
std::optional<Hit> push_of(const Geometry& mover, const Geometry& obstacle, Scalar scalar);
Sweep sweep_of(const Geometry& mover, Vec2 delta, const Geometry& obstacle, Scalar scalar);
Sweep sweep_into_of(const Geometry& mover, Vec2 delta, std::span<const Geometry> obstacles,
                    Scalar scalar);
double distance_of(const Geometry& a, const Geometry& b, Scalar scalar);
Closest closest_points_of(const Geometry& a, const Geometry& b, Scalar scalar);

}  // namespace lab
