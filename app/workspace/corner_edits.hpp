#pragma once

#include "workspace/session.hpp"

namespace lab {

// Corners of the polygon that is selected; each is one undo step.

bool can_add_corner(const Session& session);
/// In the middle of the longest side, and a little out of it, so that the polygon stays convex.
void add_corner(Session& session);

/// Whether a corner is selected that the polygon can be without.
bool can_remove_corner(const Session& session);
void remove_corner(Session& session);

}  // namespace lab
