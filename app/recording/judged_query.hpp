// What the verdicts on all kinds of queries have in common.
#pragma once

#include <string>

#include "recording/ground_of_query.hpp"
#include "recording/judge.hpp"

namespace lab {

/// A query, what it can meet, and how far off its answer may be.
struct JudgedQuery {
    JudgedQuery(const AskedQuery& query, double within);

    const AskedQuery& query;
    GroundOfQuery ground;
    double hair;    ///< how far off: the tolerance, and what rounding in the game's scalar may take
    double length;  ///< of the motion

    /// The mover at its start without what it is inside of by less than a hair.
    Geometry cleared_start() const;
    /// A vector as the game counts it.
    std::string text_of(Vec2 v) const;
};

/// A length in as many digits as people read.
std::string length_text(double length);
/// "1 unit", "2.5 units"
std::string units_text(double length);

WrongAnswer no_number(const std::string& which);

/// A mover that is smaller by about so much, as far as it is large enough. It passes where the
/// mover itself would touch, or be inside by rounding.
Geometry shrunk(const Geometry& mover, double by);

/// The verdict on a raycast or a sweep.
Judgement judge_hit(const JudgedQuery& judged);
/// The verdict on a slide or a walk.
Judgement judge_move(const JudgedQuery& judged);

}  // namespace lab
