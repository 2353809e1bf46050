// Plain arithmetic decides where its own error can't matter. These tests compare the errors that it
// makes with the bounds that it allows for: none is greater, and half of a bound would be too
// little.
#include <algorithm>
#include <cmath>

#include <isect/detail/contact/clip.hpp>
#include <isect/detail/contact/depth.hpp>
#include <isect/detail/contact/enter_rounded_box_plainly.hpp>
#include <isect/detail/contact/hit_on_edge.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/slab.hpp>
#include <isect/raycast.hpp>

#include "catch.hpp"
#include "lib/plain_errors.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
using plain_errors::check_bound;
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

double most_of_depths(long rows) {
    DoubleSource source;
    double most = 0;
    for (long row = 0; row < rows; ++row) {
        const double a = source.number(8), b = source.number(8);
        const double h = std::abs(source.number(4)), k = std::abs(source.number(4));
        const auto found = isect::detail::plain_depth(a, b, h, k);
        const TwiceDouble way = TwiceDouble(std::max(a, b)) - TwiceDouble(std::min(a, b));
        most = std::max(
            most, share_of_bound(TwiceDouble(h) + TwiceDouble(k) - way, found.value, found.error));
    }
    return most;
}

/// Of the heights of both ends of a path above an edge.
double share_of_heights(const isect::Segment<double>& path, Vec2<double> pos, Vec2<double> corner,
                        Vec2<double> next) {
    const auto found = isect::detail::heights_above(
        corner, next, isect::detail::between(path.start, pos), path.delta);
    const TwiceDouble half(0.5);
    const TwiceDouble ex = TwiceDouble(next.x) - TwiceDouble(corner.x);
    const TwiceDouble ey = TwiceDouble(next.y) - TwiceDouble(corner.y);
    const TwiceDouble mx = TwiceDouble(path.start.x) - TwiceDouble(pos.x) -
                           half * (TwiceDouble(corner.x) + TwiceDouble(next.x));
    const TwiceDouble my = TwiceDouble(path.start.y) - TwiceDouble(pos.y) -
                           half * (TwiceDouble(corner.y) + TwiceDouble(next.y));
    const TwiceDouble at_start = ex * my - ey * mx;
    const TwiceDouble climb = ex * TwiceDouble(path.delta.y) - ey * TwiceDouble(path.delta.x);
    return std::max(share_of_bound(at_start, found.at_start, found.error),
                    share_of_bound(at_start + climb, found.at_end, found.error));
}

double most_of_heights(long rows) {
    DoubleSource source;
    double most = 0;
    for (long row = 0; row < rows; ++row)
        most =
            std::max(most, share_of_heights({source.vector(8), source.vector(8)}, source.vector(8),
                                            source.vector(4), source.vector(4)));
    return most;
}

/// A path on the axis of the edge that it reaches.
struct OnAxis {
    double start{};
    double delta{};
    double center{};
    double half{};
    double padding{};

    isect::detail::Slab slab() const {
        return isect::detail::slab(start, delta, center, half, padding);
    }
    /// The time at which it reaches the near edge, without rounding.
    TwiceDouble near() const {
        const TwiceDouble turn(delta < 0 ? -1.0 : 1.0);
        const TwiceDouble way = turn * (TwiceDouble(center) - TwiceDouble(start));
        return (way - TwiceDouble(half) - TwiceDouble(padding)) / (turn * TwiceDouble(delta));
    }
};
struct AcrossAxis {
    double start{};
    double center{};
    double delta{};
};

double share_of_beside(const OnAxis& on, const AcrossAxis& across) {
    const auto slab = on.slab();
    const isect::Segment<double> path{{on.start, across.start}, {on.delta, across.delta}};
    const auto found = isect::detail::beside_at(path, {on.center, across.center}, isect::Axis::y,
                                                slab.near, slab.error);
    const TwiceDouble way = TwiceDouble(across.start) - TwiceDouble(across.center);
    return share_of_bound(way + on.near() * TwiceDouble(across.delta), found.value, found.error);
}

OnAxis any_on_axis(DoubleSource& source) {
    return {source.number(8), source.number(8), source.number(8), std::abs(source.number(4)),
            std::abs(source.number(4))};
}

