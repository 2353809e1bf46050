// A distance is 0 if and only if the shapes touch or overlap, and the nearest points coincide then.
#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/random.hpp"
#include "lib/symmetry.hpp"
#include "lib/truth.hpp"
#include "lib/typed.hpp"

using namespace isect;
using lib_random::Family;

namespace {

/// The shape, with its numbers rounded to decimals on request.
template <class T>
std::optional<Shape<T>> on_grid(const Shape<T>& shape, bool decimals) {
    return decimals ? symmetry::in_decimals(shape) : std::optional<Shape<T>>(shape);
}

struct Meetings {
    int touches{};
    int wrong{};
};

template <class T>
void hold(const Shape<T>& a, const Shape<T>& b, Meetings& found) {
    const int truth = oracle::meeting(oracle::form_of(a), oracle::form_of(b));
    const T gap = typed::distance(a, b);
    const auto closest = typed::closest_points(a, b);
    found.touches += truth == 0;
    found.wrong += (gap == 0) != (truth >= 0);
    found.wrong += gap < 0;
    found.wrong += gap == 0 && !(closest.a == closest.b);
}

/// Moves shapes into contact and then rounds their numbers.
template <class T>
void check_meetings(Family family, bool decimals, int rows, int least_touches) {
    int touches = 0;
    pairs::each_of(6, [&](unsigned i, unsigned k) {
        lib_random::Source<T> source(family, 40 + 10 * i + k);
        Meetings found;
        for (int row = 0; row < rows; ++row) {
            const auto a = on_grid(source.shape_of_kind(i), decimals);
            const auto b = on_grid(source.shape_of_kind(k), decimals);
            const Vec2<T> delta = source.vector(20);
            if (!a || !b) continue;
            const Vec2<T> stop = typed::sweep(*a, delta, *b).pos;
            hold(*a, *b, found);
            hold(placed_at(*a, stop), *b, found);
            hold(placed_at(*a, symmetry::decimal(stop)), *b, found);
        }
        INFO(pairs::names[i] << " against " << pairs::names[k]);
        CHECK(found.wrong == 0);
        touches += found.touches;
    });
    CHECK(touches > least_touches);
}

}  // namespace

TEMPLATE_TEST_CASE("a distance is 0 if and only if the shapes touch or overlap", "[distance]",
                   float, double) {
    check_meetings<TestType>(Family::grid, false, 600, 1000);
    check_meetings<TestType>(Family::uniform, true, 300, 100);
    check_meetings<TestType>(Family::uniform, false, 300, 100);
}

// Plain arithmetic gave 2.5e-32, because no pair of doubles is the exact unit vector of the edge.
TEST_CASE("a point on a polygon's slanted edge is at distance 0", "[distance][polygon]") {
    const Polygon<double> polygon({1, 4}, {{-4, 1}, {-1, -3}, {0, -4}, {3, 0}});
    const Vec2<double> point{0, 1};
    CHECK(distance(polygon, point) == 0);
    CHECK(distance(point, polygon) == 0);
    CHECK(closest_points(polygon, point) == Closest<double>{point, point});
}

// The square root of the sum of squares rounds to the sum of the radii, though the circles are
// apart.
TEST_CASE("circles that are apart by less than a rounding error have a distance",
          "[distance][circle]") {
    const Circle<double> a{{0, 0}, 1};
    const Circle<double> b{{1, 0x1p-27}, 0};
    CHECK_FALSE(overlaps(a, b));
    CHECK(distance(a, b) > 0);
    CHECK(distance(a, b) < 0x1p-54);
    CHECK(distance(a, Circle<double>{{1, 0}, 0}) == 0);
}

TEST_CASE("the order of two capsules that all but touch doesn't change their distance",
          "[distance]") {
    const Capsule<double> mover{{0x1.b523c35490b66p+3, -0x1.296715a1a67a3p+5}, {-15, 15}, 3};
    const Capsule<double> obstacle{{5, -37}, {6, -6}, 3};
    CHECK(distance(mover, obstacle) > 0);
    CHECK(distance(mover, obstacle) == distance(obstacle, mover));
}
