// One-way ground of several pieces is one platform: what is inside one piece passes the next.
#include <limits>
#include <vector>

#include "catch.hpp"
#include "lib/terrains.hpp"

using namespace isect;

namespace {

using V = Vec2<double>;
using Box = Aabb<double>;
constexpr double frame_time = 1 / 60.0;

std::vector<Marked<Box>> row_of_boxes(double top, double shift = 0) {
    constexpr int count = 8;
    std::vector<Marked<Box>> row;
    row.reserve(count);
    for (int i = 0; i < count; ++i)
        row.push_back({.shape = {{shift + 8 + 16.0 * i, top + 8}, {8, 8}}, .facing = {0, -1}});
    return row;
}

/// Where a character is that stands still for a while, drops in some steps, and goes on falling.
template <class Mover, class Ground>
V after_drop(Mover mover, double speed, const Ground& ground, int dropping) {
    V velocity;
    for (int frame = 0; frame < 70; ++frame) {
        const bool drops = frame >= 30 && frame < 30 + dropping;
        velocity = {frame >= 30 ? speed : 0, velocity.y + 15};
        const auto now = walk(mover, velocity, frame_time, ground, {.drops = drops});
        mover = placed_at(mover, now.pos);
        velocity = now.velocity;
    }
    return position(mover);
}

/// The same for all movers at some places and speeds: how many of them don't fall freely.
template <class Ground>
int held_in_drop(const Ground& ground, double foot, double fall, int dropping = 1) {
    int held = 0;
    for (const double x : {40., 42.3, 47.9, 48., 55.55}) {
        for (const double speed : {0., 30., -60., 100.}) {
            const auto drop = [&](const auto& mover) {
                const double from = position(mover).y;
                held += after_drop(mover, speed, ground, dropping).y > from + fall ? 0 : 1;
            };
            drop(Circle<double>{{x, foot - 12}, 12});
            drop(Circle<double>{{x, foot - 7}, 7});
            drop(Capsule<double>{{x, foot - 20}, {0, 13}, 7});
            drop(Box{{x, foot - 10}, {6, 10}});
            drop(Polygon<double>(V{x, foot}, {{-6, -20}, {6, -20}, {6, -4}, {0, 0}, {-6, -4}}));
        }
    }
    return held;
}

}  // namespace

TEST_CASE("what drops through one piece of one-way ground drops through all", "[one-way]") {
    CHECK(held_in_drop(row_of_boxes(0), 0, 60) == 0);
    const auto row = row_of_boxes(0);
    CHECK(held_in_drop(ObstacleList(row), 0, 60) == 0);
    const auto tile_at = [](std::size_t, std::size_t) { return one_way_tile; };
    CHECK(held_in_drop(TileMap(V{0, 0}, V{16, 16}, 8, 1, tile_at), 0, 60) == 0);
    const Chain<double> flat({{0, 0}, {40, 0}, {48, 0}, {56, 0}, {130, 0}}, Ends::open,
                             Sides::front);
    CHECK(held_in_drop(flat, 0, 60) == 0);
    // What runs down a slope has left it again after one step, and needs more of them.
    const auto rising = [](std::size_t column, std::size_t) {
        return Tile{float(column % 2) * 0.5F, float((column + 1) % 2) * 0.5F, true};
    };
    CHECK(held_in_drop(TileMap(V{0, -16}, V{16, 16}, 8, 1, rising), -16, 50, 8) == 0);
}

TEST_CASE("a box that runs drops through a one-way chain that rises", "[one-way]") {
    const Chain<double> hill({{-100, 0}, {0, 0}, {100, -50}}, Ends::open, Sides::front);
    Box player{{-7, -10}, {5, 10}};
    auto now = walk(player, {100, 15}, frame_time, hill, {.drops = true});
    for (int frame = 0; frame < 20; ++frame) {
        player.center = now.pos;
        now = walk(player, {100, now.velocity.y + 15}, frame_time, hill);
        CHECK(!now.floor);
    }
}

TEST_CASE("what is inside a one-way platform passes its neighbour", "[one-way]") {
    const auto row = row_of_boxes(0);
    const Circle<double> inside{{6, -10}, 12};
    CHECK(!sweep_into(inside, V{0, 40}, row).hit);
    CHECK(!sweep_into(inside, V{0, 40}, ObstacleList(row)).hit);
    // It enters the row from below, and meets the next box inside.
    CHECK(!sweep_into(Circle<double>{{6, 40}, 12}, V{70, -40}, row).hit);
    // In one step it goes from the first box through all others.
    CHECK(!sweep_into(inside, V{100, 4}, row).hit);
}

