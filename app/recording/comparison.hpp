#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "recording/equal_times.hpp"
#include "recording/query_reader.hpp"

namespace lab {

/// Where two recordings of the same game part.
struct Parting {
    std::int64_t frame{};
    std::size_t line = 0, other_line = 0;  ///< of the query in each; 0 if it has none there
    std::size_t last_line = 0;             ///< of the last query of the first one until there
    std::string words;                     ///< a sentence
};

/// A query of the first recording, and the one of the other that belongs to it.
struct ComparedQuery {
    std::size_t line{}, other_line{};
    /// Where the other mover ends; at two frame rates, where it is when the query is asked. NaN if
    /// the other recording asks something else.
    Vec2 other_place{};
    bool differs = false;  ///< by more than allowed
};

/// Compares two recordings of the same game, which may grow. Their queries are compared in their
/// order, by the numbers of their frames. If both say how long a frame lasts, and not the same,
/// then the places of their movers are compared at equal times instead.
class RecordingComparison {
public:
    /// `within` is how much may differ.
    explicit RecordingComparison(double within) : within_(within) {}

    /// Goes on for about so many bytes.
    void read(std::string_view one, std::string_view other, std::size_t bytes);
    /// Whether all of these texts was compared.
    bool is_done(std::string_view one, std::string_view other) const;
    /// How many bytes of both were read.
    std::size_t position() const { return one_.position() + other_.position(); }

    /// Whether the first one, or the other, had a query until now.
    bool has_one() const { return has_one_; }
    bool has_other() const { return has_other_; }
    /// Whether places are compared at equal times.
    bool is_by_time() const { return times_.has_value(); }
    double seconds() const { return one_.seconds(); }
    double other_seconds() const { return other_.seconds(); }
    /// How many pairs of queries or places were compared.
    std::size_t compared() const { return compared_; }

    /// The first difference of any size, and the first that is larger than allowed. Places at equal
    /// times are never quite the same, so only larger differences count there.
    const std::optional<Parting>& first() const { return first_; }
    const std::optional<Parting>& first_large() const { return first_large_; }
    /// The query with which one recording goes on where the other has ended.
    std::optional<Parting> rest() const;

    /// The query in a line of the first recording, if it was compared; null otherwise.
    const ComparedQuery* query_at(std::size_t line) const;
    /// The next query after a line that differs by more than allowed, or the last one before it;
    /// null if there is none.
    const ComparedQuery* difference_beside(std::size_t line, int direction) const;

private:
    bool step();
    bool step_by_time();
    bool step_by_frame();
    void compare(const ReadQuery& one, const ReadQuery& other);
    void compare(const TimedPlaces& places);
    void note_lonely(const ReadQuery& query, bool is_first_one);
    Parting lonely(const ReadQuery& query, bool is_first_one) const;
    void add(const ComparedQuery& query);

    double within_;
    QueryReader one_, other_;
    bool has_one_ = false, has_other_ = false;
    std::optional<EqualTimes> times_;
    std::optional<Parting> first_, first_large_;
    std::vector<ComparedQuery> queries_;  ///< by their lines
    std::size_t compared_ = 0;
    bool is_stuck_ = false;  ///< where one of them ends
    std::size_t stuck_one_ = 0, stuck_other_ = 0;
};

}  // namespace lab
