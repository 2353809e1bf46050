#pragma once

#include <vector>

#include "trace/ran.hpp"
#include "workspace/source_view.hpp"

namespace lab {

class Lab;

inline constexpr float code_row_height = 18;

/// Scrolls the region of the source's rows, of which so many points are seen: to a walk's line,
/// else to a function when it is opened, and to what decided, where that is out of view, whenever
/// it changes or the region does.
void bring_into_view(Lab& lab, const ShownCall& shown, const Ran& done,
                     const std::vector<SourceRow>& rows, float height);

}  // namespace lab
