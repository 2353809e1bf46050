// The measures of a character: what it may climb, how far it is drawn down, how steep a floor may
// be.
#include <algorithm>
#include <cmath>

#include "explain/below.hpp"
#include "geometry/decimal.hpp"

namespace lab {

namespace {

using FigureInk = Figure::Ink;
using Kind = Figure::Kind;

/// A character after its step, measured along gravity and across it.
struct Stature {
    Vec2 up, front;             ///< of unit length; front is where it goes
    Vec2 place;                 ///< where its step has taken it
    double feet{};              ///< from its place down to its feet
    double before{}, behind{};  ///< from its place to its sides
    double height{};

    Vec2 at(double forward, double above) const { return place + forward * front + above * up; }
};

Stature stature_of(const Told& told, const Walked& walked) {
    Stature it;
    it.up = told.query.settings.up;
    const Vec2 right{-it.up.y, it.up.x};
    it.front = dot(told.query.delta, right) < 0 ? -1.0 * right : right;
    it.place = walked.pos;
    const Rounded body = rounded(told.moving());
    const Vec2 from = position(told.moving());
    double head = 0;
    for (const Vec2 corner : body.corners) {
        const double above = dot(corner - from, it.up), forward = dot(corner - from, it.front);
        it.feet = std::max(it.feet, body.radius - above);
        head = std::max(head, body.radius + above);
        it.before = std::max(it.before, body.radius + forward);
        it.behind = std::max(it.behind, body.radius - forward);
    }
    it.height = it.feet + head;
    return it;
}

void add_reach(const Told& told, const Stature& it, Figures& figures) {
    const WalkSettings& settings = told.query.settings;
    const double beside = 0.15 * it.height;
    if (settings.step > 0)
        figures.push_back(length_figure(FigureInk::asked, it.at(it.before + beside, -it.feet),
                                        it.at(it.before + beside, settings.step - it.feet),
                                        "step " + decimal(settings.step, 3), ""));
    if (settings.snap > 0)
        figures.push_back(length_figure(FigureInk::asked, it.at(-it.behind - beside, -it.feet),
                                        it.at(-it.behind - beside, -it.feet - settings.snap),
                                        "snap " + decimal(settings.snap, 3), ""));
}

/// How far it would get in a fifth of a second.
void add_velocity(const Stature& it, Vec2 velocity, Figures& figures) {
    constexpr double steps = 12;
    const double length = isect::length(velocity) * steps;
    if (length < 0.1 * it.height) return;
    figures.push_back(
        {Kind::arrow, FigureInk::asked, {it.place, it.place + steps * velocity}, "velocity", ""});
}

/// The angle of a slope against the steepest floor, both from the level.
void add_slope(const Told& told, const Stature& it, Figures& figures) {
    const auto slope = deciding_slope(told);
    if (!slope) return;
    const double radius = 1.5 * it.height, limit = told.query.settings.steepest;
    const Vec2 normal = slope->normal;
    Vec2 uphill{-normal.y, normal.x};
    if (dot(uphill, it.up) < 0) uphill = -1.0 * uphill;
    Vec2 level = uphill - dot(uphill, it.up) * it.up;
    level = (1 / isect::length(level)) * level;
    const Vec2 steepest = std::cos(limit) * level + std::sin(limit) * it.up;
    const bool too_steep = is_too_steep(told, *slope);
    const auto at = [&](Vec2 direction, double share) {
        return slope->pos + share * radius * direction;
    };
    const auto add_arc = [&](FigureInk ink, Vec2 from, std::string text) {
        figures.push_back(
            {Kind::arc, ink, {slope->pos, at(from, 1), at(uphill, 1)}, std::move(text), ""});
    };
    figures.push_back({Kind::line, FigureInk::help, {slope->pos, at(level, 1)}});
    figures.push_back({Kind::line, FigureInk::help, {slope->pos, at(steepest, 1.2)}});
    if (too_steep) add_arc(FigureInk::help, level, "");
    add_arc(FigureInk::result, too_steep ? steepest : level,
            degrees(slope_of(told, *slope)) + (too_steep ? " > " : " ≤ ") + degrees(limit));
}

void add_height(const Told& told, const Stature& it, const Walked& walked, Figures& figures) {
    const bool rises = dot(told.query.delta, it.up) > 0;
    const auto below = below_of(told);
    if (walked.floor || rises || !below || is_too_steep(told, below->hit)) return;
    const double left = below->height;
    if (left <= 0) return;
    figures.push_back(length_figure(FigureInk::result, it.at(0, -it.feet),
                                    it.at(0, -it.feet - left), decimal(left, 2), ""));
}

}  // namespace

Figures working_of_walk(const Told& told) {
    const auto* walked = std::get_if<Walked>(&told.answer);
    if (walked == nullptr) return {};
    Figures figures;
    const Stature it = stature_of(told, *walked);
    add_reach(told, it, figures);
    add_height(told, it, *walked, figures);
    add_slope(told, it, figures);
    add_velocity(it, walked->velocity, figures);
    return figures;
}

}  // namespace lab
