// The lines of a recording, as assets/recorders/README.md describes them.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "query/precision.hpp"

namespace lab {

/// What is wrong with a line, in a sentence.
struct LineError : std::runtime_error {
    using runtime_error::runtime_error;
};

/// The line is about a shape that isn't there.
struct UnknownShape : LineError {
    using LineError::LineError;
};

/// The first line.
struct RecordingHead {
    Scalar scalar = Scalar::double_;
    bool is_y_up = false;
    double seconds{};  ///< of a frame; 0 if that varies
    std::string unit = "units";
    std::string writer;
};

// The texts of these refer to the line.

struct FrameLine {
    std::int64_t number{};
    bool is_key = false;  ///< what was known before is forgotten
};

struct ShapeLine {
    std::string_view id;
    Geometry shape;
    Mark mark{};  ///< its side that is met, its motion since the last frame, and its layers
};

struct GoneLine {
    std::string_view id;
};

/// What a game asks.
enum class RecordedKind { overlaps, raycast, sweep, slide, walk };

/// Whether the answer is the place where the mover ends.
constexpr bool is_move(RecordedKind kind) {
    return kind == RecordedKind::slide || kind == RecordedKind::walk;
}

/// What the game's own code answered.
struct GameAnswer {
    bool is_yes = false;   ///< it overlaps, or it meets something
    double time = 1;       ///< of a raycast or a sweep: the share of the way
    Vec2 normal{};         ///< of a hit
    Vec2 place{};          ///< of a slide or a walk: where the mover is afterwards
    std::string_view met;  ///< the obstacle, if the game says it
};

struct QueryLine {
    std::string_view label;
    RecordedKind kind{};
    std::string_view mover;  ///< empty for a point
    Vec2 point{};
    Vec2 delta{};  ///< NaN and infinities stay
    bool is_among_all = false;
    std::vector<std::string_view> among{};
    std::vector<std::string_view> but{};  ///< these don't count
    Groups meets{};                       ///< only shapes in one of these layers count
    GameAnswer answer{};
};

struct NoteLine {
    std::string_view text;
};

/// A line of a later version, or an empty one.
struct OtherLine {
    std::string_view kind;  ///< its first word; empty if the line is
};

using RecordedLine = std::variant<OtherLine, FrameLine, ShapeLine, GoneLine, QueryLine, NoteLine>;

/// A line without the return before its end and, if it is the first one, without the byte order
/// mark that some editors and languages write.
std::string_view bare_line(std::string_view line, bool is_first);

/// Whether a line is meant as the first one of a recording.
bool is_recording_head(std::string_view line);
/// Throws LineError.
RecordingHead read_recording_head(std::string_view line);

/// Reads any other line, without its end. Where y grows upwards, what comes back is the mirror
/// image with y down, which has the same bits but for signs. Throws LineError.
RecordedLine read_recorded_line(std::string_view line, const RecordingHead& head);

/// "sweep"
const char* name_of(RecordedKind kind);
std::optional<RecordedKind> recorded_kind_named(std::string_view name);

}  // namespace lab
