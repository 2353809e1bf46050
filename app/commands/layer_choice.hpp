#pragma once

#include "workspace/session.hpp"

namespace lab {

/// The name of a layer in the interface, such as "Contact point".
const char* title_of(Layer layer);
inline constexpr const char* grid_title = "Grid, axes and scale";
void toggle_layer(View& view, Layer layer);

}  // namespace lab
