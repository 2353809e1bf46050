// Characters in levels of round numbers and decimals: stairs exactly as high as a step may be, and
// obstacles that are thousands of times as large as the player.
#include <cmath>
#include <numbers>
#include <random>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/terrains.hpp"

using namespace isect;

namespace {

/// What went wrong while a character walked to and fro without jumping.
struct Walks {
    long lifted = 0;
    long walled = 0;
    long slow = 0;
    long sunk = 0;
    long crept = 0;

    void check() const {
        CHECK(lifted == 0);
        CHECK(walled == 0);
        CHECK(slow == 0);
        CHECK(sunk == 0);
        CHECK(crept == 0);
    }
};

/// Runs to and fro between two places, stands for a while now and then, and turns at random.
template <class Mover, class Ground, class T = Scalar<Mover>>
Walks walk_about(Mover mover, T left, T right, T speed, const Ground& ground,
                 const WalkSettings<T>& settings, unsigned seed) {
    std::mt19937 engine(seed);
    Walks found;
    Walked<T> last;
    T way = 1;
    for (int frame = 0; frame < 900; ++frame) {
        const Vec2<T> from = position(mover);
        if (engine() % 100 == 0) way = -way;
        if (from.x < left) way = 1;
        if (from.x > right) way = -1;
        const bool is_idle = frame % 50 > 40;
        const Vec2<T> velocity{is_idle ? T(0) : way * speed, last.velocity.y + T(0.1) * speed};
        const auto now = walk(mover, velocity, T(1) / T(60), ground, settings);
        mover = placed_at(mover, now.pos);
        if (last.floor) {
            const double gone = std::hypot(now.pos.x - from.x, now.pos.y - from.y);
            found.lifted += now.floor ? 0 : 1;
            found.walled += now.wall ? 1 : 0;
            found.slow += !is_idle && gone < 0.6 * double(speed) / 60 ? 1 : 0;
            found.crept += is_idle && !(now.pos == from) ? 1 : 0;
        }
        found.sunk += overlaps(mover, ground) ? 1 : 0;
        last = now;
    }
    return found;
}

/// Calls use with a box, a circle, a capsule and a rounded polygon about as large as a size.
template <class T, class Use>
void each_player(double size, const Use& use) {
    const T s = T(size);
    use(Aabb<T>{{}, {T(0.9) * s, 2 * s}});
    use(Circle<T>{{}, T(1.5) * s});
    use(Capsule<T>{{}, {0, 2 * s}, s});
    const T x = T(0.8) * s, y = 2 * s;
    use(Polygon<T>({}, {{-x, -y}, {x, -y}, {x, y}, {-x, y}}, T(0.2) * s));
}

}  // namespace

// Of stairs in decimals, every third was a wall for a box: its height is 0.1 only as well as
// numbers allow. In double, a ball left the ground: it was 8 ulp of the stair's size off a corner.
TEMPLATE_TEST_CASE("stairs exactly as high as a step may be are climbed", "[character]", float,
                   double) {
    using T = TestType;
    for (const double offset : {0., 10.1, 1000.}) {
        for (const double high : {0.1, 0.3, 0.7, 1., 2.1, 8.}) {
            const auto at = [&](double x, double y) {
                return Vec2<T>{T(offset + 3 * high * x), T(offset - high * y)};
            };
            std::vector<Aabb<T>> stairs;
            for (int i = -10; i < 30; ++i) {
                const int step = i < 0 ? 0 : i < 10 ? i : i < 20 ? 20 - i : 0;
                stairs.push_back(Aabb<T>::from_min_max(at(i, step), at(i + 1, -20)));
            }
            WalkSettings<T> settings;
            settings.step = T(high);
            settings.snap = T(high);
            each_player<T>(high, [&](const auto& player) {
                // With 34, what stopped on a corner went 6 ulp down in its first idle frame.
                for (const unsigned seed : {4u, 34u}) {
                    INFO("height " << high << " at " << offset << ", seed " << seed);
                    walk_about(placed_at(player, at(-5, 5)), at(-6, 0).x, at(25, 0).x, T(10 * high),
                               ObstacleList(stairs), settings, seed)
                        .check();
                }
            });
        }
    }
}

// Standing was looked for within 16 ulp of the player's numbers, but a stop is only within 8 ulp
// of the obstacle's.
TEMPLATE_TEST_CASE("a character stands and walks on very large obstacles", "[character]", float,
                   double) {
    using T = TestType;
    for (const double large : {1e3, 1e4, 1e5}) {
        for (const double degrees : {10., 30., 44.}) {
            const double rise = large * std::tan(degrees * std::numbers::pi / 180);
            const Vec2<T> low{T(-large), T(rise)};
            const Vec2<T> way{T(2 * large), T(-2 * rise)};
            const std::vector<Polygon<T>> ramp{Polygon<T>(low, {{0, 0}, way, {way.x, way.x}})};
            const std::vector<Capsule<T>> rail{{low, way, T(5)}};
            WalkSettings<T> settings;
            settings.step = 4;
            settings.snap = 4;
            each_player<T>(5, [&](const auto& player) {
                INFO(degrees << " degrees, " << large << " large");
                const auto above = placed_at(player, Vec2<T>{3, -60});
                const auto on_ramp =
                    walk_about(above, T(-90), T(90), T(200), ObstacleList(ramp), settings, 4);
                on_ramp.check();
                const auto on_rail =
                    walk_about(above, T(-90), T(90), T(200), ObstacleList(rail), settings, 4);
                on_rail.check();
            });
        }
    }
}
