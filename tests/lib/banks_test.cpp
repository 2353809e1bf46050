// Characters at steep banks, at steps below slopes, and in front of walls that push them.
#include <functional>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/doubles.hpp"

namespace doubles::banks {

constexpr double frame_time = 1.0 / 60;

/// A character that runs with the same speed in each frame, while gravity pulls it down.
template <class Mover>
struct Runner {
    Mover mover;
    double fall = 0;

    template <class Ground>
    isect::Walked<double> step(double speed, const Ground& ground, const Settings& settings = {}) {
        const auto now = isect::walk(mover, Point{speed, fall + 15}, frame_time, ground, settings);
        mover = isect::placed_at(mover, now.pos);
        fall = now.velocity.y;
        return now;
    }
};

template <class Mover, class Ground>
void check_stands_still(const Mover& mover, double speed, const Ground& ground,
                        const Settings& settings = {}) {
    Runner<Mover> runner{mover};
    for (int frame = 0; frame < 100; ++frame) {
        const Point before = isect::position(runner.mover);
        const auto now = runner.step(speed, ground, settings);
        if (frame < 40) continue;
        CHECK(now.floor.has_value());
        CHECK(now.pos == before);
    }
}

// The way down from a corner met the steep side, and so the character had a floor in every second
// frame only, and shook.
TEST_CASE("a character that runs against a steep bank stands still", "[walk]") {
    const std::vector<Shape> bank{Box{{0, 330}, {400, 30}},
                                  Polygon({0, 0}, {{50, 235}, {90, 300}, {30, 300}})};
    for (const double speed : {30.0, 60.0, 200.0}) {
        check_stands_still(Capsule{{20, 287}, {0, 9}, 4}, speed, bank);
        check_stands_still(Circle{{20, 290}, 8}, speed, bank);
        check_stands_still(Box{{20, 290}, {5, 10}}, speed, bank);
    }

    const std::function<isect::Tile(std::size_t, std::size_t)> tile_at = [](std::size_t column,
                                                                            std::size_t row) {
        if (row == 3 || (row == 2 && column == 4)) return isect::solid_tile;
        return row == 2 && column == 3 ? isect::Tile{0, 1} : isect::empty_tile;
    };
    const isect::TileMap map(Point{0, 0}, Point{16, 16}, 8, 4, tile_at);
    check_stands_still(Capsule{{20, 39}, {0, 4}, 5}, 100, map, {.steepest = 0.7});
}

TEST_CASE("a character between a floor slope and a steep one stands still", "[walk]") {
    const isect::Chain<double> valley({{-100, 80}, {0, 160}, {100, 40}});
    check_stands_still(Box{{-20, 120}, {5, 8}}, 60, valley);
    check_stands_still(Capsule{{-20, 110}, {0, 9}, 4}, 60, valley);
}

// A leg along the round floor ended more than a hair above it, so that the way down met the steep
// side, and the character fell in every second frame.
TEST_CASE("a character on a round floor at the foot of a steep wall stands still", "[walk]") {
    const std::vector<Shape> corner{isect::Capsule<double>{{18, 239}, {21, -14}, 6},
                                    isect::Segment<double>{{-11, 207}, {23, 52}}};
    const Settings settings{.snap = 4, .step = 3};
    for (const double speed : {-30.0, -59.0, -120.0}) {
        check_stands_still(Circle{{10, 220}, 9}, speed, corner, settings);
        check_stands_still(Capsule{{10, 215}, {0, 5}, 7}, speed, corner, settings);
    }
}

// The search for the floor at the foot of a bank drew it down and aside as far as the snap.
TEST_CASE("a character that runs off over a bank isn't drawn down along it", "[walk]") {
    const auto solid = [](Point from, Point to) {
        return Polygon({0, 0}, {from, to, {to.x, 46}, {from.x, 46}});
    };
    const std::vector<Polygon> bank{solid({-200, 0}, {0, 0}), solid({0, 0}, {12, 16}),
                                    solid({12, 16}, {200, 16})};
    for (const double start : {-3.5, -3.3, -3.0}) {
        Runner<Box> runner{Box{{start, -1}, {0.4, 1}}};
        for (int frame = 0; frame < 20; ++frame) {
            const Point before = runner.mover.center;
            const Point now = runner.step(60, bank, {.snap = 16}).pos;
            CHECK(now.x - before.x < 3);
        }
    }
}

// The level part of its velocity held it on the slope.
TEST_CASE("running against a steep slope doesn't brake the slide down it", "[walk]") {
    for (const Point foot : {Point{100, 200}, Point{100, 300}, Point{100, 500}}) {
        const std::vector<Shape> slope{Polygon({0, 0}, {{0, 0}, foot, {-300, foot.y}})};
        const auto slid = [&](double speed) {
            Runner<Circle> runner{Circle{{20, 10}, 8}};
            for (int frame = 0; frame < 60; ++frame) runner.step(speed, slope);
            return runner.mover.center.y;
        };
        CHECK(slid(-60) > 0.85 * slid(0));
        CHECK(slid(-200) > 0.85 * slid(0));
    }
}

// Rounding moved it to and fro by 1e-13 between the slope and what leans over.
TEST_CASE("a character that runs under what leans over stands still", "[walk]") {
    const std::vector<Shape> cave{Box{{0, 330}, {400, 30}},
                                  Polygon({-52, 271}, {{0, 0}, {87, 29}, {0, 29}}),
                                  isect::Capsule<double>{{31, 264}, {-4, -46}, 2},
                                  isect::Capsule<double>{{37, 248}, {-26, -4}, 7},
                                  Polygon({11, 256}, {{0, 0}, {0, 44}, {-132, 44}})};
    check_stands_still(Circle{{11.37, 222}, 14}, 60, cave, {.snap = 4});
}

// The time of a grazing hit may be any moment of the graze.
TEST_CASE("far away, a seam of a flush polygon and a box costs no speed", "[walk]") {
    constexpr double far = 1e9;
    const Point joint{far + 64, far + 197.1};
    const std::vector<Shape> flush{
        Box::from_min_max({far + 48, joint.y}, {joint.x, far + 500}),
        Polygon({0, 0}, {joint, {far + 80, joint.y}, {far + 80, far + 500}, {joint.x, far + 500}})};
    const Settings settings{.snap = 12, .step = 8, .pace = isect::Pace::on_level};
    const Circle player{{1000000064.1000005, 1000000185.9}, 11.2};
    const Point velocity{-260, 30};
    for (const auto& ground : {flush, std::vector<Shape>(flush.rbegin(), flush.rend())}) {
        const auto now = isect::walk(player, velocity, 1 / 30.0, ground, settings);
        CHECK(now.pos.x == Approx(player.center.x - 260 / 30.0).epsilon(1e-16).margin(1e-6));
    }
}

// The tiles below the slope have corners on it, which are no floor.
TEST_CASE("a box slides down a steep bank of tiles", "[walk]") {
    constexpr float far = 1e5F;
    const auto tile_at = [](std::size_t column, std::size_t row) {
        if (column > row) return isect::empty_tile;
        return column == row ? isect::Tile{1, 0} : isect::solid_tile;
    };
    const isect::TileMap map(Vec2<float>{far, far}, Vec2<float>{8, 16}, 12, 12, tile_at);
    isect::Aabb<float> player{{far + 20, far - 10}, {5, 10}};
    Vec2<float> velocity{};
    for (int frame = 0; frame < 120; ++frame) {
        const auto now = isect::walk(player, {0, velocity.y + 15}, 1 / 60.0F, map);
        player.center = now.pos;
        velocity = now.velocity;
        CHECK(!now.floor);
    }
    CHECK(player.center.y > far + 120);
}

// The height of the step counted against the ground that the climb had gained.
TEST_CASE("a slow character climbs a step at the foot of a slope that leads down to it", "[walk]") {
    for (const double rise : {0.25, 0.5, 0.75}) {
        const double foot = 100 + 100 * rise;
        const isect::Chain<double> ground(
            {{0, 100}, {100, 100}, {200, foot}, {200, foot - 6}, {400, foot - 6}});
        for (const double speed : {30.0, 60.0, 150.0}) {
            const auto x_of = [&](auto mover) {
                Runner<decltype(mover)> runner{mover};
                for (int frame = 0; frame < 400 && runner.mover.center.x < 250; ++frame)
                    runner.step(speed, ground, {.snap = 8, .step = 8});
                return runner.mover.center.x;
            };
            CHECK(x_of(Box{{150, 88}, {2, 4}}) >= 250);
            CHECK(x_of(Box{{150, 88}, {6, 12}}) >= 250);
            CHECK(x_of(Circle{{150, 88}, 10}) >= 250);
        }
    }
}

// Rounding put the contact just before the end of the motion, so that a climb could gain nothing.
TEST_CASE("a step or a wall that is just reached costs no speed", "[walk]") {
    for (const double height : {4.0, 40.0}) {
        for (int i = 0; i < 100; ++i) {
            const double x = 100 + 0.1 * i;
            const std::vector<Box> ground{{{0, 210}, {300, 10}},
                                          Box::from_min_max({x, 200 - height}, {x + 99, 220})};
            const Box player{{x - 5 - 200 / 60.0, 190}, {5, 10}};
            const Settings settings{.snap = 4, .step = 8};
            const auto now = isect::walk(player, Point{200, 15}, frame_time, ground, settings);
            CHECK(now.pos.x == Approx(x - 5));
            CHECK(!now.wall);
            CHECK(now.velocity == Point{200, 0});
            const Box there = isect::placed_at(player, now.pos);
            const auto next = isect::walk(there, Point{200, 15}, frame_time, ground, settings);
            CHECK(next.wall.has_value() == (height > 8));
            CHECK((next.pos.x > x - 4) == (height < 8));
        }
    }
}

/// In how many frames a character overlaps the ground, while a wall pushes it along a line.
template <class Mover>
int count_squeezed(const Mover& mover, double speed, const std::vector<Point>& line,
                   double run = 0) {
    std::vector<isect::Marked<Shape>> ground;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point from = line[i], to = line[i + 1];
        if (from.y == to.y)
            ground.push_back({.shape = Box::from_min_max(from, {to.x, 600})});
        else
            ground.push_back({.shape = Polygon({0, 0}, {from, to, {to.x, 600}, {from.x, 600}})});
    }
    ground.push_back({.shape = Shape{}, .moved = {speed, 0}});
    Runner<Mover> runner{mover};
    int count = 0;
    for (double front = 30; front < 180; front += speed) {
        ground.back().shape = Box::from_min_max({front - 20, 0}, {front, 600});
        runner.step(run, ground, {.snap = 8, .step = 4, .fastest_platform = 4});
        if (isect::overlaps(runner.mover, isect::ObstacleList(ground))) ++count;
    }
    return count;
}

