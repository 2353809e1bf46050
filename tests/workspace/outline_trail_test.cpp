// The part of an outline that the mover's center has traced.
#include "workspace/outline_trail.hpp"

#include "catch.hpp"

using namespace lab;

namespace {

const Rounded square{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, 0};

}  // namespace

TEST_CASE("the trail grows along the shorter way round, and across the seam", "[workspace]") {
    OutlineTrail trail;
    trail.follow(square, 0.95);
    trail.follow(square, 0.05);
    CHECK(trail.share() == Approx(0.1).margin(0.01));
    CHECK(trail.spans().size() == 2);
    trail.follow(square, 0.15);
    CHECK(trail.share() == Approx(0.2).margin(0.01));
    // Back over the same part, nothing is added.
    trail.follow(square, 0.05);
    CHECK(trail.share() == Approx(0.2).margin(0.01));
}

TEST_CASE("a jump to the other side isn't traced", "[workspace]") {
    OutlineTrail trail;
    trail.follow(square, 0.1);
    trail.follow(square, 0.6);
    CHECK(trail.share() < 0.01);
    CHECK(trail.last() == 0.6);
}

TEST_CASE("once round, the whole outline is traced", "[workspace]") {
    OutlineTrail trail;
    for (int i = 0; i <= 100; ++i) trail.follow(square, i % 100 / 100.0);
    CHECK(trail.share() == 1);
    REQUIRE(trail.spans().size() == 1);
    CHECK(trail.spans().front().max == 1);
}

TEST_CASE("the trail stays when the sum moves, and goes when it changes its form", "[workspace]") {
    OutlineTrail trail;
    for (int i = 0; i <= 20; ++i) trail.follow(square, i / 100.0);
    const double traced = trail.share();
    Rounded elsewhere = square;
    for (Vec2& corner : elsewhere.corners) corner = corner + Vec2{30, -7};
    trail.follow(elsewhere, 0.2);
    CHECK(trail.share() == traced);
    elsewhere.radius = 1;
    trail.follow(elsewhere, 0.2);
    CHECK(trail.share() < 0.01);
}
