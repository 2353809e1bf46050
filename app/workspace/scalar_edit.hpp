#pragma once

#include "workspace/workspace.hpp"

namespace lab {

/// Switches the open scene to float or double, as one undo step. For float, its numbers are
/// rounded. If float can't hold one of them, the scene stays unchanged, and the workspace says why.
void compute_in(Workspace& workspace, Scalar scalar);

}  // namespace lab
