#pragma once

#include "ui/frame.hpp"

namespace lab {

/// The choice of another implementation, and where its answer to the selected query differs.
void compare_rows(Frame& frame, float width);

}  // namespace lab
