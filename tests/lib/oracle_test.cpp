// The oracle uses swift numbers where they are certain. These tests compare them with integers and
// wide numbers, to show that they are never certain and wrong.
#include "lib/oracle.hpp"

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"

using lib_random::Family;

namespace {

/// Calls ask(mover, obstacle, way) with pairs of every kind and family.
template <class T, class Ask>
void each_oracle_question(const Ask& ask) {
    pairs::each_of(6, [&](unsigned i, unsigned k) {
        for (const Family family : lib_random::families) {
            lib_random::Source<T> source(family, 60 + unsigned(family));
            for (int row = 0; row < 50; ++row) {
                const isect::Shape<T> a = source.shape_of_kind(i);
                const isect::Shape<T> b = source.shape_of_kind(k);
                const isect::Vec2<T> way = source.vector(20);
                const bool is_moved = family == Family::touching;
                ask(is_moved ? promises::touching(source, a, b, way) : a, b, way);
            }
        }
    });
}

/// The error of the depth in swift numbers, as a share of the error that they may have.
template <class T, class Change>
double share_of_slack(const oracle::Form& a, const oracle::Form& b, double size,
                      const Change& change) {
    const oracle::Number<oracle::Swift<T>> swift;
    const oracle::Number<oracle::Quad> wide;
    const auto found = oracle::depth(change(swift, oracle::sum_of(swift, a, b)));
    const auto truth = oracle::depth(change(wide, oracle::sum_of(wide, a, b)));
    const double off = oracle::to_double(oracle::absolute(oracle::Quad(found) - truth));
    return off == 0 ? 0 : off / (oracle::slack<oracle::Swift<T>> * size);
}

}  // namespace

TEMPLATE_TEST_CASE("swift numbers decide as integers do", "[oracle]", float, double) {
    int touching = 0;
    each_oracle_question<TestType>([&](const auto& a, const auto& b, isect::Vec2<TestType> way) {
        const oracle::Pair swift(a, b);
        const oracle::Pair exact(a, b, false);
        const auto end = isect::position(a) + way;
        INFO(promises::text_of(a) << " by " << promises::text(way) << " against "
                                  << promises::text_of(b));
        CHECK(swift.overlaps() == exact.overlaps());
        CHECK(swift.overlaps_at(end) == exact.overlaps_at(end));
        CHECK(swift.overlaps_along(way) == exact.overlaps_along(way));
        touching += swift.depth_here() == 0;
    });
    CHECK(touching > 100);
}

// Four corners of the sum are almost equal. A sign that rounding reversed beside them once kept
// other corners in the hull that are far inside it.
TEST_CASE("almost equal corners leave the hull in swift numbers convex", "[oracle]") {
    const isect::Aabb<float> speck{{-0x1.0b5e36p-34F, -0x1.8c2c8cp+2F},
                                   {0x1.3a7254p-29F, 0x1.101e1cp-28F}};
    const isect::Polygon<float> huge({0x1.920cfcp+2F, 0x1.1a7018p+2F},
                                     {{0x1.13d36cp+28F, -0x1.5ee784p+28F},
                                      {-0x1.a02282p-14F, 0x1.54cf78p+17F},
                                      {-0x1.13d36cp+28F, 0x1.5ee784p+28F},
                                      {-0x1.8a0976p+28F, 0x1.f52022p+28F}});
    const oracle::Pair swift(speck, huge);
    const oracle::Pair exact(speck, huge, false);
    CHECK(exact.overlaps());
    CHECK(swift.overlaps());
}

TEMPLATE_TEST_CASE("swift lengths have far smaller errors than their bounds", "[oracle]", float,
                   double) {
    double most = 0;
    each_oracle_question<TestType>([&](const auto& a, const auto& b, isect::Vec2<TestType> way) {
        using T = TestType;
        const oracle::Form mover = oracle::form_of(a);
        const oracle::Form obstacle = oracle::form_of(b);
        const double size = oracle::size_of(mover) + oracle::size_of(obstacle);
        const auto here = [](const auto&, const auto& sum) { return sum; };
        const auto along = [&](const auto& make, const auto& sum) {
            const auto v = oracle::point_of(make, {double(way.x), double(way.y)});
            return sum.swept(v.x, v.y);
        };
        const double more = std::abs(double(way.x)) + std::abs(double(way.y));
        most = std::max({most, share_of_slack<T>(mover, obstacle, size, here),
                         share_of_slack<T>(mover, obstacle, size + more, along)});
    });
    CHECK(most < 0.25);
    // Some systems have no number between double and the widest one.
    CHECK((most > 0 || std::is_same_v<oracle::Swift<TestType>, oracle::Quad>));
}

TEMPLATE_TEST_CASE("swift numbers accept no bound that wide ones reject", "[oracle]", float,
                   double) {
    each_oracle_question<TestType>([&](const auto& a, const auto& b, isect::Vec2<TestType>) {
        const oracle::Pair swift(a, b);
        const double outside = -swift.depth_here();
        const double just_less = outside - 0x1p-50 * std::abs(outside);
        const auto at = isect::position(a);
        CHECK_FALSE((outside != 0 && swift.is_at_most_outside(at, just_less)));
        CHECK(swift.is_at_most_outside(at, outside + 0x1p-50 * std::abs(outside)));
    });
}