// What was pushed slid by the length that fits the first slope, and so fell short on the next.
TEST_CASE("a wall pushes a character over the bends of a floor", "[walk]") {
    const std::vector<Point> bend{{0, 200}, {60, 200}, {100, 190}, {200, 140}, {400, 140}};
    const std::vector<Point> pipe{{0, 200},   {40, 200},  {60, 198},  {80, 194}, {100, 188},
                                  {120, 180}, {140, 170}, {160, 158}, {300, 158}};
    for (const auto& line : {bend, pipe}) {
        for (const double speed : {0.5, 1.0, 2.0, 4.0}) {
            CHECK(count_squeezed(Box{{45, 180}, {5, 10}}, speed, line) == 0);
            CHECK(count_squeezed(Circle{{45, 190}, 8}, speed, line) == 0);
            CHECK(count_squeezed(Capsule{{45, 180}, {0, 10}, 6}, speed, line) == 0);
        }
    }
}

// A corner of the box was an ulp too low, and met the side of the next slope.
TEST_CASE("a wall pushes a box over the seams of slopes", "[walk]") {
    const std::vector<Point> dale{{0, 200},     {96, 200},    {112, 207.2}, {128, 217.1},
                                  {144, 210.8}, {160, 221.6}, {176, 234.2}, {192, 232.4},
                                  {208, 232.4}, {224, 235.1}, {400, 236}};
    const std::vector<Point> steps{{0, 200},     {96, 200},    {112, 214.4}, {128, 228.8},
                                   {144, 243.2}, {176, 243.2}, {192, 257.6}, {400, 257.6}};
    for (const auto& line : {dale, steps}) {
        for (const double speed : {0.25, 1.25, 1.95, 3.25}) {
            for (const double run : {0.0, 60.0, -60.0}) {
                CHECK(count_squeezed(Box{{60, 180}, {6, 11}}, speed, line, run) == 0);
                CHECK(count_squeezed(Box{{60, 180}, {4, 8}}, speed, line, run) == 0);
            }
        }
    }
}

}  // namespace doubles::banks
