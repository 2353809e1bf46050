// Bodies that turn: they carry what stands on them, without drift, and push what is in their way.
#include <algorithm>
#include <cmath>
#include <random>
#include <span>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/walks.hpp"

using namespace isect;
using walks::turned_by;

namespace {

template <class T>
WalkSettings<T> settings_for(T fastest, T snap = 0) {
    WalkSettings<T> settings;
    settings.fastest_platform = fastest;
    settings.snap = snap;
    return settings;
}

/// An idle character that is pulled down.
template <class Mover, class T = Scalar<Mover>>
struct Idler {
    Mover mover;
    WalkSettings<T> settings;
    Vec2<T> velocity{};
    Walked<T> last{};

    template <class Ground>
    void step(const Ground& ground) {
        velocity = velocity - T(20) * settings.up;
        last = walk(mover, velocity, T(1) / T(60), ground, settings);
        mover = placed_at(mover, last.pos);
        velocity = last.velocity;
    }
};

}  // namespace

// A recipe that set `moved` to how far the ground under the feet had come drifted by 0.03 in a
// turn.
TEMPLATE_TEST_CASE("a turning wheel carries what stands on it, without drift", "[walk]", float,
                   double) {
    using T = TestType;
    const double most = sizeof(T) == 8 ? 1e-9 : 0.02;
    for (const int steps : {60, 601}) {
        const double angle = 6.283185307179586 / steps;
        std::vector<Marked<Circle<T>>> wheel{{{{10, 20}, 50}}};
        Idler<Circle<T>> idler{{{10, -32}, 2}, settings_for<T>(12)};
        idler.step(wheel);
        const Vec2<T> start = idler.mover.center;
        for (int step = 1; step <= 3 * steps; ++step) {
            const T before = T(angle * (step - 1)), now = T(angle * step);
            wheel[0].turned = {now - before, {10, 20}};
            idler.settings.up = turned_by(Vec2<T>{0, -1}, double(now));
            idler.step(wheel);
            REQUIRE(idler.last.floor.has_value());
        }
        CHECK(double(length(idler.mover.center - start)) < most);
    }
}

TEMPLATE_TEST_CASE("a deck that swings carries a box and a ball", "[walk]", float, double) {
    using T = TestType;
    std::vector<Marked<Polygon<T>>> deck{{Polygon<T>::box({5, 10}, {60, 4}, T(0))}};
    Idler<Aabb<T>> box{{{-20, 1}, {3, 5}}, settings_for<T>(8)};
    Idler<Circle<T>> ball{{{30, 2}, 4}, settings_for<T>(8)};
    const auto swing = [](int step) { return T(0.5 * std::sin(step * 0.03)); };
    int off = 0, inside = 0;
    for (int step = 1; step <= 2000; ++step) {
        deck[0].shape = Polygon<T>::box({5, 10}, {60, 4}, swing(step));
        deck[0].turned = {swing(step) - swing(step - 1), {5, 10}};
        box.step(deck);
        ball.step(deck);
        off += (box.last.floor ? 0 : 1) + (ball.last.floor ? 0 : 1);
        inside += overlaps(box.mover, deck[0].shape) || overlaps(ball.mover, deck[0].shape) ? 1 : 0;
    }
    CHECK(off == 0);
    CHECK(inside == 0);
    // Where they stand on the deck: the ball over its center, the box on a corner.
    const auto on_deck = [&](Vec2<T> place) {
        return double(turned_by(place - Vec2<T>{5, 10}, -double(swing(2000))).x);
    };
    REQUIRE(swing(2000) < -0.1);
    CHECK(std::abs(on_deck(ball.mover.center) - 25) < (sizeof(T) == 8 ? 1e-9 : 0.02));
    const Vec2<T> corner = box.mover.center + box.mover.half;
    CHECK(std::abs(on_deck(corner) + 22) < (sizeof(T) == 8 ? 1e-6 : 0.02));
}

