// What is put on one-way ground by its numbers stays there, and nothing stops at a platform's end.
#include <cmath>
#include <limits>
#include <stdexcept>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/walks.hpp"

using namespace isect;
using walks::after_steps;

namespace {

/// Counts the placements, in steps of a twentieth, of movers whose feet are at a height by their
/// numbers and that fall through the ground there. `put(height, half)` makes the ground and asks.
template <class T, class FallsFrom>
int fallen_of_decimals(const FallsFrom& falls_from) {
    int fallen = 0;
    for (int height = -60; height <= 60; ++height) {
        for (int half = 1; half <= 60; half += 7)
            fallen += falls_from(T(height / 20.0), T(half / 20.0)) ? 1 : 0;
    }
    return fallen;
}

}  // namespace

// A box whose feet are at the top of a platform by its decimals overlaps it by less than an ulp. It
// started inside, so the platform let it pass: 46 % of placements fell through.
TEMPLATE_TEST_CASE("what is put on one-way ground by its numbers stays there", "[walk]", float,
                   double) {
    using T = TestType;
    const Vec2<T> up{0, -1};
    const auto stays_on = [](T height, T half, const auto& ground) {
        const Vec2<T> feet{T(0.3), height - half};
        const T box = after_steps(Aabb<T>{feet, {T(0.4), half}}, ground, 20, T(0)).y;
        const T ball = after_steps(Circle<T>{feet, half}, ground, 20, T(0)).y;
        const T pill = after_steps(Capsule<T>{feet, {T(0), -half}, half}, ground, 20, T(0)).y;
        const auto is_off = [&](T y) { return std::abs(double(y - feet.y)) > 1e-4; };
        return !is_off(box) && !is_off(ball) && !is_off(pill);
    };
    SECTION("a platform") {
        CHECK(fallen_of_decimals<T>([&](T height, T half) {
                  const std::vector<Marked<Aabb<T>>> ground{
                      {Aabb<T>::from_corner_size({-50, height}, {100, T(0.5)}), up}};
                  return !stays_on(height, half, ground);
              }) == 0);
    }
    SECTION("a polygon") {
        CHECK(fallen_of_decimals<T>([&](T height, T half) {
                  const std::vector<Marked<Polygon<T>>> ground{
                      {Polygon<T>({-50, height}, {{0, 0}, {100, 0}, {90, 7}, {10, 7}}), up}};
                  return !stays_on(height, half, ground);
              }) == 0);
    }
    SECTION("a row of tiles") {
        CHECK(fallen_of_decimals<T>([&](T height, T half) {
                  const TileMap ground(Vec2<T>{-80, height}, Vec2<T>{16, 16}, 10, 1,
                                       [](std::size_t, std::size_t) { return one_way_tile; });
                  return !stays_on(height, half, ground);
              }) == 0);
    }
    SECTION("a one-sided chain") {
        CHECK(fallen_of_decimals<T>([&](T height, T half) {
                  const Chain<T> ground({{-50, height}, {-3, height}, {50, height}}, Ends::open,
                                        Sides::front);
                  return !stays_on(height, half, ground);
              }) == 0);
    }
}

// The platform has moved by a decimal to where the character's feet are, or to a floor that it
// stands on: it was inside by an ulp, and fell through.
TEST_CASE("a one-way lift that rises to a character's feet holds it", "[walk]") {
    WalkSettings<double> settings;
    settings.fastest_platform = 4;
    int fallen = 0;
    for (int top = -80; top <= 80; ++top) {
        for (int rise = 1; rise <= 25; rise += 3) {
            const double before = top / 10.0 + 3;
            const double center = before - rise / 10.0;
            const std::vector<Marked<Aabb<double>>> lift{
                {{{0, center}, {50, 3}}, {0, -1}, {0, center - before}}};
            const Aabb<double> box{{0, center - 3 - 0.5}, {0.5, 0.5}};
            const auto step = walk(box, {0, 30}, 1 / 60.0, lift, settings);
            fallen += step.floor && step.pos.y < center - 3 ? 0 : 1;
        }
    }
    CHECK(fallen == 0);
}

