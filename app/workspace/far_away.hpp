#pragma once

#include <array>

#include "workspace/workspace.hpp"

namespace lab {

/// How far the whole scene can be moved from the origin, as powers of ten; 0 is where it was made.
inline constexpr std::array far_powers = {0, 3, 6, 9, 12, 15};

/// The power by which the open scene was moved away; 0 if it wasn't, or was edited since.
int far_power(const Session& session);

/// Moves the open scene to 10^power from its place, on both axes, as one undo step. 0 brings back
/// the numbers that it had, bit for bit.
void move_far_away(Workspace& workspace, int power);

}  // namespace lab
