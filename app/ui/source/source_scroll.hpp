#pragma once

#include <vector>

#include "trace/ran.hpp"
#include "workspace/source_view.hpp"

namespace lab {

class Frame;

inline constexpr float code_row_height = 18;

/// Scrolls the source's rows, of which `height` points are visible. During a walk, it scrolls to
/// the current line; otherwise to a function when it opens, and to the deciding line if that is out
/// of view, whenever the line or the region changes.
void bring_into_view(Frame& frame, SourceView& view, const ShownCall& shown, const Ran& done,
                     const std::vector<SourceRow>& rows, float height);

}  // namespace lab
