#pragma once

#include <string>

#include "recording/replay.hpp"

namespace lab {

/// What is wrong with a file that is none, after its name.
inline constexpr const char* no_recording_text =
    ": expected a recording, which begins with isect-recording 1 or has a key frame";

/// "Passes through"
std::string heading_of(WrongKind kind);
/// "8,000 frames and 16,000 queries"
std::string progress_text(const Replay& replay);
/// "3 of 41,000 answers are wrong by more than 0.001: 1 passes through, 2 stops though free."
std::string summary_text(const Replay& replay, const ReplaySettings& settings);
/// What of a recording wasn't judged, in lines; empty if all was.
std::string left_out_text(const Replay& replay);
/// "frame 120, line 371, move: passes through. It meets floor after …"
std::string find_text(const ListedAnswer& find);
/// All finds as JSON.
std::string finds_json(const Replay& replay, const ReplaySettings& settings);

}  // namespace lab
