// Causes of another answer about a path: a cast, a sweep, or a motion.
#pragma once

#include "explain/compared.hpp"

namespace lab {

/// The first sweep of an answer; null if it has none.
const Sweep* first_sweep(const Answer& answer);

/// Whether noonat divides by a segment's length, which is 0, so that it has NaN.
bool divides_by_no_length(const Compared& compared);
/// Whether noonat's cast at a box has NaN for a time, on the line of a side.
bool multiplies_infinity(const Compared& compared);

/// Whether the other stops at an obstacle that the path touches before isect's first one.
bool is_stopped_by_graze(const Compared& compared);
/// Whether of obstacles met at once the first in the list is taken, and it isn't isect's.
bool takes_first_in_list(const Compared& compared);
/// Whether the other has a hit where the path starts inside, as isect has, but no push.
bool gives_no_push(const Compared& compared);

/// Whether the article has computed another rest of a motion with this response.
bool responds_wrongly(const Compared& compared, Response response);
/// Whether a box hits a box at the right time, but has its contact elsewhere.
bool puts_contact_along_path(const Compared& compared);
/// Whether the stop overlaps, although the time is right.
bool stops_inside_by_rounding(const Compared& compared);
/// Whether noonat's stop, and nothing before it, is off.
bool stops_early(const Compared& compared);
/// Whether noonat's hit has no delta, and is right otherwise.
bool leaves_delta_empty(const Compared& compared);
/// Whether the delta of the older cast at a box leads to the hit, and all else is right.
bool gives_path_so_far(const Compared& compared);

/// Whether steps end near enough to an obstacle that the path doesn't hit.
bool passes_near_enough(const Compared& compared);
/// Whether steps end, by their number, far from the obstacle.
bool gives_up_stepping(const Compared& compared);
/// Whether steps end where there is no distance, so that there is no normal.
bool finds_no_normal(const Compared& compared);
/// Whether steps end near enough, before the contact.
bool stops_near_enough(const Compared& compared);

/// Whether numbers differ by so little that rounding at every step can explain it.
bool differs_slightly(const Compared& compared);

}  // namespace lab
