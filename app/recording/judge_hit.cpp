// What is wrong with a raycast or a sweep.
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
    const Vec2 aside = 2 * judged.hair / judged.length * Vec2{-delta.y, delta.x};
    const auto is_like_beside = [&](Vec2 by) {
        return is_like(judged.ground.first_met(moved_mover(judged.query, by), delta));
    };
    return !is_like_beside(aside) && !is_like_beside(-1 * aside);
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

}  // namespace

Judgement judge_hit(const JudgedQuery& judged) {
    const GameAnswer& answer = judged.query.answer;
    if (answer.is_yes && !is_number(answer.time)) return {no_number("The answer has a time")};
    if (answer.is_yes && !is_number(answer.normal)) return {no_number("The answer has a normal")};
    if (begins_inside(judged)) return {{}, true};
    if (judged.length == 0) return {};
    const bool is_point = std::holds_alternative<Vec2>(judged.query.mover);
    const Geometry start = is_point ? judged.query.mover : judged.cleared_start();
    const FirstMet exact = judged.ground.first_met(start, judged.query.delta);
    const FirstMet surely =
        judged.ground.first_met(shrunk(judged.query.mover, judged.hair), judged.query.delta);
    const auto units = [&](double share) { return share * judged.length; };
    const bool is_passed = surely.obstacle != isect::npos && exact.obstacle != isect::npos;
    if (is_passed && units(end_of(answer) - surely.time) > judged.hair)
        return {goes_on(judged, exact)};
    if (units(end_of(answer) - 1) > judged.hair) return {after_the_end(judged)};
    if (!answer.is_yes) return {};
    if (units(exact.time - answer.time) > judged.hair) return {stops_early(judged, exact)};
    if (exact.obstacle != isect::npos && is_other_normal(judged, exact))
        return {wrong_normal(judged, exact)};
    return {};
}

}  // namespace lab
