#include "scene/turn.hpp"

#include <array>
#include <cmath>

#include <isect/sin_cos.hpp>

#include "query/shapes.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

constexpr double quarter_turn = 1.57079632679489661923;

Vec2 way_at(double angle) {
    constexpr std::array<Vec2, 4> ways = {Vec2{1, 0}, Vec2{0, 1}, Vec2{-1, 0}, Vec2{0, -1}};
    const double quarters = angle / quarter_turn;
    const double whole = std::round(quarters);
    constexpr double same = 1e-12;
    if (std::abs(quarters - whole) < same) {
        const double turns = std::fmod(whole, 4);
        return ways[static_cast<std::size_t>(turns < 0 ? turns + 4 : turns)];
    }
    const isect::SinCos turn = isect::sin_cos(angle);
    return {turn.cos, turn.sin};
}

template <class Straight>
void turn_about_middle(Straight& shape, double angle) {
    const Vec2 middle = shape.start + 0.5 * shape.delta;
    shape.delta = isect::length(shape.delta) * way_at(angle);
    shape.start = middle - 0.5 * shape.delta;
}

std::optional<double> angle_of_way(Vec2 way) {
    if (way == Vec2{}) return {};
    return std::atan2(way.y, way.x);
}

}  // namespace

std::optional<double> angle_of(const Geometry& geometry) {
    if (const auto* polygon = std::get_if<Polygon>(&geometry)) return polygon->angle;
    if (const auto* segment = std::get_if<Segment>(&geometry)) return angle_of_way(segment->delta);
    if (const auto* capsule = std::get_if<Capsule>(&geometry)) return angle_of_way(capsule->delta);
    return {};
}

bool turns_by_ends(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::turns_by_ends; },
                      geometry);
}

Vec2 pivot_of(const Geometry& geometry) {
    if (const auto* segment = std::get_if<Segment>(&geometry)) return segment->at(0.5);
    if (const auto* capsule = std::get_if<Capsule>(&geometry)) return capsule->axis().at(0.5);
    return handle_position(geometry, handles(geometry).front()).value_or(Vec2{});
}

void set_angle(Geometry& geometry, double angle) {
    if (auto* polygon = std::get_if<Polygon>(&geometry)) polygon->angle = angle;
    if (auto* segment = std::get_if<Segment>(&geometry)) turn_about_middle(*segment, angle);
    if (auto* capsule = std::get_if<Capsule>(&geometry)) turn_about_middle(*capsule, angle);
}

}  // namespace lab
