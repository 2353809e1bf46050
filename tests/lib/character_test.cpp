// What walk does, case by case. terrain_test.cpp plays it for long.
#include <cmath>

#include "catch.hpp"
#include "lib/terrains.hpp"

using namespace isect;

namespace {

using V = Vec2<double>;
using Box = Aabb<double>;
using Settings = WalkSettings<double>;

const Box player{{0, -10}, {5, 10}};

/// A slope from (0, 0) to the right, between flat ground.
Chain<double> slope_of(double angle) {
    return Chain<double>({{-500, 0}, {0, 0}, {300 * std::cos(angle), -300 * std::sin(angle)}});
}

}  // namespace

TEST_CASE("a character on a floor has a floor, and no wall", "[character]") {
    const std::vector<Box> floor{{{0, 5}, {100, 5}}};
    const auto step = walk(player, {60, 20}, 0.5, floor);
    CHECK(step.pos == V{30, -10});
    CHECK(step.velocity == V{60, 0});
    REQUIRE(step.floor);
    CHECK(step.floor->normal == V{0, -1});
    CHECK(step.stands_on == 0);
    CHECK(!step.wall);
    CHECK(!step.ceiling);
}

TEST_CASE("a character in the air falls, lands and keeps its pace", "[character]") {
    const std::vector<Box> floor{{{0, 5}, {100, 5}}};
    const auto air = walk(placed_at(player, {0, -50}), {10, 20}, 1, floor);
    CHECK(air.pos == V{10, -30});
    CHECK(air.velocity == V{10, 20});
    CHECK(!air.floor);
    CHECK(air.stands_on == npos);
    const auto landed = walk(placed_at(player, {0, -20}), {10, 20}, 1, floor);
    CHECK(landed.pos == V{10, -10});
    CHECK(landed.velocity == V{10, 0});
    CHECK(landed.floor);
}

TEST_CASE("a character stops at a wall and under a ceiling", "[character]") {
    const std::vector<Box> room{{{0, 5}, {100, 5}}, {{30, -50}, {5, 50}}, {{0, -45}, {100, 5}}};
    const auto at_wall = walk(player, {60, 10}, 1, room);
    CHECK(at_wall.pos == V{20, -10});
    REQUIRE(at_wall.wall);
    CHECK(at_wall.wall->normal == V{-1, 0});
    CHECK(at_wall.velocity.x == 0);
    CHECK(at_wall.floor);
    const auto jump = walk(player, {0, -60}, 1, room);
    CHECK(jump.pos == V{0, -30});
    REQUIRE(jump.ceiling);
    CHECK(jump.ceiling->normal == V{0, 1});
    CHECK(jump.velocity == V{0, 0});
    CHECK(!jump.floor);
}

TEST_CASE("ground steeper than the steepest floor is a wall", "[character]") {
    Settings settings;
    settings.steepest = 0.6;
    for (const double angle : {0.1, 0.5, 0.59, 0.61, 0.9, 1.4}) {
        const Chain<double> ground = slope_of(angle);
        const auto step = walk(placed_at(player, {-10, -10}), {60, 0}, 1, ground, settings);
        INFO(angle);
        CHECK(step.wall.has_value() == (angle > 0.6));
        CHECK((step.pos.y < -12) == (angle < 0.6));
    }
}

TEST_CASE("the pace is kept along a slope or on the level", "[character]") {
    const double angle = 0.5;
    const Chain<double> ground = slope_of(angle);
    Settings settings;
    settings.snap = 5;
    const auto on = walk(placed_at(player, {100, -100}), {0, 200}, 1, ground, settings);
    REQUIRE(on.floor);
    const Box walker = placed_at(player, on.pos);
    const auto along = walk(walker, {20, 0}, 1, ground, settings);
    CHECK(length(along.pos - on.pos) == Approx(20));
    settings.pace = Pace::on_level;
    const auto level = walk(walker, {20, 0}, 1, ground, settings);
    CHECK(level.pos.x - on.pos.x == Approx(20));
    CHECK(level.velocity == V{20, 0});
    const auto down = walk(walker, {-20, 0}, 1, ground, settings);
    CHECK(down.pos.x - on.pos.x == Approx(-20));
    CHECK(down.floor);
}

TEST_CASE("without snap a character leaves ground that falls away", "[character]") {
    const Chain<double> ground({{-100, 0}, {0, 0}, {100, 40}});
    const Box walker = placed_at(player, {-1, -10});
    Settings settings;
    const auto flies = walk(walker, {40, 5}, 1, ground, settings);
    CHECK(!flies.floor);
    settings.snap = 20;
    const auto follows = walk(walker, {40, 5}, 1, ground, settings);
    CHECK(follows.floor);
    CHECK(follows.pos.y > flies.pos.y);
}

TEST_CASE("a character climbs a step up to its height, and no higher", "[character]") {
    const auto stairs = [](double height) {
        return std::vector<Box>{{{0, 5}, {100, 5}}, {{55, -height / 2}, {30, height / 2}}};
    };
    Settings settings;
    settings.step = 6;
    const auto up = walk(player, {30, 0}, 1, stairs(6), settings);
    CHECK(up.pos == V{30, -16});
    CHECK(up.stands_on == 1);
    CHECK(!up.wall);
    const auto wall = walk(player, {30, 0}, 1, stairs(6.5), settings);
    CHECK(wall.pos == V{20, -10});
    CHECK(wall.wall);
}

