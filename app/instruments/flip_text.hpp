#pragma once

#include <optional>
#include <string>

#include "evaluate/evaluate.hpp"
#include "instruments/flips.hpp"
#include "query/implementation.hpp"

namespace lab {

/// A double as C++ writes it in hexadecimal, exact to the last bit: "0x1.4p+4".
std::string hex_text(double value);

/// What a jump changes: "miss → hit", "left → wall", "normal 180° → 90°", "time 0.25 → 0.5". Names
/// the shapes of the query if the scene has several.
std::string change_text(const Flip& flip, const std::vector<Query>& queries);

/// A posed scene on one side of a flip: what isect or another implementation answers to its only
/// query, and the case.
struct FlipSide {
    std::string answer;
    std::string case_line;
};
FlipSide side_at(const Scene& posed, const Implementation* by = nullptr);

/// The number that is bisected, or the time, and its range.
struct FlipSpan {
    std::string number;
    double from{}, to{};
    double least_jump = FlipSearch{}.least_jump;
    const Implementation* by = nullptr;  ///< whose answers are searched; null for isect
};

/// Every jump of a query's answer while a number of the scene goes from one value to another, in
/// words: what changes, both numbers in decimal and in hexadecimal, both answers and both case
/// lines. Times of a hit count as jumps if they change by more than the least jump. Throws SetError
/// if the scene has no such number, or if it can't have one of these values. A number of a motion
/// needs the scene before its motions move it.
std::string flips_text(const Evaluation& evaluation, std::size_t query, const FlipSpan& span,
                       const std::optional<Scene>& unposed = {});

/// The same while the time of a scene with its motions goes from one moment to another.
std::string flips_text_in_time(const Scene& scene, std::size_t query, const FlipSpan& span);

}  // namespace lab
