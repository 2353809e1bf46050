#pragma once

#include "scene/place.hpp"

namespace lab {

/// Throws if the mover or an obstacle of a query isn't a shape, or if the library doesn't support
/// the pair. `place` is the query's place.
void check_query(const Place& place, const Scene& scene, const Query& query);

/// Throws if a motion drives nothing, something its kind cannot drive, or something another motion
/// already drives. The scene must hold its shapes, its queries and the earlier motions.
void check_motion(const Place& place, const Scene& scene, const Motion& motion);

/// Throws if a crowd is too large, or if its querying shape cannot make the query. The scene must
/// hold its shapes.
void check_crowd(const Place& place, const Scene& scene, const Crowd& crowd);

}  // namespace lab
