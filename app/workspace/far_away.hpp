#pragma once

#include <optional>

#include "workspace/workspace.hpp"

namespace lab {

/// The largest power of ten by which a scene can be moved from the origin.
inline constexpr int farthest_power = 15;

/// The power by which the open scene was moved away; 0 if it is where it was made.
int far_power(const Session& session);

/// How far apart neighbouring numbers are where the scene is: the largest of the region that is
/// framed.
double spacing_of_numbers(const Session& session);

/// Moves the open scene to 10^power from its place, on both axes, during a gesture. 0 brings back
/// the numbers that it had, bit for bit. Only what was edited far away comes back rounded.
void put_far_away(Session& session, int power);
/// The same as one undo step, with a message.
void move_far_away(Workspace& workspace, int power);

/// The open scene in another scalar, with the numbers that this scalar has for it where it was
/// made; empty if it wasn't moved away. Throws SetError if the scalar can't hold them.
std::optional<FarScene> far_scene_in(const Session& session, Scalar scalar);

/// Says where the open scene is now.
void say_how_far(Workspace& workspace);

/// The label of the undo step.
inline constexpr const char* words_for_far_away = "Move the scene far away";

}  // namespace lab
