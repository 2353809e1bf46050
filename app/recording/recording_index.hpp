#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "recording/recorded_line.hpp"
#include "recording/recorded_lines.hpp"
#include "recording/recorded_world.hpp"

namespace lab {

/// Where a query is in the text of a recording.
struct IndexedQuery {
    std::size_t offset{};   ///< of its line
    std::uint32_t line{};   ///< from 1
    std::uint32_t frame{};  ///< as a position in the list of frames
    std::uint16_t label{};  ///< as a position in the list of labels
    RecordedKind kind{};
    bool is_hit = false;  ///< the game says that it overlaps or meets something; always for a move
};

/// Where a remark is in the text of a recording.
struct IndexedNote {
    std::size_t offset{};   ///< of its line
    std::uint32_t frame{};  ///< as a position in the list of frames
};

/// A table of contents of a recording, from which any moment can be read. It keeps no text.
class RecordingIndex {
public:
    /// Goes on reading a text, which may have grown at its end since the last call, for about so
    /// many bytes. The last line waits for its end.
    void read(std::string_view text, std::size_t bytes);
    /// How much of the text was read.
    std::size_t position() const { return lines_.position(); }

    const RecordingHead& head() const { return head_; }
    const std::vector<std::int64_t>& frames() const { return frames_; }  ///< their numbers
    const std::vector<std::string>& labels() const { return labels_; }
    const std::vector<IndexedQuery>& queries() const { return queries_; }
    /// The number of a query's frame; 0 if none has begun.
    std::int64_t frame_of(const IndexedQuery& query) const;
    /// The remarks of a frame of the list, in order.
    std::vector<std::string> notes_of(std::string_view text, std::size_t frame) const;
    /// The query in a line, or the last one before it; npos if there is none.
    std::size_t query_at_line(std::size_t line) const;

    /// The shapes that live when a query is asked.
    RecordedWorld world_at(std::string_view text, const IndexedQuery& query) const;
    /// Where the mover of a query was in the last second, up to its place when it is asked, but
    /// only where it had moved, and in 60 places at most. Empty for a point.
    std::vector<Vec2> track_of(std::string_view text, const IndexedQuery& query) const;
    /// The line of a query. Throws LineError.
    QueryLine query_line(std::string_view text, const IndexedQuery& query) const;
    /// The same as it is written.
    static std::string_view line_of(std::string_view text, const IndexedQuery& query);
    /// The id of its mover, or its point, as they are written.
    static std::string_view mover_of(std::string_view text, const IndexedQuery& query);

private:
    /// What happened to a shape.
    struct Event {
        std::size_t offset{};
        bool is_gone = false;
    };

    void take(std::string_view line, std::size_t offset);
    void put_last(RecordedWorld& world, std::string_view text, const Event* first,
                  const Event* end) const;
    void take_query(std::string_view words, std::size_t offset);
    std::uint32_t frame_now() const;

    RecordingHead head_;
    bool is_live_ = false;
    RecordedLines lines_;
    std::vector<std::int64_t> frames_;
    std::vector<std::string> labels_;
    std::map<std::string, std::uint16_t, std::less<>> label_places_;
    std::vector<IndexedQuery> queries_;
    std::vector<IndexedNote> notes_;
    std::vector<std::size_t> keys_;                                  ///< offsets of the key frames
    std::map<std::string, std::vector<Event>, std::less<>> events_;  ///< by the id of the shape
};

}  // namespace lab
