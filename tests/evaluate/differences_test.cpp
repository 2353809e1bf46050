// Where two answers to the same question differ.
#include "evaluate/differences.hpp"

#include <cmath>
#include <limits>

#include "catch.hpp"

using namespace lab;

TEST_CASE("equal answers have no differences", "[evaluate][peers]") {
    const Answer hit = std::optional<Hit>(Hit{{1, 2}, {3, 4}, {1, 0}, 0.5});
    CHECK(differences(hit, hit).empty());
    const double nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(differences(Distance{nan}, Distance{nan}).empty());
}

TEST_CASE("a difference has its size in units and in ulps", "[evaluate][peers]") {
    const Answer ours = Distance{1.0};
    const auto found = differences(ours, Distance{std::nextafter(1.0, 2.0)});
    REQUIRE(found.size() == 1);
    CHECK(found[0].name == "distance");
    CHECK(found[0].size == std::numeric_limits<double>::epsilon());
    CHECK(found[0].ulps == 1);
    const auto in_float = differences(ours, Distance{1 + 0x1p-23}, Scalar::float_);
    REQUIRE(in_float.size() == 1);
    CHECK(in_float[0].ulps == 1);
    const auto nan = differences(ours, Distance{std::numeric_limits<double>::quiet_NaN()});
    REQUIRE(nan.size() == 1);
    CHECK(std::isinf(nan[0].ulps));
}

TEST_CASE("a hit that only one has is one difference", "[evaluate][peers]") {
    const Answer hit = std::optional<Hit>(Hit{{1, 2}, {3, 4}, {1, 0}, 0.5});
    const auto found = differences(hit, std::optional<Hit>());
    REQUIRE(found.size() == 1);
    CHECK(found[0].name == "hit");
    CHECK(found[0].is_yes_or_no);
    CHECK(found[0].ours == 1);
    CHECK(found[0].theirs == 0);
}

TEST_CASE("sweeps are compared with the obstacle that they hit", "[evaluate][peers]") {
    const Sweep ours{Hit{{1, 2}, {0, 0}, {1, 0}, 0.5}, {3, 4}, 0.5, 1};
    Sweep theirs = ours;
    theirs.index = 0;
    theirs.pos.x = 3.5;
    const auto found = differences(ours, theirs);
    REQUIRE(found.size() == 2);
    CHECK(found[0].name == "pos.x");
    CHECK(found[1].name == "index");
}
