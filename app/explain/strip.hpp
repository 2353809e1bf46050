#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/scene.hpp"
#include "trace/trace.hpp"

namespace lab {

/// The times that a strip shows: the way, and a little before and after it.
inline constexpr Range times_shown{-0.25, 1.25};

/// A span on the strip's axis, or of times at which something holds.
struct StripRow {
    enum class Ink { x, y, result, soft };
    std::string label;  ///< that of the traced value, where there is one
    Range span;         ///< empty where it never holds
    Range shown;        ///< from the left end of the strip to the right
    Ink ink = Ink::soft;
    bool told = true;    ///< a walk has come as far as this
    std::string why{};   ///< of many obstacles, why this one isn't met
    std::string size{};  ///< beside the span in place of its ends, where its length is what counts
};

/// What decided a query, as spans: of time for what moves, else of lengths. How many rows it has
/// depends on the question alone, so that nothing jumps.
struct Strip {
    bool is_time{};
    std::vector<StripRow> rows;
};

/// Under its rows, those of a strip of times have an axis.
struct StripSize {
    std::size_t rows{};
    bool has_axis{};
};

/// What has room for the strips of all queries of a scene.
StripSize strip_size(const Scene& posed);

Strip strip_of(const Scene& posed, const Query& query, const std::optional<Call>& trace);

}  // namespace lab
