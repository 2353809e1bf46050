#pragma once

#include "workspace/session.hpp"

namespace lab {

/// How far an arrow key moves: one step, ten steps, or to the neighbouring number.
enum class Stride { small, large, ulp };

/// Selects the next shape or handle: a shape, then each of its handles, then the next shape.
void select_next(Session& session, const Camera& camera, int by);

/// Moves the selected shape or handle. `way` is a unit vector of an axis. A key that is held down
/// continues its undo step.
void nudge(Session& session, const Camera& camera, Vec2 way, Stride stride, bool goes_on);

/// Moves the view.
void pan_by_key(View& view, Vec2 way, Stride stride);

}  // namespace lab
