#pragma once

#include <string>

#include "recording/replay.hpp"

namespace lab {

/// Judges the recording in a file, prints what is wrong with the game's answers, and writes all of
/// it as JSON if `finds` names a file. Returns whether it found something. Throws UnreadableFile if
/// the file is none, or has lines that can't be read.
bool replay_and_print(const std::string& file, const ReplaySettings& settings,
                      const std::string& finds);

/// Compares two recordings of the same game, and prints where they part: the first difference, and
/// the first that is larger than `within`. Returns whether there is one.
bool compare_and_print(const std::string& file, const std::string& other, double within);

}  // namespace lab
