#pragma once

#include <string>
#include <vector>

namespace lab {

/// How running a program ended.
enum class Ended {
    well,    ///< with status 0
    badly,   ///< with another status
    late,    ///< too late, so it was killed
    unfound  ///< there is no such program
};

/// Runs a program found in PATH with its arguments, without a shell. It reads `input` as standard
/// input, its output is discarded, and after `most_seconds` it is killed along with its children.
/// Processes that it leaves behind when it ends in time may continue. On systems without POSIX, no
/// program is found.
Ended run_program(const std::vector<std::string>& words, const std::string& input,
                  double most_seconds);

}  // namespace lab
