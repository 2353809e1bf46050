#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/scene.hpp"
#include "trace/trace.hpp"

namespace lab {

/// The times that a strip shows: the path, and a little before and after it.
inline constexpr Range times_shown{-0.25, 1.25};

/// A span on the strip's axis, or of the times at which a condition holds.
struct StripRow {
    enum class Ink { x, y, result, soft };
    std::string label;  ///< the label of the traced value, if there is one
    Range span;         ///< empty if it never holds
    Range shown;        ///< from the left end of the strip to the right
    Ink ink = Ink::soft;
    bool told = true;    ///< whether a walk has reached this row
    std::string why{};   ///< among many obstacles, why this one is missed
    std::string size{};  ///< shown instead of the ends if the length matters
};

/// The spans that decided a query: times for a moving query, otherwise lengths. The number of rows
/// depends only on the query, so the layout never jumps.
struct Strip {
    bool is_time{};
    std::vector<StripRow> rows;
};

/// The size of a strip. A strip of times has an axis below its rows.
struct StripSize {
    std::size_t rows{};
    bool has_axis{};
};

/// A size large enough for the strips of all queries of a scene.
StripSize strip_size(const Scene& posed);

Strip strip_of(const Scene& posed, const Query& query, const std::optional<Call>& trace);

}  // namespace lab
