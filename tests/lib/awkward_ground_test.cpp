// Ground on which characters were caught: steps whose top isn't level, corners at a slope's foot,
// bowls of many short edges, lifts of two parts and lifts along a wall.
#include <cmath>
#include <span>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"

namespace awkward_ground {

using isect::Vec2;
using Point = Vec2<double>;
using Box = isect::Aabb<double>;
using Capsule = isect::Capsule<double>;
using Circle = isect::Circle<double>;
using Polygon = isect::Polygon<double>;
using Shape = isect::Shape<double>;
using Settings = isect::WalkSettings<double>;

Polygon polygon(Point at, const std::vector<Point>& points) {
    return {at, std::span<const Point>(points)};
}

/// A character that runs to one side while gravity pulls it down. Returns where it gets to.
template <class Mover, class Ground>
Point run(Mover mover, double speed, const Ground& ground, const Settings& settings, int frames) {
    double fall = 0;
    for (int frame = 0; frame < frames; ++frame) {
        const auto step = isect::walk(mover, Point{speed, fall + 12}, 1.0 / 60, ground, settings);
        mover = isect::placed_at(mover, step.pos);
        fall = step.velocity.y;
    }
    return isect::position(mover);
}

Settings settings_of(double step, double snap) {
    Settings settings;
    settings.step = step;
    settings.snap = snap;
    return settings;
}

/// What a character loses of the motion of its lift, on the level, and how many frames it is in the
/// air.
struct Ride {
    double lost{};
    int in_air{};
};
Ride ride(std::vector<isect::Marked<Box>> parts, Point motion, const std::vector<Box>& walls,
          Box rider) {
    Settings settings = settings_of(0, 4);
    settings.fastest_platform = 4;
    const Point start = rider.center;
    Ride found;
    double fall = 0;
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
        const auto step = isect::walk(rider, Point{0, fall + 12}, 1.0 / 60, ground, settings);
        rider.center = step.pos;
        fall = step.velocity.y;
        if (!step.floor) ++found.in_air;
    }
    const Point way = rider.center - start;
    found.lost = walls.empty() ? isect::length(40 * motion - way) : std::abs(40 * motion.y - way.y);
    return found;
}

isect::Marked<Box> deck(Point center, Point half) {
    isect::Marked<Box> made;
    made.shape = {center, half};
    return made;
}

TEST_CASE("a round character climbs a step whose top isn't level", "[walk]") {
    const std::vector<Shape> down{polygon({0, 0}, {{-60, 0}, {0, 0}, {0, 50}, {-60, 50}}),
                                  polygon({0, 0}, {{0, -1}, {60, 5}, {60, 50}, {0, 50}})};
    CHECK(run(Circle{{-20, -3}, 3}, 60, down, settings_of(6, 5), 60).x > 35);

    const std::vector<Shape> after_slope{polygon({0, 0}, {{-80, 20}, {0, 0}, {0, 50}, {-80, 50}}),
                                         polygon({0, 0}, {{0, -2}, {60, -2}, {60, 50}, {0, 50}})};
    CHECK(run(Circle{{-40, -2}, 3}, 60, after_slope, settings_of(6, 5), 90).x > 40);

    for (const double lip : {2.0, 3.0}) {
        const std::vector<Shape> hill{Box::from_min_max({-200, 0}, {0, 40}),
                                      polygon({0, 0}, {{0, 0}, {60, -30}, {60, 40}, {0, 40}}),
                                      Box::from_min_max({60, -30 - lip}, {140, 40})};
        CHECK(run(Circle{{-50, -15}, 10}, 120, hill, settings_of(8, 8), 90).x > 110);
        CHECK(run(Capsule{{-50, -18}, {0, 8}, 6}, 120, hill, settings_of(8, 8), 90).x > 110);
    }
    const std::vector<Point> points{{-200, 0}, {0, 0}, {0, -2}, {60, -8}};
    const isect::Chain<double> chain(points);
    CHECK(run(Capsule{{-50, -18}, {0, 8}, 6}, 120, chain, settings_of(8, 8), 60).x > 50);
}