TEST_CASE("a character can't climb a step that has no room above it", "[character]") {
    const std::vector<Box> low{{{0, 5}, {100, 5}}, {{55, -3}, {30, 3}}, {{0, -30}, {100, 8}}};
    Settings settings;
    settings.step = 6;
    const auto step = walk(player, {30, 0}, 1, low, settings);
    CHECK(step.pos == V{20, -10});
    CHECK(step.wall);
}

TEST_CASE("a character drops through a one-way platform on request", "[character]") {
    const std::vector<Marked<Box>> level{{{{0, 5}, {100, 5}}}, {{{0, -38}, {40, 2}}, {0, -1}}};
    Box walker = placed_at(player, {0, -50});
    Settings settings;
    const auto stands = walk(walker, {0, 10}, 1, level, settings);
    CHECK(stands.stands_on == 1);
    settings.drops = true;
    auto falls = walk(walker, {0, 10}, 0.1, level, settings);
    CHECK(!falls.floor);
    settings.drops = false;
    for (int i = 0; i < 10; ++i) {
        walker = placed_at(walker, falls.pos);
        falls = walk(walker, falls.velocity + V{0, 10}, 0.1, level, settings);
    }
    CHECK(falls.stands_on == 0);
    CHECK(falls.pos.y == -10);
    const auto jump = walk(placed_at(player, {0, -10}), {0, -80}, 1, level, settings);
    CHECK(jump.pos == V{0, -90});
}

TEST_CASE("a platform carries what stands on it and pushes what is in its way", "[character]") {
    std::vector<Marked<Box>> level{{{{0, 5}, {100, 5}}}, {{{0, -22}, {20, 2}}}};
    Settings settings;
    settings.fastest_platform = 10;
    level[1].moved = {4, -3};
    level[1].shape.center = {4, -25};
    const auto rides = walk(placed_at(player, {0, -34}), {0, 0}, 1, level, settings);
    CHECK(rides.pos == V{4, -37});
    CHECK(rides.stands_on == 1);

    level[1] = {{{-18, -5}, {15, 5}}, {}, {6, 0}};
    const auto pushed = walk(player, {0, 5}, 1, level, settings);
    CHECK(pushed.pos == V{2, -10});
    CHECK(pushed.floor);

    // A wall stops what is carried.
    level[0] = {{{13, -40}, {5, 20}}};
    level[1] = {{{4, -22}, {20, 2}}, {}, {4, 0}};
    const auto stopped = walk(placed_at(player, {0, -34}), {0, 0}, 1, level, settings);
    CHECK(stopped.pos == V{3, -34});
}

TEST_CASE("a character stands still bit for bit, on every slope", "[character]") {
    Settings settings;
    settings.snap = 4;
    settings.steepest = 1.5;
    for (int degrees = 1; degrees < 84; ++degrees) {
        const Chain<double> ground = slope_of(degrees * 0.0174532925199);
        for (const Shape<double>& mover :
             {Shape<double>{player}, Shape<double>{Circle<double>{{0, 0}, 7}}}) {
            const auto first = walk(placed_at(mover, {30, -500}), {0, 600}, 1, ground, settings);
            REQUIRE(first.floor);
            auto last = first;
            for (int frame = 0; frame < 20; ++frame) {
                const auto here = placed_at(mover, last.pos);
                last = walk(here, last.velocity + V{0, 16}, 1.0 / 60, ground, settings);
                REQUIRE(last.floor);
            }
            CHECK(last.pos == first.pos);
        }
    }
}

TEST_CASE("a character that starts inside an obstacle is pushed out", "[character]") {
    const std::vector<Box> floor{{{0, 5}, {100, 5}}, {{20, -10}, {10, 10}}};
    const auto sunk = walk(placed_at(player, {-30, -7}), {0, 5}, 1, floor);
    CHECK(sunk.pos == V{-30, -10});
    CHECK(sunk.floor);
    const auto beside = walk(placed_at(player, {6, -10}), {0, 5}, 1, floor);
    CHECK(beside.pos == V{5, -10});
    CHECK(beside.floor);
}

// Godot's issue 15631 and others: the player hung at, or was lifted by, the edge of a ledge.
TEST_CASE("a character slides down a ledge that is higher than a step", "[character]") {
    const std::vector<Box> ledge{{{0, 50}, {50, 50}}};
    Circle<double> ball{{58, -7}, 10};
    Settings settings;
    V velocity{};
    bool has_stood = false;
    for (int frame = 0; frame < 120; ++frame) {
        const auto now = walk(ball, velocity + V{0, 16}, 1.0 / 60, ledge, settings);
        has_stood = has_stood || now.floor;
        ball.center = now.pos;
        velocity = now.velocity;
    }
    CHECK(!has_stood);
    CHECK(ball.center.y > 100);
}

// "Up" is any direction: the same scene turned by a quarter gives the same, turned.
TEST_CASE("gravity may lead anywhere", "[character]") {
    const std::vector<Box> wall{{{5, 0}, {5, 100}}};
    Settings settings;
    settings.up = {-1, 0};
    const auto step = walk(Box{{-10, 0}, {10, 5}}, {20, 60}, 0.5, wall, settings);
    CHECK(step.pos == V{-10, 30});
    CHECK(step.floor);
    CHECK(step.velocity == V{0, 60});
}
