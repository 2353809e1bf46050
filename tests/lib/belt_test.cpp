// What a belt does: an obstacle that stays where it is, and says that it has moved.
#include <cmath>
#include <type_traits>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/walks.hpp"

using namespace isect;

namespace {

template <class T>
using Boxes = std::vector<Marked<Aabb<T>>>;

/// Where an idle mover is after some steps of a second's sixtieth, pulled down.
template <class Mover, class Ground, class T = Scalar<Mover>>
Vec2<T> idle_for(const Mover& mover, const Ground& ground, int steps) {
    WalkSettings<T> settings;
    settings.fastest_platform = 4;
    return walks::after_steps(mover, ground, steps, T(0), settings);
}

}  // namespace

// Seen from the belt, the mover would have come from beyond its end: so it stopped one step before
// that.
TEMPLATE_TEST_CASE("a belt carries what is idle off its end", "[walk]", float, double) {
    using T = TestType;
    int left = 0;
    for (int tenths = 1; tenths <= 40; tenths += 3) {
        for (const int way : {-1, 1}) {
            const T step = T(way) * T(tenths) / T(10);
            const Boxes<T> level{{{{0, 10}, {100, 10}}, {}, {step, 0}},
                                 {{{300, 10}, {200, 10}}},
                                 {{{-300, 10}, {200, 10}}}};
            const T box = idle_for(Aabb<T>{{0, -5}, {5, 5}}, level, 1200).x;
            const T ball = idle_for(Circle<T>{{0, -5}, 5}, level, 1200).x;
            // A ball stands where its lowest point is.
            left += T(way) * box >= 105 || tenths < 2 ? 0 : 1;
            left += T(way) * ball >= T(99.9) || tenths < 2 ? 0 : 1;
        }
    }
    CHECK(left == 0);
}

TEST_CASE("what leaves a belt over a gap falls", "[walk]") {
    const Boxes<double> level{{{{0, 10}, {100, 10}}, {}, {2, 0}}};
    CHECK(idle_for(Aabb<double>{{0, -5}, {5, 5}}, level, 100).y > 0);
}

TEST_CASE("a belt on a slope carries up it, and off its upper end", "[walk]") {
    const Polygon<double> slope({0, 0}, {{0, 0}, {100, -50}, {100, 0}});
    const std::vector<Marked<Polygon<double>>> level{
        {slope, {}, {1, -0.5}}, {Polygon<double>::box({200, -25}, {100, 25}, Vec2{1.0, 0.0})}};
    const Vec2<double> box = idle_for(Aabb<double>{{20, -20}, {5, 5}}, level, 300);
    CHECK(box.x >= 100);
    CHECK(box.y == Approx(-55));
}

// A whole map may be marked: its floor is a belt, and so are its walls, which stop what it carries.
TEST_CASE("a belt carries nothing into a wall that moves as it does", "[walk]") {
    for (const double step : {-2.0, 2.0}) {
        const Boxes<double> level{{{{0, 10}, {100, 10}}, {}, {step, 0}},
                                  {{{60, -10}, {10, 10}}, {}, {step, 0}},
                                  {{{-60, -10}, {10, 10}}, {}, {step, 0}}};
        const Vec2<double> box = idle_for(Aabb<double>{{0, -5}, {5, 5}}, level, 100);
        CHECK(box == Vec2{step < 0 ? -45.0 : 45.0, -5.0});
    }
}

// In its path it was pushed away from a belt that runs towards it from behind.
TEST_CASE("a belt pushes nothing that stands beside it", "[walk]") {
    for (const double step : {-2.0, 2.0}) {
        const Boxes<double> level{{{{0, -5}, {20, 5}}, {}, {step, 0}}, {{{0, 10}, {100, 10}}}};
        for (const double x : {-25.0, 25.0}) {
            const Vec2<double> box = idle_for(Aabb<double>{{x, -5}, {5, 5}}, level, 50);
            CHECK(box == Vec2{x, -5.0});
        }
    }
}

// Seen as a belt that the mover stood in, the wall pushed it out over its top, twice as far, or not
// at all.
TEST_CASE("a wall pushes what stands before its upper edge, whatever its pieces", "[walk]") {
    const auto pushed = [](const std::vector<Marked<Aabb<double>>>& wall, const Aabb<double>& box) {
        WalkSettings<double> settings;
        settings.fastest_platform = 13;
        return walk(box, Vec2{0.0, 0.0}, 1 / 64.0, wall, settings).pos;
    };
    const Aabb<double> upper{{93, -100}, {100, 100}};
    const Aabb<double> lower{{93, 100}, {100, 100}};
    for (const double y : {3.0, 3.25, 4.0, 4.25}) {
        CHECK(pushed({{upper, {}, {-7, 0}}, {lower, {}, {-7, 0}}}, {{-3, y}, {3, 3}}) ==
              Vec2{-10.0, y});
    }
    // The way out over the top is as long as the push.
    const std::vector<Marked<Aabb<double>>> wall{{{{87.9, 100}, {100, 100}}, {}, {-12.1, 0}}};
    CHECK(length(pushed(wall, {{-3.1, 9}, {3.1, 3.1}}) - Vec2{-15.2, 9.0}) < 1e-12);
    const std::vector<Marked<Aabb<double>>> slow{{{{98, 100}, {100, 100}}, {}, {-2, 0}}};
    CHECK(pushed(slow, {{-6, -11}, {6, 12}}) == Vec2{-8.0, -11.0});
}