TEST_CASE("a box runs over the seam of two one-sided chains that differ by some ulp", "[walk]") {
    int fallen = 0;
    for (int ulps = -3; ulps <= 3; ++ulps) {
        const double end = ulps * 0x1p-51;
        const Chain<double> left({{-8, 0}, {0, end}}, Ends::open, Sides::front);
        const Chain<double> right({{0, 0}, {8, 0}}, Ends::open, Sides::front);
        const auto ground = joined(left, right);
        for (const double speed : {-180.0, 180.0}) {
            const Aabb<double> box{{speed < 0 ? 5.0 : -5.0, -0.5}, {0.5, 0.5}};
            fallen += after_steps(box, ground, 3, speed).y > -0.4 ? 1 : 0;
        }
    }
    CHECK(fallen == 0);
}

// A capsule met the corner at the end of a platform with its side, where the normal has a part
// along the platform's facing, and stuck there; a box passed.
TEST_CASE("the end of a one-way platform stops nobody", "[walk]") {
    for (const double height : {1.0, 3.0, 6.0, 7.5}) {
        INFO(height);
        const std::vector<Marked<Aabb<double>>> ground{{{{0, 50}, {500, 50}}},
                                                       {{{150, 0.5 - height}, {50, 0.5}}, {0, -1}}};
        const Aabb<double> box{{50, -16}, {8, 16}};
        const Capsule<double> pill{{50, -8}, {0, -20}, 8};
        const Circle<double> ball{{50, -8}, 8};
        CHECK(after_steps(box, ground, 300, 60.0) == Vec2{350.0, -16.0});
        CHECK(std::abs(after_steps(pill, ground, 300, 60.0).x - 350) < 1e-9);
        CHECK(std::abs(after_steps(ball, ground, 300, 60.0).x - 350) < 1e-9);
    }
}

// The corner of each of the two slopes was taken for the end of a platform, which lets what comes
// from the side pass: so the ball fell into both.
TEST_CASE("a ball is held by the ridge of two one-way slopes", "[walk]") {
    const Vec2<double> up{0, -1};
    const std::vector<Marked<Polygon<double>>> apart{
        {Polygon<double>({}, {{-8, 4}, {0, 0}, {0, 9}, {-8, 9}}), up},
        {Polygon<double>({}, {{0, 0}, {8, 1}, {8, 9}, {0, 9}}), up}};
    const std::vector<Marked<Polygon<double>>> whole{
        {Polygon<double>({}, {{-8, 4}, {0, 0}, {8, 1}, {8, 9}, {-8, 9}}), up}};
    const Chain<double> chain({{-8, 4}, {0, 0}, {8, 1}}, Ends::open, Sides::front);
    const auto stop_on = [](const auto& ground) {
        return sweep_into(Circle<double>{{-0.6, -1}, 1}, {1, 0.25}, ground).pos;
    };
    const Vec2<double> on_ridge = stop_on(chain);
    CHECK(length(on_ridge - Vec2{-0.348795, -0.937199}) < 1e-6);
    CHECK(length(stop_on(apart) - on_ridge) < 1e-12);
    CHECK(length(stop_on(whole) - on_ridge) < 1e-12);
}

TEST_CASE("a corner of a chain that goes on is no end of it", "[walk]") {
    // The sides lead back below the top.
    const auto island = outline_of<double>({{0, 0}, {10, 0}, {2, 6}});
    const Circle<double> ball{{13, 0}, 1};
    CHECK(length(sweep_into(ball, {-6, 0}, island).pos - Vec2{11.0, 0.0}) < 1e-12);
    CHECK(sweep_into(Circle<double>{{13, -0.5}, 1}, {-6, 0}, island).hit);
}

