#pragma once

#include "explain/compared.hpp"

namespace lab {

/// The circle at which the older form of noonat's text casts a path: the obstacle, grown by a
/// moving circle, or the end of a capsule. Empty if it casts at something else.
std::optional<Circle> older_circle(const Compared& compared);
/// Whether it reports a hit at time 0 of a circle that only touches the start.
bool hits_touch_at_start(const Compared& compared);
/// Whether it reports a hit at time 0 of a circle behind the start.
bool hits_behind_start(const Compared& compared);
/// Whether its root alone turns a hit into a miss, or gives another time.
bool has_wrong_root(const Compared& compared);

/// Whether a capsule's axis has no length, so that it takes every start for one inside.
bool takes_for_inside(const Compared& compared);
/// Whether it refuses a side of a capsule because the path starts inside.
bool refuses_start_inside(const Compared& compared);
/// Whether the normal of a capsule is the one of its sides, and wrong.
bool has_wrong_side_normal(const Compared& compared);

}  // namespace lab
