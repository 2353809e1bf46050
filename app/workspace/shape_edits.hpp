#pragma once

#include <optional>
#include <string>
#include <vector>

#include "workspace/session.hpp"

namespace lab {

// What commands do with the shapes that are selected; each is one undo step.

/// Adds a shape of the type, as large as an eighth of what the camera shows, at the place that is
/// wanted or in the middle; beside another one that it would cover.
void add_shape(Session& session, std::size_t type, std::optional<Vec2> wanted = {});
void duplicate_selection(Session& session);
void remove_selection(Session& session);

/// Asks about the shapes that are selected: the first moves, or asks; the others stay.
void add_query(Session& session, QueryKind kind);
/// Whether the library can answer that.
bool can_add_query(const Session& session, QueryKind kind);
void remove_query(Session& session);
/// Makes the obstacle of the query looked at its mover, and the mover its obstacle.
void swap_query(Session& session);
bool can_swap_query(const Session& session);

/// Turns a shape that has an angle; it leaves its motion until it is given back.
void turn_shape(Session& session, const std::string& name, double angle);

enum class Side { left, middle, right, top, center, bottom };
/// Brings the selected shapes to the side of the first.
void align_selection(Session& session, Side side);
/// Between the first and the last along x or y, all the same way apart.
void distribute_selection(Session& session, bool along_x);

/// What to do where no shape asks a crowd: of shapes that can, one is to be chosen; where there is
/// none, the first that is added asks.
std::string how_to_ask_crowd(const Scene& scene);

}  // namespace lab
