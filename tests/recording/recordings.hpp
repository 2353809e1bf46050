// Recordings for tests, of a hero who stands on a floor.
#pragma once

#include <string>

#include "recording/replay.hpp"

inline const std::string recording_head = "isect-recording 1 double y_down 0.0166 px test\n";
/// The hero's feet are on the floor, 200 to each side, with a wall at its right end.
inline const std::string recording_shapes =
    "shape floor box 0 40 200 8\nshape wall box 190 0 10 40\nshape hero box 10 27.5 4 4.5\n";
inline const std::string recording_begin = recording_head + "frame 0 key\n" + recording_shapes;

inline lab::Replay replay_of(const std::string& text, lab::ReplaySettings settings = {}) {
    lab::Replay replay(std::move(settings));
    replay.feed(text);
    return replay;
}
