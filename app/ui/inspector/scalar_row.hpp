#pragma once

namespace lab {

class Lab;

/// Chooses whether the scene is computed in double or in float.
void scalar_row(Lab& lab, float width);

}  // namespace lab
