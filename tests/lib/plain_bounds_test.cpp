// Plain arithmetic decides where its own error can't matter. These tests compare the errors that it
// makes with the bounds that it allows for: none is greater, and half of a bound would be too
// little.
#include <algorithm>
#include <cmath>

#include <isect/detail/contact/clip.hpp>
#include <isect/detail/contact/depth.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/slab.hpp>
#include <isect/raycast.hpp>

#include "catch.hpp"
#include "lib/plain_errors.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
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
