// Levels of all kinds, made from a seed, and characters that run about in them.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <isect/isect.hpp>

#include "lib/walks.hpp"

namespace levels {

using namespace isect;
using walks::Typed;

/// An obstacle, and how it moves: to and fro, by so much in each of so many steps.
template <class T>
struct Part {
    Marked<Shape<T>> obstacle;
    Vec2<T> velocity{};
    int turns_after = 0;
};

/// A closed room with a ragged floor. Surfaces that are meant to meet do so only as well as numbers
/// allow: each obstacle has a position of its own.
template <class T>
class Level {
public:
    Level(unsigned seed, double offset) : typed_(seed), offset_(offset) {
        add_floor();
        add_pieces();
        add_platforms();
        add(Aabb<T>::from_min_max(at(-10, -90), at(0, 90)));
        add(Aabb<T>::from_min_max(at(width, -90), at(width + 10, 90)));
        add(Aabb<T>::from_min_max(at(-10, 79), at(width + 10, 95)));
    }

    static constexpr double width = 200;
    const std::vector<Part<T>>& parts() const { return parts_; }
    Vec2<T> at(double x, double y) const { return {T(offset_ + x), T(y)}; }

private:
    /// Slopes and level ground, mostly of thirds, where each piece starts at the end of the last.
    void add_floor() {
        double x = 0;
        double y = 0;
        while (x < width) {
            const double right = x + typed_.whole(2, 40) / 3.0;
            const bool is_level = typed_.whole(0, 3) == 0;
            const double steepest = typed_.whole(0, 4) == 0 ? 1.6 : 0.7;
            const double rise = is_level ? 0 : typed_.between<double>(-steepest, steepest);
            const double next = std::clamp(y + rise * (right - x), -30.0, 30.0);
            add_ground(x, y, right, next);
            x = right;
            y = typed_.whole(0, 7) == 0 ? next + typed_.whole(-20, 20) / 10.0 : next;
        }
    }
    void add_ground(double left, double y, double right, double y_right) {
        if (y == y_right) return add(Aabb<T>::from_min_max(at(left, y), at(right, 80)));
        const T across = T(right - left);
        add(Polygon<T>(at(left, y),
                       {{0, 0}, {across, T(y_right - y)}, {across, T(80 - y)}, {0, T(80 - y)}}));
    }
    /// What stands, lies and hangs about: balls, rails, wedges and one-way platforms.
    void add_pieces() {
        for (int i = 0; i < 12; ++i) {
            const Vec2<T> pos =
                at(typed_.between<double>(2, width - 2), typed_.between<double>(-50, 20));
            const T size = typed_.between<T>(1, 9);
            switch (typed_.whole(0, 3)) {
                case 0:
                    add(Circle<T>{pos, size});
                    break;
                case 1:
                    add(Capsule<T>{pos, {size, typed_.between<T>(-5, 5)}, 0});
                    break;
                case 2:
                    add(Polygon<T>(pos, {{0, 0}, {2 * size, 0}, {size / 3, 3 * size}}));
                    break;
                default:
                    add(Aabb<T>::from_corner_size(pos, {2 * size, T(0.5)}), {0, -1});
            }
        }
    }
    void add_platforms() {
        for (int i = 0; i < 5; ++i) {
            const Vec2<T> corner =
                at(typed_.between<double>(2, width - 30), typed_.between<double>(-60, 10));
            const Vec2<T> size{typed_.between<T>(5, 25), T(1)};
            const bool is_one_way = typed_.whole(0, 2) == 0;
            add(Aabb<T>::from_corner_size(corner, size), {0, is_one_way ? T(-1) : T(0)});
            parts_.back().velocity = {typed_.between<T>(-0.3, 0.3), typed_.between<T>(-0.3, 0.3)};
            parts_.back().turns_after = typed_.whole(20, 90);
        }
    }
    void add(const Shape<T>& shape, Vec2<T> facing = {}) {
        parts_.push_back({Marked<Shape<T>>{.shape = shape, .facing = facing}});
    }

    Typed typed_;
    double offset_;
    std::vector<Part<T>> parts_;
};

/// Moves what moves in a level by one step.
template <class T>
void advance(std::vector<Part<T>>& parts, int step) {
    for (Part<T>& part : parts) {
        if (part.turns_after == 0) continue;
        const bool is_back = step / part.turns_after % 2 == 1;
        const Vec2<T> way = is_back ? -part.velocity : part.velocity;
        Shape<T>& shape = part.obstacle.shape;
        const Vec2<T> before = position(shape);
        shape = placed_at(shape, before + way);
        part.obstacle.moved = position(shape) - before;
    }
}

template <class T>
std::vector<Marked<Shape<T>>> obstacles_of(const std::vector<Part<T>>& parts) {
    std::vector<Marked<Shape<T>>> all;
    all.reserve(parts.size());
    for (const Part<T>& part : parts) all.push_back(part.obstacle);
    return all;
}

/// A character with keys of its own, which follow from a seed.
template <class T>
class Player {
public:
    Player(const Shape<T>& mover, const Level<T>& level, unsigned seed)
        : typed_(seed), mover_(mover) {
        mover_ = placed_at(mover, level.at(typed_.between<double>(20, 180), -70));
        settings_.snap = typed_.whole(0, 2) ? T(4) : T(0);
        settings_.step = typed_.whole(0, 2) ? T(3) : T(0);
        settings_.pace = typed_.whole(0, 1) ? Pace::along_slope : Pace::on_level;
        settings_.steepest = typed_.whole(0, 2) ? T(0.8) : typed_.between<T>(0.3, 1.4);
        settings_.fastest_platform = 1;
        gravity_ = typed_.between<T>(200, 2000);
        time_step_ = T(1) / typed_.one_of<T>({24, 30, 60, 144});
    }

    Walked<T> step(const std::vector<Marked<Shape<T>>>& ground) {
        if (hold_-- <= 0) choose_keys();
        now_.velocity.x = T(keys_) * speed_;
        now_.velocity.y += gravity_ * time_step_;
        if (jumps_ && now_.floor) now_.velocity.y = -std::sqrt(50 * gravity_);
        now_ = walk(mover_, now_.velocity, time_step_, ground, settings_);
        mover_ = placed_at(mover_, now_.pos);
        return now_;
    }

private:
    void choose_keys() {
        keys_ = typed_.whole(-1, 1);
        hold_ = typed_.whole(0, 60);
        speed_ = typed_.between<T>(5, 300);
        jumps_ = typed_.whole(0, 3) == 0;
        settings_.drops = typed_.whole(0, 6) == 0;
    }

    Typed typed_;
    Shape<T> mover_;
    WalkSettings<T> settings_;
    Walked<T> now_{};
    T gravity_{};
    T time_step_{};
    T speed_{};
    int keys_ = 0;
    int hold_ = 0;
    bool jumps_ = false;
};

/// The characters: a box, a pill, a ball, and one with corners.
template <class T>
std::vector<Shape<T>> movers() {
    return {Aabb<T>{{}, {T(1.3), T(2.7)}}, Capsule<T>{{}, {0, T(2.1)}, T(1.1)},
            Circle<T>{{}, T(1.7)}, Polygon<T>({}, {{0, -2}, {T(1.2), 0}, {0, 2}, {T(-1.2), 0}})};
}

}  // namespace levels
