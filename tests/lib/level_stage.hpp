// What the random levels share: where they lie, who walks in them, and how it is described.
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <sstream>
#include <string>
#include <utility>

#include <isect/detail/hair.hpp>

#include "lib/level_families.hpp"

namespace levels {

using namespace isect;

/// Where a level lies, about how large its characters are, and whether it is mirrored.
template <class T>
struct Stage {
    Vec2<double> offset{};
    double unit = 1;
    int side = 1;

    T x(double at) const { return T(side * (offset.x + at)); }
    T y(double at) const { return T(offset.y + at); }
    Vec2<T> at(double across, double down) const { return {x(across), y(down)}; }
    /// One ulp of the largest number that the level has.
    double ulp() const {
        const double far = std::max(std::abs(offset.x), std::abs(offset.y));
        return isect::detail::ulp<T>(far + 8 * unit);
    }
    /// A decimal number of units.
    double some(Typed& typed, double least, double most) const {
        return typed.between<double>(least * unit, most * unit);
    }
    /// A motion in one step, which is never as small as rounding.
    double way(Typed& typed, double least, double most) const {
        return std::max(some(typed, least, most), 128 * ulp());
    }
};

/// Far from the origin, a float needs a larger unit to have decimals.
template <class T>
Stage<T> any_stage(Typed& typed) {
    constexpr bool is_float = std::is_same_v<T, float>;
    const auto offset = [&] {
        if (is_float) return typed.one_of<double>({0, 0, 1e3, 1e5, -1e3, -1e5});
        return typed.one_of<double>({0, 0, 1e3, 1e5, 1e8, -1e3, -1e5, -1e8});
    };
    Stage<T> stage;
    stage.offset = {offset(), offset()};
    const double far = std::max(std::abs(stage.offset.x), std::abs(stage.offset.y));
    stage.unit = is_float && far > 1e4 ? typed.one_of<double>({16, 32, 100})
                                       : typed.one_of<double>({1, 1, 10, 16, 32});
    stage.side = typed.whole(0, 1) == 0 ? 1 : -1;
    return stage;
}

/// A mover at the origin, and how far it extends from its position.
template <class T>
struct Character {
    Shape<T> shape;
    double across = 0;
    double above = 0;
    double below = 0;
    /// The radius of its feet's edges.
    double round = 0;
};

/// Boxes, circles, capsules that stand and lie, and polygons, which are rounded or not.
template <class T>
Character<T> any_character(Typed& typed, const Stage<T>& stage) {
    const auto part = [&] { return T(stage.some(typed, 0.1, 1)); };
    const T x = part();
    const T y = part();
    const T r = part();
    const auto crate = {Vec2<T>{-x, -y}, Vec2<T>{x, -y}, Vec2<T>{x, y}, Vec2<T>{-x, y}};
    const double wide = double(x) + double(r);
    const double high = double(y) + double(r);
    switch (typed.whole(0, 6)) {
        case 0:
            return {Aabb<T>{{}, {x, y}}, double(x), double(y), double(y)};
        case 1:
            return {Circle<T>{{}, r}, double(r), double(r), double(r), double(r)};
        case 2:
            return {Capsule<T>{{}, {0, -y}, r}, double(r), high, double(r), double(r)};
        case 3:
            return {Capsule<T>{{}, {0, y}, r}, double(r), double(r), high, double(r)};
        case 4:
            return {Capsule<T>{{}, {x, 0}, r}, wide, double(r), double(r), double(r)};
        case 5:
            return {Polygon<T>({}, crate), double(x), double(y), double(y)};
        default:
            return {Polygon<T>({}, crate, r), wide, high, high, double(r)};
    }
}

/// A decimal that computing has missed by rounding only; any other number stays as it is.
inline double written(double computed) {
    const double decimal = std::round(computed * 1e6) / 1e6;
    return std::abs(decimal - computed) < 1e-12 * (1 + std::abs(computed)) ? decimal : computed;
}

/// A character whose feet are at a height by its numbers: its position is computed, or typed.
template <class T>
Shape<T> put_at(Typed& typed, const Stage<T>& stage, const Character<T>& who, double x,
                double feet) {
    const T computed = stage.y(feet) - T(who.below);
    const T y = typed.whole(0, 1) == 0 ? computed : stage.y(written(feet - who.below));
    return placed_at(who.shape, Vec2<T>{stage.x(x), y});
}

template <class T>
double feet_of(const Shape<T>& mover, const Character<T>& who) {
    return double(position(mover).y) + who.below;
}

/// Where the level part of a character's underside begins and ends, as seen from its position.
template <class T>
std::pair<double, double> level_part(const Shape<T>& mover, const Character<T>& who) {
    const double level = who.across - who.round;
    // A capsule's position is an end of it.
    return {std::holds_alternative<Capsule<T>>(mover) ? 0 : -level, level};
}

/// As far as rounding may put a mover from the surface that it rests on.
template <class T>
double hair_of(const Shape<T>& mover) {
    return double(isect::detail::hair_around(AnyMover<T>(mover)));
}

/// A character that walks.
template <class T>
struct Walker {
    Shape<T> mover;
    T time_step = T(1) / T(60);
    T gravity = 0;
    WalkSettings<T> settings{};
    Vec2<T> velocity{};

    Walked<T> step(const AnyGround<T>& ground, double way = 0) {
        velocity = {T(way) / time_step, velocity.y + gravity};
        const Walked<T> now = walk(mover, velocity, time_step, ground, settings);
        mover = placed_at(mover, now.pos);
        velocity = now.velocity;
        return now;
    }
};

template <class T>
Walker<T> walker_of(Typed& typed, const Stage<T>& stage, const Shape<T>& mover) {
    Walker<T> walker{mover};
    walker.gravity = T(stage.some(typed, 1, 30));
    return walker;
}

/// The numbers of a variant, as hexadecimal floats with their names.
inline std::string numbers(std::initializer_list<std::pair<const char*, double>> all) {
    std::ostringstream text;
    text << std::hexfloat;
    for (const auto& [name, number] : all) text << ' ' << name << ' ' << number;
    return text.str();
}
template <class T>
std::string text_of(const Stage<T>& stage, const Shape<T>& mover, const Character<T>& who) {
    const Vec2<T> pos = position(mover);
    return " kind " + std::to_string(mover.index()) +
           numbers({{"x", pos.x},
                    {"y", pos.y},
                    {"across", who.across},
                    {"above", who.above},
                    {"below", who.below},
                    {"offset x", stage.offset.x},
                    {"offset y", stage.offset.y},
                    {"unit", stage.unit},
                    {"side", stage.side}});
}

}  // namespace levels
