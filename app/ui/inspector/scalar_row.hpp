#pragma once

namespace lab {

class Lab;

/// Whether the scene is computed in double or in float, to choose.
void scalar_row(Lab& lab, float width);

}  // namespace lab
