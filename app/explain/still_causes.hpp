// Causes of another answer about shapes where they are: whether they overlap, and the push.
#pragma once

#include "explain/compared.hpp"

namespace lab {

/// Whether noonat pushes a box out of a circle along another line than the shortest push.
bool pushes_along_centers(const Compared& compared);
/// Whether there is no such line, so that it pushes to the right.
bool pushes_without_line(const Compared& compared);
/// Whether it misses an overlap because no distance is less than a radius of 0.
bool misses_point_in_box(const Compared& compared);
/// Whether noonat misses an overlap because the center of the circle is on a face of the box.
bool misses_center_on_face(const Compared& compared);
/// Whether noonat has the right push, but puts the contact beside a box.
bool puts_contact_beside_box(const Compared& compared);
/// Whether noonat's push is too short by rounding alone.
bool pushes_short_by_rounding(const Compared& compared);

/// Whether the article's static test is wrong because it adds the positions of the boxes.
bool adds_positions(const Compared& compared);
/// Whether the article pushes as far as the boxes overlap on an axis, but on the wrong one.
bool pushes_along_longer(const Compared& compared);
/// Whether only the article's contact is wrong, which adds the center twice.
bool adds_center_twice(const Compared& compared);

}  // namespace lab
