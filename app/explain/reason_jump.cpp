#include "explain/reason_jump.hpp"

#include <algorithm>

#include "explain/path_test.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

bool asks_of_a_place(QueryKind kind) {
    return kind == QueryKind::overlaps || kind == QueryKind::intersect;
}

/// The length for which the mover would be inside the obstacle if it went on like this; empty if it
/// doesn't meet it.
std::optional<double> stretch_inside(const Told& told, Vec2 step) {
    Query going = told.query;
    going.kind = QueryKind::sweep;
    going.delta = step;
    const auto test = path_test(told.posed, going);
    if (!test) return {};
    const Range inside = times_in_sum(*test);
    if (inside.is_empty() || inside.min < 0) return {};
    return (inside.max - inside.min) * isect::length(step);
}

std::string before_jump(const Told& told, Vec2 step) {
    const double length = isect::length(step);
    const std::string tested = " Only the end of each step of " + spoken(length) + " is tested";
    const auto stretch = stretch_inside(told, step);
    if (!stretch || *stretch >= length) return tested + ".";
    return tested + ", and it would be in " + told.obstacle() + " for only " + spoken(*stretch) +
           ": it may go through.";
}

std::string after_jump(const Told& told, const Jump& jump, double now) {
    const std::string when = ago(jump, now);
    return std::string(when.empty() ? " This" : " A") + " step of " +
           spoken(isect::length(jump.to - jump.from)) + " carried it through " + told.obstacle() +
           " unnoticed" + when + ": only its two ends were tested.";
}

Figure tested_place(const Told& told, Vec2 place, const char* text) {
    Geometry there = told.moving();
    set_place(there, place);
    return {Figure::Kind::step_end, Figure::Ink::asked, {place}, text, "", rounded(there)};
}

}  // namespace

std::string ago(const Jump& jump, double now) {
    return step_at(jump.time) == step_at(now) ? "" : ", " + spoken(now - jump.time) + " s ago";
}

void add_jump(const Evaluation& evaluation, const Told& told, Reason& reason) {
    if (!asks_of_a_place(told.query.kind) || says_hit(told.answer)) return;
    const auto& flights = evaluation.stepped;
    const auto flight =
        std::find_if(flights.begin(), flights.end(),
                     [&](const SteppedFlight& each) { return each.mover == told.mover(); });
    if (flight == flights.end()) return;
    const auto jump = std::find_if(flight->jumps.begin(), flight->jumps.end(),
                                   [&](const Jump& each) { return each.over == told.obstacle(); });
    if (jump == flight->jumps.end()) {
        reason.sentence.detail += before_jump(told, flight->step);
        return;
    }
    reason.sentence.detail += after_jump(told, *jump, evaluation.time);
    reason.figures.push_back(tested_place(told, jump->from, "tested here"));
    reason.figures.push_back(tested_place(told, jump->to, "and here"));
    reason.figures.push_back(
        {Figure::Kind::line, Figure::Ink::asked, {jump->from, jump->to}, "", ""});
}

}  // namespace lab