// Carried off the slope, it was over the floor behind by the height that the belt rises in a step:
// so it had no floor, and snap did nothing.
TEST_CASE("an escalator hands over what it carries to the floor behind it", "[walk]") {
    const std::vector<Marked<Polygon<double>>> level{
        {Polygon<double>({}, {{0, 0}, {64, -32}, {64, 50}, {0, 50}}), {}, {2, -1}},
        {Polygon<double>({}, {{64, -32}, {192, -32}, {192, 32}, {64, 32}})}};
    WalkSettings<double> settings;
    settings.snap = 8;
    settings.fastest_platform = 8;
    Aabb<double> box{{30, -28}, {6, 12}};
    Vec2<double> velocity;
    int without_floor = 0;
    for (int i = 0; i < 40; ++i) {
        velocity.y += 18.75;
        const auto now = walk(box, velocity, 1 / 64.0, level, settings);
        without_floor += i > 0 && !now.floor ? 1 : 0;
        box.center = now.pos;
        velocity = now.velocity;
    }
    CHECK(without_floor == 0);
    CHECK(box.center.x > 60);
    CHECK(std::abs(box.center.y + 44) < 1e-9);
}

// The belt whose motion has the smaller x carried it, so a mirrored world differed.
TEST_CASE("of two belts below a box the faster one carries it, mirrored or not", "[walk]") {
    for (const double side : {-1.0, 1.0}) {
        for (const double other : {1.0, 2.5, -1.0}) {
            const Boxes<double> level{{{{-100 * side, 10}, {100, 10}}, {}, {2 * side, 0}},
                                      {{{100 * side, 10}, {100, 10}}, {}, {other * side, 0}}};
            WalkSettings<double> settings;
            settings.fastest_platform = 4;
            const Aabb<double> box{{side, -5}, {5, 5}};
            const auto now = walk(box, Vec2{0.0, 20.0}, 1 / 60.0, level, settings);
            CHECK(side * now.pos.x == 1 + (other > 2 ? other : 2));
        }
    }
}

// The box slid along the roof, down into the belt.
TEMPLATE_TEST_CASE("a belt carries nothing below a roof that comes down to it", "[walk]",
                   Aabb<double>, Circle<double>, Capsule<double>) {
    const Polygon<double> gentle({0, 0}, {{-20, -20}, {20, -20}, {20, -7}, {0, -7}});
    const Polygon<double> steep({0, 0}, {{-6, -20}, {20, -20}, {20, -7}, {1, -7}});
    const std::vector<Shape<double>> roofs{Circle<double>{{0, -17}, 8}, gentle, steep};
    const TestType mover = [] {
        if constexpr (std::is_same_v<TestType, Aabb<double>>)
            return Aabb<double>{{-40, -5}, {4, 5}};
        if constexpr (std::is_same_v<TestType, Circle<double>>) return Circle<double>{{-40, -5}, 5};
        if constexpr (std::is_same_v<TestType, Capsule<double>>)
            return Capsule<double>{{-40, -3}, {0, -4}, 3};
    }();
    int inside = 0, beyond = 0;
    for (const Shape<double>& roof : roofs)
        for (const double way : {0.25, 1.0, 1.9}) {
            const std::vector<Marked<Shape<double>>> level{
                {Aabb<double>{{0, 5}, {200, 5}}, {}, {way, 0}}, {roof}};
            TestType walker = mover;
            for (int part = 0; part < 40; ++part) {
                walker = placed_at(walker, idle_for(walker, level, 10));
                for (const auto& each : level) {
                    const auto push = intersect(walker, each.shape);
                    inside += push && length(push->delta) > 1e-9 ? 1 : 0;
                }
            }
            beyond += position(walker).x > 0 ? 1 : 0;
        }
    CHECK(inside == 0);
    CHECK(beyond == 0);
}

// At its carried position the box overlapped the second belt, and the shortest push led up.
TEST_CASE("a belt carries nothing into the side of a belt that stands higher", "[walk]") {
    int wrong = 0;
    for (const double way : {0.5, 1.0, 2.0})
        for (const double other : {0.25, 1.0, 1.5, 3.0, -1.0, -2.0})
            for (const double height : {1.0, 6.0}) {
                const Boxes<double> level{{{{-50, 5}, {50, 5}}, {}, {way, 0}},
                                          {{{50, 5 - height}, {50, 5}}, {}, {other, 0}}};
                const Vec2<double> box = idle_for(Aabb<double>{{-20, -5}, {4, 5}}, level, 200);
                const Circle<double> ball{idle_for(Circle<double>{{-20, -5}, 5}, level, 200), 5};
                wrong += length(box - Vec2{-4.0, -5.0}) < 1e-9 ? 0 : 1;
                for (const auto& each : level) {
                    const auto push = intersect(ball, each.shape);
                    wrong += push && length(push->delta) > 1e-9 ? 1 : 0;
                }
            }
    CHECK(wrong == 0);
}
