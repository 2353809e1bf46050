#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "geometry/camera.hpp"

namespace lab {

class Frame;
class OpenRecording;

/// What happened in each column of a strip, for each label of a recording. It is counted again when
/// the recording grows, other queries are searched for, or the strip changes its width.
struct RecordingColumns {
    enum Mark : std::uint8_t { none = 0, asked = 1, hit = 2, wrong = 4 };

    int recording = 0;  ///< its number
    std::size_t queries = 0, wrong_queries = 0, found = 0, width = 0;
    std::string search;
    std::vector<std::vector<std::uint8_t>> rows;
};

/// The height of the rows; more labels than fit into it are scrolled to.
float tracks_height(const OpenRecording& recording);
/// A row for each label with a mark for each query: dragging along them shows another query, and
/// a click on a label searches for it.
void recording_tracks(Frame& frame, const Rect& area, RecordingColumns& kept);

}  // namespace lab
