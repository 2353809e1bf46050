// The bounds on the errors of plain arithmetic about a path at a capsule. Random numbers come
// nowhere near them, so a search has found some for which half of a bound would be too little.
#include <algorithm>
#include <cmath>

#include <isect/detail/contact/enter_capsule_plainly.hpp>
#include <isect/detail/contact/foot.hpp>
#include <isect/detail/overlaps/circle_capsule.hpp>
#include <isect/detail/surely.hpp>

#include "catch.hpp"
#include "lib/plain_errors.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
using plain_errors::check_bound;
using plain_errors::DoubleSource;
using plain_errors::share_of_bound;

namespace {

struct Asked {
    isect::Segment<double> path;
    isect::Capsule<double> capsule;
    double padding{};
};

struct CapsuleShares {
    double across{};
    double along{};
    double foot{};
};

/// What a capsule's frame says, without rounding. What decides is how far numbers are apart.
CapsuleShares shares_of(const Asked& asked) {
    const auto& [path, capsule, padding] = asked;
    const auto plain = isect::detail::frame_of(path, capsule, padding);
    const TwiceDouble fx(capsule.delta.x), fy(capsule.delta.y);
    const TwiceDouble dx(path.delta.x), dy(path.delta.y);
    const TwiceDouble mx = TwiceDouble(path.start.x) - TwiceDouble(capsule.start.x);
    const TwiceDouble my = TwiceDouble(path.start.y) - TwiceDouble(capsule.start.y);
    const TwiceDouble side(plain.side);
    const TwiceDouble end = fx * fx + fy * fy;
    const TwiceDouble reach = sqrt(end) * (TwiceDouble(padding) + TwiceDouble(capsule.radius));
    const TwiceDouble aside = fx * my - fy * mx, across = fx * dy - fy * dx;
    const TwiceDouble ahead = fx * mx + fy * my, onward = fx * dx + fy * dy;
    const TwiceDouble last = ahead + onward, gap = side * aside - reach;

    const auto along = [&](TwiceDouble truth, double found) {
        return share_of_bound(truth, found, plain.error_along);
    };
    const double plain_last = plain.ahead + plain.onward;
    CapsuleShares most;
    most.across =
        std::max(share_of_bound(gap, plain.gap, plain.error_across),
                 share_of_bound(gap + side * across, plain.gap_at_end, plain.error_across));
    most.along = std::max({along(ahead + reach, plain.ahead + plain.reach),
                           along(last + reach, plain_last + plain.reach),
                           along(ahead - end - reach, plain.ahead - plain.end - plain.reach),
                           along(last - end - reach, plain_last - plain.end - plain.reach)});
    const double error = plain.error_across;
    if (!(plain.gap > error && plain.gap_at_end < -error)) return most;
    const TwiceDouble foot = ahead - gap / (side * across) * onward;
    const double plain_foot = plain.ahead + plain.gap / plain.approach * plain.onward;
    const double bound = plain.error_along + error / plain.approach * std::abs(plain.onward);
    most.foot = std::max(share_of_bound(foot, plain_foot, bound),
                         share_of_bound(end - foot, plain.end - plain_foot, bound));
    return most;
}

struct CircleAndCapsule {
    isect::Circle<double> circle;
    isect::Capsule<double> capsule;
};

/// A capsule, shorter by a factor, and a circle that is not far from it.
CircleAndCapsule circle_beside(DoubleSource& source, double shorter) {
    const Vec2<double> start = source.vector(8);
    const isect::Capsule<double> capsule{start, shorter * source.vector(4),
                                         std::abs(source.number(2))};
    return {{start + source.vector(6), std::abs(source.number(2))}, capsule};
}

/// The distance of a point from a capsule's segment, without rounding.
TwiceDouble distance_from_segment(Vec2<double> point, const isect::Capsule<double>& capsule) {
    const TwiceDouble fx(capsule.delta.x), fy(capsule.delta.y);
    const TwiceDouble mx = TwiceDouble(point.x) - TwiceDouble(capsule.start.x);
    const TwiceDouble my = TwiceDouble(point.y) - TwiceDouble(capsule.start.y);
    const TwiceDouble ahead = fx * mx + fy * my, end = fx * fx + fy * fy;
    if (ahead.high() <= 0) return sqrt(mx * mx + my * my);
    const TwiceDouble nx = mx - fx, ny = my - fy;
    if (ahead.high() >= end.high()) return sqrt(nx * nx + ny * ny);
    const TwiceDouble aside = fx * my - fy * mx;
    return (aside.high() < 0 ? TwiceDouble(0) - aside : aside) / sqrt(end);
}

}  // namespace

