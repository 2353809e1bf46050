// A distance is 0 if and only if the shapes touch or overlap, and the nearest points coincide then.
#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/random.hpp"
#include "lib/symmetry.hpp"
#include "lib/truth.hpp"

using namespace isect;
using lib_random::Family;

namespace {

/// Whether a segment is exactly `radius` away from the origin, in exact arithmetic.
bool is_on_rim(const oracle::Point<oracle::Whole>& a, const oracle::Point<oracle::Whole>& b,
               const oracle::Whole& radius) {
    const oracle::Point<oracle::Whole> d{b.x - a.x, b.y - a.y};
    const oracle::Whole square = radius * radius;
    if (oracle::dot(a, a) == square || oracle::dot(b, b) == square) return true;
    if (oracle::dot(a, d) >= 0 || oracle::dot(b, d) <= 0) return false;
    const oracle::Whole area = a.x * d.y - a.y * d.x;
    return area * area == square * oracle::dot(d, d);
}

/// 1 where two shapes overlap, 0 where they touch, -1 where they are apart.
template <class A, class B>
int meeting(const A& a, const B& b) {
    oracle::Grid grid;
    oracle::add_to(grid, a);
    oracle::add_to(grid, b);
    const auto sum = oracle::sum_of(grid, a, b);
    if (sum.overlaps()) return 1;
    for (std::size_t i = 0; i < sum.hull.size(); ++i) {
        if (is_on_rim(sum.hull[i], sum.hull[(i + 1) % sum.hull.size()], sum.radius)) return 0;
    }
    return -1;
}

/// The shape, with its numbers rounded to decimals on request.
template <class S>
std::optional<S> on_grid(const S& shape, bool decimals) {
    return decimals ? symmetry::in_decimals(shape) : std::optional<S>(shape);
}

struct Meetings {
    int touches{};
    int wrong{};
};

template <class A, class B>
void hold(const A& a, const B& b, Meetings& found) {
    const int truth = meeting(a, b);
    const auto gap = distance(a, b);
    const auto closest = closest_points(a, b);
    found.touches += truth == 0;
    found.wrong += (gap == 0) != (truth >= 0);
    found.wrong += gap < 0;
    found.wrong += gap == 0 && !(closest.a == closest.b);
}

/// Moves shapes into contact and then rounds their numbers.
template <class T>
void check_meetings(Family family, bool decimals, int rows, int least_touches) {
    int touches = 0;
    pairs::each<T>(6, [&](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        lib_random::Source<T> source(family, 40 + 10 * i + k);
        Meetings found;
        for (int row = 0; row < rows; ++row) {
            const auto a = on_grid(source.template shape<A>(), decimals);
            const auto b = on_grid(source.template shape<B>(), decimals);
            const Vec2<T> delta = source.vector(20);
            if (!a || !b) continue;
            const Vec2<T> stop = sweep(*a, delta, *b).pos;
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
