// What somebody who adopts `walk` meets first: one obstacle, platforms without a setting, and
// whether there is room.
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

using Box = Aabb<double>;
using Platform = Marked<Box>;

const Box player{{0, 0}, {5, 5}};
const Box floor_below{{0, 10}, {20, 5}};

}  // namespace

TEST_CASE("vectors add up in place", "[vec2]") {
    Vec2<double> v{1, 2};
    v += {3, 4};
    CHECK(v == Vec2<double>{4, 6});
    v -= {1, 1};
    CHECK(v == Vec2<double>{3, 5});
    v *= 2;
    CHECK(v == Vec2<double>{6, 10});
}

TEST_CASE("one obstacle is a ground, too", "[walk]") {
    const std::vector<Box> list{floor_below};
    CHECK(walk(player, {4, 9}, 1, floor_below) == walk(player, {4, 9}, 1, list));
    const Platform lift{floor_below, {}, {2, -1}};
    CHECK(walk(player, {}, 1, lift) == walk(player, {}, 1, std::vector<Platform>{lift}));
    CHECK(move_and_slide(player, {4, 9}, floor_below) == move_and_slide(player, {4, 9}, list));
}

TEST_CASE("platforms of a list carry a character without a setting", "[walk]") {
    const std::vector<Platform> level{{{{0, -40}, {20, 5}}}, {floor_below, {}, {3, 0}}};
    CHECK(walk(player, {}, 1, level).pos == Vec2<double>{3, 0});
    const Walked<double> still = walk(player, {}, 1, level, {.fastest_platform = 0.0});
    CHECK(still.pos == Vec2<double>{0, 0});
}

// It stood on a board that has turned down about a far pivot, and so is far above it now.
TEST_CASE("what turns is looked for as far as its farthest point goes", "[walk]") {
    const double angle = 0.1;
    const Vec2<double> pivot{-130, 6};
    const Vec2<double> center{-130 + 130 * std::cos(angle), 6 + 130 * std::sin(angle)};
    Marked<Polygon<double>> board{Polygon<double>::box(center, {8, 1}, angle)};
    board.turned = {angle, pivot};
    const std::vector<Marked<Polygon<double>>> level{board};
    WalkSettings<double> settings;
    settings.fastest_platform = 1000;
    const Walked<double> carried = walk(player, {}, 1, level, settings);
    CHECK(carried.pos.y > 12);
    CHECK(walk(player, {}, 1, level) == carried);
    settings.fastest_platform = 1;
    CHECK(walk(player, {}, 1, level, settings).pos.y < 1);
}

TEST_CASE("a character without room is squeezed, and no other one", "[walk]") {
    const std::vector<Box> press{{{0, 7}, {20, 5}}, {{0, -7}, {20, 5}}};
    CHECK(walk(player, {}, 1, press).is_squeezed);

    const std::vector<Platform> closing{{floor_below}, {{{0, -7}, {20, 5}}, {}, {0, 3}}};
    CHECK(walk(player, {}, 1, closing).is_squeezed);

    CHECK_FALSE(walk(player, {}, 1, floor_below).is_squeezed);
    const Box overlapping{{0, 8}, {20, 5}};
    CHECK_FALSE(walk(player, {}, 1, overlapping).is_squeezed);
    const Platform one_way{{{0, 2}, {20, 5}}, {0, -1}};
    CHECK_FALSE(walk(player, {0, -5}, 1, one_way).is_squeezed);
}

// The whole way of a step led to the second step's corner, and the climb was given up.
TEST_CASE("a fast capsule isn't stopped by stairs", "[walk]") {
    std::vector<Box> stairs{{{-50, 50}, {50, 50}}};
    for (int i = 1; i <= 4; ++i)
        stairs.push_back(Box::from_min_max({14.0 * (i - 1), -5.0 * i}, {14.0 * i, 100}));
    Capsule<double> runner{{-20, -16}, {0, 12}, 4};
    Vec2<double> velocity;
    for (int frame = 0; frame < 6; ++frame) {
        velocity = {500, velocity.y + 30};
        const auto now = walk(runner, velocity, 1.0 / 30, stairs, {.snap = 6, .step = 6});
        CHECK_FALSE(now.wall);
        runner.start = now.pos;
        velocity = now.velocity;
    }
    CHECK(runner.start.x > 60);
}

// The slope's own corner is one ulp higher than the tile before it.
TEST_CASE("the top of a slope in a tile map stops nobody", "[walk]") {
    const char* rows[] = {"          ", "###\\      ", "####      ", "####      "};
    const TileMap map(Vec2{0.0, 0.1}, Vec2{12.5, 12.5}, 10, 4, [&](std::size_t c, std::size_t r) {
        const char tile = rows[r][c];
        return tile == '#' ? solid_tile : tile == '\\' ? Tile{1, 0.5F} : empty_tile;
    });
    Box runner{{28, 4.6}, {5, 8}};
    Vec2<double> velocity;
    for (int frame = 0; frame < 5; ++frame) {
        velocity = {450, velocity.y + 30};
        const auto now = walk(runner, velocity, 1.0 / 30, map);
        CHECK_FALSE(now.wall);
        runner.center = now.pos;
        velocity = now.velocity;
    }
    CHECK(runner.center.x > 90);
}

// It was carried up into the ceiling, and aside by only a part of what the lift needs.
TEST_CASE("a lift below a slanted ceiling pushes a box out sideways", "[walk]") {
    const std::vector<Marked<Polygon<double>>> shaft{
        {.shape = Polygon<double>({0, 0}, {{-200, -1}, {200, -1}, {200, 99}, {-200, 99}}),
         .moved = {0, -1}},
        {.shape = Polygon<double>({0, 0}, {{-100, -110}, {100, -110}, {100, -10}, {0, -10}})}};
    const Box rider{{-14, -10}, {4, 10}};
    const auto now = walk(rider, {0, 15}, 1.0 / 60, shaft, {.snap = 2});
    CHECK(now.pos.y == -11);
    CHECK(now.pos.x <= -15);
    CHECK(now.pos.x > -15.01);
    CHECK_FALSE(now.is_squeezed);
}

// The size of a mover was measured from the first corner of its list.
TEST_CASE("the first corner of a polygon's list doesn't matter beside what turns", "[walk]") {
    std::vector<Vec2<double>> corners{{-3.5, -9}, {3.5, -9},  {3.5, 4.5},
                                      {1.75, 9},  {-1.75, 9}, {-3.5, 4.5}};
    std::vector<Marked<Polygon<double>>> level;
    level.push_back({Polygon<double>({0, 0}, {{-50, 0}, {0, 0}, {0, 50}, {-50, 50}})});
    level.push_back({Polygon<double>({8, 4.648}, {{-8, -4.6}, {9, 0.8}, {8, 4.6}, {-9, -0.8}})});
    level[1].moved = {0.006, -0.03};
    level[1].turned = {-0.003, {8, 4.648}};
    std::vector<Vec2<double>> ends;
    for (std::size_t first = 0; first < corners.size(); ++first) {
        const Polygon<double> mover({-1.3, -9}, std::span<const Vec2<double>>(corners));
        ends.push_back(walk(mover, {39, 17}, 0.01, level, {.snap = 6, .step = 6}).pos);
        std::rotate(corners.begin(), corners.begin() + 1, corners.end());
    }
    for (const Vec2<double> end : ends) CHECK(end == ends.front());
}
