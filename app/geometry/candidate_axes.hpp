#pragma once

#include <string>
#include <vector>

#include "geometry/parting_axis.hpp"

namespace lab {

/// An axis on which two convex shapes may be separated, with the range of each shape on it.
struct CandidateAxis {
    Vec2 direction;  ///< to the right, or down if vertical; of length 1
    Range mover;
    Range obstacle;
    std::string of;  ///< the shape with a side square to it; empty for one between two corners
    Vec2 from, to;   ///< the ends of that side
    bool decides{};  ///< whether the gap is largest on it, or the way out shortest

    /// The gap between the ranges; negative for the shortest way out along the axis.
    double gap() const;
    /// The gap itself, or the shortest way out, as a range on the axis.
    Range between() const;
    /// The range of both shapes together.
    Range whole() const;
};

/// The axes square to the sides of both shapes, the obstacle's first, and the axis that decides.
/// Each direction appears once. Empty unless both are solid shapes.
std::vector<CandidateAxis> candidate_axes(const Scene& posed, const Query& query);

/// The indices of the axes with the largest gap or the shortest way out, in order.
std::vector<std::size_t> indices_closest_to_separating(const std::vector<CandidateAxis>& axes,
                                                       std::size_t most);
/// These axes themselves.
std::vector<CandidateAxis> closest_to_separating(const std::vector<CandidateAxis>& axes,
                                                 std::size_t most);

}  // namespace lab
