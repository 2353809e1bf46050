#pragma once

#include <string>

#include "explain/strip.hpp"
#include "geometry/camera.hpp"

namespace lab {

/// Where the names of the rows stand, the axis, and the numbers. Beside its bar a number would at
/// times stand beyond a mark that its value lies before; in a column of their own none can, and
/// none moves while a scene plays.
struct StripColumns {
    float names{};  ///< from here
    float left{};   ///< the ends of the axis; beyond each is room for bars that go on
    float right{};
    float numbers{};  ///< up to here

    /// Where a value of a row is on the axis; at an end where it lies beyond.
    float at(double value, const Range& shown) const;

    /// From where to where a row's bar is drawn: what is later begins farther right, or goes on as
    /// far beyond the axis.
    struct Ends {
        float from{}, to{};
    };
    Ends ends(const StripRow& row) const;
};

inline constexpr float beyond_axis = 14;

StripColumns strip_columns(const Strip& strip, const Rect& area);

/// "  0.316 …   0.737": from where to where a row's span is, the figures below each other's; or its
/// size, where that is what counts.
std::string span_text(const StripRow& row);

/// Why a row has no span, in whole sentences: as much of it as there is room for.
std::string reason_text(const StripRow& row, float room);

}  // namespace lab
