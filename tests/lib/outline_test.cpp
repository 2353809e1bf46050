// Outlines as level files have them: in either order, concave, with repeated points.
#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/oracle.hpp"

using namespace isect;
using oracle::Whole;

namespace {

using Points = std::vector<Vec2<double>>;

double random_between(std::mt19937& engine, double least, double most) {
    return least + (most - least) * double(engine()) / 0x1p32;
}

/// A concave outline round a place: it is a simple one.
template <class T>
std::vector<Vec2<T>> star(std::mt19937& engine, std::size_t corners, Vec2<double> middle) {
    std::vector<Vec2<T>> points;
    for (std::size_t i = 0; i < corners; ++i) {
        const SinCos turn = sin_cos(6.2831 * double(i) / double(corners));
        const double radius = random_between(engine, 1, 10);
        points.push_back({T(middle.x + radius * turn.cos), T(middle.y + radius * turn.sin)});
    }
    return points;
}

/// Whether a point is inside an outline, by how many edges are exactly below it, in integers.
template <class T>
bool is_inside_exactly(Vec2<T> point, const std::vector<Vec2<T>>& points) {
    oracle::Grid grid;
    grid.add(0x1p-120);
    const Whole x = grid(double{point.x}), y = grid(double{point.y});
    int below = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2<T> a = points[i], b = points[(i + 1) % points.size()];
        const Whole ax = grid(double{a.x}) - x, ay = grid(double{a.y}) - y;
        const Whole bx = grid(double{b.x}) - x, by = grid(double{b.y}) - y;
        const Whole cross = ax * by - ay * bx;
        if (cross == 0 && ax * bx <= 0 && ay * by <= 0) return false;
        if ((ax <= 0) == (bx <= 0)) continue;
        below += (cross > 0) == (ax > bx) ? 1 : 0;
    }
    return below % 2 == 1;
}

/// A number some ulp from another.
template <class T>
T near_to(T number, std::mt19937& engine) {
    for (auto steps = engine() % 3; steps > 0; --steps)
        number = std::nextafter(number, T(engine() % 2 == 0 ? 1e9 : -1e9));
    return number;
}

template <class T>
double area_of(const std::vector<Vec2<T>>& points) {
    double area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += cross(detail::widened(points[i]), detail::widened(points[(i + 1) % points.size()]));
    return area / 2;
}

}  // namespace

TEMPLATE_TEST_CASE("a point is inside a closed chain or not, and never wrongly", "[chain]", float,
                   double) {
    using T = TestType;
    std::mt19937 engine(47);
    int wrong = 0, inside = 0, asked = 0;
    for (std::size_t world = 0; world < 300; ++world) {
        const Vec2<double> middle{random_between(engine, -20, 20), random_between(engine, -20, 20)};
        auto points = star<T>(engine, 3 + world % 20, middle);
        if (world % 2 == 0) std::reverse(points.begin(), points.end());
        const Chain<T> chain(points, Ends::closed);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Vec2<T> a = points[i], b = points[(i + 1) % points.size()];
            for (int k = 0; k < 10; ++k) {
                const T part = T(random_between(engine, 0, 1));
                const Vec2<T> on = k == 0 ? a : a + part * (b - a);
                const Vec2<T> point{near_to(on.x, engine), near_to(on.y, engine)};
                const bool is_inside = is_inside_exactly(point, points);
                wrong += overlaps(point, chain) == is_inside ? 0 : 1;
                inside += is_inside ? 1 : 0;
                ++asked;
            }
        }
    }
    CHECK(wrong == 0);
    CHECK(inside > asked / 4);
    CHECK(inside < asked * 3 / 4);
}

TEST_CASE("a point on a closed chain, or in an open one, is not inside", "[chain]") {
    const Points horseshoe{{0, 0}, {9, 0}, {9, 9}, {6, 9}, {6, 3}, {3, 3}, {3, 9}, {0, 9}};
    const Chain<double> closed(horseshoe, Ends::closed);
    for (const Vec2<double> point : horseshoe) CHECK(!overlaps(point, closed));
    CHECK(!overlaps(Vec2{3.0, 5.0}, closed));
    CHECK(!overlaps(Vec2{4.0, 3.0}, closed));
    CHECK(!overlaps(Vec2{1.0, 0.0}, closed));
    CHECK(!overlaps(Vec2{5.0, 9.0}, closed));
    CHECK(!overlaps(Vec2{-1.0, 9.0}, closed));
    CHECK(overlaps(Vec2{1.0, 3.0}, closed));
    CHECK(overlaps(Vec2{8.0, 3.0}, closed));
    CHECK(!overlaps(Vec2{1.0, 3.0}, Chain<double>(horseshoe)));
    const Points star{{0, -10}, {6, 8}, {-9, -3}, {9, -3}, {-6, 8}};
    CHECK(overlaps(Vec2{0.0, 0.0}, Chain<double>(star, Ends::closed)));
    CHECK(!overlaps(Vec2{0.0, 7.0}, Chain<double>(star, Ends::closed)));
}

