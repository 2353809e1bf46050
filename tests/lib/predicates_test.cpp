// The signs that everything else depends on, close to 0, checked against integers.
#include <random>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/oracle.hpp"

using namespace isect;
using isect::detail::ahead;
using isect::detail::is_left_of;
using isect::detail::line_meets_box;
using isect::detail::next_above;
using isect::detail::next_below;
using isect::detail::side;
using isect::detail::turn_between;
using isect::detail::Way;
using oracle::Whole;

namespace {

/// In units of 2^-120, which divides every number here.
oracle::Point<Whole> whole_point(Vec2<double> v) {
    oracle::Grid grid;
    grid.add(0x1p-120);
    return {grid(v.x), grid(v.y)};
}

/// A line through a point, and points a few ulp off the line or off its perpendicular.
struct NearLines {
    std::mt19937 engine{23};

    double number() { return static_cast<double>(engine()) / 0x1p31 - 1; }
    Vec2<double> vector() {
        const double x = number();
        return {x, number()};
    }
    Vec2<double> near(Vec2<double> v) {
        for (auto steps = engine() % 3; steps > 0; --steps) v.x = next_above(v.x);
        for (auto steps = engine() % 3; steps > 0; --steps) v.y = next_below(v.y);
        return v;
    }
};

}  // namespace

TEST_CASE("a point a few ulp from a line is on the right side", "[predicates]") {
    NearLines source;
    for (int row = 0; row < 5000; ++row) {
        const Vec2<double> from = source.vector();
        const Vec2<double> way = source.vector();
        const Vec2<double> point = source.near(from + source.number() * way);
        const Whole x = whole_point(point).x - whole_point(from).x;
        const Whole y = whole_point(point).y - whole_point(from).y;
        const int truth = (whole_point(way).x * y - whole_point(way).y * x).sign();
        REQUIRE(side(way, from, point) == truth);
        REQUIRE(turn_between(way, Way<double>{from, point}) == truth);
        REQUIRE(is_left_of(way, from, point) == (truth > 0));
    }
}

TEST_CASE("a point a few ulp off the perpendicular is correctly ahead or behind", "[predicates]") {
    NearLines source;
    for (int row = 0; row < 5000; ++row) {
        const Vec2<double> from = source.vector();
        const Vec2<double> way = source.vector();
        const Vec2<double> point = source.near(from + source.number() * perpendicular(way));
        const Whole x = whole_point(point).x - whole_point(from).x;
        const Whole y = whole_point(point).y - whole_point(from).y;
        REQUIRE(ahead(way, from, point) ==
                (whole_point(way).x * x + whole_point(way).y * y).sign());
    }
}

TEST_CASE("no line enters a box of zero size, however near it passes", "[predicates]") {
    NearLines source;
    for (int row = 0; row < 5000; ++row) {
        const Vec2<double> from = source.vector();
        const Vec2<double> way = source.vector();
        const Vec2<double> center = source.near(from + source.number() * way);
        REQUIRE_FALSE(line_meets_box(from, way, center, {}, {}));
    }
}
