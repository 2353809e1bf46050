#pragma once

#include "geometry/camera.hpp"

namespace lab {

/// The camera that shows a scene's content. If the scene has the default content and doesn't move,
/// it shows all shapes.
Camera frame_scene(const Scene& scene, Rect area);

/// The camera that shows every shape and its path. It shows the scene's content if that is enough.
/// A shape that is too far from the others is left out.
Camera frame_shapes(const Scene& scene, Rect area);

/// Sets the content to what the camera shows.
void set_content(Scene& scene, const Camera& shown);

/// Sets the content to the shapes of a query, so that they are in view wherever they are.
void frame_query(Scene& scene, std::size_t query);

/// Sets a default content to what the camera shows. It is called before a shape gets a motion, so
/// that the view doesn't change.
void say_content(Scene& scene, const Camera& shown);

/// Sets a default content of a moving scene to the region of all shapes on their paths, unless the
/// default region shows them.
void frame_motion(Scene& scene);

}  // namespace lab
