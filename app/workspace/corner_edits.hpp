#pragma once

#include "workspace/session.hpp"

namespace lab {

// Commands on the corners of the selected polygon. Each is one undo step.

bool can_add_corner(const Session& session);
/// Adds a corner next to the selected one or on the longest side, slightly outwards so that the
/// polygon stays convex.
void add_corner(Session& session);

/// Whether the selected corner can be removed.
bool can_remove_corner(const Session& session);
void remove_corner(Session& session);

}  // namespace lab
