#pragma once

#include "query/answer.hpp"
#include "scene/scene.hpp"

namespace lab {

/// How bad a breach is, the worst first.
enum class Gravity {
    nan,
    wrong,       ///< another yes or no, where the shapes or the path are clearly apart or inside
    overlaps,    ///< a push or a stop that clearly overlaps
    borderline,  ///< another yes or no, or an overlap, by no more than a picture can show
    stop,        ///< another time or place of a stop, by more than that
    large,       ///< another number, by as much
    small
};

/// How large the numbers around a posed scene's only query are: positions and sizes, without the
/// part of a path that is left after a hit.
double size_around(const Scene& posed, const Answer& ours);

/// Whether a length is more than a thousandth of a size, so that a picture shows it.
bool is_visible(double length, double size);

/// How bad another yes or no is.
Gravity gravity_of_yes_or_no(const Scene& posed, const Answer& ours);

/// How bad it is that a push or a stop overlaps.
Gravity gravity_of_overlap(const Scene& posed, const Answer& ours, const Answer& theirs);

}  // namespace lab
