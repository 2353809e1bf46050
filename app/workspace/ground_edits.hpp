#pragma once

#include <optional>
#include <string>

#include "workspace/session.hpp"

namespace lab {

// Commands on what makes a shape ground: the side from which it is met, its groups, and the form of
// a chain. Each is one undo step.

/// The selected shape, if it is a chain or a tile map.
const Chain* selected_chain(const Session& session);
const Tiles* selected_tiles(const Session& session);

/// Whether all selected shapes can be met from one side only. A chain has its front instead.
bool can_face(const Session& session);
/// {0, 0} for all sides.
void face(Session& session, Vec2 facing);

/// Closing a chain of two points would give a single line.
bool can_close_chain(const Session& session);
void close_or_open_chain(Session& session);
void switch_sides(Session& session);
/// Reverses a chain, so that its other side is the front.
void flip_chain(Session& session);

/// "all", or "1, 3".
std::string groups_text(const Groups& groups);
/// What was typed; nothing if that isn't a list of groups.
std::optional<Groups> groups_of_text(const std::string& text);
/// The groups of the shape that was selected first.
Groups groups_of_selection(const Session& session);
void set_groups(Session& session, const Groups& groups);
/// The query that is shown, if it has a choice of groups.
const Query* query_with_groups(const Session& session);
void set_met_groups(Session& session, const Groups& groups);

}  // namespace lab
