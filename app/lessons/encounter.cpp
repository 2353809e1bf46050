// How a mover and an obstacle meet in the hidden cases of a page.
#include "lessons/encounter.hpp"

#include <algorithm>
#include <cmath>

namespace lab {

Encounter EncounterMaker::make(CaseClass kind, std::size_t index) {
    index_ = index;
    Encounter made = with_sizes(kind);
    if (kind == CaseClass::corner)
        at_corner(made);
    else if (kind == CaseClass::touching)
        touching(made);
    else if (kind == CaseClass::parallel)
        along_axis(made);
    else if (kind == CaseClass::inside)
        inside(made);
    else if (kind == CaseClass::zero_length)
        without_length(made);
    else
        anywhere(made);
    if (kind == CaseClass::far_away)
        made.origin = {sign() * 4096 * whole(100, 4000), sign() * 4096 * whole(100, 4000)};
    else
        made.origin = {whole(-16, 16), whole(-16, 16)};
    return made;
}

Encounter EncounterMaker::with_sizes(CaseClass kind) {
    Encounter made;
    if (has_half_) made.half = {whole(4, 24), whole(4, 24)};
    if (mover_has_half_) made.mover_half = {whole(2, 14), whole(2, 14)};
    // The directions that touch a round shape exactly are those of the triangle 3, 4, 5.
    const bool exact = kind == CaseClass::corner || kind == CaseClass::touching;
    if (is_round_) made.radius = exact ? 5 * whole(1, 5) : whole(4, 24);
    if (mover_is_round_) made.mover_radius = exact ? 5 * whole(1, 3) : whole(2, 14);
    return made;
}

void EncounterMaker::anywhere(Encounter& made) {
    const Vec2 room = reach(made);
    if (!moves_) {
        made.at = {near(1.5 * room.x), near(1.5 * room.y)};
        return;
    }
    made.at = {near(3 * room.x), near(3 * room.y)};
    const bool starts_inside = std::abs(made.at.x) <= room.x && std::abs(made.at.y) <= room.y;
    if (starts_inside) made.at.x = sign() * (room.x + whole(1, 20));
    const Vec2 target{near(0.8 * room.x), near(0.8 * room.y)};
    // To the target, short of it, beyond it, or away from it.
    constexpr std::array<double, 5> shares = {1, 0.5, 2, 1, -1};
    made.delta = shares.at(variant(shares.size())) * (target - made.at);
    keep_off_axes(made.delta);
}

void EncounterMaker::keep_off_axes(Vec2& delta) {
    if (delta.x == 0) delta.x = 2;
    if (delta.y == 0) delta.y = -2;
}

void EncounterMaker::at_corner(Encounter& made) {
    const Vec2 side{sign(), sign()};
    const Vec2 corner{side.x * made.grown().x, side.y * made.grown().y};
    Vec2 normal{side.x, side.y};
    if (made.rounding() > 0) {
        const bool steep = sign() > 0;
        normal = {side.x * (steep ? 0.6 : 0.8), side.y * (steep ? 0.8 : 0.6)};
    }
    // Whole again: a radius is a multiple of 5 here.
    const Vec2 touch{corner.x + side.x * std::abs(normal.x) * made.rounding(),
                     corner.y + side.y * std::abs(normal.y) * made.rounding()};
    made.at = made.rounding() > 0 ? Vec2{std::round(touch.x), std::round(touch.y)} : corner;
    if (!moves_) {
        // Exactly there, one step in, and one step out.
        constexpr std::array<double, 4> steps = {0, -1, 1, 0};
        made.at = made.at + steps.at(variant(steps.size())) * side;
        return;
    }
    const double length = 4 * whole(3, 12);
    const bool grazes = variant(2) == 0;
    if (grazes && made.rounding() > 0) {
        const Vec2 along{std::round(-5 * normal.y), std::round(5 * normal.x)};
        made.delta = sign() * length * along;
    } else if (grazes) {
        const double turn = sign();
        made.delta = {turn * side.x * length, -turn * side.y * 4 * whole(3, 12)};
    } else {
        made.delta = {-side.x * length, -side.y * 4 * whole(3, 12)};
    }
    constexpr std::array<double, 4> shares = {0.5, 0.25, 0.75, 1};
    made.at = made.at - shares.at(variant(shares.size())) * made.delta;
}

EncounterMaker::TouchPoint EncounterMaker::on_side(const Encounter& made, std::size_t which) {
    const Vec2 room = reach(made), flat = made.grown();
    const double side = which / 2 % 2 == 0 ? 1 : -1;
    if (which % 2 == 0 || is_line_)
        return {{side * room.x, near(std::max(flat.y - 1, 0.0))}, {side * 5, 0}};
    return {{near(std::max(flat.x - 1, 0.0)), side * room.y}, {0, side * 5}};
}

EncounterMaker::TouchPoint EncounterMaker::on_corner(const Encounter& made) {
    const Vec2 side{sign(), sign()}, flat = made.grown();
    const bool steep = sign() > 0;
    const Vec2 normal{side.x * (steep ? 3 : 4), side.y * (steep ? 4 : 3)};
    const double steps = made.rounding() / 5;
    return {{side.x * flat.x + steps * normal.x, side.y * flat.y + steps * normal.y}, normal};
}

void EncounterMaker::touching(Encounter& made) {
    const bool is_flat = made.grown().x > 0 || made.grown().y > 0;
    if (!moves_) {
        // Each side exactly, then each overlapped by 1, then a corner.
        const TouchPoint touch = index_ < 8 && is_flat ? on_side(made, index_) : on_corner(made);
        const bool overlaps = index_ / 4 == 1;
        const Vec2 outwards{std::clamp(touch.normal.x, -1.0, 1.0),
                            std::clamp(touch.normal.y, -1.0, 1.0)};
        made.at = overlaps ? touch.at - outwards : touch.at;
        return;
    }
    constexpr std::array<double, 5> leads = {-1, 1, 0, -1, 1};
    const std::size_t which = variant(leads.size());
    const double lead = leads.at(which);
    const bool starts_on_side = is_flat && which < 2;
    const std::size_t side = 2 * (index_ / leads.size()) + which;
    const TouchPoint touch = starts_on_side ? on_side(made, side) : on_corner(made);
    const Vec2 across{-touch.normal.y, touch.normal.x};
    made.at = touch.at;
    const double out = lead * whole(3, 9), turn = sign(), past = turn * whole(1, 2);
    made.delta = out * touch.normal + past * across;
    // Long, so that even a tenth of it leads out of the obstacle on its other side.
    if (which == 4) made.delta = 64 * made.delta;
}

void EncounterMaker::along_axis(Encounter& made) {
    const Vec2 room = reach(made);
    const bool flat = is_line_ || random_() % 2 == 0;
    const double across = flat ? room.y : room.x, along = flat ? room.x : room.y;
    const std::size_t which = variant(5);
    double offset = near(across - 1);
    if (which == 1 || which == 3) offset = sign() * across;
    if (which == 2) offset = sign() * (across + whole(1, 9));
    const double way = sign();
    double place = -way * (along + whole(1, 20)), length = way * 2 * (along + whole(8, 30));
    if (!moves_) {
        // The offset is tried on the axis, too: flush sides, and sides that only touch.
        place = which == 3 ? sign() * along : near(along - 1);
        if (is_line_) place = sign() * (which == 2 ? along + 2 : which == 0 ? along - 1 : along);
    }
    if (which == 4) length = way * whole(1, 4);
    if (moves_) {
        // From a side, straight in, straight away, and along it.
        if (index_ == 5) place = -way * along;
        if (index_ == 9) place = way * along;
        if (index_ == 3) place = near(along - 1);
    }
    made.at = flat ? Vec2{place, offset} : Vec2{offset, place};
    if (moves_) made.delta = flat ? Vec2{length, 0} : Vec2{0, length};
}

void EncounterMaker::inside(Encounter& made) {
    // A square that fits into a circle of this radius.
    const double round = std::floor(made.rounding() / 2);
    made.at = {near(std::max(made.grown().x - 1, 0.0) / 2 + round),
               near(std::max(made.grown().y - 1, 0.0) / 2 + round)};
    if (!moves_) return;
    made.delta = {near(60), near(60)};
    keep_off_axes(made.delta);
}

void EncounterMaker::without_length(Encounter& made) {
    if (moves_) {
        anywhere(made);
        made.delta = {};
        if (variant(2) == 0) inside(made);
        if (variant(4) == 1) made.at = {sign() * reach(made).x, 0};
        made.delta = {};
        return;
    }
    const bool shrinks_mover = mover_has_half_ || mover_is_round_;
    if (shrinks_mover && (variant(2) == 0 || !(has_half_ || is_round_))) {
        made.mover_half = {};
        made.mover_radius = 0;
    } else if (has_half_) {
        (is_line_ || variant(3) == 0 ? made.half.x : made.half.y) = 0;
    }
    const Vec2 room = reach(made);
    made.at = {near(room.x), near(room.y)};
    if (variant(5) >= 3) made.at = {sign() * room.x, near(room.y)};
    if (variant(5) == 2) made.at = {};
}

}  // namespace lab
