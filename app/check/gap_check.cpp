#include "check/gap_check.hpp"

#include <algorithm>
#include <cmath>

#include "check/ground_check.hpp"
#include "check/local_terrain.hpp"

namespace lab {
namespace {

/// A gap that is smaller than this part of the character isn't meant for it.
constexpr double almost = 0.75;
constexpr double level_enough = 1e-6;

Range columns_of(const GroundFace& face) {
    return {face.extent().min.x, face.extent().max.x};
}
Range rows_of(const GroundFace& face) {
    return {face.extent().min.y, face.extent().max.y};
}

/// Where the character fits near a place, up to half its size farther along one axis.
std::optional<Vec2> fitting_along(const CheckedLevel& level, Vec2 place, Vec2 axis) {
    constexpr int steps = 16;
    for (int step = 0; step <= steps; ++step) {
        for (const double way : {0.5, -0.5}) {
            const Vec2 there = place + (way * step / steps) * axis;
            if (level.fits(there)) return there;
        }
    }
    return {};
}

/// Where the character fits beside the end of a gap, in a direction along one axis; nothing if it
/// can't get there.
std::optional<Vec2> mouth(const CheckedLevel& level, Vec2 end, Vec2 direction) {
    const Vec2 across = direction.x == 0 ? Vec2{level.size.x, 0} : Vec2{0, level.size.y};
    for (const double farther : {0.501, 0.75, 1.0, 1.5}) {
        const Vec2 way{direction.x * level.size.x, direction.y * level.size.y};
        if (const auto there = fitting_along(level, end + farther * way, across)) return there;
    }
    return {};
}

/// Whether two parts of the level lie beside each other.
bool touch(const Extent& a, const Extent& b, double hair) {
    return meet({a.min - Vec2{hair, hair}, a.max + Vec2{hair, hair}}, b);
}

/// The smallest of the gaps that lie beside each other stands for all of them.
void add_gap(Fault gap, double hair, std::vector<Fault>& faults) {
    for (Fault& known : faults) {
        if (known.kind != FaultKind::tight_gap || !touch(known.area, gap.area, hair)) continue;
        const Extent all = around(known.area, gap.area);
        if (gap.size < known.size) known = std::move(gap);
        known.area = all;
        return;
    }
    faults.push_back(std::move(gap));
}

bool is_tight(const CheckedLevel& level, double room, double needed) {
    return room < needed - level.rounding && room >= almost * needed;
}

std::string gap_words(Vec2 at, double room, const char* how, double needed) {
    return "The gap at " + at_text(at) + " is " + rounded_text(room) + " " + how +
           ", and the character " + rounded_text(needed) + ".";
}

/// Between a wall and the one that it faces.
void check_width(const CheckedLevel& level, const GroundFace& face, const GroundFace& other,
                 std::vector<Fault>& faults) {
    const double room = other.from.x - face.from.x;
    if (!is_tight(level, room, level.size.x)) return;
    const Range along = isect::overlap(rows_of(face), rows_of(other));
    if (along.max - along.min <= level.rounding) return;
    const Vec2 at{face.from.x + room / 2, (along.min + along.max) / 2};
    if (!level.is_open(at)) return;
    auto stand = mouth(level, {at.x, along.min}, {0, -1});
    if (!stand) stand = mouth(level, {at.x, along.max}, {0, 1});
    if (!stand) return;
    add_gap({FaultKind::tight_gap, at, *stand, gap_words(at, room, "wide", level.size.x),
             Extent{{face.from.x, along.min}, {other.from.x, along.max}}, room},
            level.hair, faults);
}

/// Between a floor and what is above it. Where one of them slopes, the narrowest place counts, if
/// the character fits on both sides of it.
void check_height(const CheckedLevel& level, const GroundFace& floor, const GroundFace& ceiling,
                  std::vector<Fault>& faults) {
    const Range along = isect::overlap(columns_of(floor), columns_of(ceiling));
    if (along.max - along.min < -level.rounding) return;
    const auto room_at = [&](double x) { return floor.height_at(x) - ceiling.height_at(x); };
    const bool is_flat = floor.from.y == floor.to.y && ceiling.from.y == ceiling.to.y;
    if (is_flat && along.max - along.min <= level.rounding) return;
    const double narrowest = room_at(along.min) <= room_at(along.max) ? along.min : along.max;
    const double room = room_at(narrowest);
    if (!is_tight(level, room, level.size.y)) return;
    const double x = is_flat ? (along.min + along.max) / 2 : narrowest;
    const Vec2 at{x, floor.height_at(x) - room / 2};
    if (!level.is_open(at)) return;
    const auto left = mouth(level, {is_flat ? along.min : x, at.y}, {-1, 0});
    const auto right = mouth(level, {is_flat ? along.max : x, at.y}, {1, 0});
    if (is_flat ? !left && !right : !left || !right) return;
    const Vec2 stand = left ? *left : *right;
    Extent area{{along.min, at.y - room / 2}, {along.max, at.y + room / 2}};
    if (!is_flat) area = {{x, area.min.y}, {x, area.max.y}};
    add_gap(
        {FaultKind::tight_gap, at, stand, gap_words(at, room, "high", level.size.y), area, room},
        level.hair, faults);
}

}  // namespace

void check_gap(const CheckedLevel& level, const GroundFace& face, const GroundFace& other,
               std::vector<Fault>& faults) {
    if (face.one_way || other.one_way) return;
    const Vec2 front = face.front(), back = other.front();
    if (front.x >= 1 - level_enough && back.x <= -1 + level_enough)
        check_width(level, face, other, faults);
    if (front.y < -0.1 && back.y > 0.1) check_height(level, face, other, faults);
}

}  // namespace lab