TEST_CASE("an outline may come in either order, with repeated points", "[chain]") {
    const Points clockwise{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const Points backwards{{0, 0}, {0, 10}, {0, 10}, {10, 10}, {10, 0}, {0, 0}};
    for (const Points& points : {clockwise, backwards}) {
        const auto chain = outline_of(points);
        CHECK(std::equal(chain.points().begin(), chain.points().end(), clockwise.begin(),
                         clockwise.end()));
        CHECK(chain.ends() == Ends::closed);
        CHECK(chain.sides() == Sides::front);
        CHECK(sweep_into(Vec2{5.0, -5.0}, {0, 9}, chain).pos == Vec2{5.0, 0.0});
        CHECK(!sweep_into(Vec2{5.0, 5.0}, {0, 9}, chain).hit);
    }
    CHECK(outline_of(clockwise, Sides::both).sides() == Sides::both);
    CHECK_THROWS_WITH(outline_of<double>({{0, 0}, {1, 0}, {1, 0}, {0, 0}}),
                      "points has fewer than 3 points");
    CHECK_THROWS_WITH(outline_of<double>({{0, 0}, {5, 0}, {9, 0}}),
                      "points[0] leads back along its own edge");
    CHECK_THROWS_WITH(outline_of<double>({{0, 0}, {5, 0}, {0 / 0.0, 3}}),
                      "points[2].x is not a number");
}

TEST_CASE("convex parts fill an outline, and nothing else", "[polygon]") {
    std::mt19937 engine(48);
    int wrong = 0, overlapping = 0;
    for (std::size_t world = 0; world < 100; ++world) {
        auto points = star<double>(engine, 3 + world % 30, {0, 0});
        if (world % 2 == 0) std::reverse(points.begin(), points.end());
        if (world % 3 == 0) points.push_back(points.front());
        const auto parts = convex_parts(points);
        const auto chain = outline_of(points);
        double area = 0;
        for (const auto& part : parts)
            area += area_of(Points(part.points().begin(), part.points().end()));
        CHECK(area == Approx(std::abs(area_of(points))));
        for (std::size_t i = 0; i < parts.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) overlapping += overlaps(parts[i], parts[k]) ? 1 : 0;
        for (int k = 0; k < 100; ++k) {
            const Vec2<double> point{random_between(engine, -10, 10),
                                     random_between(engine, -10, 10)};
            wrong += overlaps(point, ObstacleList(parts)) == overlaps(point, chain) ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
    CHECK(overlapping == 0);
}

TEST_CASE("convex parts are few and have at most as many corners as a polygon", "[polygon]") {
    const auto corner = convex_parts<double>({{0, 0}, {2, 0}, {2, 8}, {10, 8}, {10, 10}, {0, 10}});
    CHECK(corner.size() == 2);
    const auto square = convex_parts<double>({{0, 0}, {4, 0}, {8, 0}, {8, 8}, {4, 8}, {0, 8}});
    CHECK(square.size() == 1);
    CHECK(square[0].points().size() == 4);
    Points round;
    for (int i = 0; i < 40; ++i)
        round.push_back({10 * std::cos(i * 0.157), 10 * std::sin(i * 0.157)});
    const auto wheel = convex_parts(round);
    CHECK(wheel.size() < 12);
    for (const auto& part : wheel) CHECK(part.points().size() <= Polygon<double>::capacity);
}

TEST_CASE("an outline that crosses or touches itself has no convex parts", "[polygon]") {
    const auto refused = [](const Points& points) { return convex_parts(points); };
    CHECK_THROWS_WITH(refused({{0, 0}, {10, 10}, {10, 0}, {0, 10}}),
                      "points[2] begins an edge that meets that of points[0]");
    CHECK_THROWS_AS(refused({{0, 0}, {10, 0}, {5, 5}, {10, 10}, {0, 10}, {5, 5}}), BadShape);
    CHECK_THROWS_AS(refused({{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}), BadShape);
    CHECK_THROWS_WITH(refused({{0, 0}, {10, 0}, {10, 10}, {12, 12}, {10, 10}, {0, 10}}),
                      "points[3] leads back along its own edge");
    CHECK_THROWS_AS(refused({{0, 0}, {10, 0}}), BadShape);
}

TEST_CASE("a character runs over convex parts as over the outline", "[walk]") {
    Points land;
    std::mt19937 engine(49);
    for (int x = 0; x <= 400; x += 20)
        land.push_back({double(x), std::round(random_between(engine, -9, 9))});
    land.push_back({400, 40});
    land.push_back({0, 40});
    const auto chain = outline_of(land);
    const auto parts = convex_parts(land);
    for (const double speed : {70.0, -70.0}) {
        Circle<double> one{{speed > 0 ? 10.0 : 390.0, -20}, 4}, other = one;
        Vec2<double> one_speed, other_speed;
        const WalkSettings<double> settings{.snap = 4};
        const auto step = [&](auto& mover, Vec2<double>& velocity, const auto& ground) {
            velocity = {speed, velocity.y + 10};
            const auto now = walk(mover, velocity, 1 / 60.0, ground, settings);
            mover.center = now.pos;
            velocity = now.velocity;
        };
        for (int frame = 0; frame < 300; ++frame) {
            step(one, one_speed, chain);
            step(other, other_speed, parts);
            REQUIRE(length(one.center - other.center) < 1e-6);
            REQUIRE(!overlaps(other, ObstacleList(parts)));
        }
        CHECK(std::abs(one.center.x - 200) > 100);
    }
}

TEST_CASE("a polygon may come in either order", "[polygon]") {
    const Polygon<double> triangle({5, 5}, {{0, 0}, {4, 0}, {0, 3}}, 1);
    CHECK(Polygon<double>::oriented({5, 5}, {{0, 0}, {4, 0}, {0, 3}}, 1) == triangle);
    CHECK(Polygon<double>::oriented({5, 5}, {{0, 0}, {0, 3}, {4, 0}}, 1) == triangle);
    CHECK_THROWS_WITH(Polygon<double>::oriented({}, {{0, 0}, {0, 4}, {1, 1}, {4, 0}}),
                      "points[2] makes the polygon concave");
    CHECK_THROWS_AS(Polygon<double>::oriented({}, {{0, 0}, {0, 3}}), BadShape);
}

TEMPLATE_TEST_CASE("a box may be turned about its corner, in degrees", "[polygon]", float, double) {
    using T = TestType;
    using Convex = Polygon<T>;
    const auto points_of = [](T degrees) {
        const auto box = Convex::box_at_corner({10, 20}, {3, 2}, degrees);
        CHECK(box.pos() == Vec2<T>{10, 20});
        return std::vector<Vec2<T>>(box.points().begin(), box.points().end());
    };
    using List = std::vector<Vec2<T>>;
    CHECK(points_of(0) == List{{0, 0}, {3, 0}, {3, 2}, {0, 2}});
    CHECK(points_of(90) == List{{0, 0}, {0, 3}, {-2, 3}, {-2, 0}});
    CHECK(points_of(-90) == points_of(270));
    CHECK(points_of(-180) == List{{0, 0}, {-3, 0}, {-3, -2}, {0, -2}});
    CHECK(points_of(3690) == points_of(90));
    const auto tilted = points_of(30);
    CHECK(double(tilted[1].x) == Approx(3 * std::cos(0.52359877559829887)));
    CHECK(double(tilted[1].y) == Approx(1.5));
    CHECK_THROWS_WITH((Convex::box_at_corner({0, 0}, {0, 2}, 5)), "size.x is 0");
}

TEST_CASE("the sine and cosine of an angle in degrees are exact at quarter turns", "[sin_cos]") {
    for (int quarter = -9; quarter <= 9; ++quarter) {
        const SinCos turn = sin_cos_of_degrees(90 * quarter);
        CHECK(turn.sin == std::round(std::sin(quarter * 1.5707963267948966)));
        CHECK(turn.cos == std::round(std::cos(quarter * 1.5707963267948966)));
    }
    for (double degrees = -400; degrees < 400; degrees += 0.37) {
        const SinCos turn = sin_cos_of_degrees(degrees);
        CHECK(std::abs(turn.sin - std::sin(degrees * 0.017453292519943295)) < 2e-15);
        CHECK(std::abs(turn.cos - std::cos(degrees * 0.017453292519943295)) < 2e-15);
    }
}
