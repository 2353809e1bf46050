#pragma once

#include "ui/time/recording_tracks.hpp"

namespace lab {

/// The queries of an open recording in place of the time controls, with a row for each
/// label: dragging along them shows another query.
void recording_panel(Frame& frame, Rect area, RecordingColumns& kept);
/// The height that it needs; 0 if the open scene is no query of a recording.
float recording_height(const Frame& frame);

}  // namespace lab
