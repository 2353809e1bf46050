// Grounds made of other grounds, and one-way platforms: the same as lists, bit for bit.
#include <algorithm>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/random.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;

namespace {

using V = Vec2<double>;
using Box = Aabb<double>;

template <class T>
std::vector<Aabb<T>> some_boxes(Source<T>& source, int count) {
    std::vector<Aabb<T>> boxes;
    boxes.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) boxes.push_back(source.template shape<Aabb<T>>());
    return boxes;
}

}  // namespace

TEMPLATE_TEST_CASE("a part of a ground is the list of its obstacles", "[ground]", float, double) {
    using T = TestType;
    for (const Family family : {Family::grid, Family::uniform, Family::glide}) {
        Source<T> source(family, 11);
        for (int row = 0; row < 200; ++row) {
            const auto boxes = some_boxes(source, 12);
            std::vector<Aabb<T>> even;
            for (std::size_t i = 0; i < boxes.size(); i += 2) even.push_back(boxes[i]);
            const auto is_even = [](std::size_t id, const auto&) { return id % 2 == 0; };
            const Bvh<T> bvh{std::span<const Aabb<T>>(boxes)};

            const Shape<T> mover{source.template shape<Circle<T>>()};
            const Vec2<T> delta = source.vector(20);
            const Moved<T> plain = move_and_slide(mover, delta, even);
            Moved<T> twice = plain;
            for (auto& step : twice.sweeps)
                if (step.hit) step.index *= 2;
            CHECK(twice == move_and_slide(mover, delta, filtered(ObstacleList(boxes), is_even)));
            CHECK(twice == move_and_slide(mover, delta, filtered(bvh, is_even)));
            CHECK(twice == move_and_slide(mover, delta, filtered(indexed(boxes, bvh), is_even)));
            CHECK(move_and_slide(mover, delta, boxes) == move_and_slide(mover, delta, bvh));
        }
    }
}

TEST_CASE("two grounds as one are the list of all obstacles", "[ground]") {
    Source<double> source(Family::grid, 12);
    for (int row = 0; row < 300; ++row) {
        const auto some = some_boxes(source, 5);
        const auto others = some_boxes(source, 5);
        auto all = some;
        all.insert(all.end(), others.begin(), others.end());
        const Circle<double> mover = source.shape<Circle<double>>();
        const V delta = source.vector(20);
        const auto both = joined(ObstacleList(some), ObstacleList(others));
        CHECK(sweep_into(mover, delta, all) == sweep_into(mover, delta, both));
        CHECK(walk(mover, delta, 1, all) == walk(mover, delta, 1, both));
    }
}

TEST_CASE("a mover meets only the groups that it asks for", "[ground]") {
    const std::vector<Marked<Box>> doors{{.shape = {{10, 0}, {1, 5}}, .groups = 1},
                                         {.shape = {{20, 0}, {1, 5}}, .groups = 2}};
    const Box player{{0, 0}, {1, 1}};
    const ObstacleList all(doors);
    CHECK(sweep_into(player, {30, 0}, all).index == 0);
    CHECK(sweep_into(player, {30, 0}, in_groups(all, 2)).index == 1);
    CHECK(sweep_into(player, {30, 0}, in_groups(all, 3)).index == 0);
    CHECK(!sweep_into(player, {30, 0}, in_groups(all, 4)).hit);
}

TEST_CASE("a one-way platform is met only from the side that it faces", "[ground]") {
    const std::vector<Marked<Box>> platform{{{{0, 0}, {20, 1}}, {0, -1}}};
    const auto stop = [&](V from, V way) {
        return sweep_into(Box{from, {2, 2}}, way, platform).pos;
    };
    CHECK(stop({0, -9}, {0, 20}) == V{0, -3});
    CHECK(stop({0, 9}, {0, -20}) == V{0, -11});
    CHECK(stop({-30, 0}, {60, 0}) == V{30, 0});
    // It touches, or overlaps by one ulp, at the start; or by more than rounding.
    CHECK(stop({0, -3}, {0, 1}) == V{0, -3});
    const double inside = std::nextafter(-3.0, 0.0);
    CHECK(stop({0, inside}, {0, 1}) == V{0, inside});
    CHECK(stop({0, -2.9999}, {0, 1}) == V{0, -2.9999 + 1});
    CHECK(stop({0, 3}, {0, -20}) == V{0, -17});
    // Along its top, a mover neither stops nor falls.
    CHECK(move_and_slide(Box{{0, -3}, {2, 2}}, {9, 5}, platform).pos == V{9, -3});
}

TEST_CASE("a one-way platform may be a slope", "[ground]") {
    const Polygon<double> ramp({0, 0}, {{0, 0}, {40, -40}, {40, 0}});
    const std::vector<Marked<Polygon<double>>> ground{{ramp, {0, -1}}};
    const Circle<double> ball{{20, -60}, 3};
    const auto down = sweep_into(ball, {0, 90}, ground);
    REQUIRE(down.hit);
    CHECK(!overlaps(placed_at(ball, down.pos), ramp));
    CHECK(!sweep_into(Circle<double>{{20, 30}, 3}, {0, -90}, ground).hit);
}

TEST_CASE("all obstacles of a marked ground have its groups and its motion", "[ground]") {
    const std::vector<V> points{V{-20, 10}, V{0, 8}, V{20, 10}};
    const Chain<double> hills(points, Ends::open, Sides::front);
    const auto hit_in = [&](std::uint32_t groups) {
        const auto marked = all_marked(hills, V{}, 2);
        return sweep_into(Circle{V{0, 0}, 1.0}, V{3, 30}, in_groups(marked, groups));
    };
    const auto plain = sweep_into(Circle{V{0, 0}, 1.0}, V{3, 30}, hills);
    CHECK(hit_in(2) == plain);
    CHECK(hit_in(6) == plain);
    CHECK_FALSE(hit_in(1).hit);

    // A chain that has moved carries what rests on it.
    const V way{5, -3};
    std::vector<V> there;
    there.reserve(points.size());
    for (const V point : points) there.push_back(point + way);
    const Chain<double> lift(there, Ends::open, Sides::front);
    WalkSettings<double> settings;
    settings.fastest_platform = 8;
    const auto walked = walk(Box{V{0, 4}, V{4, 4}}, V{0, 1}, 1.0, all_marked(lift, way), settings);
    INFO(walked.pos.x << ", " << walked.pos.y);
    CHECK(walked.pos == V{5, 1});
    CHECK(walked.floor.has_value());

    // Platforms of a tile map still face up.
    const TileMap map(V{0, 0}, V{8, 8}, 4, 1,
                      [](std::size_t, std::size_t) { return one_way_tile; });
    const auto marked = all_marked(map, V{}, 1);
    CHECK_FALSE(sweep_into(V{4, 20}, V{0, -40}, marked).hit);
    CHECK(sweep_into(V{4, -20}, V{0, 40}, marked).pos == V{4, 0});
    CHECK(overlaps(Circle{V{4, 4}, 1.0}, marked));
}
