// Characters on ground that is as steep as they can stand on, or steeper.
#include <cmath>
#include <numbers>

#include "catch.hpp"
#include "lib/terrains.hpp"

using namespace isect;

namespace {

using V = Vec2<double>;
using Settings = WalkSettings<double>;

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// A valley between two slopes, 200 deep, with flat ground beside it. 90 degrees are a wall.
template <class T>
Chain<T> valley_of(double left, double right, T offset) {
    const auto at = [&](double x, double y) {
        return Vec2<T>{T(double(offset) + x), T(double(offset) + y)};
    };
    const double x = -200 / std::tan(radians(left));
    const double other = right == 90 ? 0 : 200 / std::tan(radians(right));
    return Chain<T>({at(x - 300, -200), at(x, -200), at(0, 0), at(other, -200), at(500, -200)});
}

/// Plays some frames under gravity, with the same speed to the right in each.
template <class Mover, class Ground>
Walked<Scalar<Mover>> play(Mover& mover, const Ground& ground, double speed, int frames,
                           Vec2<Scalar<Mover>> velocity = {}) {
    using T = Scalar<Mover>;
    Walked<T> now;
    for (int frame = 0; frame < frames; ++frame) {
        velocity = {T(speed), velocity.y + T(25)};
        now = walk(mover, velocity, T(1) / T(60), ground);
        mover = placed_at(mover, now.pos);
        velocity = now.velocity;
    }
    return now;
}

/// Falls into a valley, presses against its sides, stays, and jumps.
template <class Mover, class T = Scalar<Mover>>
void check_held(Mover mover, const Chain<T>& valley, T offset, double middle) {
    mover = placed_at(mover, Vec2<T>{T(double(offset) + middle), offset - T(300)});
    for (const double speed : {0., 200., -200.}) {
        const auto rests = play(mover, valley, speed, 300);
        CHECK(rests.floor);
        CHECK(rests.velocity == Vec2<T>{});
        CHECK(play(mover, valley, speed, 1).pos == rests.pos);
        CHECK(play(mover, valley, speed, 7).pos == rests.pos);
        CHECK(!overlaps(mover, valley));
    }
    const auto jumps = walk(mover, {0, -400}, T(1) / T(60), valley);
    CHECK(jumps.pos.y < position(mover).y - T(6));
}

}  // namespace

// Rounding decided: with the angle in degrees, every second slope was a wall.
TEMPLATE_TEST_CASE("ground exactly as steep as the steepest floor is a floor", "[character]", float,
                   double) {
    using T = TestType;
    WalkSettings<T> settings;
    for (int run = 1; run < 30; ++run) {
        for (int rise = 1; rise < 30; ++rise) {
            settings.steepest = T(std::atan2(rise, run));
            const Vec2<T> top{T(20 * run), T(-20 * rise)};
            const std::vector<Polygon<T>> ramp{Polygon<T>({0, 0}, {{0, 0}, top, {top.x, 0}})};
            const Circle<T> ball{{T(10 * run), T(-10 * rise - 99)}, 3};
            INFO(run << ":" << rise);
            CHECK(walk(ball, {0, 300}, 1, ramp, settings).floor);
            settings.steepest -= T(1e-4);
            CHECK(!walk(ball, {0, 300}, 1, ramp, settings).floor);
        }
    }
}

// It moved to and fro by some ulp for ever, its velocity grew, and it couldn't jump out.
TEMPLATE_TEST_CASE("a character in a steep valley comes to rest, and can jump", "[character]",
                   float, double) {
    using T = TestType;
    for (const T offset : {T(0), T(1000), std::is_same_v<T, float> ? T(2e4) : T(1e9)}) {
        for (const double left : {47., 50., 60., 70., 80.}) {
            for (const double right : {47., 52., 75., 90.}) {
                // Far away, the steepest and the gentlest sides are enough.
                if (offset != 0 && !((left == 50 || left == 80) && (right == 52 || right == 90)))
                    continue;
                const auto valley = valley_of<T>(left, right, offset);
                const Vec2<T> middle = valley.points()[1] + valley.points()[3];
                const double x = double(T(0.5) * middle.x) - double(offset);
                INFO(left << " and " << right << " at " << offset);
                check_held(Aabb<T>{{}, {5, 10}}, valley, offset, x);
                check_held(Circle<T>{{}, 8}, valley, offset, x);
                check_held(Capsule<T>{{}, {0, 10}, 6}, valley, offset, x);
            }
        }
    }
}

// Each frame turned a part of the run upwards, so that it climbed slopes of 46 to 60 degrees.
TEST_CASE("running against steep ground doesn't lift a character", "[character]") {
    for (const double angle : {47., 55., 65., 80.}) {
        const Chain<double> slope({{-500, 0}, {0, 0}, {200, -200 * std::tan(radians(angle))}});
        for (const double height : {0., 30.}) {
            Circle<double> ball{{-30, -8 - height}, 8};
            double highest = 0;
            V velocity;
            for (int frame = 0; frame < 200; ++frame) {
                velocity = {200, velocity.y + 25};
                const auto now = walk(ball, velocity, 1.0 / 60, slope);
                ball.center = now.pos;
                velocity = now.velocity;
                highest = std::min(highest, now.pos.y);
            }
            INFO(angle << " from " << height);
            CHECK(highest >= -8 - height);
            CHECK(ball.center.y == Approx(-8));
        }
    }
}

// What was left of a level velocity by rounding led up, and counted as a jump.
TEST_CASE("a character walks under any gravity, also if that ends on the floor", "[character]") {
    for (int degrees = 0; degrees < 360; degrees += 7) {
        const double angle = radians(degrees);
        Settings settings;
        settings.up = {std::sin(angle), -std::cos(angle)};
        settings.snap = 2;
        const V along{std::cos(angle), std::sin(angle)};
        const std::vector<Polygon<double>> plank{Polygon<double>::box({0, 0}, {200, 10}, angle)};
        Circle<double> ball{40 * settings.up, 5};
        V velocity;
        bool is_on = false;
        int lost = 0;
        for (int frame = 0; frame < 300; ++frame) {
            if (!is_on) velocity = velocity - 25 * settings.up;
            velocity = velocity - dot(velocity, along) * along + (frame % 50 - 25.0) * along;
            const auto now = walk(ball, velocity, 1.0 / 60, plank, settings);
            lost += is_on && !now.floor ? 1 : 0;
            is_on = now.floor.has_value();
            ball.center = now.pos;
            velocity = now.velocity;
        }
        INFO(degrees);
        CHECK(is_on);
        CHECK(lost == 0);
    }
}