TEST_CASE("the edges of a wheel turn as one body, and so do several boxes", "[walk]") {
    std::vector<Vec2<double>> rim;
    rim.reserve(24);
    for (int i = 0; i < 24; ++i)
        rim.push_back(turned_by(Vec2{40.0, 0.0}, i * 6.283185307179586 / 24));
    const double angle = 6.283185307179586 / 360;
    Idler<Circle<double>> idler{{{1, -43}, 3}, settings_for(8.0)};
    for (int step = 0; step < 20; ++step) idler.step(outline_of(rim));
    const Vec2<double> start = idler.mover.center;
    for (int step = 1; step <= 360; ++step) {
        std::vector<Vec2<double>> now;
        now.reserve(rim.size());
        for (const auto point : rim) now.push_back(turned_by(point, angle * step));
        const auto chain = outline_of(now);
        idler.settings.up = turned_by(Vec2{0.0, -1.0}, angle * step);
        idler.step(all_marked(chain, Vec2<double>{}, all_groups, {angle, {0, 0}}));
        REQUIRE(idler.last.floor.has_value());
    }
    CHECK(length(idler.mover.center - start) < 1e-8);
}

TEST_CASE("a deck may move and turn at once", "[walk]") {
    std::vector<Marked<Polygon<double>>> deck(1, {Polygon<double>::box({0, 10}, {60, 4}, 0.0)});
    Idler<Circle<double>> ball{{{-20, 2}, 4}, settings_for(8.0)};
    for (int step = 1; step <= 300; ++step) {
        const auto place = [](int at) {
            return Vec2{40 * std::sin(at * 0.02), 10 + 20 * std::sin(at * 0.031)};
        };
        const auto swing = [](int at) { return 0.4 * std::sin(at * 0.05); };
        deck[0].shape = Polygon<double>::box(place(step), {60, 4}, swing(step));
        deck[0].moved = place(step) - place(step - 1);
        deck[0].turned = {swing(step) - swing(step - 1), place(step)};
        ball.step(deck);
        REQUIRE(ball.last.floor.has_value());
        const Vec2<double> there = turned_by(ball.mover.center - place(step), -swing(step));
        CHECK(std::abs(there.x + 20) < 1e-9);
    }
}

TEST_CASE("a turning bar pushes what is in its way", "[walk]") {
    const auto pushed = [](auto mover, double angle) {
        std::vector<Marked<Shape<double>>> level{{Aabb<double>{{0, 5}, {200, 5}}},
                                                 {Aabb<double>{{0, 0}, {1, 1}}}};
        Idler<decltype(mover)> idler{mover, settings_for(80 * angle)};
        int inside = 0;
        for (int step = 1; step * angle < 1.3; ++step) {
            // It hangs from a pivot above the floor and rises to the left.
            const double now = -1.5 + step * angle;
            const Vec2<double> center = Vec2{0.0, -70.0} + turned_by(Vec2{-33.0, 0.0}, now);
            level[1].shape = Polygon<double>::box(center, {33, 2}, now);
            level[1].turned = {angle, {0, -70}};
            idler.step(level);
            for (const auto& each : level) inside += overlaps(idler.mover, each.shape) ? 1 : 0;
        }
        CHECK(inside == 0);
        return position(idler.mover).x;
    };
    for (const double angle : {0.01, 0.05, 0.1}) {
        INFO(angle);
        CHECK(pushed(Aabb<double>{{-20, -12}, {4, 12}}, angle) < -45);
        CHECK(pushed(Circle<double>{{-20, -9}, 9}, angle) < -45);
        CHECK(pushed(Capsule<double>{{-20, -5}, {0, -14}, 5}, angle) < -45);
    }
}

// However fast it turns: seen from the bar, the character's path is an arc.
TEMPLATE_TEST_CASE("a turning bar passes through nothing", "[walk]", float, double) {
    using T = TestType;
    std::mt19937 engine(9);
    const auto between = [&](double least, double most) {
        return least + (most - least) * double(engine()) / 0x1p32;
    };
    int swept = 0, passed = 0, inside = 0;
    for (int world = 0; world < 3000; ++world) {
        const T angle = T((world % 2 == 0 ? 1 : -1) * between(0.05, 1.5));
        const T before = T(between(-3, 3));
        const T half = T(between(20, 80)), thick = T(between(0.2, 4));
        const auto bar = [&](T at) {
            return Polygon<T>::box(turned_by(Vec2<T>{half, 0}, double(at)), {half, thick}, at);
        };
        const Vec2<T> place = turned_by(Vec2<T>{half * T(between(0.1, 1.9)), 0},
                                        double(before) + between(0.1, 0.9) * double(angle));
        const T size = T(between(1, 8));
        const Shape<T> mover = world % 3 == 0   ? Shape<T>{Circle<T>{place, size}}
                               : world % 3 == 1 ? Shape<T>{Aabb<T>{place, {size, T(5)}}}
                                                : Shape<T>{Capsule<T>{place, {0, T(-6)}, size}};
        const T now = before + angle;
        if (overlaps(mover, bar(before))) continue;
        bool is_swept = false;
        for (int part = 1; part <= 50; ++part)
            is_swept = is_swept || overlaps(mover, bar(before + angle * T(part) / T(50)));
        if (!is_swept) continue;
        const std::vector<Marked<Polygon<T>>> level{
            {.shape = bar(now), .turned = {now - before, {0, 0}}}};
        const auto to = walk(mover, Vec2<T>{}, T(1) / T(60), level, settings_for<T>(300)).pos;
        ++swept;
        passed += to == position(mover) ? 1 : 0;
        inside += overlaps(placed_at(mover, to), level[0].shape) ? 1 : 0;
    }
    CHECK(swept > 1000);
    CHECK(passed == 0);
    CHECK(inside == 0);
}

