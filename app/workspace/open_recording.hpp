#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "recording/found_queries.hpp"
#include "recording/recorded_answer.hpp"
#include "recording/recording_index.hpp"
#include "recording/replay.hpp"
#include "scene/scene.hpp"

namespace lab {

struct Host;

/// Whether a name ends as those of recordings do.
bool is_recording_name(std::string_view name);

/// What a recorded query looks like.
struct RecordedMoment {
    Scene scene;                           ///< the query, with the shapes around
    std::optional<RecordedAnswer> answer;  ///< nothing if the query can't be shown
    std::optional<WrongAnswer> wrong;      ///< nothing if the game's answer is fine
    bool starts_inside = false;
    std::vector<Vec2> track;         ///< where the mover was until then
    std::vector<std::string> notes;  ///< of its frame
    std::string problem;             ///< why it can't be shown; empty if it can
};

/// A recording of a game that is open: a document of its own, which nobody edits. One of its
/// queries is shown.
class OpenRecording {
public:
    /// The number tells it apart from others that were open before.
    OpenRecording(std::string path, std::string text, std::int64_t stamp, int number);
    int number() const { return number_; }

    const std::string& path() const { return path_; }
    std::int64_t stamp() const { return stamp_; }
    std::string_view text() const { return text_; }
    std::size_t size() const { return text_.size(); }
    /// The last bytes, to recognize a file that has only grown.
    std::string_view tail() const;
    /// Takes what the game has written since.
    void grow(std::string_view more, std::int64_t stamp);
    /// Whether the text can be a recording: it has its first line, or a key frame.
    bool is_recording() const;
    /// Whether it has grown since it was opened.
    bool is_live() const { return is_live_; }

    /// Goes on reading and judging for a few thousandths of a second, by a clock in seconds.
    void follow(const std::function<double()>& clock);
    /// Judges all answers again, which may be off by so much now.
    void judge_within(double within);
    const ReplaySettings& settings() const { return settings_; }
    /// Searches for the queries that the words name, and shows the nearest one that follows, or
    /// the last one before. No words let all through.
    void search(const std::string& words);
    const FoundQueries& found() const { return found_; }
    /// Shows that one once it is found. Returns whether another query is shown now.
    bool show_found();
    /// Shows the last query if that is followed. Returns whether another one is shown now.
    bool follow_end();
    bool is_read() const;
    bool is_done() const;
    /// The share that is judged, from 0 to 1.
    double share_done() const;

    const RecordingIndex& index() const { return index_; }
    const Replay& replay() const { return replay_; }
    /// The positions of the queries whose answers are wrong, in order.
    std::vector<std::size_t> wrong_queries() const;

    // Of the queries that were found. Each is npos if there is none.
    std::size_t next_query(int by) const;
    std::size_t next_wrong(int by) const;
    /// In the next frame that has one: that of the same label and mover, if it is there.
    std::size_t next_frame(int by) const;

    /// Shows frame after frame, as fast as the game ran.
    void play(bool wanted) { played_ = wanted ? std::optional<double>(0) : std::nullopt; }
    bool is_playing() const { return played_.has_value(); }
    /// Returns whether another query is shown now.
    bool advance(double seconds);

    /// The position of the shown query; npos if there is none.
    std::size_t shown() const { return shown_; }
    void show(std::size_t query);
    /// The same for a user. It stops playing, and no longer waits for a find.
    void go_to(std::size_t query);
    /// Whether the last query is shown, also when others follow.
    bool follows_end() const { return follows_end_; }
    /// The number of the frame of the shown query.
    std::int64_t frame() const;
    /// "frame 4905, move"
    std::string place() const;
    const RecordedMoment& moment() const { return moment_; }

private:
    void read_moment();
    std::size_t first_in_frame(std::size_t frame) const;
    bool is_like(std::size_t query, std::size_t other) const;
    std::size_t same_in_frame(std::size_t query, std::size_t frame) const;
    std::size_t frame_beside(std::size_t query, int by) const;
    double seconds_between(std::size_t query, std::size_t later) const;

    std::string path_, text_;
    std::int64_t stamp_;
    RecordingIndex index_;
    ReplaySettings settings_;
    Replay replay_{{}};
    FoundQueries found_;
    bool seeks_found_ = false;      ///< the nearest found query is to be shown
    std::optional<double> played_;  ///< for so many seconds since the last frame
    /// What is played after which query.
    std::size_t played_from_ = isect::npos, played_next_ = isect::npos;
    std::size_t judged_ = 0;  ///< bytes
    std::size_t shown_;
    int number_;
    bool is_live_ = false, follows_end_ = false;
    RecordedMoment moment_;
};

/// What was written to the file of a recording since it was read.
struct RecordingNews {
    bool has_grown = false;
    bool begins_again = false;  ///< it doesn't go on with what was read
    std::string text{};         ///< what is new
    std::int64_t stamp{};
};
/// Throws as the host does.
RecordingNews news_of(const OpenRecording& recording, Host& host);

}  // namespace lab
