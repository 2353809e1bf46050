#include "query/shape.hpp"

namespace lab {

bool DragHandles::shows(double length) const {
    constexpr double least = 14;  // points
    return length * zoom_ >= least;
}

void DragHandles::add_turn(Vec2 root, Vec2 direction) {
    constexpr double stalk = 24;  // points
    all_.push_back(
        {"angle", HandleKind::turn, root + (stalk / zoom_) * direction, Cursor::move, root});
}

void DragHandles::add_turn(const Segment& axis, double radius) {
    const double length = isect::length(axis.delta);
    if (!is_selected_ || !shows(length)) return;
    const Vec2 across = isect::perpendicular(axis.delta) * (-1 / length);
    add_turn(axis.at(0.5) + radius * across, across);
}

Vec2 direction_at(double angle) {
    constexpr double quarter_turn = 1.57079632679489661923;
    constexpr std::array<Vec2, 4> ways = {Vec2{1, 0}, Vec2{0, 1}, Vec2{-1, 0}, Vec2{0, -1}};
    const double quarters = angle / quarter_turn;
    const double whole = std::round(quarters);
    constexpr double same = 1e-12;
    if (std::abs(quarters - whole) < same) {
        const double turns = std::fmod(whole, 4);
        return ways.at(static_cast<std::size_t>(turns < 0 ? turns + 4 : turns));
    }
    const isect::SinCos turn = isect::sin_cos(angle);
    return {turn.cos, turn.sin};
}

}  // namespace lab
