// The bounds on the errors of plain arithmetic about hulls. Random numbers come nowhere near them,
// since a dozen roundings would have to go the same way at once. So a search has found numbers of
// which all do nearly that: half of a bound would be too little for them.
#include <algorithm>
#include <cmath>

#include <isect/detail/contact/enter_hull.hpp>

#include "catch.hpp"
#include "lib/plain_errors.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
using plain_errors::check_bound;
using plain_errors::DoubleSource;
using plain_errors::share_of_bound;

namespace {

using DoubleHull = isect::detail::Hull<double>;

/// A hull of three corners, and of any shape: gaps don't depend on its being convex.
DoubleHull hull_of_three(DoubleSource& source) {
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

/// The end of the path is where a mover ends that hits nothing, which is rounded.
FacetShares shares_of(const DoubleHull& mover, const DoubleHull& obstacle, Vec2<double> delta) {
    FacetShares most;
    const isect::detail::HullPair<double> pair(mover, obstacle);
    const WideVector way = WideVector(mover.pos + delta) - WideVector(mover.pos);
    isect::detail::visit_facets(pair, [&](const isect::detail::Facet& facet) {
        WideVector normal(delta);
        const TwiceDouble gap = wide_gap(pair, facet, normal);
        most.gap =
            std::max(most.gap, share_of_bound(gap, facet.gap, isect::detail::error_of_gaps(pair)));
        const TwiceDouble both = TwiceDouble(mover.radius) + TwiceDouble(obstacle.radius);
        const double plain_end = facet.gap - pair.both_radii + dot(facet.normal, delta);
        most.on_path =
            std::max(most.on_path, share_of_bound(gap - both + normal.dot(way), plain_end,
                                                  isect::detail::error_on_path(pair, delta)));
        return false;
    });
    return most;
}

DoubleHull hull_of_corners(Vec2<double> pos, double radius,
                           std::initializer_list<Vec2<double>> corners) {
    DoubleHull hull = isect::detail::hull_of(pos);
    hull.count = 0;
    for (const Vec2<double> corner : corners) hull.add(corner);
    hull.radius = radius;
    return hull;
}

template <class T>
double share_of_axis(T end_from, T end, T begin_from, T begin, T r, T s, T way) {
    const auto gap = isect::detail::gap_after<T>(end_from, end, begin_from, begin, r, s, way);
    const auto wide = [](T number) { return TwiceDouble(static_cast<double>(number)); };
    const TwiceDouble truth =
        wide(begin_from) - wide(end_from + way) + wide(begin) - wide(end) - wide(r) - wide(s);
    return share_of_bound(truth, gap.value, gap.error);
}

template <class T>
double most_on_axis(long rows) {
    DoubleSource source;
    const auto number = [&](double size) { return static_cast<T>(source.number(size)); };
    double most = 0;
    for (long row = 0; row < rows; ++row)
        most = std::max(
            most, share_of_axis(number(8), number(4), number(8), number(4), std::abs(number(1)),
                                std::abs(number(1)), std::abs(number(8))));
    return most;
}

}  // namespace

TEST_CASE("gaps between hulls are off by less than their bounds", "[plain]") {
    DoubleSource source;
    for (long row = 0; row < 300000; ++row) {
        const DoubleHull mover = hull_of_three(source), obstacle = hull_of_three(source);
        const FacetShares share = shares_of(mover, obstacle, source.vector(8));
        REQUIRE(share.gap < 1);
        REQUIRE(share.on_path < 1);
    }
}

TEST_CASE("half of the bound of gaps between hulls would be too little", "[plain]") {
    const DoubleHull mover = hull_of_corners({-0x1.da3b334608e3bp+0, 0x1.95355f093fc51p+2}, 0,
                                             {{-0x1.c2f2c88fa0224p-10, 0x1.be42767d05777p-12}});
    const DoubleHull obstacle = hull_of_corners({-0x1.d73b5415fb40dp+0, 0x1.cd31c7ef77703p+3}, 0,
                                                {{0x1.6a407a2fd5841p-12, -0x1.089983b1d4ab5p-13},
                                                 {0x1.18ff292a0c56cp-5, 0x1.ea4bbc6622af9p-13}});
    const FacetShares share = shares_of(mover, obstacle, {});
    check_bound(share.gap);
}

TEST_CASE("half of the bound of gaps on a path would be too little", "[plain]") {
    const DoubleHull mover =
        hull_of_corners({0x1.37156defc3fafp-14, 0x1.95355f093fcp-8}, 0x1.a6c45cbea2b2cp-12,
                        {{-0x1.c2f2c88f9de09p-10, 0x1.be42767d058f5p-12}});
    const DoubleHull obstacle =
        hull_of_corners({-0x1.03ff1b8a3df42p-16, 0x1.010a2bd587738p+3}, 0x1.f705fac1e534cp-14,
                        {{0x1.6a407a2fd5841p-12, -0x1.089983b1d4a1p-13},
                         {0x1.18ff292a0c56cp-5, 0x1.ea4bbc6622b9ep-13}});
    const FacetShares share =
        shares_of(mover, obstacle, {0x1.da2c6cda0eff4p-12, 0x1.0b87ef65d51dp-13});
    check_bound(share.on_path);
}

TEST_CASE("gaps on an axis are off by less than their bounds, and at worst by more than half",
          "[plain]") {
    CHECK(most_on_axis<double>(1000000) < 1);
    CHECK(share_of_axis<double>(0x1.315334556f3p-7, 0x1.8c00effce6d5p-13, -0x1.fecf60b2f3064p+1,
                                -0x1.7de63022a55fp-18, 0x1.14def18ee7f63p-15, 0x1.35dd01696809fp-15,
                                0x1.003cb00ef8001p-14) > 0.5);
    // In float, all but the rounding of the path's end is next to nothing.
    const double most = most_on_axis<float>(1000000);
    check_bound(most);
}
