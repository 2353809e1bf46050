#pragma once

#include <vector>

#include "geometry/camera.hpp"
#include "workspace/source_view.hpp"

namespace lab {

class Frame;

/// The plain formula and the library's source, side by side or, in a narrow card, one above the
/// other. `chain` leads to the library's function that is shown.
void both_sources(Frame& frame, const std::vector<ShownCall>& chain, Rect area);

/// A header with the rows of a source below it. A title says whose source it is.
void source_with_header(Frame& frame, SourceView& view, const std::vector<ShownCall>& chain,
                        Rect area, const char* title = "");

}  // namespace lab
