// What is wrong with a raycast or a sweep.
#include <algorithm>
#include <cmath>

#include "recording/judged_query.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// Until when the game lets the mover go.
double end_of(const GameAnswer& answer) {
    return answer.is_yes ? answer.time : 1;
}

WrongAnswer goes_on(const JudgedQuery& judged, const FirstMet& exact) {
    const GameAnswer& answer = judged.query.answer;
    const std::string& id = judged.ground.id(exact.obstacle);
    const std::string said =
        answer.is_yes ? "the answer stops it after " + length_text(answer.time * judged.length)
                      : std::string("the answer is a miss");
    return {WrongKind::passes_through, (end_of(answer) - exact.time) * judged.length, id,
            "It meets " + id + " after " + length_text(exact.time * judged.length) + " of " +
                units_text(judged.length) + ", and " + said + "."};
}

WrongAnswer stops_early(const JudgedQuery& judged, const FirstMet& exact) {
    const GameAnswer& answer = judged.query.answer;
    const std::string what = exact.obstacle == isect::npos
                                 ? "nothing is in its way"
                                 : "it first meets " + judged.ground.id(exact.obstacle) +
                                       " after " + length_text(exact.time * judged.length);
    return {WrongKind::stops_though_free, (exact.time - answer.time) * judged.length,
            std::string(answer.met),
            "The answer stops it after " + length_text(answer.time * judged.length) + " of " +
                units_text(judged.length) + ", and " + what + "."};
}

/// At a corner, either side is right: so it is asked again a hair beside.
bool is_other_normal(const JudgedQuery& judged, const FirstMet& exact) {
    constexpr double least_cosine = 0.999, tolerance = 0.001;
    const Vec2 normal = judged.query.answer.normal, delta = judged.query.delta;
    const double size = isect::length(normal);
    if (!(std::abs(size - 1) <= tolerance)) return true;
    const auto is_like = [&](const FirstMet& met) {
        return met.obstacle != isect::npos && isect::dot(normal, met.normal) >= least_cosine * size;
    };
    if (is_like(exact)) return false;
    const Vec2 beside = 2 * judged.hair / judged.length * Vec2{-delta.y, delta.x};
    const auto is_like_at = [&](Vec2 by) {
        return is_like(judged.ground.first_met(moved_mover(judged.query, by), delta));
    };
    return !is_like_at(beside) && !is_like_at(-1 * beside);
}

WrongAnswer wrong_normal(const JudgedQuery& judged, const FirstMet& exact) {
    const std::string& id = judged.ground.id(exact.obstacle);
    return {WrongKind::other_normal, 0, id,
            "It meets " + id + " at the right place. The normal there is " +
                judged.text_of(exact.normal) + ", and the answer has " +
                judged.text_of(judged.query.answer.normal) + "."};
}

WrongAnswer after_the_end(const JudgedQuery& judged) {
    const double time = judged.query.answer.time;
    return {WrongKind::farther_than_asked,
            (time - 1) * judged.length,
            {},
            "The time of the hit is " + number_text(time) + ", after the end of the way."};
}

bool begins_inside(const JudgedQuery& judged) {
    const Geometry& mover = judged.query.mover;
    if (std::holds_alternative<Vec2>(mover)) return judged.ground.overlapping(mover) != isect::npos;
    return judged.ground.inside(mover).depth > judged.hair;
}

/// A hair across the motion.
Vec2 aside(const JudgedQuery& judged) {
    const Vec2 delta = judged.query.delta;
    return judged.hair / judged.length * Vec2{-delta.y, delta.x};
}

/// The latest time at which the mover is stopped if it is off by a hair: none for one that passes
/// beside.
double latest_time(const JudgedQuery& judged, const FirstMet& exact) {
    const auto time_of = [&](const Geometry& mover) {
        const FirstMet met = judged.ground.first_met(mover, judged.query.delta);
        return met.obstacle == isect::npos ? 1 : met.time;
    };
    const bool is_point = std::holds_alternative<Vec2>(judged.query.mover);
    if (!is_point) return std::max(exact.time, time_of(shrunk(judged.query.mover, judged.hair)));
    const Vec2 by = aside(judged);
    return std::max({exact.time, time_of(moved_mover(judged.query, by)),
                     time_of(moved_mover(judged.query, -1 * by))});
}

/// Whether the mover moves away from the side that the game's normal tells, which can't stop it
/// then.
bool moves_away(const JudgedQuery& judged) {
    constexpr double tolerance = 1e-6;
    const GameAnswer& answer = judged.query.answer;
    return isect::dot(answer.normal, judged.query.delta) >
           tolerance * isect::length(answer.normal) * judged.length;
}

/// Whether there is something where the game says that the mover is stopped, on the side that its
/// normal tells.
bool is_stopped_there(const JudgedQuery& judged) {
    if (moves_away(judged)) return false;
    const Geometry there = moved_mover(judged.query, way_of_game(judged.query));
    const Vec2 into = -2 * judged.hair * judged.query.answer.normal;
    const Vec2 on = 2 * judged.hair / judged.length * judged.query.delta;
    const auto is_something_at = [&](const Geometry& mover) {
        return judged.ground.first_met(mover, into).obstacle != isect::npos;
    };
    // At a corner, a bit later.
    return is_something_at(there) || is_something_at(moved_by(there, on));
}

}  // namespace

Judgement judge_hit(const JudgedQuery& judged) {
    const GameAnswer& answer = judged.query.answer;
    if (answer.is_yes && !std::isfinite(answer.time)) return {no_number("The answer has a time")};
    if (answer.is_yes && !is_finite(answer.normal)) return {no_number("The answer has a normal")};
    if (begins_inside(judged)) return {{}, true};
    if (judged.length == 0) return {};
    const bool is_point = std::holds_alternative<Vec2>(judged.query.mover);
    const Geometry start = is_point ? judged.query.mover : judged.cleared_start();
    const FirstMet exact = judged.ground.first_met(start, judged.query.delta);
    const auto units = [&](double share) { return share * judged.length; };
    if (exact.obstacle != isect::npos &&
        units(end_of(answer) - latest_time(judged, exact)) > judged.hair)
        return {goes_on(judged, exact)};
    if (units(end_of(answer) - 1) > judged.hair) return {after_the_end(judged)};
    if (!answer.is_yes) return {};
    if (units(exact.time - answer.time) > judged.hair && !is_stopped_there(judged))
        return {stops_early(judged, exact)};
    const bool is_there = std::abs(units(exact.time - answer.time)) <= judged.hair;
    if (is_there && exact.obstacle != isect::npos && is_other_normal(judged, exact))
        return {wrong_normal(judged, exact)};
    return {};
}

}  // namespace lab
