#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "recording/recorded_lines.hpp"
#include "recording/recorded_world.hpp"

namespace lab {

/// What is compared of a query. It keeps its texts, since those of the recording may move.
struct ReadQuery {
    std::int64_t frame{};
    std::size_t line{};
    std::string label{}, mover_id{};
    RecordedKind kind{};
    Vec2 place{}, size{};  ///< of the mover before it moves
    Vec2 delta{};
    GameAnswer answer{};  ///< without what was met
    bool is_y_up = false;
};

/// Where the game says that the mover ends.
Vec2 end_of(const ReadQuery& query);

/// Goes through the queries of a recording, which may grow at its end. Lines that can't be read are
/// left out.
class QueryReader {
public:
    /// Reads on to the next query, for at most about so many bytes, unless one is waiting. Returns
    /// whether one is waiting then.
    bool seek(std::string_view text, std::size_t bytes);
    /// The query that is waiting, if there is one.
    const std::optional<ReadQuery>& query() const { return query_; }
    void drop_query() { query_.reset(); }

    /// What its first line says, which was read if there is a query.
    double seconds() const { return head_.seconds; }
    bool is_y_up() const { return head_.is_y_up; }
    std::int64_t first_frame() const { return first_frame_.value_or(0); }
    std::size_t position() const { return lines_.position(); }

private:
    void take(std::string_view line);
    void take_query(const QueryLine& line);

    RecordedLines lines_;
    RecordingHead head_;
    RecordedWorld world_;
    std::optional<ReadQuery> query_;
    std::optional<std::int64_t> first_frame_;
    std::int64_t frame_ = 0;
    bool is_live_ = false;  ///< what lives is known
};

}  // namespace lab
