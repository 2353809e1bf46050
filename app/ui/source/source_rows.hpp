#pragma once

#include "geometry/camera.hpp"
#include "workspace/source_view.hpp"

namespace lab {

class Frame;

/// The rows of the shown file in a scrolling region. Lines that ran are highlighted, the rest is
/// dimmed, and every traced line ends with its values.
void source_rows(Frame& frame, SourceView& view, const ShownCall& shown, Rect area);

}  // namespace lab
