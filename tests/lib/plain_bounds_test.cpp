// Plain arithmetic decides where its own error can't matter. These tests compare the errors that it
// makes with the bounds that it allows for: none is greater, and half of a bound would be too
// little, or a fifth of one that more roundings share.
#include <algorithm>
#include <cmath>

#include <isect/detail/contact/clip.hpp>
#include <isect/detail/contact/depth.hpp>
#include <isect/detail/contact/enter_hull.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/slab.hpp>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
using lib_random::Family;

namespace {

/// Numbers of both signs up to a size, with all digits of a double.
class DoubleSource {
public:
    double number(double size) {
        const double high = double(engine_());
        return ((high + double(engine_()) * 0x1p-32) * 0x1p-31 - 1) * size;
    }
    Vec2<double> vector(double size) { return {number(size), number(size)}; }

private:
    std::mt19937 engine_{11};
};

/// The error of a plain number, as a share of a bound.
double share_of_bound(TwiceDouble truth, double plain, double bound) {
    const TwiceDouble off = truth - TwiceDouble(plain);
    return std::abs(off.high() + off.low()) / bound;
}

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

/// A hull of three corners, and of any shape: gaps don't depend on its being convex.
isect::detail::Hull<double> hull_of_three(DoubleSource& source) {
    auto hull = isect::detail::hull_of(source.vector(8));
    hull.count = 0;
    for (int i = 0; i < 3; ++i) hull.add(source.vector(4));
    hull.radius = std::abs(source.number(1));
    return hull;
}

struct WideVector {
    TwiceDouble x, y;
    explicit WideVector(Vec2<double> v) : x(v.x), y(v.y) {}
    WideVector(TwiceDouble a, TwiceDouble b) : x(a), y(b) {}
    WideVector operator-(WideVector other) const { return {x - other.x, y - other.y}; }
    WideVector operator+(WideVector other) const { return {x + other.x, y + other.y}; }
    TwiceDouble dot(WideVector other) const { return x * other.x + y * other.y; }
};

/// The distance of the mover in front of a facet, out of its own two corners.
TwiceDouble wide_gap(const isect::detail::HullPair<double>& pair, const isect::detail::Facet& facet,
                     WideVector& normal) {
    const bool is_of_mover = facet.of == isect::detail::FacetOf::mover;
    const auto& hull = is_of_mover ? pair.mover : pair.obstacle;
    const auto& beside = is_of_mover ? pair.obstacle : pair.mover;
    const WideVector begin(hull.corners[facet.corner]);
    const WideVector edge = WideVector(hull.corners[hull.after(facet.corner)]) - begin;
    const TwiceDouble length = sqrt(edge.dot(edge));
    const WideVector out(edge.y / length, -(edge.x / length));
    const WideVector apart = WideVector(beside.pos) - WideVector(hull.pos) - begin;
    TwiceDouble nearest = out.dot(apart + WideVector(beside.corners[0]));
    for (std::size_t k = 1; k < beside.count; ++k)
        nearest = std::min(nearest, out.dot(apart + WideVector(beside.corners[k])));
    normal = is_of_mover ? WideVector(-out.x, -out.y) : out;
    return nearest;
}

struct FacetShares {
    double gap{};
    double on_path{};
};

FacetShares most_of_facets(long rows) {
    DoubleSource source;
    FacetShares most;
    for (long row = 0; row < rows; ++row) {
        const auto mover = hull_of_three(source), obstacle = hull_of_three(source);
        const isect::detail::HullPair<double> pair(mover, obstacle);
        const Vec2<double> delta = source.vector(8);
        const WideVector way(delta);
        isect::detail::visit_facets(pair, [&](const isect::detail::Facet& facet) {
            WideVector normal(delta);
            const TwiceDouble gap = wide_gap(pair, facet, normal);
            most.gap = std::max(most.gap,
                                share_of_bound(gap, facet.gap, isect::detail::error_of_gaps(pair)));
            const TwiceDouble both = TwiceDouble(mover.radius) + TwiceDouble(obstacle.radius);
            const double plain_end = facet.gap - pair.both_radii + dot(facet.normal, delta);
            most.on_path =
                std::max(most.on_path, share_of_bound(gap - both + normal.dot(way), plain_end,
                                                      isect::detail::error_on_path(pair, delta)));
            return false;
        });
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
                                 std::is_same_v<A, isect::Capsule<isect::Scalar<A>>>;

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

TEST_CASE("gaps between hulls are off by less than their bounds, and by more than a fifth",
          "[plain]") {
    const FacetShares most = most_of_facets(300000);
    CHECK(most.gap < 1);
    CHECK(most.gap > 0.2);
    CHECK(most.on_path < 1);
    CHECK(most.on_path > 0.1);
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
