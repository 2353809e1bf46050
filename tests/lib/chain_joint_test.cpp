// Points and rays that lead exactly through a joint of a chain.
#include <random>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

using V = Vec2<double>;

Chain<double> chain_of(std::vector<V> points, Sides sides = Sides::both) {
    return Chain<double>(std::move(points), Ends::open, sides);
}

}  // namespace

TEST_CASE("a ray through a joint of a chain hits it", "[chain]") {
    const Segment<double> down{{0, -5}, {0, 10}};
    const Segment<double> up{{0, 5}, {0, -10}};
    for (const double height : {-5., 0., 5.}) {
        const Chain<double> chain = chain_of({{-10, height}, {0, 0}, {10, height}});
        const auto hit = raycast(down, chain);
        REQUIRE(hit);
        CHECK(hit->hit.pos == V{0, 0});
        CHECK(hit->hit.time == 0.5);
        CHECK(hit->hit.normal.y < 0);
        CHECK(hit->id == 0);
        REQUIRE(raycast(up, chain));
        CHECK(raycast(up, chain)->hit.normal.y > 0);
        // One that grazes the corner touches it only.
        CHECK(!raycast(Segment<double>{{-5, 0}, {10, 0}}, chain));
    }
}

TEST_CASE("a ray through a joint of a one-sided chain hits it from the front only", "[chain]") {
    const Chain<double> chain = chain_of({{-10, 0}, {0, 0}, {10, 0}}, Sides::front);
    CHECK(raycast(Segment<double>{{0, -5}, {0, 10}}, chain));
    CHECK(raycast(Segment<double>{{-3, -3}, {6, 6}}, chain));
    CHECK(!raycast(Segment<double>{{0, 5}, {0, -10}}, chain));
}

TEST_CASE("a ray that begins or ends at a joint only touches it", "[chain]") {
    const Chain<double> chain = chain_of({{-10, 0}, {0, 0}, {10, 0}});
    CHECK(!raycast(Segment<double>{{0, -5}, {0, 5}}, chain));
    CHECK(!raycast(Segment<double>{{0, 0}, {0, 5}}, chain));
    CHECK(!raycast(Segment<double>{{0, -5}, {0, 4}}, chain));
    // So does one through an end of the chain.
    CHECK(!raycast(Segment<double>{{10, -5}, {0, 10}}, chain));
}

TEST_CASE("a closed chain is hit at its first point too", "[chain]") {
    const Chain<double> square({{0, 0}, {10, 0}, {10, 10}, {0, 10}}, Ends::closed);
    const auto hit = raycast(Segment<double>{{-5, -5}, {10, 10}}, square);
    REQUIRE(hit);
    CHECK(hit->hit.pos == V{0, 0});
    CHECK(hit->id == 3);
}

// Of three parallel rays, that in the middle leads through a joint in whole numbers. Where the two
// beside it are stopped by the edges of that joint, it is too.
TEMPLATE_TEST_CASE("nothing passes between two edges of a chain", "[chain]", float, double) {
    using T = TestType;
    std::mt19937 engine(41);
    const auto whole = [&](int most) { return T(int(engine() % unsigned(2 * most + 1)) - most); };
    int stopped = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Vec2<T> joint{whole(9), whole(9)};
        const Vec2<T> before{whole(9), whole(9)};
        const Vec2<T> after{whole(9), whole(9)};
        const Vec2<T> way{whole(5), whole(5)};
        if (joint == before || joint == after || way == Vec2<T>{}) continue;
        const Chain<T> chain({before, joint, after});
        const auto is_stopped = [&](T aside) {
            const Vec2<T> start = joint - T(3) * way + aside * perpendicular(way);
            return raycast(Segment<T>{start, T(6) * way}, chain).has_value();
        };
        constexpr T near = T(1) / 4096;
        if (!is_stopped(near) || !is_stopped(-near)) continue;
        ++stopped;
        CAPTURE(joint.x, joint.y, before.x, before.y, after.x, after.y, way.x, way.y);
        const bool runs_along = cross(way, joint - before) == 0 || cross(way, after - joint) == 0;
        const bool is_corner = cross(way, joint - before) * cross(way, after - joint) < 0;
        if (!runs_along && !is_corner) CHECK(is_stopped(0));
    }
    CHECK(stopped > 1000);
}
