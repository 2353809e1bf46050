#pragma once

#include "scene/scene.hpp"

namespace lab {

/// A scene after its level has changed, or what is solid in it: the level's own shapes are those of
/// the fresh scene, and all else stays as the user made it. A shape of the level that is as before
/// keeps its marks. A character that stands at the level's start goes to its new start. `played` is
/// the scene from which the character gets its walk back if it has none; it may be the same scene.
Scene with_level(Scene scene, Scene fresh, const Scene& played);

}  // namespace lab
