#pragma once

#include "geometry/camera.hpp"
#include "workspace/session.hpp"

namespace lab {

// Commands on the motion of the selected shape. Each is one undo step.

/// Whether the shape has no motion and there is a shape that it can fly at.
bool can_let_fly(const Session& session);
bool can_let_fly(const Scene& scene, const std::string& shape);
/// The first shape that a body might fly at, but at which it can't; null if there is none.
const NamedShape* first_without_flight(const Scene& scene, const std::string& body);
/// Gives it a velocity towards the nearest obstacle of its queries. Without a query it gets one
/// about the nearest shape. A shape whose queries are all sweeps flies by sweeps; any other is
/// tested at the end of each step, so it can tunnel.
void let_fly(Session& session, const Camera& shown);

/// Whether the shape has no motion and isn't a range.
bool can_let_circle(const Session& session);
/// Whether the shape can get a walk over all other solid shapes.
bool can_let_walk(const Scene& scene, const std::string& shape);
/// Makes the selected shape a character: it gets a walk query, unless it has one, and the motion.
/// Its speeds suit its height.
bool can_let_walk(const Session& session);
void let_walk(Session& session, const Camera& shown);

bool can_let_circle(const Scene& scene, const std::string& shape);
/// Moves it in a circle from where it is. A segment or a capsule turns about its start.
void let_circle(Session& session, const Camera& shown);

bool can_take_motion(const Session& session);
void take_motion(Session& session);

}  // namespace lab
