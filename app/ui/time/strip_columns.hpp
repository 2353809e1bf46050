#pragma once

#include <string>

#include "explain/strip.hpp"
#include "geometry/camera.hpp"

namespace lab {

/// The columns of the rows' names, of the axis and of the numbers. A number beside its bar could
/// lie beyond a mark that its value comes before, and would move while a scene plays. A separate
/// column avoids both.
struct StripColumns {
    float names{};  ///< left edge
    float left{};   ///< ends of the axis, with space beyond each for bars that continue
    float right{};
    float numbers{};  ///< right edge

    /// The position of a row's value on the axis, clamped to its ends.
    float at(double value, const Range& shown) const;

    /// The ends of a row's bar, in the order of the values. A bar that continues beyond the axis
    /// sticks out by a fixed length.
    struct Ends {
        float from{}, to{};
    };
    Ends ends(const StripRow& row) const;
};

inline constexpr float beyond_axis = 14;

StripColumns strip_columns(const Strip& strip, const Rect& area);

/// "  0.316 …   0.737": the ends of a row's span with their digits aligned, or its size if that is
/// what counts.
std::string span_text(const StripRow& row);

/// Why a row has no span, in as many whole sentences as fit.
std::string reason_text(const StripRow& row, float room);

}  // namespace lab
