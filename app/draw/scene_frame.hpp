#pragma once

#include "draw/camera.hpp"

namespace lab {

/// The camera that shows what a scene asks for. Where nobody has said that, as in a line typed by
/// hand, and nothing moves by itself: all of its shapes.
Camera frame_scene(const Scene& scene, Rect area);

/// The camera that shows every shape, and where it wants to go: what the scene asks for if that is
/// enough. A shape that is too far away to be seen with the others is left out.
Camera frame_shapes(const Scene& scene, Rect area);

}  // namespace lab
