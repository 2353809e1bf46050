#include "check/ground_check.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "check/gap_check.hpp"
#include "geometry/decimal.hpp"
#include "geometry/outline.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

constexpr double in_degrees = 180 / std::numbers::pi;
/// Slopes that are steeper by more than this are meant as walls.
constexpr double somewhat_steeper = 5 / in_degrees;
/// Fronts with a larger cosine between them are the same.
constexpr double same_front = 0.9999;

double angle_of(Vec2 front) {
    return std::atan2(std::abs(front.x), -front.y);
}

bool is_near(Vec2 a, Vec2 b, double distance) {
    return std::abs(a.x - b.x) <= distance && std::abs(a.y - b.y) <= distance;
}

bool is_on(Vec2 place, const GroundFace& face, double rounding) {
    const Vec2 along = face.to - face.from, from = place - face.from;
    const double length = isect::length(along);
    const double part = isect::dot(from, along) / length;
    return std::abs(isect::dot(from, face.front())) <= rounding && part >= -rounding &&
           part <= length + rounding;
}

}  // namespace

std::string rounded_text(double number) {
    const bool is_small = number != 0 && std::abs(number) < 0.1;
    return is_small ? short_figure(number, 2) : with_true_minus(decimal(number, 2));
}

std::string at_text(Vec2 place) {
    return "(" + rounded_text(place.x) + ", " + rounded_text(place.y) + ")";
}

void GroundCheck::add(Fault fault) {
    const bool is_known = std::any_of(faults_.begin(), faults_.end(), [&](const Fault& other) {
        return other.kind == fault.kind && is_near(other.at, fault.at, level_.hair);
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
        return is_near(other.to, face.from, level_.rounding) &&
               isect::dot(other.front(), face.front()) > same_front;
    });
}

void GroundCheck::check_slope(const GroundFace& face) {
    const double angle = angle_of(face.front()), most = level_.settings.steepest;
    if (angle <= most || angle > most + somewhat_steeper) return;
    // A shorter one is a piece of something round.
    const bool is_long = isect::length(face.to - face.from) >= level_.size.x;
    const Vec2 stand = level_.resting_on(face.middle(), face.front());
    if (!is_long || !level_.fits(stand) || goes_on_before(face)) return;
    add({FaultKind::steep_slope, face.middle(), stand,
         "The slope at " + at_text(face.middle()) + " has " + rounded_text(angle * in_degrees) +
             "°, and the character walks up to " + rounded_text(most * in_degrees) + "°.",
         face.extent()});
}

/// Looks at the floors that go on where a floor ends.
void GroundCheck::check_end(const GroundFace& floor, Vec2 end, double outward) {
    for (const GroundFace& next : level_.faces) {
        const auto [left, right] = std::minmax(next.from.x, next.to.x);
        const double near = outward > 0 ? left : right, far = outward > 0 ? right : left;
        // It has to be beyond the end, and to begin within a hair.
        if (outward * (far - end.x) <= level_.hair || outward * (near - end.x) > level_.hair)
            continue;
        if (std::min(next.from.y, next.to.y) > end.y + level_.hair ||
            std::max(next.from.y, next.to.y) < end.y - level_.hair)
            continue;
        if (level_.is_floor(next.front())) check_seam(floor, end, outward, next);
    }
}

void GroundCheck::check_seam(const GroundFace& floor, Vec2 end, double outward,
                             const GroundFace& next) {
    const double near =
        outward > 0 ? std::min(next.from.x, next.to.x) : std::max(next.from.x, next.to.x);
    const double slit = std::max(0.0, outward * (near - end.x));
    const Vec2 beyond{slit > 0 ? near : end.x, next.height_at(slit > 0 ? near : end.x)};
    const double rise = end.y - beyond.y, height = std::abs(rise);
    if (height >= level_.hair || slit >= level_.hair ||
        (height <= level_.rounding && slit <= level_.rounding))
        return;

    // Neither of the two surfaces may be inside of something else.
    const double aside = 1e-3 * level_.size.x;
    const Vec2 before{end.x - outward * aside, floor.height_at(end.x - outward * aside)};
    const Vec2 after{beyond.x + outward * aside, next.height_at(beyond.x + outward * aside)};
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
        const bool is_up_right = (rise > 0) == (outward > 0);
        const std::string words =
            "At " + at_text(top) + ", the floor " +
            (height <= level_.rounding ? "has a slit of " + rounded_text(slit) + "."
                                       : step_words(height, is_up_right));
        return add({FaultKind::seam, top, stand, words, {top, top}});
    }
}

/// "rises by 0.25 to the right, which stops the character."
std::string GroundCheck::step_words(double height, bool is_up_right) const {
    const double radius = rounded(level_.body).radius;
    const bool rolls = height <= radius * (1 - std::cos(level_.settings.steepest));
    const bool climbs = height <= level_.settings.step;
    return "rises by " + rounded_text(height) + " to the " + (is_up_right ? "right" : "left") +
           (rolls    ? ", which the round character rolls over."
            : climbs ? ", which the character climbs by its setting “step”."
                     : ", which stops the character.");
}

/// Whether the surface is open on both sides of a joint.
bool GroundCheck::is_open_around(Vec2 joint, Vec2 front) const {
    const Vec2 along = 1e-3 * level_.size.x * Vec2{-front.y, front.x};
    const Vec2 above = joint + 1e-3 * level_.size.y * front;
    return level_.is_open(above + along) && level_.is_open(above - along);
}

/// Whether a jump on the one-way side of a joint, which is that way, can begin below the solid
/// side.
bool GroundCheck::can_be_below(Vec2 joint, double way) const {
    const Walking& walk = level_.walk;
    const double jump = walk.gravity > 0 ? walk.jump * walk.jump / (2 * walk.gravity) : 0;
    const double part = level_.size.y / 4, half = level_.size.x / 2;
    constexpr int most_parts = 64;
    for (int i = 1; i <= most_parts && i * part < jump; ++i) {
        const Vec2 middle{joint.x, joint.y + i * part + level_.size.y / 2};
        if (!level_.fits(middle + Vec2{way * 1.01 * half, 0})) return false;
        if (level_.fits(middle)) return true;
    }
    return false;
}

void GroundCheck::check_one_way(const GroundFace& face, const GroundFace& other) {
    if (!face.one_way) return;
    const double alike = isect::dot(face.front(), other.front());
    for (const Vec2 joint : {other.from, other.to}) {
        const bool is_opposed = other.one_way && alike < -same_front,
                   is_solid = !other.one_way && alike > same_front;
        if ((!is_opposed && !is_solid) || !is_on(joint, face, level_.rounding)) continue;
        if (!is_open_around(joint, face.front())) continue;
        const Extent area = face.extent();
        // A bridge has two joints.
        const bool is_known = std::any_of(faults_.begin(), faults_.end(), [&](const Fault& fault) {
            return fault.kind == FaultKind::one_way && fault.area.min == area.min &&
                   fault.area.max == area.max;
        });
        if (is_known) continue;
        const std::string where = "At " + at_text(joint) + ", ";
        const std::string solid =
            "a one-way floor goes on as a solid one" +
            std::string(can_be_below(joint, face.middle().x < joint.x ? -1 : 1)
                            ? ": a character that jumps up there hits the solid part."
                            : ": a character that drops there stays on the solid part.");
        add({FaultKind::one_way, joint, level_.resting_on(joint, face.front()),
             where +
                 (is_solid ? solid : "one-way ground goes on with its front on the other side."),
             area});
    }
}

}  // namespace lab
