// Explains why a character stands, or why it doesn't.
#include <numbers>

#include "explain/below.hpp"
#include "geometry/decimal.hpp"
#include "scene/keys.hpp"

namespace lab {

namespace {

using Mood = Sentence::Mood;

std::string stands(const Told& told, const Walked& walked) {
    const double slope = slope_of(told, *walked.floor);
    const std::string on = told.mover() + " stands on " + told.obstacle(walked.stands_on);
    if (slope == 0) return on + ", which is level here.";
    return on + ", which slopes by " + degrees(slope) + " here: no more than the steepest floor, " +
           degrees(told.query.settings.steepest) + ".";
}

/// The slope on which it slides down, if it does.
std::optional<Below> slid_down(const Told& told, const Walked& walked) {
    const auto below = below_of(told);
    const double sunk = dot(position(told.moving()) - walked.pos, told.query.settings.up);
    const bool slides = below && walked.wall && below->hit.normal == walked.wall->normal &&
                        is_too_steep(told, below->hit) && sunk > 0;
    return slides ? below : std::nullopt;
}

std::string slides_down(const Told& told, const Below& slope) {
    return told.mover() + " slides down " + slope.obstacle + ": its slope, " +
           degrees(slope_of(told, slope.hit)) + ", is steeper than the steepest floor, " +
           degrees(told.query.settings.steepest) + ".";
}

std::string runs_against(const Told& told, const Hit& wall) {
    const double slope = slope_of(told, wall);
    const std::optional<std::string> name = wall_of(told, wall);
    if (slope >= std::numbers::pi / 2)
        return told.mover() + " runs against " + (name ? *name + ", a wall." : "a wall.");
    if (!is_too_steep(told, wall))
        return told.mover() + " is held by " + name.value_or("a floor") + ".";
    return told.mover() + " runs against " + (name ? *name + ", " : "") + "a slope of " +
           degrees(slope) + ", steeper than the steepest floor, " +
           degrees(told.query.settings.steepest) + ".";
}

/// How far below the floor is, if there is one, and why it isn't reached.
std::string falls(const Told& told, const Walked& walked) {
    const std::string drops =
        told.query.settings.drops ? "It drops through one-way platforms. " : "";
    const auto below = below_of(told);
    if (!below)
        return drops + "There is no floor below " + told.mover() +
               (has_left(told.posed, told.moving()) ? ", which has left the level." : ".");
    if (is_too_steep(told, below->hit))
        return drops + "Below " + told.mover() + ", " + decimal(below->height, 4) + " away, is " +
               below->obstacle + ", but at " + degrees(slope_of(told, below->hit)) +
               " it is steeper than the steepest floor, " + degrees(told.query.settings.steepest) +
               ".";
    const double sunk = dot(position(told.moving()) - walked.pos, told.query.settings.up);
    const double snap = told.query.settings.snap;
    const std::string floor = "the floor below it, " + below->obstacle + ", is ";
    if (sunk > 0 && decimal(sunk, 4) != "0")
        return drops + "In this step " + told.mover() + " falls by " + decimal(sunk, 4) + ", and " +
               floor + "still " + decimal(below->height, 4) + " away.";
    // It has walked on level beyond the end of its floor, or up and over it.
    return drops + "In this step " + told.mover() + " doesn't fall yet, and " + floor +
           decimal(below->height, 4) + " away" +
           (below->height > snap ? ": more than snap, " + decimal(snap, 4) + "." : ".");
}

}  // namespace

std::optional<Reason> reason_of_walk(const Told& told) {
    const auto* walked = std::get_if<Walked>(&told.answer);
    if (walked == nullptr) return {};
    const bool has_met = walked->wall || walked->ceiling;
    const Mood in_the_air = has_met ? Mood::hit : Mood::clear;
    if (walked->floor) {
        const std::string wall = walked->wall ? " " + runs_against(told, *walked->wall) : "";
        return Reason{{Mood::hit, "It stands.", stands(told, *walked) + wall}, {}};
    }
    if (dot(told.query.delta, told.query.settings.up) > 0) {
        const std::string head = walked->ceiling ? " Its head runs against a ceiling." : "";
        return Reason{{in_the_air, "It rises.",
                       "What rises looks for no floor, even if it touches one." + head},
                      {}};
    }
    if (const auto slope = slid_down(told, *walked))
        return Reason{{in_the_air, "It slides.", slides_down(told, *slope)}, {}};
    const std::string wall = walked->wall ? runs_against(told, *walked->wall) + " " : "";
    return Reason{{in_the_air, "It is in the air.", wall + falls(told, *walked)}, {}};
}

}  // namespace lab
