#pragma once

#include <functional>
#include <string>

#include "ui/frame.hpp"

namespace lab {

/// The zoo at the end of the list of scenes: a heading that unfolds the families, which unfold
/// their cases. `row` draws a case.
void zoo_rows(Frame& frame, float width, bool with_titles,
              const std::function<void(const Entry&)>& row);

}  // namespace lab
