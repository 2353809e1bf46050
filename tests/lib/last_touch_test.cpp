// The point that overlapping solids have in common, found in plain numbers, is the one that numbers
// with twice the digits find.
#include <isect/detail/closest_points/hull_hull.hpp>

#include "catch.hpp"
#include "lib/promises.hpp"

using namespace isect;

namespace {

struct Found {
    long overlaps{};
    long plainly{};
    double farthest{};  ///< by which the two points differ, in ulp of the query's size
};

template <class A, class B>
Found compare(long rows) {
    using T = Scalar<A>;
    using Number = detail::Wide<double>;
    lib_random::Source<T> source(lib_random::Family::uniform, 5);
    Found found;
    for (long row = 0; row < rows; ++row) {
        const A a = source.template shape<A>();
        const B b = source.template shape<B>();
        const auto mover = detail::hull_of(a);
        const auto obstacle = detail::hull_of(b);
        const detail::HullPair<T> pair(mover, obstacle);
        const auto foremost = detail::foremost_facet(pair, detail::all_facets);
        if (!(foremost.facet.gap < -detail::margin_of(pair))) continue;
        ++found.overlaps;
        const auto plain = detail::touched_last(pair, foremost);
        if (!plain) continue;
        ++found.plainly;
        const detail::MinkowskiSum<T> sum(mover, obstacle);
        const auto wide = detail::widened_sum<Number>(sum);
        const auto from = detail::mover_from_obstacle<Number>(sum);
        const auto part = detail::nearest_part(wide, from);
        const auto common = detail::common_point(sum, wide, from, part);
        const Vec2<T> exact = detail::rounded_from(obstacle.pos, common);
        const Vec2<double> off = detail::widened(*plain) - detail::widened(exact);
        const double size =
            detail::size_of_all(mover.pos.x, mover.pos.y, obstacle.pos.x, obstacle.pos.y) +
            pair.size;
        found.farthest = std::max(found.farthest, length(off) / detail::ulp<T>(size));
    }
    return found;
}

template <class A, class B>
void check() {
    const Found found = compare<A, B>(20000);
    CHECK(found.overlaps > 1000);
    CHECK(double(found.plainly) > 0.9 * double(found.overlaps));
    CHECK(found.farthest < 4);
}

}  // namespace

TEMPLATE_TEST_CASE("overlapping solids touch last where more digits say it, too", "[plain]", float,
                   double) {
    using T = TestType;
    check<Polygon<T>, Polygon<T>>();
    check<Polygon<T>, Aabb<T>>();
    check<Capsule<T>, Polygon<T>>();
    check<Vec2<T>, Polygon<T>>();
    check<Polygon<T>, Circle<T>>();
}