TEST_CASE("numbers about a path at a capsule are off by less than their bounds", "[plain]") {
    DoubleSource source;
    int crossings = 0;
    for (long row = 0; row < 1000000; ++row) {
        const Asked asked{{source.vector(8), source.vector(8)},
                          {source.vector(4), source.vector(4), std::abs(source.number(2))},
                          std::abs(source.number(1))};
        const CapsuleShares most = shares_of(asked);
        REQUIRE(most.across < 1);
        REQUIRE(most.along < 1);
        REQUIRE(most.foot < 1);
        if (most.foot > 0) ++crossings;
    }
    CHECK(crossings > 10000);
}

TEST_CASE("half of the bounds of a path at a capsule would be too little", "[plain]") {
    const CapsuleShares beside = shares_of({{{-0x1.2b5c4c660af46p+2, 0x1.73299e45763d8p+0},
                                             {0x1.02979824a65a1p-6, -0x1.1ec46afc4c0cap-5}},
                                            {{0x1.dff412567fb4ap+1, 0x1.13e879b8d7ee4p+1},
                                             {0x1.7391c6b221064p-1, -0x1.e6aef2a006202p-1},
                                             0x1.cc85fb9564518p-7},
                                            0x1.473eacea1c0a9p-6});
    check_bound(beside.across);
    const CapsuleShares past = shares_of({{{0x1.ac2ea530b3549p+2, 0x1.60e1e406d964bp+2},
                                           {0x1.817bbb216157ap-2, 0x1.ab0810fb43e92p+1}},
                                          {{0x1.35a0af48caaefp+0, -0x1.919d7c8fa06f4p+1},
                                           {-0x1.1ea68f2c1550ep-5, -0x1.3328b7a5873p-3},
                                           0x1.0d69b025a4478p-4},
                                          0x1.528ed8e982d16p-5});
    check_bound(past.along);
    const CapsuleShares foot = shares_of({{{0x1.971a4ad34e64p+1, -0x1.05938e63e826cp+0},
                                           {0x1.ecc64cbb8235cp-4, 0x1.93f306601cedcp+0}},
                                          {{-0x1.da2144733ba61p+4, 0x1.76aee35766015p-2},
                                           {-0x1.0437a37070c25p+0, -0x1.8ee792c23a8c5p-9},
                                           0x1.d2c66cebb0da3p-6},
                                          0x1.1fd8fe89a1b4cp-6});
    check_bound(foot.foot);
}

TEST_CASE("the gap between a circle and a capsule is off by less than its bound", "[plain]") {
    DoubleSource source;
    for (long row = 0; row < 1000000; ++row) {
        const auto [circle, capsule] = circle_beside(source, 1);
        const Vec2<double> apart = isect::detail::from_segment(circle.center, capsule);
        const double gap = isect::length(apart) - (circle.radius + capsule.radius);
        const TwiceDouble truth = distance_from_segment(circle.center, capsule) -
                                  (TwiceDouble(circle.radius) + TwiceDouble(capsule.radius));
        // surely_no_touch leaves four times as much room.
        const double size = std::abs(gap) + isect::detail::extents_of(circle, capsule);
        REQUIRE(share_of_bound(truth, gap, isect::detail::error_of_gap * size) < 1);
    }
}

TEST_CASE("the squares that say whether a circle and a capsule overlap keep their bound",
          "[plain]") {
    DoubleSource source;
    for (long row = 0; row < 1000000; ++row) {
        // Some are much shorter than the circle is far away.
        const auto [circle, capsule] =
            circle_beside(source, std::ldexp(1.0, -static_cast<int>(row % 60)));
        const Vec2<double> apart = isect::detail::from_segment(circle.center, capsule);
        const double squared = isect::length_squared(apart);
        const double both = circle.radius + capsule.radius;
        const TwiceDouble distance = distance_from_segment(circle.center, capsule);
        const TwiceDouble radii = TwiceDouble(circle.radius) + TwiceDouble(capsule.radius);
        // The bound is at least twice as large as it has to be.
        const double size = isect::detail::extents_of(circle, capsule);
        const double half = 0.5 * isect::detail::error_of_squares(squared, size);
        REQUIRE(share_of_bound(radii * radii - distance * distance, both * both - squared, half) <
                1);
    }
}
