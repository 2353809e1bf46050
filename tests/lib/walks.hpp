// Walks as in games: with gravity, running and decimal numbers.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <isect/detail/walk/motions.hpp>
#include <isect/isect.hpp>

namespace walks {

using namespace isect;
using isect::detail::absolute;
using isect::detail::next_above;
using isect::detail::widened;

/// The promises that a family of walks broke, and the first example.
struct Broken {
    long frames = 0;
    long stuck = 0;
    long sunk = 0;
    long jittered = 0;
    long slanted = 0;
    std::string example;

    long all() const { return stuck + sunk + jittered + slanted; }
    template <class M, class T>
    void note(long& count, const char* what, const M& mover, Vec2<T> delta) {
        ++count;
        if (!example.empty()) return;
        std::ostringstream text;
        const Vec2<T> pos = position(mover);
        text.precision(17);
        text << what << " at (" << pos.x << ", " << pos.y << ") by (" << delta.x << ", " << delta.y
             << ")";
        example = text.str();
    }
};

/// Numbers as people type them, generated from a seed.
class Typed {
public:
    explicit Typed(unsigned seed) : engine_(seed) {}

    int whole(int least, int most) { return least + int(engine_() % unsigned(most - least + 1)); }
    /// A number with up to three decimals, or a third.
    template <class T>
    T between(double least, double most) {
        double parts = std::array<double, 5>{1, 10, 100, 1000, 3}[unsigned(whole(0, 4))];
        if (std::ceil(least * parts) > std::floor(most * parts)) parts = 1000;
        return T(whole(int(std::ceil(least * parts)), int(most * parts))) / T(parts);
    }
    template <class T>
    T one_of(std::vector<T> numbers) {
        return numbers[std::size_t(whole(0, int(numbers.size()) - 1))];
    }
    template <class List>
    void shuffle(List& list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[engine_() % i]);
    }

private:
    std::mt19937 engine_;
};

template <class T>
Vec2<T> turned_by(Vec2<T> v, double angle) {
    return isect::detail::narrowed<T>(isect::detail::rotated(widened(v), sin_cos(angle)));
}

/// The position of a mover after some steps of 1/60 s, with gravity, running at a speed.
template <class Mover, class Ground, class T = Scalar<Mover>>
Vec2<T> after_steps(Mover mover, const Ground& ground, int steps, T speed,
                    const WalkSettings<T>& settings = {}) {
    Vec2<T> velocity{};
    for (int step = 0; step < steps; ++step) {
        velocity = {speed, velocity.y + T(20)};
        const auto now = walk(mover, velocity, T(1) / T(60), ground, settings);
        mover = placed_at(mover, now.pos);
        velocity = now.velocity;
    }
    return position(mover);
}

template <class T>
T ulp_of_query(Vec2<T> pos, T reach) {
    const T size = std::max(absolute(pos.x), absolute(pos.y)) + reach;
    return next_above(size) - size;
}

/// One step on ground whose surface leads along `tangent`. The mover has to get as far along the
/// surface as the motion does and stay clear of the ground; without a motion, it has to stand
/// still.
template <class M, class T, class Ground>
Moved<T> step_along(const M& mover, Vec2<T> delta, const Ground& ground, Vec2<double> tangent,
                    T reach, Broken& broken) {
    ++broken.frames;
    const Moved<T> moved = move_and_slide(mover, delta, ground);
    const M there = placed_at(mover, moved.pos);
    for (const auto& each : ground) {
        if (overlaps(there, each)) {
            broken.note(broken.sunk, "sinks", mover, delta);
            break;
        }
    }
    const Vec2<double> gone = widened(moved.pos) - widened(position(mover));
    const double lost = dot(tangent, widened(delta)) - dot(tangent, gone);
    // The query's size includes the position of the ground, which is about the mover's.
    const Vec2<T> both = position(mover) + position(mover);
    const double allowed = 8 * double(ulp_of_query(both, T(reach + length(delta))));
    if (std::abs(lost) > allowed) broken.note(broken.stuck, "sticks", mover, delta);
    if (!(move_and_slide(there, Vec2<T>{}, ground).pos == moved.pos))
        broken.note(broken.jittered, "does not stand still", mover, delta);
    return moved;
}

}  // namespace walks
