// Plain arithmetic decides where its own error can't matter. These tests compare the errors that it
// makes with the bounds that it allows for: none is greater, and half of a bound would be too
// little.
#include <algorithm>
#include <cmath>

#include <isect/detail/contact/clip.hpp>
#include <isect/detail/contact/depth.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/slab.hpp>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/plain_errors.hpp"
#include "lib/promises.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
using lib_random::Family;
using plain_errors::DoubleSource;
using plain_errors::share_of_bound;

namespace {

double most_of_slabs(long rows) {
    DoubleSource source;
    double most = 0;
    for (long row = 0; row < rows; ++row) {
        const double start = source.number(8), delta = source.number(8), center = source.number(8);
        const double half = std::abs(source.number(4)), padding = std::abs(source.number(4));
        const auto found = isect::detail::slab(start, delta, center, half, padding);
        const TwiceDouble turn(delta < 0 ? -1.0 : 1.0);
        const TwiceDouble way = turn * (TwiceDouble(center) - TwiceDouble(start));
        const TwiceDouble reach = TwiceDouble(half) + TwiceDouble(padding);
        const TwiceDouble speed(std::abs(delta));
        most = std::max({most, share_of_bound((way - reach) / speed, found.near, found.error),
                         share_of_bound((way + reach) / speed, found.far, found.error)});
    }
    return most;
}

struct Shares {
    double terms{};
    double discriminant{};
};

/// About the corners of boxes whose half sizes are at most `half` times 4, or about centers.
Shares most_of_quadratics(long rows, double half) {
    DoubleSource source;
    Shares most;
    for (long row = 0; row < rows; ++row) {
        const isect::Segment<double> path{source.vector(8), source.vector(8)};
        const isect::detail::Place<double> corner(source.vector(8), half * source.vector(4));
        const auto [center, offset] = corner;
        const double reach = std::abs(source.number(5));
        const auto found = half == 0 ? isect::detail::quadratic(path, center, reach)
                                     : isect::detail::quadratic(path, corner, reach);
        const TwiceDouble mx =
            TwiceDouble(path.start.x) - TwiceDouble(center.x) - TwiceDouble(offset.x);
        const TwiceDouble my =
            TwiceDouble(path.start.y) - TwiceDouble(center.y) - TwiceDouble(offset.y);
        const TwiceDouble dx(path.delta.x), dy(path.delta.y), r(reach);
        const TwiceDouble a = dx * dx + dy * dy, b = mx * dx + my * dy;
        const TwiceDouble c = mx * mx + my * my - r * r, k = dx * my - dy * mx;
        most.terms = std::max({most.terms, share_of_bound(a, found.a, found.error),
                               share_of_bound(b, found.b, found.error),
                               share_of_bound(c, found.c, found.error),
                               share_of_bound(a + c + b + b, found.at_end(), found.error)});
        most.discriminant = std::max(
            most.discriminant,
            share_of_bound(a * r * r - k * k, found.discriminant, found.error_of_discriminant));
    }
    return most;
}

/// Runs every query on pairs that are moved by up to 60 ulp from touching: about as far as plain
/// arithmetic can tell them apart from it.
template <class A, class B>
promises::Tally examine_at_bounds(long rows, unsigned seed) {
    using T = isect::Scalar<A>;
    lib_random::Source<T> source(Family::touching, seed);
    promises::Tally tally;
    for (long row = 0; row < rows; ++row) {
        A a = source.template shape<A>();
        const B b = source.template shape<B>();
        Vec2<T> delta = source.vector(20);
        a = promises::touching(source, a, b, delta);
        a = isect::placed_at(a, promises::nudged(source, isect::position(a), 60));
        // Half of them start far away and end there instead.
        if (source.pick(2)) {
            a = isect::placed_at(a, isect::position(a) - delta);
            delta = promises::nudged(source, delta, 30);
        }
        promises::Examiner<A, B>(a, b, delta, tally).examine();
    }
    return tally;
}

/// The pairs of shapes that plain arithmetic is asked about first, however they move.
template <class Shape>
inline constexpr bool is_simple = !std::is_same_v<Shape, isect::Capsule<isect::Scalar<Shape>>> &&
                                  !std::is_same_v<Shape, isect::Polygon<isect::Scalar<Shape>>>;
template <class A, class B>
inline constexpr bool is_plain = (is_simple<A> && is_simple<B>) || std::is_same_v<A, B> ||
                                 std::is_same_v<A, Vec2<isect::Scalar<A>>> ||
                                 std::is_same_v<A, isect::Capsule<isect::Scalar<A>>> ||
                                 std::is_same_v<B, isect::Capsule<isect::Scalar<A>>>;

}  // namespace

TEST_CASE("slab times are off by less than their bound, and by more than half", "[plain]") {
    const double most = most_of_slabs(2000000);
    CHECK(most < 1);
    CHECK(most > 0.5);
}

TEST_CASE("the terms of a quadratic are off by less than their bounds, and by more than half",
          "[plain]") {
    for (const double half : {0.0, 1.0}) {
        const Shares most = most_of_quadratics(1000000, half);
        CAPTURE(half);
        CHECK(most.terms < 1);
        CHECK(most.terms > 0.5);
        CHECK(most.discriminant < 1);
        CHECK(most.discriminant > 0.5);
    }
}

// Once the bound of the discriminant was 0 beside a cross product of 0, although its terms were
// rounded: a path that passes a tiny disc was said to hit it.
TEST_CASE("a cross product that rounds to 0 proves nothing", "[plain]") {
    const isect::Segment<double> path{{-0x1.8p+199, -0x1.8p+199}, {0x1p+200, 0x1p+200}};
    const isect::Circle<double> disc{{-0x1.8p-190, 0x1p-200}, 0x1p-200};
    CHECK_FALSE(isect::raycast(path, disc));
}

TEMPLATE_TEST_CASE("queries whose answers are about as close as the bounds are right", "[plain]",
                   float, double) {
    pairs::each<TestType>(5, [](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        if constexpr (is_plain<A, B>) {
            const auto tally = examine_at_bounds<A, B>(2000, 51);
            INFO(pairs::names[i] << " against " << pairs::names[k]);
            INFO(tally.example);
            CHECK(tally.wrong == 0);
            CHECK(tally.broken == 0);
        }
    });
}
