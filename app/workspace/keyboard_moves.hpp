#pragma once

#include "workspace/session.hpp"

namespace lab {

/// How far an arrow key goes: one step, ten steps, or to the next number that there is.
enum class Stride { small, large, ulp };

/// Selects what comes next in the canvas: a shape, then each of its handles, then the next shape.
void select_next(Session& session, const Camera& camera, int by);

/// Moves the selected shape or handle. `way` is a unit of one axis. A key that is held goes on with
/// the undo step that it began.
void nudge(Session& session, const Camera& camera, Vec2 way, Stride stride, bool goes_on);

/// Moves the view instead.
void pan_by_key(View& view, Vec2 way, Stride stride);

}  // namespace lab
