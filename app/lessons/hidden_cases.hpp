#pragma once

#include <array>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The kinds of hidden cases, from the easiest to the hardest to get right.
enum class CaseClass {
    easy,         ///< anywhere near
    corner,       ///< through a corner, or touching one
    touching,     ///< starts exactly on a side or a rim, and leads in, away or past it
    parallel,     ///< along an axis; inside, outside and exactly on the border
    inside,       ///< starts inside
    zero_length,  ///< without a motion, or without a size
    far_away      ///< far from the origin
};
inline constexpr std::array case_class_names = {"easy",   "corner",      "touching", "parallel",
                                                "inside", "zero length", "far away"};
/// The same as lessons write them.
inline constexpr std::array case_class_words = {"easy",   "corner",      "touching", "parallel",
                                                "inside", "zero_length", "far_away"};
inline const char* name_of(CaseClass which) {
    return case_class_names.at(static_cast<std::size_t>(which));
}

/// A scene on which a learner's page is tried.
struct HiddenCase {
    CaseClass kind{};
    Scene scene;
};

/// How many cases of each class are made.
inline constexpr std::size_t cases_in_class = 10;

/// Makes cases of a query by moving and resizing its mover and its first obstacle. All coordinates
/// are whole numbers, or halves and quarters of them, so that plain arithmetic can decide every
/// case. The same scene always has the same cases. Empty for shapes that have no cases.
std::vector<HiddenCase> hidden_cases(const Scene& scene, std::size_t query,
                                     const std::vector<CaseClass>& classes);

/// Whether cases can be made: of points, segments, boxes, circles and ranges.
bool can_make_cases(const Scene& scene, std::size_t query);

}  // namespace lab
