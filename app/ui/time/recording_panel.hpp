#pragma once

#include <cstdint>
#include <vector>

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// What happened in each column of a strip, for each label of a recording. It is counted again when
/// the recording grows or the strip changes its width.
struct RecordingColumns {
    enum Mark : std::uint8_t { none = 0, asked = 1, hit = 2, wrong = 4 };

    int recording = 0;  ///< its number
    std::size_t queries = 0, wrong_queries = 0, width = 0;
    std::vector<std::vector<std::uint8_t>> rows;
};

/// The queries of an open recording in place of the time controls, with a row for each of the first
/// labels: dragging along them shows another query.
void recording_panel(Frame& frame, Rect area, RecordingColumns& kept);
/// The height that it needs; 0 if the open scene is no query of a recording.
float recording_height(const Frame& frame);

}  // namespace lab
