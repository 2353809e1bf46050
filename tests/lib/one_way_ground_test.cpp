// One-way slopes that meet, and one-way platforms that move, with the numbers of games.
#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "lib/terrains.hpp"

using namespace isect;

namespace {

/// A flat tile, some tiles that rise, one flat one, the same down, and one flat one. All are met
/// from above only.
template <class T>
std::vector<Marked<Polygon<T>>> one_way_hill(T offset, double tile, int rising, double rise) {
    std::vector<Marked<Polygon<T>>> all;
    double x = 0;
    double y = 0;
    const auto add = [&](double climb, double width) {
        const Vec2<T> at{T(double(offset) + x), T(double(offset) + y)};
        const Vec2<T> end{T(width), T(-climb)};
        const T deep = T(2 * tile);
        all.push_back({Polygon<T>(at, {{0, 0}, end, {end.x, deep}, {0, deep}}), {0, -1}});
        x += width;
        y -= climb;
    };
    add(0, 200);
    for (int i = 0; i < rising; ++i) add(rise, tile);
    add(0, 50);
    for (int i = 0; i < rising; ++i) add(-rise, tile);
    add(0, 200);
    terrains::shuffle(all);
    return all;
}

/// The number of frames of a run to and fro over a hill in which a character has no floor, or does
/// not get on.
template <class Mover, class Ground, class T = Scalar<Mover>>
int lost_frames(Mover mover, const Ground& hill, double offset, double right, double speed) {
    WalkSettings<T> settings;
    settings.snap = 8;
    Vec2<T> velocity;
    double way = 1;
    int lost = 0;
    for (int frame = 0; frame < 1500; ++frame) {
        const double from = double(position(mover).x);
        velocity = {T(way * speed), velocity.y + T(15)};
        const auto now = walk(mover, velocity, T(1) / T(60), hill, settings);
        mover = placed_at(mover, now.pos);
        velocity = now.velocity;
        const double gone = way * (double(now.pos.x) - from);
        if (frame > 30) lost += now.floor && gone > speed / 60 / 2 ? 0 : 1;
        const double x = double(now.pos.x) - offset;
        if (x > right) way = -1;
        if (x < 40) way = 1;
    }
    return lost;
}

}  // namespace

// At a seam a box was an ulp below the next slope's corner, and met its side: it ran on inside the
// slope, and fell out of the ground.
TEMPLATE_TEST_CASE("a character runs over one-way slopes that meet", "[character]", float, double) {
    using T = TestType;
    for (const T offset : {T(0), T(1234.5)}) {
        for (const double tile : {16., 32.}) {
            for (const double part : {1., 0.5}) {
                for (const double speed : {60., 90., 123.4}) {
                    const auto hill = one_way_hill<T>(offset, tile, 4, part * tile);
                    const double right = 400 + 8 * tile;
                    const Vec2<T> at{offset + T(40), offset - T(14)};
                    INFO(tile << " by " << part * tile << " at " << offset << ", " << speed);
                    const double from = double(offset);
                    CHECK(lost_frames(Aabb<T>{at, {6, 14}}, hill, from, right, speed) == 0);
                    CHECK(lost_frames(Circle<T>{at, 8}, hill, from, right, speed) == 0);
                }
            }
        }
    }
}

// Where the platform had been was rounded, so that the character seemed to start an ulp inside of
// it, and fell through.
TEMPLATE_TEST_CASE("a one-way platform carries at any speed", "[character]", float, double) {
    using T = TestType;
    const Vec2<T> left{-1, 0};
    const Vec2<T> up{T(0.7), T(-0.7)};
    WalkSettings<T> settings;
    settings.snap = 4;
    settings.fastest_platform = 2;
    for (const Vec2<T> way : {left, up, Vec2<T>{0, -1}}) {
        for (const T speed : {T(0.5), T(1) / T(3), T(0.1), T(1.7)}) {
            std::vector<Marked<Aabb<T>>> level{{{{0, 8}, {32, 8}}, {0, -1}}};
            Aabb<T> player{{3, -30}, {6, 14}};
            Vec2<T> velocity;
            int lost = 0;
            double slipped = 0;
            for (int frame = 0; frame < 600; ++frame) {
                const T turn = frame / 100 % 2 == 0 ? T(1) : T(-1);
                level[0].moved = (turn * speed) * way;
                level[0].shape.center = level[0].shape.center + level[0].moved;
                const Vec2<T> before = player.center - level[0].shape.center;
                velocity.y += T(15);
                const auto now = walk(player, velocity, T(1) / T(60), level, settings);
                player.center = now.pos;
                velocity = now.velocity;
                if (frame < 60) continue;
                lost += now.floor ? 0 : 1;
                const Vec2<T> after = player.center - level[0].shape.center;
                slipped = std::max(slipped, double(length(after - before - level[0].moved)));
            }
            INFO(way.x << ", " << way.y << " at " << speed);
            CHECK(lost == 0);
            CHECK(slipped < 1e-3);
        }
    }
}

// The floor is searched for downwards; how far that search would have led was reported as a push.
TEST_CASE("the floor of a character is a contact, and no motion", "[character]") {
    const std::vector<Marked<Aabb<double>>> level{{{{0, 5}, {100, 5}}}};
    const Aabb<double> player{{0, -10}, {5, 10}};
    WalkSettings<double> settings;
    for (const double snap : {0., 8.}) {
        settings.snap = snap;
        for (const Vec2<double> velocity : {Vec2{0., 0.}, Vec2{0., 15.}, Vec2{90., 15.}}) {
            const auto now = walk(player, velocity, 1.0 / 60, level, settings);
            REQUIRE(now.floor);
            CHECK(now.floor->delta == Vec2<double>{});
            CHECK(now.floor->time == 0);
        }
        const auto lands =
            walk(placed_at(player, Vec2{0., -12.}), {0, 600}, 1.0 / 60, level, settings);
        REQUIRE(lands.floor);
        CHECK(lands.floor->delta == Vec2<double>{});
    }
}
