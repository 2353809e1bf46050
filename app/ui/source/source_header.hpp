#pragma once

#include <vector>

#include "geometry/camera.hpp"
#include "workspace/source_view.hpp"

namespace lab {

class Frame;

inline constexpr float source_header_height = 40;

/// The breadcrumbs to the function that a view shows, and the number of its lines that ran. The
/// view of the library also has the buttons. A title comes first.
void source_header(Frame& frame, SourceView& view, const std::vector<ShownCall>& chain,
                   const Rect& area, const char* title = "");

}  // namespace lab