TEST_CASE("what turns carries nothing through a wall, and pushes nothing through one", "[walk]") {
    std::mt19937 engine(10);
    const auto between = [&](double least, double most) {
        return least + (most - least) * double(engine()) / 0x1p32;
    };
    int inside = 0, unsqueezed = 0;
    for (int world = 0; world < 60; ++world) {
        std::vector<Marked<Shape<double>>> level{{Aabb<double>{{0, 60}, {90, 10}}},
                                                 {Aabb<double>{{-80, 0}, {10, 60}}},
                                                 {Aabb<double>{{80, 0}, {10, 60}}},
                                                 {Aabb<double>{{0, -60}, {90, 10}}}};
        const std::size_t walls = level.size();
        const Vec2<double> pivot{between(-40, 40), between(0, 50)};
        const Vec2<double> half{between(10, 30), between(1, 5)};
        const double amplitude = between(0.2, 1.5), pace = between(0.01, 0.08);
        const auto swing = [&](int step) { return amplitude * std::sin(pace * step); };
        level.push_back({Polygon<double>::box(pivot, half, swing(0))});
        const Vec2<double> place = pivot + Vec2{between(-10, 10), -35.0};
        const Aabb<double> box{place, {between(2, 6), between(2, 8)}};
        const Capsule<double> pill{place, {0, -5}, between(2, 6)};
        Idler<Shape<double>> idler{world % 2 == 0 ? Shape<double>{box} : Shape<double>{pill},
                                   settings_for(8.0, 2.0)};
        for (int step = 1; step <= 300; ++step) {
            level[walls].shape = Polygon<double>::box(pivot, half, swing(step));
            level[walls].turned = {swing(step) - swing(step - 1), pivot};
            idler.velocity.x = step / 50 % 2 == 0 ? 60 : -60;
            idler.step(level);
            for (std::size_t i = 0; i < walls; ++i)
                inside += overlaps(idler.mover, level[i].shape) ? 1 : 0;
            if (!overlaps(idler.mover, level[walls].shape)) continue;
            double room = 99;
            for (std::size_t i = 0; i < walls; ++i)
                room = std::min(room, distance(idler.mover, level[i].shape));
            unsqueezed += room > 0.5 ? 1 : 0;
        }
    }
    CHECK(inside == 0);
    CHECK(unsqueezed == 0);
}

TEST_CASE("the corner of a body that turns carries the box that lies on it", "[walk]") {
    Idler<Aabb<double>> box{{{1, -25}, {10, 5}}, settings_for(8.0)};
    const auto swing = [](int step) { return 0.3 * std::sin(step * 0.05); };
    const auto roof = [&](int step) {
        return Polygon<double>(
            {}, {turned_by(Vec2{0.0, -20.0}, swing(step)), turned_by(Vec2{15.0, 10.0}, swing(step)),
                 turned_by(Vec2{-15.0, 10.0}, swing(step))});
    };
    for (int step = 1; step <= 1000; ++step) {
        const std::vector<Marked<Polygon<double>>> level{
            {.shape = roof(step), .turned = {swing(step) - swing(step - 1), {0, 0}}}};
        box.step(level);
        REQUIRE(box.last.floor.has_value());
        REQUIRE(!overlaps(box.mover, level[0].shape));
        CHECK(std::abs(box.mover.center.x - roof(step).points()[0].x - 1) < 1e-9);
    }
}

