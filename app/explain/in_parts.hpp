#pragma once

#include <optional>
#include <string>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A query about chains and tile maps as one about their parts, so that explanations name the edge
/// or the tile: the scene has those that matter as shapes of their own, and the answer is the same
/// with other indices. Of more than 60 obstacles, it keeps the nearest, those on the way and those
/// that were met. Obstacles that aren't in the groups that the query meets are left out. It is
/// the only query of the result. Nothing if all obstacles are single shapes in these groups.
std::optional<Evaluation> in_parts(const Evaluation& evaluation, std::size_t query);

/// A text that names parts, where there is little room: "column 4, row 2" for "the tile at column
/// 4, row 2 of level". `whole` is the name of what has the parts, if there is only one.
std::string short_part(std::string text, const std::string& whole);
/// The only chain or tile map that a query asks about; empty if there are several.
std::string only_whole(const Scene& posed, const Query& query);

/// Whether a query has an obstacle that is made of parts, or that it doesn't meet.
bool asks_about_parts(const Scene& posed, const Query& query);

}  // namespace lab
