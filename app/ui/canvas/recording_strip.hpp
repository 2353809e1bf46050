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

    std::size_t queries = 0, wrong_queries = 0, width = 0;
    std::vector<std::vector<std::uint8_t>> rows;
};

/// The queries of an open recording as a strip at the lower edge of the canvas, with a row for each
/// label: dragging along it shows another query.
void recording_strip(Frame& frame, Rect canvas);

}  // namespace lab
