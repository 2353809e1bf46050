#include "check/gap_check.hpp"

#include <algorithm>
#include <cmath>

#include "check/ground_check.hpp"

namespace lab {
namespace {

/// A gap that is smaller than this part of the character isn't meant for it.
constexpr double almost = 0.75;
constexpr double level_enough = 1e-6;

struct Shared {
    double from, to;
};
/// The part of two ranges that both have.
Shared shared(double a, double b, double c, double d) {
    return {std::max(std::min(a, b), std::min(c, d)), std::min(std::max(a, b), std::max(c, d))};
}

/// Whether the character fits near a place, up to half its size farther along one axis.
bool fits_along(const CheckedLevel& level, Vec2 place, Vec2 axis) {
    constexpr int steps = 16;
    for (int step = -steps; step <= steps; ++step)
        if (level.fits(place + (0.5 * step / steps) * axis)) return true;
    return false;
}

/// Where the character fits beside a gap, on the side of a direction; nothing if it can't get
/// there.
std::optional<Vec2> mouth_of_tunnel(const CheckedLevel& level, double end, double y, double way) {
    for (const double farther : {0.501, 0.75, 1.0, 1.5}) {
        const double x = end + way * farther * level.size.x;
        if (fits_along(level, {x, y}, {0, level.size.y})) return Vec2{x, y};
    }
    return {};
}
std::optional<Vec2> mouth_of_shaft(const CheckedLevel& level, double x, double end, double way) {
    for (const double farther : {0.501, 0.75, 1.0, 1.5}) {
        const double y = end + way * farther * level.size.y;
        if (fits_along(level, {x, y}, {level.size.x, 0})) return Vec2{x, y};
    }
    return {};
}

bool touch(const Extent& a, const Extent& b) {
    return a.min.x <= b.max.x + hair && b.min.x <= a.max.x + hair && a.min.y <= b.max.y + hair &&
           b.min.y <= a.max.y + hair;
}

/// The smallest of the gaps that lie beside each other stands for all of them.
void add_gap(Fault gap, std::vector<Fault>& faults) {
    for (Fault& known : faults) {
        if (known.kind != FaultKind::tight_gap || !touch(known.area, gap.area)) continue;
        const Extent all = around(known.area, gap.area);
        if (gap.size < known.size) known = std::move(gap);
        known.area = all;
        return;
    }
    faults.push_back(std::move(gap));
}

bool is_tight(double room, double needed) {
    return room < needed - rounding && room >= almost * needed;
}

std::string gap_words(Vec2 at, double room, const char* how, double needed) {
    return "The gap at " + place_text(at) + " is " + short_number(room) + " " + how +
           ", and the character " + short_number(needed) + ".";
}

/// Between a wall and the one that it faces.
void check_width(const CheckedLevel& level, const GroundFace& face, const GroundFace& other,
                 std::vector<Fault>& faults) {
    const double room = other.from.x - face.from.x;
    if (!is_tight(room, level.size.x)) return;
    const Shared along = shared(face.from.y, face.to.y, other.from.y, other.to.y);
    if (along.to - along.from <= rounding) return;
    const Vec2 at{face.from.x + room / 2, (along.from + along.to) / 2};
    if (!level.is_open(at)) return;
    auto mouth = mouth_of_shaft(level, at.x, along.from, -1);
    if (!mouth) mouth = mouth_of_shaft(level, at.x, along.to, 1);
    if (!mouth) return;
    add_gap({FaultKind::tight_gap, at, *mouth, gap_words(at, room, "wide", level.size.x),
             Extent{{face.from.x, along.from}, {other.from.x, along.to}}, room},
            faults);
}

double height_of(const GroundFace& face, double x) {
    const double part = (x - face.from.x) / (face.to.x - face.from.x);
    return face.from.y + part * (face.to.y - face.from.y);
}

/// Between a floor and what is above it. Where one of them slopes, the narrowest place counts, if
/// the character fits on both sides of it.
void check_height(const CheckedLevel& level, const GroundFace& floor, const GroundFace& ceiling,
                  std::vector<Fault>& faults) {
    const Shared along = shared(floor.from.x, floor.to.x, ceiling.from.x, ceiling.to.x);
    if (along.to - along.from < -rounding) return;
    const auto room_at = [&](double x) { return height_of(floor, x) - height_of(ceiling, x); };
    const bool is_flat = floor.from.y == floor.to.y && ceiling.from.y == ceiling.to.y;
    if (is_flat && along.to - along.from <= rounding) return;
    const double narrowest = room_at(along.from) <= room_at(along.to) ? along.from : along.to;
    const double room = room_at(narrowest);
    if (!is_tight(room, level.size.y)) return;
    const double x = is_flat ? (along.from + along.to) / 2 : narrowest;
    const Vec2 at{x, height_of(floor, x) - room / 2};
    if (!level.is_open(at)) return;
    const auto left = mouth_of_tunnel(level, is_flat ? along.from : x, at.y, -1);
    const auto right = mouth_of_tunnel(level, is_flat ? along.to : x, at.y, 1);
    if (is_flat ? !left && !right : !left || !right) return;
    const Vec2 mouth = left ? *left : *right;
    Extent area{{along.from, at.y - room / 2}, {along.to, at.y + room / 2}};
    if (!is_flat) area = {{x, area.min.y}, {x, area.max.y}};
    add_gap(
        {FaultKind::tight_gap, at, mouth, gap_words(at, room, "high", level.size.y), area, room},
        faults);
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
