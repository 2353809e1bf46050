#pragma once

#include "workspace/workspace.hpp"

namespace lab {

/// Computes the open scene in float or in double, as one undo step. Its numbers are rounded to
/// float. Where float can't hold one, the scene stays as it is, and the workspace says why.
void compute_in(Workspace& workspace, Scalar scalar);

}  // namespace lab
