#pragma once

#include "workspace/session.hpp"

namespace lab {

// Commands on the corners of the selected polygon or chain. Each is one undo step.

bool can_add_corner(const Session& session);
/// Adds a corner next to the selected one or on the longest side, slightly outwards so that the
/// polygon stays convex. On a chain, at the pointer if that is near an edge, or else in the middle
/// of one.
void add_corner(Session& session, std::optional<Vec2> pointer = {});

/// Whether the selected corner can be removed.
bool can_remove_corner(const Session& session);
void remove_corner(Session& session);

}  // namespace lab
