#pragma once

#include "geometry/camera.hpp"

namespace lab {

/// The camera that shows what a scene asks for. Where nobody has said that, as in a line typed by
/// hand, and nothing moves by itself: all of its shapes.
Camera frame_scene(const Scene& scene, Rect area);

/// The camera that shows every shape, and where it wants to go: what the scene asks for if that is
/// enough. A shape that is too far away to be seen with the others is left out.
Camera frame_shapes(const Scene& scene, Rect area);

/// Before something begins to move by itself: where nobody has said what a scene asks for, that is
/// what a camera shows, so that the view stays as it is.
void say_content(Scene& scene, const Camera& shown);

/// Of a scene that moves and where nobody has said what it asks for: all of its shapes on their
/// ways, unless the usual region shows them.
void frame_motion(Scene& scene);

}  // namespace lab
