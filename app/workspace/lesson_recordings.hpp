#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "lessons/lesson.hpp"
#include "recording/recording_index.hpp"

namespace lab {

/// The recording of a small game with one wrong answer, tests/recorders/ghost_game.cpp.
inline constexpr const char* small_game = "ghost";

/// The folder of assets that a lesson's file is in; empty for a built-in lesson.
std::string assets_around(const std::string& lesson_path);

/// A recording of the folder `recordings` in somebody's assets, or else of the built-in ones.
/// Throws std::runtime_error if there is none.
std::string recording_text(const std::string& name, const std::string& assets);

/// The position of the first query in a frame, or of the first one of all; npos if there is none.
std::size_t first_query(const RecordingIndex& index, std::optional<std::int64_t> frame);

/// The scene of the query with which a recording opens. Throws std::runtime_error.
Scene scene_as_opened(const StepRecording& recording, const std::string& assets);

}  // namespace lab