// In one step it was lifted, and stood against the corner in mid-air: from there it climbed a step
// more. At 144 frames a second the way on was too short for that.
TEST_CASE("a round character climbs no more than a step at any frame rate", "[walk]") {
    for (const int rate : {10, 24, 30, 50, 60, 120, 144, 240}) {
        for (const double wall : {0.55, 0.65, 0.9, 1.18}) {
            INFO(rate << " steps a second, wall " << wall);
            const std::vector<Aabb<double>> ground{{{0, 5}, {50, 5}},
                                                   {{26, -wall / 2}, {22, wall / 2}}};
            Circle<double> ball{{2, -1}, 1};
            Capsule<double> pill{{2, -1}, {0, -2}, 1};
            Vec2<double> speed, pill_speed;
            const WalkSettings<double> settings{.snap = 0.6, .step = 0.6};
            for (int step = 0; step < rate; ++step) {
                const auto on = [&](auto& mover, Vec2<double>& velocity) {
                    velocity = {10, velocity.y + 15.0 / rate};
                    const auto now = walk(mover, velocity, 1.0 / rate, ground, settings);
                    mover = placed_at(mover, now.pos);
                    velocity = now.velocity;
                };
                on(ball, speed);
                on(pill, pill_speed);
            }
            CHECK((ball.center.x > 4.5) == (wall < 0.6));
            CHECK((pill.start.x > 4.5) == (wall < 0.6));
        }
    }
}

// Ids are 32 bits wide, and the second map's would have begun at 0 again.
TEST_CASE("joined grounds whose ids don't fit are refused", "[ground]") {
    const auto empty = [](std::size_t, std::size_t) { return empty_tile; };
    const TileMap large(Vec2{0.0, 0.0}, Vec2{1.0, 1.0}, 65536, 65535, empty);
    const TileMap small(Vec2{0.0, 0.0}, Vec2{1.0, 1.0}, 65536, 1, empty);
    CHECK_THROWS_AS(joined(large, small), std::length_error);
    CHECK(joined(small, small).end_id() == 131072);
}

// Computing the new center from the feet left the taller box inside the floor by an ulp in 19 % of
// decimal cases, for good.
TEMPLATE_TEST_CASE("a character that stands up keeps its feet and overlaps nothing", "[walk]",
                   float, double) {
    using T = TestType;
    int without_room = 0, inside = 0, moved = 0;
    for (int top = -60; top <= 60; ++top) {
        for (int size = 1; size <= 30; ++size) {
            const T floor = T(top / 10.0);
            const T small = T(size * 0.09);
            const std::vector<Aabb<T>> ground{Aabb<T>::from_corner_size({-50, floor}, {100, T(5)})};
            Aabb<T> crouching{{0, floor - small}, {1, small / 2}};
            crouching.center = after_steps(crouching, ground, 20, T(0));
            const Aabb<T> tall{{7, 7}, {1, small}};
            const auto standing = change_form(crouching, tall, ground);
            without_room += standing ? 0 : 1;
            if (!standing) continue;
            inside += overlaps(*standing, ObstacleList(ground)) ? 1 : 0;
            const double feet = double(crouching.center.y) + double(crouching.half.y);
            const double now = double(standing->center.y) + double(standing->half.y);
            const double ulps = 4 * double(std::numeric_limits<T>::epsilon()) *
                                (std::abs(feet) + double(tall.half.y) * 2);
            moved += std::abs(now - feet) > ulps || standing->center.x != 0 ? 1 : 0;
        }
    }
    CHECK(without_room == 0);
    CHECK(inside == 0);
    CHECK(moved == 0);
}

TEST_CASE("a character stands up only where there is room", "[walk]") {
    const std::vector<Marked<Aabb<double>>> ground{
        {{{0, 8}, {50, 8}}}, {{{0, -20}, {50, 5}}}, {{{30, -8}, {5, 2}}, {0, -1}}};
    const Aabb crouching{Vec2{0.0, -5.0}, Vec2{5.0, 5.0}};
    CHECK(!change_form(crouching, Aabb{Vec2{0.0, 0.0}, Vec2{5.0, 8.0}}, ground));
    CHECK(change_form(crouching, Aabb{Vec2{0.0, 0.0}, Vec2{5.0, 7.5}}, ground)->center ==
          Vec2{0.0, -7.5});
    const auto round =
        change_form(crouching, Capsule{Vec2{0.0, 0.0}, Vec2{0.0, -4.0}, 5.0}, ground);
    CHECK(round->start == Vec2{0.0, -5.0});
    const Aabb below_platform{Vec2{30.0, -2.5}, Vec2{3.0, 2.5}};
    CHECK(change_form(below_platform, Aabb{Vec2{0.0, 0.0}, Vec2{3.0, 6.0}}, ground));
}
