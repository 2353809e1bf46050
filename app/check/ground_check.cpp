#include "check/ground_check.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "check/gap_check.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

constexpr double degrees = 180 / std::numbers::pi;
/// Slopes that are steeper by more than this are meant as walls.
constexpr double somewhat_steeper = 5 / degrees;
/// Fronts with a larger cosine between them are the same.
constexpr double same_front = 0.9999;

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

bool is_on(Vec2 place, const GroundFace& face) {
    const Vec2 along = face.to - face.from, from = place - face.from;
    const double length = isect::length(along);
    const double part = isect::dot(from, along) / length;
    return std::abs(isect::dot(from, face.front())) <= rounding && part >= -rounding &&
           part <= length + rounding;
}

Extent extent_of(const GroundFace& face) {
    return around({face.from, face.from}, {face.to, face.to});
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

void GroundCheck::add(Fault fault) {
    const bool is_known = std::any_of(faults_.begin(), faults_.end(), [&](const Fault& other) {
        return other.kind == fault.kind && is_near(other.at, fault.at, hair);
    });
    if (!is_known) faults_.push_back(std::move(fault));
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
        check_gap(level_, face, other, faults_);
    }
}

/// Whether another face leads to the beginning of this one in the same direction. A slope that is
/// made of tiles is one.
bool GroundCheck::goes_on_before(const GroundFace& face) const {
    return std::any_of(level_.faces.begin(), level_.faces.end(), [&](const GroundFace& other) {
        return is_near(other.to, face.from, rounding) &&
               isect::dot(other.front(), face.front()) > same_front;
    });
}

void GroundCheck::check_slope(const GroundFace& face) {
    const double angle = angle_of(face.front()), most = level_.settings.steepest;
    if (angle <= most || angle > most + somewhat_steeper) return;
    // What is shorter is a piece of something round.
    const bool is_long = isect::length(face.to - face.from) >= level_.size.x;
    const Vec2 stand = level_.resting_on(face.middle(), face.front());
    if (!is_long || !level_.fits(stand) || goes_on_before(face)) return;
    add({FaultKind::steep_slope, face.middle(), stand,
         "The slope at " + place_text(face.middle()) + " has " + short_number(angle * degrees) +
             "°, and the character walks up to " + short_number(most * degrees) + "°.",
         extent_of(face)});
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
    const double rise = end.y - beyond.y, height = std::abs(rise);
    if (height >= hair || slit >= hair || (height <= rounding && slit <= rounding)) return;

    // Neither of the two surfaces may be inside of something else.
    const double aside = 1e-3 * level_.size.x;
    const Vec2 before{end.x - outward * aside, height_at(floor, end.x - outward * aside)};
    const Vec2 after{beyond.x + outward * aside, height_at(next, beyond.x + outward * aside)};
    const Vec2 lift{0, -1e-4 * level_.size.y}, half{level_.size.x / 2, 0};
    if (!level_.is_open(before + lift) || !level_.is_open(after + lift)) return;

    const Vec2 top{end.x, std::min(end.y, beyond.y)};
    // Nor may a wall stand between them.
    const double first = std::min(before.x, after.x), last = std::max(before.x, after.x);
    if (!level_.is_free(Aabb::from_min_max({first, top.y - 3 * aside}, {last, top.y - 2 * aside})))
        return;
    for (const Vec2 stand :
         {level_.resting_on(top, {0, -1}), level_.resting_on(top, {0, -1}) - half,
          level_.resting_on(top, {0, -1}) + half, level_.resting_on(before, floor.front()),
          level_.resting_on(after, next.front())}) {
        if (!level_.fits(stand + lift)) continue;
        const bool climbs = height <= level_.settings.step;
        const bool is_up_right = (rise > 0) == (outward > 0);
        const std::string step = "At " + place_text(top) + ", the floor rises by " +
                                 short_number(height) + " to the " +
                                 (is_up_right ? "right" : "left") +
                                 (climbs ? ", which the character climbs by its setting “step”."
                                         : ", which stops the character.");
        const std::string gap =
            "At " + place_text(top) + ", the floor has a slit of " + short_number(slit) + ".";
        return add({FaultKind::seam, top, stand, height <= rounding ? gap : step, {top, top}});
    }
}

/// Whether the surface is open on both sides of a joint.
bool GroundCheck::is_open_around(Vec2 joint, Vec2 front) const {
    const Vec2 along = 1e-3 * level_.size.x * Vec2{-front.y, front.x};
    const Vec2 above = joint + 1e-3 * level_.size.y * front;
    return level_.is_open(above + along) && level_.is_open(above - along);
}

/// Whether the character fits in below a joint, so near that a jump reaches it.
bool GroundCheck::can_be_below(Vec2 joint) const {
    const Walking& walk = level_.walk;
    const double jump = walk.gravity > 0 ? walk.jump * walk.jump / (2 * walk.gravity) : 0;
    const double part = level_.size.y / 4;
    for (double below = part; below < jump; below += part)
        if (level_.fits({joint.x, joint.y + below + level_.size.y / 2})) return true;
    return false;
}

void GroundCheck::check_one_way(const GroundFace& face, const GroundFace& other) {
    if (!face.one_way) return;
    const double alike = isect::dot(face.front(), other.front());
    for (const Vec2 joint : {other.from, other.to}) {
        const bool is_opposed = other.one_way && alike < -0.5,
                   is_solid = !other.one_way && alike > same_front;
        if ((!is_opposed && !is_solid) || !is_on(joint, face)) continue;
        if (!is_open_around(joint, face.front())) continue;
        const Extent area = extent_of(face);
        // A bridge has two joints.
        const bool is_known = std::any_of(faults_.begin(), faults_.end(), [&](const Fault& fault) {
            return fault.kind == FaultKind::one_way && fault.area.min == area.min &&
                   fault.area.max == area.max;
        });
        if (is_known) continue;
        const std::string where = "At " + place_text(joint) + ", ";
        const std::string solid =
            "a one-way floor goes on as a solid one" +
            std::string(can_be_below(joint) ? ": who jumps through it there hits the solid part."
                                            : ": who drops there stays on the solid part.");
        add({FaultKind::one_way, joint, level_.resting_on(joint, face.front()),
             where +
                 (is_solid ? solid : "one-way ground goes on with its front on the other side."),
             area});
    }
}

}  // namespace lab
