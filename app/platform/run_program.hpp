#pragma once

#include <string>
#include <vector>

namespace lab {

/// What became of a program.
enum class Ended {
    well,    ///< with status 0
    badly,   ///< with another status
    late,    ///< not in time, so that it was killed
    unfound  ///< there is none
};

/// Runs a program of the path, by its name and its arguments as they are, without a shell. It reads
/// a file, says nothing, and is killed with all that it started after so many seconds. What it
/// leaves behind when it ends in time may go on. (Where the system has no POSIX, it finds none.)
Ended run_program(const std::vector<std::string>& words, const std::string& input,
                  double most_seconds);

}  // namespace lab
