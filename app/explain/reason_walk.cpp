// Explains why a character stands, or why it doesn't.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "explain/reason.hpp"
#include "geometry/decimal.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

std::string degrees(double angle) {
    return decimal(angle * 180 / std::numbers::pi, 3) + "°";
}

/// The angle of a surface against the level.
double slope_of(const Told& told, const Hit& hit) {
    return std::acos(std::clamp(dot(hit.normal, told.query.settings.up), -1.0, 1.0));
}

std::string stands(const Told& told, const Walked& walked) {
    const double slope = slope_of(told, *walked.floor);
    const std::string on = told.mover() + " stands on " + told.obstacle(walked.stands_on);
    if (slope == 0) return on + ", which is level here.";
    return on + ", which slopes by " + degrees(slope) + " here: no more than the steepest floor, " +
           degrees(told.query.settings.steepest) + ".";
}

std::string runs_against(const Told& told, const Hit& wall) {
    const double slope = slope_of(told, wall);
    if (slope >= std::numbers::pi / 2) return told.mover() + " runs against a wall.";
    return told.mover() + " runs against a slope of " + degrees(slope) +
           ", steeper than the steepest floor, " + degrees(told.query.settings.steepest) + ".";
}

/// How far below the floor is, if there is one, and why it isn't reached.
std::string falls(const Told& told, const Walked& walked) {
    constexpr double far_down = 1e4;
    Scene alone = told.posed;
    alone.queries = {told.query};
    Query& down = alone.queries.front();
    down.kind = QueryKind::sweep_into;
    down.delta = -far_down * told.query.settings.up;
    const Sweep below = std::get<Sweep>(ask(alone).front());
    if (!below.hit) return "There is no floor below " + told.mover() + ".";
    const Vec2 from = position(told.moving());
    const double height = isect::length(below.pos - from);
    const double sunk = dot(from - walked.pos, told.query.settings.up);
    const std::string floor = told.obstacle(below.index);
    if (slope_of(told, *below.hit) > told.query.settings.steepest)
        return "Below " + told.mover() + " is " + floor + ", but at " +
               degrees(slope_of(told, *below.hit)) + " it is steeper than any floor.";
    return "The floor below " + told.mover() + ", " + floor + ", is " + decimal(height, 4) +
           " away, and in this step it falls by " + decimal(sunk, 4) + ".";
}

}  // namespace

std::optional<Reason> reason_of_walk(const Told& told) {
    const auto* walked = std::get_if<Walked>(&told.answer);
    if (walked == nullptr) return {};
    if (walked->floor) {
        const std::string wall = walked->wall ? " " + runs_against(told, *walked->wall) : "";
        return Reason{{Mood::hit, "It stands.", stands(told, *walked) + wall}, {}};
    }
    if (dot(told.query.delta, told.query.settings.up) > 0) {
        const std::string head = walked->ceiling ? " Its head runs against a ceiling." : "";
        return Reason{{Mood::clear, "It rises.",
                       "What rises looks for no floor, even if it touches one." + head},
                      {}};
    }
    const std::string wall = walked->wall ? runs_against(told, *walked->wall) + " " : "";
    return Reason{{Mood::clear, "It is in the air.", wall + falls(told, *walked)}, {}};
}

}  // namespace lab
