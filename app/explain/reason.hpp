#pragma once

#include <optional>
#include <string>
#include <vector>

#include "explain/sentence.hpp"
#include "explain/working.hpp"
#include "geometry/candidate_axes.hpp"
#include "trace/candidates.hpp"
#include "trace/decision.hpp"

namespace lab {

/// How far a query was from a hit, as a line in the world.
struct Gap {
    Vec2 from;
    Vec2 to;
    std::string text;  ///< the label: a length, or a span of time
    /// The nearest point on the edge, if an end of the gap lies only on the edge's line.
    std::optional<Vec2> edge{};
};

/// The explanation of a query's answer.
struct Reason {
    Sentence sentence;
    std::optional<Gap> gap;
    Figures figures{};                  ///< its computation, drawn over the scene
    std::vector<CandidateAxis> axes{};  ///< those that may separate the two shapes
};

/// Explains an answer from the library's trace. If the lab doesn't know the algorithm, only the
/// answer is described.
Reason reason_of(const Evaluation& evaluation, std::size_t query, const std::optional<Call>& trace,
                 std::optional<Range> of_whole = {});

/// Traces the query and explains its answer. Empty if the scene has no query.
std::optional<Reason> reason_now(const Evaluation& evaluation, std::size_t query);

/// Explains why a sweep among many misses one obstacle. If it is a leg of a longer motion that
/// spans `of_whole`, times are those of the whole motion.
std::string why_not_met(const Scene& posed, const Query& query, std::size_t obstacle,
                        std::optional<Range> of_whole = {});

/// What a mover does after a hit: "slides along it".
const char* goes_on(Response response);

/// The input for a reason.
struct Told {
    const Scene& posed;
    const Query& query;
    const Answer& answer;
    const Call& root;
    Decision last;
    std::optional<Range> of_whole{};      ///< the time span of a leg in a longer motion
    std::vector<Candidate> candidates{};  ///< of a sweep among many; see candidates_of()

    /// Formats a fraction of the path as a time.
    std::string when(double fraction) const;
    std::string how_long(double fraction) const;
    const std::string& mover() const { return query.mover; }
    std::string obstacle(std::size_t index = 0) const;
    /// The shape that is a segment; empty if neither is.
    std::string segment() const;
    /// The line from which a capsule's radius is measured: "the capsule's segment", or the segment
    /// that takes its place.
    std::string axis() const;
    const Geometry& moving() const { return find_shape(posed, query.mover)->geometry; }
    const Geometry& other() const { return find_shape(posed, query.obstacles.front())->geometry; }
};

/// The obstacles of a sweep among many, each with the time at which the mover would hit it if there
/// were no others; empty for other queries.
std::vector<Candidate> candidates_of(const Told& told);

// One function for each family of algorithms; empty for other families.
std::optional<Reason> reason_of_motion(const Told& told);
std::optional<Reason> reason_of_place(const Told& told);
std::optional<Reason> reason_of_push(const Told& told);
std::optional<Reason> reason_of_distance(const Told& told);
std::optional<Reason> reason_of_slabs(const Told& told);
std::optional<Reason> reason_of_many(const Told& told);
std::optional<Reason> reason_of_walk(const Told& told);
/// Why an obstacle that is met from one side only lets the mover pass.
std::optional<Reason> reason_of_one_way(const Told& told);

/// "from above", "from the left", "from its front": the side that an obstacle faces.
std::string side_faced(Vec2 facing);
/// The side from which an obstacle of a query is met; {0, 0} for all sides.
Vec2 facing_of(const Scene& posed, const Query& query, std::size_t obstacle);
/// Whether a mover would hit an obstacle that faces a side if it faced none.
bool is_passed(const Scene& posed, const Query& query, std::size_t obstacle);

/// The text about a yes or no that plain arithmetic could not decide: that it was decided exactly,
/// and by what margin. Empty if no exact arithmetic was needed.
std::string close_call(const Told& told, const Reason& reason);

/// The push-out of an overlap; empty if there is none.
std::optional<Hit> push_of(const Told& told);

/// The point on the side of a box or disc nearest to a point on that side's line.
Vec2 edge_beside(const Geometry& shape, Vec2 place, bool on_x);

/// "the left side of box", with y pointing down; just "box" for a slanted face.
std::string face_of(const std::string& obstacle, Vec2 normal);

}  // namespace lab
