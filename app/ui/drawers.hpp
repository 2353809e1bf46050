#pragma once

#include "ui/frame.hpp"
#include "ui/layout.hpp"

namespace lab {

/// The bar of a phone that opens and closes its drawers: the list or the lesson, the source, and
/// the numbers.
void drawer_bar(Frame& frame, Rect area);

}  // namespace lab
