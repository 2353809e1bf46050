// A segment is a capsule of radius 0: to every query, as a mover and as an obstacle, bit for bit.
#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/random.hpp"
#include "lib/typed.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;
using V = Vec2<double>;

namespace {

template <class T>
Shape<T> with_radius(const Shape<T>& shape) {
    const auto* segment = std::get_if<Segment<T>>(&shape);
    if (segment == nullptr) return shape;
    return Capsule<T>{segment->start, segment->delta, T(0)};
}

template <class T>
void check_pair(const Shape<T>& a, Vec2<T> delta, const Shape<T>& b) {
    const Shape<T> c = with_radius(a);
    const Shape<T> d = with_radius(b);
    const Segment<T> path{position(a), delta};
    CHECK(typed::overlaps(a, b) == typed::overlaps(c, d));
    CHECK(typed::intersect(a, b) == typed::intersect(c, d));
    CHECK(typed::distance(a, b) == typed::distance(c, d));
    CHECK(typed::closest_points(a, b) == typed::closest_points(c, d));
    CHECK(typed::sweep(a, delta, b) == typed::sweep(c, delta, d));
    CHECK(sweep(a, delta, b) == typed::sweep(c, delta, d));
    CHECK(typed::raycast(path, b) == typed::raycast(path, d));
    const std::vector<Shape<T>> one{b};
    const std::vector<Shape<T>> other{d};
    CHECK(typed::sweep_into(a, delta, one) == typed::sweep_into(c, delta, other));
    CHECK(typed::move_and_slide(a, delta, one) == typed::move_and_slide(c, delta, other));
    CHECK(bounds_of(b) == bounds_of(d));
}

}  // namespace

TEMPLATE_TEST_CASE("a segment is a capsule of radius 0", "[segment]", float, double) {
    using T = TestType;
    constexpr unsigned segments = 5;
    pairs::each_of(6, [](unsigned i, unsigned k) {
        if (i != segments && k != segments) return;
        INFO(pairs::names[i] << " against " << pairs::names[k]);
        for (const Family family : lib_random::families) {
            Source<T> source(family, 31);
            for (int row = 0; row < 30; ++row) {
                const Shape<T> a = source.shape_of_kind(i);
                const Shape<T> b = source.shape_of_kind(k);
                check_pair(a, source.vector(20), b);
            }
        }
    });
}

TEST_CASE("a wall without thickness stops what falls on it, from both sides", "[segment]") {
    const Segment<double> wall{{0, 10}, {20, 0}};
    const Aabb<double> box{{10, 0}, {2, 2}};
    const auto down = sweep(box, {0, 40}, wall);
    CHECK(down.pos == V{10, 8});
    CHECK(down.time == 0.2);
    REQUIRE(down.hit);
    CHECK(down.hit->normal == V{0, -1});
    CHECK(sweep(Aabb<double>{{10, 20}, {2, 2}}, {0, -40}, wall).pos == V{10, 12});
    CHECK(!sweep(Aabb<double>{{10, 8}, {2, 2}}, {40, 0}, wall).hit);
    CHECK(move_and_slide(box, {5, 40}, std::vector{wall}).pos.y == 8);
}

TEST_CASE("segments that cross overlap, and segments that touch don't", "[segment]") {
    const Segment<double> one{{0, 0}, {10, 10}};
    CHECK(overlaps(one, Segment<double>{{0, 10}, {10, -10}}));
    CHECK(!overlaps(one, Segment<double>{{10, 10}, {5, -3}}));
    CHECK(!overlaps(one, Segment<double>{{5, 5}, {5, -3}}));
    CHECK(!overlaps(one, Segment<double>{{1, 0}, {10, 10}}));
    CHECK(distance(one, Segment<double>{{0, 4}, {0, 5}}) > 2.8);
}

TEST_CASE("a segment may move", "[segment]") {
    const Segment<double> bar{{0, 0}, {0, 10}};
    const auto met = sweep(bar, {30, 0}, Circle<double>{{20, 5}, 4});
    CHECK(met.pos.x == Approx(16));
    REQUIRE(met.hit);
    CHECK(met.hit->normal == V{-1, 0});
    // End on, it passes between two boxes without a gap.
    const std::vector<Aabb<double>> boxes{{{20, -5}, {5, 5}}, {{20, 5}, {5, 5}}};
    CHECK(!sweep_into(Segment<double>{{0, 0}, {5, 0}}, {40, 0}, boxes).hit);
}
