#include "check/ground_check.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scene/number.hpp"

namespace lab {
namespace {

constexpr double degrees = 180 / std::numbers::pi;
/// Slopes that are steeper by more than this are meant as walls.
constexpr double somewhat_steeper = 5 / degrees;
/// A gap that is smaller than this part of the character isn't meant for it.
constexpr double almost = 0.75;

double angle_of(Vec2 front) {
    return std::atan2(std::abs(front.x), -front.y);
}

/// The height of a floor at x, on its line if x is beyond its ends.
double height_at(const GroundFace& floor, double x) {
    const double part = (x - floor.from.x) / (floor.to.x - floor.from.x);
    return floor.from.y + part * (floor.to.y - floor.from.y);
}

bool is_near(Vec2 a, Vec2 b, double distance) {
    return std::abs(a.x - b.x) <= distance && std::abs(a.y - b.y) <= distance;
}

/// The part of a range in which two faces are in front of each other.
struct Shared {
    double from, to;
};
Shared shared(double a, double b, double c, double d) {
    return {std::max(std::min(a, b), std::min(c, d)), std::min(std::max(a, b), std::max(c, d))};
}

}  // namespace

std::string short_number(double number) {
    const double size = std::abs(number);
    const double digits = size == 0 || size >= 0.1 ? 2 : 1 - std::floor(std::log10(size));
    const double scale = std::pow(10, digits);
    return with_true_minus(number_text(std::round(number * scale) / scale));
}

std::string place_text(Vec2 place) {
    return "(" + short_number(place.x) + ", " + short_number(place.y) + ")";
}

void GroundCheck::add(FaultKind kind, Vec2 at, Vec2 stand, const std::string& words) {
    const bool is_known = std::any_of(faults_.begin(), faults_.end(), [&](const Fault& fault) {
        return fault.kind == kind && is_near(fault.at, at, hair);
    });
    if (!is_known) faults_.push_back({kind, at, stand, words});
}

void GroundCheck::step(std::size_t faces) {
    for (; faces > 0 && !is_done(); --faces) check(level_.faces[next_++]);
}

void GroundCheck::check(const GroundFace& face) {
    check_slope(face);
    if (level_.is_floor(face.front())) {
        check_end(face, face.from, -1);
        check_end(face, face.to, 1);
    }
    for (const GroundFace& other : level_.faces) {
        check_one_way(face, other);
        check_gap(face, other);
    }
}

bool GroundCheck::is_open_at(const GroundFace& face, Vec2 end) const {
    const Vec2 inwards = face.middle() - end;
    const Vec2 aside = (1e-3 * level_.size.x / isect::length(inwards)) * inwards;
    return level_.is_open(end + aside + 1e-4 * level_.size.y * face.front());
}

bool GroundCheck::can_be_met(const GroundFace& face) const {
    return level_.fits(level_.resting_on(face.middle(), face.front()));
}

void GroundCheck::check_slope(const GroundFace& face) {
    const double angle = angle_of(face.front()), most = level_.settings.steepest;
    if (angle <= most || angle > most + somewhat_steeper) return;
    // What is shorter is a piece of something round.
    const bool is_long = isect::length(face.to - face.from) >= level_.size.x;
    if (!is_long || !can_be_met(face)) return;
    add(FaultKind::steep_slope, face.middle(), level_.resting_on(face.middle(), face.front()),
        "The slope at " + place_text(face.middle()) + " has " + short_number(angle * degrees) +
            "°, and the character walks up to " + short_number(most * degrees) + "°.");
}

/// Looks at the floors that go on where a floor ends.
void GroundCheck::check_end(const GroundFace& floor, Vec2 end, double outward) {
    for (const GroundFace& next : level_.faces) {
        const auto [left, right] = std::minmax(next.from.x, next.to.x);
        const double near = outward > 0 ? left : right, far = outward > 0 ? right : left;
        // It has to be beyond the end, and to begin within a hair.
        if (outward * (far - end.x) <= hair || outward * (near - end.x) > hair) continue;
        if (std::min(next.from.y, next.to.y) > end.y + hair ||
            std::max(next.from.y, next.to.y) < end.y - hair)
            continue;
        if (level_.is_floor(next.front())) check_seam(floor, end, outward, next);
    }
}

void GroundCheck::check_seam(const GroundFace& floor, Vec2 end, double outward,
                             const GroundFace& next) {
    const double near =
        outward > 0 ? std::min(next.from.x, next.to.x) : std::max(next.from.x, next.to.x);
    const double slit = std::max(0.0, outward * (near - end.x));
    const Vec2 beyond{slit > 0 ? near : end.x, height_at(next, slit > 0 ? near : end.x)};
    const double rise = end.y - beyond.y;
    if (std::abs(rise) > hair || (std::abs(rise) <= rounding && slit <= rounding)) return;

    // Neither of the two surfaces may be inside of something else.
    const double aside = 1e-3 * level_.size.x, above = 1e-4 * level_.size.y;
    const Vec2 before{end.x - outward * aside, height_at(floor, end.x - outward * aside)};
    const Vec2 after{beyond.x + outward * aside, height_at(next, beyond.x + outward * aside)};
    const Vec2 lift{0, -above};
    if (!level_.is_open(before + lift) || !level_.is_open(after + lift)) return;
    const Vec2 top{end.x, std::min(end.y, beyond.y)};
    const Vec2 stand = level_.resting_on(top, {0, -1});
    if (!level_.fits(stand + lift)) return;

    if (floor.one_way != next.one_way && std::abs(rise) <= rounding) return;
    if (std::abs(rise) <= rounding)
        return add(
            FaultKind::seam, end, stand,
            "The floor at " + place_text(end) + " has a slit of " + short_number(slit) + ".");
    const bool climbs = std::abs(rise) <= level_.settings.step;
    add(FaultKind::seam, end, stand,
        "The floor at " + place_text(end) + " has a step of " + short_number(std::abs(rise)) +
            (climbs ? ", which the character climbs by its setting “step”."
                    : ", which stops the character."));
}

void GroundCheck::check_one_way(const GroundFace& face, const GroundFace& other) {
    if (!face.one_way) return;
    const double alike = isect::dot(face.front(), other.front());
    for (const Vec2 end : {face.from, face.to}) {
        const bool touches = is_near(end, other.from, rounding) || is_near(end, other.to, rounding);
        if (!touches || !is_open_at(face, end) || !is_open_at(other, end)) continue;
        const Vec2 stand = level_.resting_on(end, face.front());
        if (other.one_way && alike < -0.5)
            add(FaultKind::one_way, end, stand,
                "The one-way ground at " + place_text(end) +
                    " goes on with its front on the other side.");
        if (!other.one_way && alike > 0.999)
            add(FaultKind::one_way, end, stand,
                "The floor at " + place_text(end) +
                    " is one-way on one side and solid on the other: who jumps through it from "
                    "below, or drops, hits the solid part.");
    }
}

void GroundCheck::check_gap(const GroundFace& face, const GroundFace& other) {
    if (face.one_way || other.one_way) return;
    const Vec2 front = face.front();
    const bool is_wall = front.x >= 1 - rounding, is_floor = front.y <= -1 + rounding;
    if ((!is_wall && !is_floor) || isect::dot(front, other.front()) > -1 + rounding) return;
    const double room = isect::dot(other.from - face.from, front);
    const double needed = is_wall ? level_.size.x : level_.size.y;
    if (room >= needed - rounding || room < almost * needed) return;

    const Shared along = is_wall ? shared(face.from.y, face.to.y, other.from.y, other.to.y)
                                 : shared(face.from.x, face.to.x, other.from.x, other.to.x);
    if (along.to - along.from <= rounding) return;
    const double middle = (along.from + along.to) / 2, across = room / 2;
    const Vec2 at =
        is_wall ? Vec2{face.from.x + across, middle} : Vec2{middle, face.from.y - across};
    // Only a gap that the character can get to is one.
    const double beside = 1e-4 * needed + (is_wall ? level_.size.y : level_.size.x) / 2;
    const Vec2 mouth = is_wall
                           ? Vec2{at.x, along.from - beside}
                           : Vec2{along.from - beside, face.from.y - needed / 2 - 1e-4 * needed};
    const Vec2 other_mouth =
        is_wall ? Vec2{at.x, along.to + beside} : Vec2{along.to + beside, mouth.y};
    if (!level_.is_open(at)) return;
    const bool is_first = level_.fits(mouth);
    if (!is_first && !level_.fits(other_mouth)) return;
    add(FaultKind::tight_gap, at, is_first ? mouth : other_mouth,
        "The gap at " + place_text(at) + " is " + short_number(room) +
            (is_wall ? " wide" : " high") + ", and the character " + short_number(needed) + ".");
}

}  // namespace lab