TEST_CASE("a corner that is exactly at a slope's foot doesn't catch", "[walk]") {
    const double w = 4.2, h = 6;
    const Polygon mover =
        polygon({-90, 12.7 - h}, {{-w, -h}, {w, -h}, {1.5 * w, 0}, {w, h}, {-w, h}, {-1.5 * w, 0}});
    const double wide = -103.6 + 154.3, high = 12.7 - 9;
    const std::vector<Shape> ground{
        Box::from_min_max({-103.6, 12.7}, {-49.4, 62.7}),
        polygon({-154.3, 9}, {{0, 0}, {wide, high}, {wide, 63.7}, {0, 63.7}})};
    CHECK(run(mover, -60, ground, settings_of(20, 8), 40).x < -125);
}

TEST_CASE("a character keeps its speed over many short edges", "[walk]") {
    std::vector<Point> bowl;
    for (int i = -120; i <= 120; ++i)
        bowl.push_back({200 * std::sin(0.005 * i), 200 * std::cos(0.005 * i)});
    const isect::Chain<double> chain(bowl);
    const auto slowest = [&](auto mover) {
        double least = 4, fall = 0;
        for (int frame = 0; frame < 30; ++frame) {
            const Point from = isect::position(mover);
            const auto step = isect::walk(mover, Point{frame < 8 ? 0.0 : 240.0, fall + 12},
                                          1.0 / 60, chain, settings_of(8, 8));
            mover = isect::placed_at(mover, step.pos);
            fall = step.velocity.y;
            if (frame > 9) least = std::min(least, isect::length(step.pos - from));
        }
        return least;
    };
    CHECK(slowest(Box{{-60, 180}, {5, 5}}) > 3.95);
    CHECK(slowest(Circle{{-60, 175}, 10}) > 3.6);
}

TEST_CASE("a lift of two parts carries, although each has moved by another rounding", "[walk]") {
    for (const Point motion : {Point{2.7, 0.7}, Point{2.7, -2.3}, Point{0.1, -0.3}}) {
        const Ride found = ride({deck({-20, 5}, {20, 5}), deck({20, 5}, {20, 5})}, motion, {},
                                {{1.5, -10}, {6, 10}});
        CHECK(found.lost < 1e-9);
        CHECK(found.in_air == 0);
    }
}

TEST_CASE("a lift that leads into a wall still carries up and down", "[walk]") {
    for (const bool is_one_way : {false, true}) {
        for (const double rise : {-2.0, -0.5, 0.5}) {
            auto lift = deck({0, 5}, {40, 5});
            if (is_one_way) lift.facing = Point{0, -1};
            const Ride found =
                ride({lift}, {0.25, rise}, {{{30, -100}, {10, 400}}}, {{14, -10}, {6, 10}});
            CHECK(found.lost < 1e-9);
            CHECK(found.in_air == 0);
        }
    }
}

TEST_CASE("it can jump out between a steep slope and a wall that leans over", "[walk]") {
    const std::vector<Shape> wedge{polygon({0, 0}, {{-40, -100}, {0.5, -100}, {0, 0}, {-40, 0}}),
                                   polygon({0, 0}, {{0, 0}, {100, -150}, {100, 10}, {0, 10}})};
    Box mover{{20, -60}, {5, 8}};
    Point velocity{};
    bool stands = false;
    for (int frame = 0; frame < 200; ++frame) {
        const auto step =
            isect::walk(mover, Point{0, velocity.y + 12}, 1.0 / 60, wedge, settings_of(4, 4));
        mover.center = step.pos;
        velocity = step.velocity;
        stands = step.floor.has_value();
    }
    CHECK(stands);
    const auto jump = isect::walk(mover, Point{0, -60}, 1.0 / 60, wedge, settings_of(4, 4));
    CHECK(jump.pos.y < mover.center.y - 0.5);
}

}  // namespace awkward_ground
