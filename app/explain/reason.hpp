#pragma once

#include <optional>
#include <string>

#include "explain/sentence.hpp"
#include "explain/working.hpp"
#include "trace/decision.hpp"

namespace lab {

/// How much was missing, as a line of the world.
struct Gap {
    Vec2 from;
    Vec2 to;
    std::string text;  ///< beside it: a length, or a span of time
    /// Where an end lies on an edge's line but not on the edge itself: the place on the edge.
    std::optional<Vec2> edge{};
};

/// Why a query says what it says.
struct Reason {
    Sentence sentence;
    std::optional<Gap> gap;
    Figures figures{};  ///< how it came about, drawn over the scene
};

/// From what the library did. Where that isn't known to the lab, only what was answered.
Reason reason_of(const Evaluation& evaluation, std::size_t query, const std::optional<Call>& trace,
                 std::optional<Range> of_whole = {});

/// Why a sweep among many doesn't meet one of them, in words. Where it is a piece of a longer
/// motion, times are those of the whole, in which it lasts for that span.
std::string why_not_met(const Scene& posed, const Query& query, std::size_t obstacle,
                        std::optional<Range> of_whole = {});

/// What a mover does after a hit: "slides along it".
const char* goes_on(Response response);

/// What a reason is made from.
struct Told {
    const Scene& posed;
    const Query& query;
    const Answer& answer;
    const Call& root;
    Decision last;
    std::optional<Range> of_whole{};  ///< where this is a piece of a longer motion: when it lasts

    /// A fraction of the way, as a time in words.
    std::string when(double fraction) const;
    std::string how_long(double fraction) const;
    const std::string& mover() const { return query.mover; }
    std::string obstacle(std::size_t index = 0) const;
    const Geometry& moving() const { return find_shape(posed, query.mover)->geometry; }
    const Geometry& other() const { return find_shape(posed, query.obstacles.front())->geometry; }
};

// One for each family of algorithms; nothing for what belongs to another.
std::optional<Reason> reason_of_motion(const Told& told);
std::optional<Reason> reason_of_place(const Told& told);
std::optional<Reason> reason_of_push(const Told& told);
std::optional<Reason> reason_of_distance(const Told& told);
std::optional<Reason> reason_of_slabs(const Told& told);
std::optional<Reason> reason_of_many(const Told& told);

/// What to say of a yes or no that plain arithmetic could not tell from its opposite: that it was
/// decided exactly, and by how much. Nothing where none was needed.
std::string close_call(const Told& told, const Reason& reason);

/// The shortest way out of what overlaps; nothing where that isn't so.
std::optional<Hit> push_of(const Told& told);

/// The place on the side of a box, or of a disc, that is nearest to one on that side's line.
Vec2 edge_beside(const Geometry& shape, Vec2 place, bool on_x);

/// "the left side of box", y pointing down; just "box" where the face is slanted.
std::string face_of(const std::string& obstacle, Vec2 normal);

}  // namespace lab
