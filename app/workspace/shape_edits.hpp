#pragma once

#include <optional>
#include <string>
#include <vector>

#include "workspace/session.hpp"

namespace lab {

// Commands on the selected shapes. Each is one undo step.

/// Adds a shape of this type, sized to the current zoom, at `wanted` or in the middle of the
/// canvas. It moves aside if it would cover another shape.
void add_shape(Session& session, std::size_t type, std::optional<Vec2> wanted = {});
void duplicate_selection(Session& session);
void remove_selection(Session& session);

/// Adds a query about the selected shapes: the first is the mover or querying shape, the others are
/// the obstacles.
void add_query(Session& session, QueryKind kind);
/// Whether the library can answer this query for the selected shapes.
bool can_add_query(const Session& session, QueryKind kind);
void remove_query(Session& session);
/// Swaps the mover and the obstacle of the selected query.
void swap_query(Session& session);
bool can_swap_query(const Session& session);

/// Turns a shape that has an angle, and takes it out of its motion.
void turn_shape(Session& session, const std::string& name, double angle);

enum class Side { left, middle, right, top, center, bottom };
/// Aligns the selected shapes to a side of the first one.
void align_selection(Session& session, Side side);
/// Spaces the selected shapes evenly between the first and the last one along an axis.
void distribute_selection(Session& session, bool along_x);

/// Advice for a crowd that no shape queries: choose one of the shapes that can, or add one if there
/// is none.
std::string how_to_ask_crowd(const Scene& scene);

}  // namespace lab
