#pragma once

#include "workspace/session.hpp"

namespace lab {

/// "Contact point", for who chooses what is drawn.
const char* title_of(Layer layer);
inline constexpr const char* grid_title = "Grid, axes and scale";
void toggle_layer(View& view, Layer layer);

}  // namespace lab