TEST_CASE("one-way ground still holds what isn't inside of it", "[one-way]") {
    SECTION("where only rounding has put it inside a piece") {
        const Circle<double> ball{{15, -12 + 1e-14}, 12};
        const auto met = sweep_into(ball, V{40, 0}, row_of_boxes(0));
        CHECK((met.hit && met.index == 1));
    }
    SECTION("on a lower platform, while the head is in an upper one") {
        auto two = row_of_boxes(0);
        for (const auto& lower : row_of_boxes(40)) two.push_back(lower);
        const auto met = sweep_into(Box{{50, 22}, {6, 12}}, V{3, 20}, two);
        CHECK((met.hit && met.pos.y == 28));
    }
    SECTION("on the lower of two rows that lie on each other") {
        auto two = row_of_boxes(0);
        for (const auto& lower : row_of_boxes(16)) two.push_back(lower);
        const auto met = sweep_into(Box{{50, -4}, {6, 12}}, V{3, 20}, two);
        CHECK((met.hit && met.pos.y == 4));
    }
    SECTION("on one-way stairs, whose next step it walks into") {
        auto stairs = row_of_boxes(16);
        for (const auto& upper : row_of_boxes(0, 64)) stairs.push_back(upper);
        Box player{{40, 4}, {6, 12}};
        V velocity;
        for (int frame = 0; frame < 60; ++frame) {
            velocity = {60, velocity.y + 15};
            const auto now = walk(player, velocity, frame_time, stairs);
            player.center = now.pos;
            velocity = now.velocity;
        }
        CHECK(player.center == V{100, 4});
    }
    SECTION("at a one-way wall on it") {
        auto floor = row_of_boxes(0);
        floor.push_back({.shape = {{100, -20}, {4, 20}}, .facing = {-1, 0}});
        const auto met = sweep_into(Box{{80, -4}, {6, 12}}, V{40, 1}, floor);
        CHECK((met.hit && met.index == 8));
    }
}

// It was inside the ramp, whose tip is level with the floor, and so passed the floor, too.
TEST_CASE("a character walks through a one-way ramp, and out at its foot", "[one-way]") {
    const auto tile_at = [](std::size_t column, std::size_t row) {
        if (row == 1) return one_way_tile;
        return column == 4 ? Tile{1, 0, true} : empty_tile;
    };
    const TileMap map(V{0, 0}, V{16, 16}, 12, 2, tile_at);
    const auto check = [&](auto player) {
        for (const double speed : {60., 97.3, 300.}) {
            auto mover = player;
            V velocity;
            while (position(mover).x < 140) {
                velocity = {speed, velocity.y + 15};
                const auto now = walk(mover, velocity, frame_time, map);
                mover = placed_at(mover, now.pos);
                velocity = now.velocity;
                REQUIRE(now.floor);
            }
        }
    };
    check(Box{{20, 6}, {6, 10}});
    check(Circle<double>{{20, 8}, 8});
    check(Capsule<double>{{20, 4}, {0, 4}, 8});
}

// It was inside the higher one by more than a hair, and so passed the lower one on which it stood.
TEST_CASE("one-way pieces that differ by a few hairs hold", "[one-way]") {
    for (const float far : {100.F, 1000.F, 10000.F}) {
        const float hair = 16 * std::numeric_limits<float>::epsilon() * far;
        for (const float step : {1.5F, 4.F, 15.F}) {
            const float top = 0.1F * far;
            const std::vector<Marked<Aabb<float>>> deck{
                {{{far + 50, top + 5}, {50, 5}}, {0, -1}},
                {{{far + 150, top + 5 - step * hair}, {50, 5}}, {0, -1}}};
            Aabb<float> player{{far + 80, top - 10.5F}, {6, 10}};
            Vec2<float> velocity;
            while (player.center.x < far + 99) {
                velocity = {60, velocity.y + 15};
                const auto now = walk(player, velocity, 1 / 60.F, deck);
                player.center = now.pos;
                velocity = now.velocity;
            }
            INFO(far << ", " << step);
            CHECK(player.center.y < top - 9.9F);
        }
    }
}