double most_beside(long rows) {
    DoubleSource source;
    double most = 0;
    for (long row = 0; row < rows; ++row) {
        const OnAxis on = any_on_axis(source);
        const AcrossAxis across{source.number(8), source.number(8), source.number(8)};
        most = std::max(most, share_of_beside(on, across));
    }
    return most;
}

/// Of the relative error of a contact's time; 0 where it is summed without loss.
double share_of_near_time(const OnAxis& on) {
    const double turn = on.delta < 0 ? -1 : 1;
    const double way = turn * (on.center - on.start);
    if (isect::detail::loses_digits(way, on.half + on.padding)) return 0;
    const TwiceDouble near = on.near();
    const double bound = isect::detail::error_of_near_time * near.high();
    const double time =
        isect::detail::time_to_edge(on.start, on.delta, on.center, on.half, on.padding);
    return time < 1 && near.high() < 1 ? share_of_bound(near, time, bound) : 0;
}

double most_of_near_times(long rows) {
    DoubleSource source;
    double most = 0;
    for (long row = 0; row < rows; ++row)
        most = std::max(most, share_of_near_time(any_on_axis(source)));
    return most;
}

}  // namespace

TEST_CASE("slab times are off by less than their bound, and by more than half", "[plain]") {
    const double most = most_of_slabs(2000000);
    check_bound(most);
}

TEST_CASE("the terms of a quadratic are off by less than their bounds, and by more than half",
          "[plain]") {
    for (const double half : {0.0, 1.0}) {
        const Shares most = most_of_quadratics(1000000, half);
        CAPTURE(half);
        check_bound(most.terms);
        check_bound(most.discriminant);
    }
}

// Once the bound of the discriminant was 0 beside a cross product of 0, although its terms were
// rounded: a path that passes a tiny disc was said to hit it.
TEST_CASE("a cross product that rounds to 0 proves nothing", "[plain]") {
    const isect::Segment<double> path{{-0x1.8p+199, -0x1.8p+199}, {0x1p+200, 0x1p+200}};
    const isect::Circle<double> disc{{-0x1.8p-190, 0x1p-200}, 0x1p-200};
    CHECK_FALSE(isect::raycast(path, disc));
}

TEST_CASE("depths are off by less than their bound, and by more than half", "[plain]") {
    const double most = most_of_depths(1000000);
    check_bound(most);
}

// Random numbers come nowhere near the next bounds, so a search has found some that do.
TEST_CASE("heights above an edge are off by less than their bound, and at worst by more than half",
          "[plain]") {
    CHECK(most_of_heights(1000000) < 1);
    const double found = share_of_heights({{-0x1.1060b2ea6d392p+0, -0x1.c9e20751ebab9p-3},
                                           {0x1.f2eb2a0000032p-4, -0x1.cedb842ce931p-4}},
                                          {-0x1.503c9f5bdd94ap-3, -0x1.ac5bf07a1b632p-4},
                                          {-0x1.1fp+1, 0x1.fbed10cb8accap+2},
                                          {-0x1.890c2002720bp-4, 0x1.0466d243032dp+3});
    check_bound(found);
}

TEST_CASE("the place beside a box is off by less than its bound, and at worst by more than half",
          "[plain]") {
    CHECK(most_beside(1000000) < 1);
    const double found =
        share_of_beside({-0x1.a919c3e3c35a6p-5, 0x1.fa47feb809b26p-1, -0x1.b3bd70d63b496p-7,
                         0x1.7bb83a98f67f2p+2, 0x1.7b54dfd4a5f42p+1},
                        {0x1.bfe5b09479974p-4, 0x1.41cbaf5bda4eap-3, -0x1.ea696f48d3d0ap-2});
    check_bound(found);
}

TEST_CASE("the time to an edge is off by less than stated, and at worst by more than half",
          "[plain]") {
    CHECK(most_of_near_times(1000000) < 1);
    const double found =
        share_of_near_time({0x1.d8d328a6c1084p-1, 0x1.f8c220c95ae81p+16, 0x1.7bfefffffff86p+2,
                            0x1.2817a7f520247p+1, 0x1.b210020000104p+0});
    check_bound(found);
}
