// Two shapes that move at the same time.
#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/random.hpp"
#include "lib/typed.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;
using V = Vec2<double>;
using Disc = Circle<double>;
using Box = Aabb<double>;

TEST_CASE("two shapes meet halfway", "[both]") {
    const auto met = sweep(Box{{0, 0}, {1, 1}}, {16, 4}, Box{{20, 0}, {1, 1}}, {-20, 4});
    REQUIRE(met.hit);
    CHECK(met.time == 0.5);
    CHECK(met.pos == V{8, 2});
    CHECK(met.other_pos == V{10, 2});
    CHECK(met.hit->normal == V{-1, 0});
    CHECK(met.hit->pos.x == 9);
    CHECK(met.hit->delta == V{-8, -2});
}

TEST_CASE("a shape meets one that is faster, from the front", "[both]") {
    const auto met = sweep(Disc{{0, 0}, 1}, {1, 0}, Disc{{-10, 0}, 1}, {19, 0});
    REQUIRE(met.hit);
    CHECK(met.hit->normal.x == 1);
    CHECK(met.pos.x - met.other_pos.x == Approx(2));
}

TEST_CASE("paths that cross at different times don't meet", "[both]") {
    CHECK(!sweep(Disc{{0, 0}, 1}, {20, 0}, Disc{{10, -30}, 1}, {0, 40}).hit);
    CHECK(sweep(Disc{{0, 0}, 1}, {20, 0}, Disc{{10, -20}, 1}, {0, 40}).hit);
    CHECK(!sweep(Disc{{0, 0}, 5}, {20, 0}, Disc{{10, 0}, 5}, {20, 0}).hit);
}

TEST_CASE("shapes that overlap at the start stay there", "[both]") {
    const auto met = sweep(Box{{0, 0}, {2, 2}}, {9, 0}, Box{{3, 0}, {2, 2}}, {-9, 0});
    REQUIRE(met.hit);
    CHECK(met.time == 0);
    CHECK(met.pos == V{0, 0});
    CHECK(met.other_pos == V{3, 0});
    CHECK(met.hit->delta == V{-1, 0});
}

TEMPLATE_TEST_CASE("both shapes of a meeting may swap, and neither enters the other", "[both]",
                   float, double) {
    using T = TestType;
    long met_inside = 0;
    pairs::each_of(6, [&](unsigned i, unsigned k) {
        INFO(pairs::names[i] << " and " << pairs::names[k]);
        for (const Family family : {Family::grid, Family::uniform, Family::glide, Family::far}) {
            Source<T> source(family, 41);
            for (int row = 0; row < 60; ++row) {
                const Shape<T> a = source.shape_of_kind(i);
                const Shape<T> b = source.shape_of_kind(k);
                const Vec2<T> delta = source.vector(20);
                const Vec2<T> other = source.vector(20);
                const auto alone = typed::sweep(a, delta, b);
                const auto still = typed::sweep(a, delta, b, Vec2<T>{});
                CHECK(alone.hit.has_value() == still.hit.has_value());
                CHECK(alone.time == still.time);

                const auto met = typed::sweep(a, delta, b, other);
                const auto turned = typed::sweep(b, other, a, delta);
                CHECK(met.hit.has_value() == turned.hit.has_value());
                CHECK(!typed::sweep(a, delta, b, delta).hit.has_value() == !typed::overlaps(a, b));
                if (typed::overlaps(a, b)) continue;
                met_inside += typed::overlaps(placed_at(a, met.pos), placed_at(b, met.other_pos));
            }
        }
    });
    CHECK(met_inside == 0);
}
