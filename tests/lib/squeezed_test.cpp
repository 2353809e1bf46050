// Characters that start inside obstacles, or that moving platforms push into others.
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/doubles.hpp"

namespace doubles::squeezed {

using Platform = isect::Marked<Shape>;

constexpr double frame_time = 1.0 / 60;

Box between(Point lower, Point upper) {
    return Box::from_min_max(lower, upper);
}

template <class Obstacle>
int count_overlaps(const Box& mover, const std::vector<Obstacle>& ground) {
    int count = 0;
    for (const Obstacle& each : ground)
        if (isect::overlaps(mover, isect::detail::bare(each))) ++count;
    return count;
}

template <class Structure>
Point walked_in(const std::vector<isect::Marked<Box>>& ground, const Settings& settings) {
    Structure structure;
    for (const auto& each : ground) structure.insert(isect::box_around(each));
    const Box mover{{13, 0}, {4, 5}};
    const std::span<const isect::Marked<Box>> all(ground);
    return isect::walk(mover, Point{}, 0.125, isect::indexed(all, structure), settings).pos;
}

TEST_CASE("every broad phase finds the platforms that a list finds", "[walk]") {
    const std::vector<isect::Marked<Box>> ground{{.shape = {{17, -3}, {7, 11}}, .moved = {2, -2}},
                                                 {.shape = {{-8, 19}, {12, 12}}, .moved = {2, 2}}};
    const Settings settings{.fastest_platform = 4.3};
    const Box mover{{13, 0}, {4, 5}};
    const Point in_list = isect::walk(mover, Point{}, 0.125, ground, settings).pos;
    CHECK(walked_in<isect::Grid<double>>(ground, settings) == in_list);
    CHECK(walked_in<isect::Quadtree<double>>(ground, settings) == in_list);
    CHECK(walked_in<isect::Bvh<double>>(ground, settings) == in_list);
}

// In one direction the wall pushed first, and then the floor carried the box as well.
TEST_CASE("a wall pushes what a moving floor carries as far as it has come", "[walk]") {
    int wrong = 0;
    for (const double side : {-1.0, 1.0})
        for (int wall_way = 1; wall_way <= 5; ++wall_way)
            for (int floor_way = -4; floor_way <= 4; ++floor_way)
                for (int gap = 0; gap <= 3; ++gap) {
                    const double face = -2 - gap + wall_way;
                    const std::vector<Platform> level{
                        {Box{{side * (face - 3), -5}, {3, 4}}, {}, {side * wall_way, 0}},
                        {Box{{side * 5, 4}, {30, 1}}, {}, {side * floor_way, 0}}};
                    const Box player{{0, 0}, {2, 3}};
                    const auto now = isect::walk(player, Point{}, frame_time, level,
                                                 Settings{.fastest_platform = 5});
                    const double expected = std::max(double(floor_way), face + 2);
                    wrong += std::abs(side * now.pos.x - expected) < 1e-9 ? 0 : 1;
                }
    CHECK(wrong == 0);
}

TEST_CASE("a wall pushes a character up a slope", "[walk]") {
    for (const double speed : {1.0, 2.0, 4.0}) {
        for (const double height : {100.0, 200.0, 400.0}) {
            Box mover{{35, -5}, {5, 5}};
            double wall = 30 - speed, fall = 0;
            for (int frame = 0; frame < 20; ++frame) {
                wall += speed;
                const Polygon slope({0, 0}, {{40, 0}, {440, -height}, {440, 0}});
                const std::vector<Platform> ground{
                    {.shape = between({-100, 0}, {100, 50})},
                    {.shape = slope},
                    {.shape = between({wall - 6, -600}, {wall, -0.5}), .moved = {speed, 0}}};
                const auto now = isect::walk(mover, Point{0, fall + 10}, frame_time, ground,
                                             Settings{.fastest_platform = speed});
                mover.center = now.pos;
                fall = now.velocity.y;
                CHECK(now.floor);
                CHECK(count_overlaps(mover, ground) == 0);
            }
        }
    }
}

TEST_CASE("a character climbs a step whose side rounding has turned", "[walk]") {
    for (int i = 0; i < 100; ++i) {
        const double turn = 0.0625 * i;
        const auto turned = [=](Point p) {
            return Point{std::cos(turn) * p.x - std::sin(turn) * p.y,
                         std::sin(turn) * p.x + std::cos(turn) * p.y};
        };
        const std::vector<Polygon> ground{Polygon({0, 0}, {turned({-100, 0}), turned({100, 0}),
                                                           turned({100, 20}), turned({-100, 20})}),
                                          Polygon({0, 0}, {turned({30, 0}), turned({30, -6}),
                                                           turned({100, -6}), turned({100, 0})})};
        Circle mover{turned({10, -4.5}), 4};
        const Settings settings{.up = turned({0, -1}), .step = 7};
        for (int frame = 0; frame < 60; ++frame)
            mover.center = isect::walk(mover, turned({60, 10}), frame_time, ground, settings).pos;
        CHECK(isect::dot(mover.center, turned({1, 0})) > 35);
    }
}

TEST_CASE("a slow character climbs a step far away", "[walk]") {
    using Block = isect::Aabb<float>;
    const std::vector<Block> ground{Block::from_min_max({99900, 0}, {100100, 50}),
                                    Block::from_min_max({100010, -4}, {100100, 50})};
    Block mover{{100000, -5}, {5, 5}};
    const isect::WalkSettings<float> settings{.step = 8};
    for (int frame = 0; frame < 60; ++frame)
        mover.center = isect::walk(mover, {24, 10}, 1 / 60.0F, ground, settings).pos;
    CHECK(mover.center.x > 100015);
}

TEST_CASE("what a wall has pushed up steep ground can move again", "[walk]") {
    std::vector<Platform> ground{{.shape = between({-100, 0}, {100, 50})},
                                 {.shape = Polygon({0, 0}, {{40, 0}, {60, -100}, {100, 0}})},
                                 {.shape = between({20, -100}, {34, -0.5}), .moved = {4, 0}}};
    for (const double width : {60.0, 70.0, 90.0}) {
        ground[1].shape = Polygon({0, 0}, {{40, 0}, {width, -100}, {100, 0}});
        ground[2].moved = {4, 0};
        Box mover{{35, -5}, {5, 5}};
        const Settings settings{.fastest_platform = 4};
        mover.center = isect::walk(mover, {0, 10}, frame_time, ground, settings).pos;
        CHECK(count_overlaps(mover, ground) == 0);
        ground[2].moved = {};
        const auto jump = isect::walk(mover, {0, -600}, frame_time, ground, settings);
        CHECK(jump.pos.y < mover.center.y - 5);
    }
}

TEST_CASE("what is pushed doesn't pass through another part of the same platform", "[walk]") {
    const std::vector<Platform> ground{{.shape = between({-100, 0}, {100, 50})},
                                       {.shape = Polygon({0, 0}, {{40, 0}, {100, -120}, {100, 0}})},
                                       {.shape = between({20, -100}, {34, -0.5}), .moved = {4, 0}},
                                       {.shape = between({30, -11.5}, {60, -11}), .moved = {4, 0}}};
    const auto now = isect::walk(Box{{35, -5}, {5, 5}}, {0, 10}, frame_time, ground,
                                 Settings{.fastest_platform = 4});
    CHECK(now.pos.y >= -6.0);
}

TEST_CASE("what stands up below a low ceiling still stands on the floor", "[walk]") {
    const std::vector<Box> ground{between({-100, 0}, {100, 50}), between({0, -60}, {40, -8})};
    const auto now = isect::walk(Box{{20, -6}, {4, 6}}, Point{0, 10}, frame_time, ground);
    CHECK(now.floor);
    CHECK(now.stands_on == 0);
    CHECK(now.velocity.y == 0);
}

TEST_CASE("walls that close don't press a character through a thin floor", "[walk]") {
    Box mover{{0, -3}, {6, 3}};
    double fall = 0;
    for (int frame = 0; frame < 14; ++frame) {
        const double apart = 6 - 0.5 * frame;
        const std::vector<Platform> ground{
            {.shape = between({-100, 0}, {100, 2})},
            {.shape = between({-apart - 10, -40}, {-apart, 0}), .moved = {0.5, 0}},
            {.shape = between({apart, -40}, {apart + 10, 0}), .moved = {-0.5, 0}}};
        const auto now = isect::walk(mover, Point{0, fall + 10}, frame_time, ground,
                                     Settings{.fastest_platform = 1});
        mover.center = now.pos;
        fall = now.velocity.y;
        CHECK(mover.center.y == -3);
        CHECK(now.floor);
    }
}

TEST_CASE("move_and_slide pushes out of a floor and of a wall", "[slide]") {
    const std::vector<Box> ground{between({0, 10}, {100, 20}), between({0, -50}, {10, 20})};
    for (const Point way : {Point{0, 1}, Point{0, 0}})
        CHECK(isect::move_and_slide(Box{{13, 6}, {5, 5}}, way, ground).pos == Point{15, 5});
}

TEST_CASE("a push out of one obstacle doesn't lead into another", "[slide]") {
    const std::vector<Box> ground{between({0, 0}, {10, 20}), between({19, 0}, {30, 20})};
    Box mover{{13.5, 10}, {5, 5}};
    mover.center = isect::move_and_slide(mover, Point{}, ground).pos;
    CHECK(mover.center == Point{14, 10});
    CHECK(isect::move_and_slide(mover, Point{}, ground).pos == mover.center);
}

TEST_CASE("a push out of a wall doesn't jump over a thin one", "[slide]") {
    const std::vector<Box> ground{between({0, 0}, {10, 10}), between({9.4, -20}, {9.6, 30})};
    const Box mover{{8, 5}, {1, 1}};
    CHECK(isect::move_and_slide(mover, Point{}, ground).pos.x <= 8.4);
    CHECK(isect::walk(mover, Point{}, frame_time, ground).pos.x <= 8.4);
}

TEST_CASE("a velocity whose square is too small for a float still counts", "[walk]") {
    const std::vector<isect::Aabb<float>> floor{{{0, 10}, {100, 10}}};
    const isect::Aabb<float> mover{{0, -5}, {5, 5}};
    CHECK(isect::walk(mover, {1e-24F, 0}, 1e23F, floor).pos.x > 0.05F);
}

}  // namespace doubles::squeezed
