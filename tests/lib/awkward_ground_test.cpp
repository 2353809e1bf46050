// Ground on which characters were caught: steps whose top isn't level, corners at a slope's foot,
// bowls of many short edges, lifts of two parts and lifts along a wall, corners between a slope and
// a floor, and gravity that pulls aside.
#include <algorithm>
#include <cmath>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/doubles.hpp"

namespace doubles::awkward_ground {

/// A character that runs to one side while gravity pulls it down.
template <class Mover>
struct Runner {
    Mover mover;
    double fall = 0;

    template <class Ground>
    isect::Walked<double> step(double speed, const Ground& ground, const Settings& settings) {
        const auto now = isect::walk(mover, Point{speed, fall + 12}, 1.0 / 60, ground, settings);
        mover = isect::placed_at(mover, now.pos);
        fall = now.velocity.y;
        return now;
    }
};

/// Where it gets to.
template <class Mover, class Ground>
Point run(Mover mover, double speed, const Ground& ground, const Settings& settings, int frames) {
    Runner<Mover> runner{mover};
    for (int frame = 0; frame < frames; ++frame) runner.step(speed, ground, settings);
    return isect::position(runner.mover);
}

/// What a character loses of the motion of its lift, on the level, and how many frames it is in the
/// air.
struct Ride {
    double lost{};
    int in_air{};
};
Ride ride(std::vector<isect::Marked<Box>> parts, Point motion, const std::vector<Box>& walls,
          Box rider) {
    const Settings settings{.snap = 4, .fastest_platform = 4};
    Runner<Box> runner{rider};
    Ride found;
    for (int frame = 0; frame < 40; ++frame) {
        std::vector<isect::Marked<Box>> ground;
        ground.reserve(walls.size() + parts.size());
        for (const Box& wall : walls) ground.push_back({.shape = wall});
        for (auto& part : parts) {
            const Point before = part.shape.center;
            part.shape.center = before + motion;
            part.moved = part.shape.center - before;
            ground.push_back(part);
        }
        if (!runner.step(0, ground, settings).floor) ++found.in_air;
    }
    const Point way = runner.mover.center - rider.center;
    found.lost = walls.empty() ? isect::length(40 * motion - way) : std::abs(40 * motion.y - way.y);
    return found;
}

TEST_CASE("a round character climbs a step whose top isn't level", "[walk]") {
    const std::vector<Shape> down{Polygon({0, 0}, {{-60, 0}, {0, 0}, {0, 50}, {-60, 50}}),
                                  Polygon({0, 0}, {{0, -1}, {60, 5}, {60, 50}, {0, 50}})};
    CHECK(run(Circle{{-20, -3}, 3}, 60, down, Settings{.snap = 5, .step = 6}, 60).x > 35);

    const std::vector<Shape> after_slope{Polygon({0, 0}, {{-80, 20}, {0, 0}, {0, 50}, {-80, 50}}),
                                         Polygon({0, 0}, {{0, -2}, {60, -2}, {60, 50}, {0, 50}})};
    CHECK(run(Circle{{-40, -2}, 3}, 60, after_slope, Settings{.snap = 5, .step = 6}, 90).x > 40);

    for (const double lip : {2.0, 3.0}) {
        const std::vector<Shape> hill{Box::from_min_max({-200, 0}, {0, 40}),
                                      Polygon({0, 0}, {{0, 0}, {60, -30}, {60, 40}, {0, 40}}),
                                      Box::from_min_max({60, -30 - lip}, {140, 40})};
        CHECK(run(Circle{{-50, -15}, 10}, 120, hill, Settings{.snap = 8, .step = 8}, 90).x > 110);
        CHECK(run(Capsule{{-50, -18}, {0, 8}, 6}, 120, hill, Settings{.snap = 8, .step = 8}, 90).x >
              110);
    }
    const std::vector<Point> points{{-200, 0}, {0, 0}, {0, -2}, {60, -8}};
    const isect::Chain<double> chain(points);
    CHECK(run(Capsule{{-50, -18}, {0, 8}, 6}, 120, chain, Settings{.snap = 8, .step = 8}, 60).x >
          50);
}

TEST_CASE("a corner that is exactly at a slope's foot doesn't catch", "[walk]") {
    const double w = 4.2, h = 6;
    const Polygon mover =
        Polygon({-90, 12.7 - h}, {{-w, -h}, {w, -h}, {1.5 * w, 0}, {w, h}, {-w, h}, {-1.5 * w, 0}});
    const double wide = -103.6 + 154.3, high = 12.7 - 9;
    const std::vector<Shape> ground{
        Box::from_min_max({-103.6, 12.7}, {-49.4, 62.7}),
        Polygon({-154.3, 9}, {{0, 0}, {wide, high}, {wide, 63.7}, {0, 63.7}})};
    CHECK(run(mover, -60, ground, Settings{.snap = 8, .step = 20}, 40).x < -125);
}

TEST_CASE("a character keeps its speed over many short edges", "[walk]") {
    std::vector<Point> bowl;
    for (int i = -120; i <= 120; ++i)
        bowl.push_back({200 * std::sin(0.005 * i), 200 * std::cos(0.005 * i)});
    const isect::Chain<double> chain(bowl);
    const auto slowest = [&](auto mover) {
        Runner<decltype(mover)> runner{mover};
        double least = 4;
        for (int frame = 0; frame < 30; ++frame) {
            const Point from = isect::position(runner.mover);
            const auto now =
                runner.step(frame < 8 ? 0.0 : 240.0, chain, Settings{.snap = 8, .step = 8});
            if (frame > 9) least = std::min(least, isect::length(now.pos - from));
        }
        return least;
    };
    CHECK(slowest(Box{{-60, 180}, {5, 5}}) > 3.95);
    CHECK(slowest(Circle{{-60, 175}, 10}) > 3.6);
}

TEST_CASE("a lift of two parts carries, although each has moved by another rounding", "[walk]") {
    for (const Point motion : {Point{2.7, 0.7}, Point{2.7, -2.3}, Point{0.1, -0.3}}) {
        const Ride found = ride({{.shape = {{-20, 5}, {20, 5}}}, {.shape = {{20, 5}, {20, 5}}}},
                                motion, {}, {{1.5, -10}, {6, 10}});
        CHECK(found.lost < 1e-9);
        CHECK(found.in_air == 0);
    }
}

TEST_CASE("a lift that leads into a wall still carries up and down", "[walk]") {
    for (const bool is_one_way : {false, true}) {
        for (const double rise : {-2.0, -0.5, 0.5}) {
            isect::Marked<Box> lift{.shape = {{0, 5}, {40, 5}}};
            if (is_one_way) lift.facing = Point{0, -1};
            const Ride found =
                ride({lift}, {0.25, rise}, {{{30, -100}, {10, 400}}}, {{14, -10}, {6, 10}});
            CHECK(found.lost < 1e-9);
            CHECK(found.in_air == 0);
        }
    }
}

TEST_CASE("it can jump out between a steep slope and a wall that leans over", "[walk]") {
    const std::vector<Shape> wedge{Polygon({0, 0}, {{-40, -100}, {0.5, -100}, {0, 0}, {-40, 0}}),
                                   Polygon({0, 0}, {{0, 0}, {100, -150}, {100, 10}, {0, 10}})};
    const Settings settings{.snap = 4, .step = 4};
    Runner<Box> runner{{{20, -60}, {5, 8}}};
    bool stands = false;
    for (int frame = 0; frame < 200; ++frame)
        stands = runner.step(0, wedge, settings).floor.has_value();
    CHECK(stands);
    const auto jump = isect::walk(runner.mover, Point{0, -60}, 1.0 / 60, wedge, settings);
    CHECK(jump.pos.y < runner.mover.center.y - 0.5);
}

TEST_CASE("a foot in the corner between a steep slope and a floor stands", "[walk]") {
    const std::vector<Point> points{
        {1000000161.9, 1000000000}, {1000000089.8, 1000000112.6}, {999999960.9, 1000000171.1}};
    const isect::Chain<double> valley(points);
    Runner<Box> runner{{{1000000084.3000066, 1000000107.4999895}, {5.5, 5.1}}, 40};
    for (int frame = 0; frame < 5; ++frame)
        CHECK(runner.step(0, valley, Settings{.steepest = 0.6}).floor);
}

TEST_CASE("a character slides down a slope that is too steep, although it runs up", "[walk]") {
    constexpr float far = 1e5F;
    const std::vector<Vec2<float>> points{{far - 100, far - 28.9F}, {far + 100, far + 28.9F}};
    const isect::Chain<float> slope(points);
    isect::Aabb<float> mover{{far + 40, far + 2}, {5.1F, 8.1F}};
    float fall = 0, landed = 0;
    for (int frame = 0; frame < 130; ++frame) {
        if (frame == 30) landed = mover.center.x;
        const Vec2<float> velocity{frame < 30 ? 0.0F : -155.0F, fall + 10.38F};
        const isect::WalkSettings<float> settings{.steepest = 0.2F, .snap = 10};
        const auto now = isect::walk(mover, velocity, 1.0F / 60, slope, settings);
        mover.center = now.pos;
        fall = now.velocity.y;
    }
    CHECK(mover.center.x > landed + 3);
}

TEST_CASE("a character stands still, whatever way gravity pulls", "[walk]") {
    for (int i = 0; i < 60; ++i) {
        const double turn = 0.1 * i;
        const Point up{std::sin(turn), -std::cos(turn)};
        const Point along = isect::perpendicular(up);
        const std::vector<Point> points{-50.0 * along, 50.0 * along};
        const isect::Chain<double> floor(points);
        Circle mover{3.0 * up, 2.9};
        const Settings settings{.up = up, .snap = 1};
        Point velocity, landed;
        for (int frame = 0; frame < 60; ++frame) {
            const auto now = isect::walk(mover, velocity - 12.0 * up, 1.0 / 60, floor, settings);
            mover.center = now.pos;
            velocity = now.velocity;
            if (frame == 20) landed = now.pos;
        }
        CHECK(mover.center == landed);
    }
}

}  // namespace doubles::awkward_ground
