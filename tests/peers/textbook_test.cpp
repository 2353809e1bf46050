// The textbook formulas answer well-separated questions as isect does, for every pair of shapes.
#include <array>
#include <random>
#include <tuple>

#include <peers/textbook.hpp>

#include "catch.hpp"

using namespace peers;
namespace any = peers::textbook::any;

namespace {

constexpr double near_enough = 1e-6;

/// One shape of each kind at a random place.
auto random_shapes(std::mt19937& random) {
    const auto number = [&](double low, double high) {
        return low + (high - low) * (static_cast<double>(random()) / 4294967296.0);
    };
    const auto place = [&] { return Vec{number(-20, 20), number(-20, 20)}; };
    const Polygon triangle{place(), {{Vec{-5, -4}, Vec{6, -3}, Vec{number(-2, 2), 7}}}};
    return std::tuple(place(), Box{place(), {number(1, 8), number(1, 8)}},
                      Circle{place(), number(1, 8)}, Capsule{place(), place(), number(1, 4)},
                      triangle);
}

struct Tally {
    int hits = 0, misses = 0;
};

template <class A, class B>
void compare(const A& a, const B& b, Vec delta, Tally& tally) {
    // Questions that rounding decides are isect's alone.
    const double gap = isect::distance(a, b);
    const auto push = isect::intersect(a, b);
    if (gap < near_enough && (!push || isect::length(push->delta) < near_enough)) return;
    REQUIRE(any::overlaps(a, b) == isect::overlaps(a, b));
    CHECK(any::distance(a, b) == Approx(gap).margin(near_enough));
    if (gap > 0) {
        const Closest ours = isect::closest_points(a, b), theirs = any::closest_points(a, b);
        CHECK(isect::length(theirs.a - theirs.b) ==
              Approx(isect::length(ours.a - ours.b)).margin(near_enough));
    }
    if (push) {
        const auto theirs = any::intersect(a, b);
        REQUIRE(theirs);
        CHECK(isect::dot(theirs->delta, theirs->normal) > 0);
        CHECK(isect::length(theirs->normal) == Approx(1));
        ++tally.hits;
    }
    const Sweep ours = isect::sweep(a, delta, b), theirs = any::sweep(a, delta, b);
    if (ours.hit.has_value() != theirs.hit.has_value()) return;
    ++(ours.hit ? tally.hits : tally.misses);
    if (!ours.hit || ours.time == 0) return;
    CHECK(theirs.time == Approx(ours.time).margin(1e-5));
    CHECK(isect::dot(theirs.hit->normal, ours.hit->normal) > 0);
    CHECK(isect::distance(theirs.hit->pos, b) < 1e-5);
    CHECK(isect::length(theirs.pos - ours.pos) < 1e-4);
}

}  // namespace

TEST_CASE("textbook formulas agree with isect where rounding doesn't decide", "[peers]") {
    std::mt19937 random(1);
    Tally tally;
    for (int round = 0; round < 200; ++round) {
        const auto movers = random_shapes(random), obstacles = random_shapes(random);
        const Vec delta = std::get<0>(random_shapes(random)) * 2.0;
        const auto with = [&](const auto& a) {
            std::apply([&](const auto&... b) { (compare(a, b, delta, tally), ...); }, obstacles);
        };
        std::apply([&](const auto&... a) { (with(a), ...); }, movers);
    }
    CHECK(tally.hits > 500);
    CHECK(tally.misses > 500);
}

TEST_CASE("a formula with the circle as the mover answers for the box that moves", "[peers]") {
    const Circle circle{{0, 0}, 4};
    const auto push = any::intersect(Box{{5, 0}, {2, 8}}, circle);
    REQUIRE(push);
    CHECK(push->delta == Vec{1, 0});
    CHECK(push->normal == Vec{1, 0});
    CHECK(push->pos == Vec{4, 0});
    const Sweep met = any::sweep(Box{{20, 0}, {2, 8}}, Vec{-28, 0}, circle);
    REQUIRE(met.hit);
    CHECK(met.time == 0.5);
    CHECK(met.hit->normal == Vec{1, 0});
    CHECK(met.hit->pos == Vec{4, 0});
    CHECK(met.pos == Vec{6, 0});
}

TEST_CASE("textbook formulas are only as good as rounding lets them", "[peers]") {
    // Each pair touches, as far as its rounded numbers can.
    std::mt19937 random(3);
    int wrong = 0;
    for (int i = 0; i < 2000; ++i) {
        const double k = 0.1 * static_cast<double>(1 + random() % 1000);
        const Circle a{{0, 0}, 2 * k}, b{{3 * k, 4 * k}, 3 * k};
        wrong += any::overlaps(a, b) != isect::overlaps(a, b) ? 1 : 0;
    }
    CHECK(wrong > 0);
}
