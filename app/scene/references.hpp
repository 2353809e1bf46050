#pragma once

#include "scene/place.hpp"

namespace lab {

/// Complains about a query whose mover or obstacles are no shapes, or a pair that it cannot be
/// asked of. The place is the query's.
void check_query(const Place& place, const Scene& scene, const Query& query);

/// Complains about a motion that drives nothing, or what its kind cannot drive, or what another
/// motion of the scene drives. The scene has its shapes and queries, and the motions before this.
void check_motion(const Place& place, const Scene& scene, const Motion& motion);

/// Complains about a crowd that is too large, or that is asked by what cannot ask. The scene has
/// its shapes.
void check_crowd(const Place& place, const Scene& scene, const Crowd& crowd);

}  // namespace lab