// Two parts of a body may push equally far: the first in the list won.
TEST_CASE("the order of the list doesn't change what a turning body does", "[walk]") {
    walks::Typed typed(53);
    int differ = 0;
    for (int world = 0; world < 3000; ++world) {
        const double angle = typed.whole(-8, 8) / 16.0;
        const double way = typed.whole(4, 12), size = typed.whole(1, 4);
        std::vector<Marked<Polygon<double>>> level;
        for (const double side : {-way, way})
            level.push_back({.shape = Polygon<double>::box({side, 0}, {size, 6}, 0)});
        for (auto& part : level) part.turned = {angle, {0, 0}};
        level.push_back({Polygon<double>::box({0, double(typed.whole(3, 12))}, {30, 2}, 0)});
        level.push_back({Polygon<double>::box({double(typed.whole(-9, 9)), -12}, {2, 9}, 0)});
        const Aabb<double> box{{double(typed.whole(-1, 1)), double(typed.whole(-6, 6))},
                               {double(typed.whole(3, 9)), double(typed.whole(1, 4))}};
        const auto to = walk(box, Vec2{0.0, 20.0}, 1 / 60.0, level, settings_for<double>(20));
        std::reverse(level.begin(), level.end());
        const auto again = walk(box, Vec2{0.0, 20.0}, 1 / 60.0, level, settings_for<double>(20));
        differ += to.pos == again.pos && to.velocity == again.velocity ? 0 : 1;
    }
    CHECK(differ == 0);
}

// Far from the origin, in float, the upper end seemed to rest as well, and carried the capsule.
TEST_CASE("a capsule that stands is carried by its lower end, whichever is its first", "[walk]") {
    for (const float x : {0.F, 1000.F, 20000.F}) {
        for (const bool is_top_first : {true, false}) {
            const Vec2<float> foot{x + 40, -9};
            const Vec2<float> top{x + 40, -19};
            Idler<Capsule<float>> idler{is_top_first ? Capsule<float>{top, foot - top, 5}
                                                     : Capsule<float>{foot, top - foot, 5},
                                        settings_for(4.F)};
            for (int step = 1; step <= 10; ++step) {
                const float before = 0.01F * float(step - 1), now = 0.01F * float(step);
                const std::vector<Marked<Polygon<float>>> deck{
                    {.shape = Polygon<float>::box({x, 0}, {120, 4}, now),
                     .turned = {now - before, {x, 0}}}};
                idler.step(deck);
                REQUIRE(idler.last.floor.has_value());
            }
            const Vec2<float> end = is_top_first ? idler.mover.end() : idler.mover.start;
            const Vec2<float> there = turned_by(end - Vec2<float>{x, 0}, -double{0.1F});
            CHECK(std::abs(double(there.x) - 40) < 1e-5 + double(x) * 2e-7);
        }
    }
}

// Two corners of a box are level: the left one was tried first in both worlds.
TEST_CASE("a mirrored bar takes a mirrored box to the mirrored place", "[walk]") {
    walks::Typed typed(7);
    int differ = 0;
    for (int world = 0; world < 5000; ++world) {
        const double angle = typed.whole(-4, 4) / 16.0, now = typed.whole(-24, 24) / 8.0;
        const auto bar = Polygon<double>::box({0, 0}, {30, 1}, now);
        std::vector<Vec2<double>> points;
        points.reserve(4);
        for (const auto point : bar.points()) points.push_back({-point.x, point.y});
        const auto other = Polygon<double>::oriented({0, 0}, std::span<const Vec2<double>>(points));
        const std::vector<Marked<Polygon<double>>> left{{.shape = bar, .turned = {angle, {0, 0}}}};
        const std::vector<Marked<Polygon<double>>> right{
            {.shape = other, .turned = {-angle, {0, 0}}}};
        const Aabb<double> box{{double(typed.whole(-20, 20)), double(typed.whole(-15, 15))},
                               {2, 3}};
        // At the pivot, the ways out to both sides are equally long.
        if (box.center == Vec2<double>{}) continue;
        const Aabb<double> mirrored{{-box.center.x, box.center.y}, box.half};
        const auto a = walk(box, Vec2{0.0, 0.0}, 1.0, left, settings_for(15.0)).pos;
        const auto b = walk(mirrored, Vec2{0.0, 0.0}, 1.0, right, settings_for(15.0)).pos;
        differ += length(a - Vec2{-b.x, b.y}) < 1e-9 ? 0 : 1;
    }
    CHECK(differ == 0);
}
