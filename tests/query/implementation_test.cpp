// The implementations that a query can be compared with.
#include "query/implementation.hpp"

#include <cmath>
#include <set>
#include <string>

#include "catch.hpp"

using namespace lab;

namespace {

Answer answered_by(const char* name, QueryKind kind, const Geometry& mover,
                   const Geometry& obstacle, Vec2 delta = {}) {
    const Implementation* by = implementation_named(name);
    REQUIRE(by != nullptr);
    const QueryInput input{mover, {&obstacle, 1}, Scalar::double_, delta};
    REQUIRE(by->supports(kind, input));
    return by->find(kind)->answer(input);
}

}  // namespace

TEST_CASE("every implementation has a name of its own and says what it is", "[query][peers]") {
    std::set<std::string> names;
    for (const Implementation* each : implementations()) {
        CHECK(names.insert(each->name).second);
        CHECK(std::string(each->description).ends_with("."));
        CHECK(implementation_named(each->name) == each);
    }
    CHECK(implementation_named("nobody") == nullptr);
    CHECK(implementations().front()->name == std::string("isect"));
}

TEST_CASE("an implementation answers only what it has", "[query][peers]") {
    const Geometry capsule = Capsule{{0, 0}, {8, 0}, 2}, box = Aabb{{0, 0}, {8, 8}};
    const Geometry segment = Segment{{-20, 0}, {40, 0}};
    const QueryInput at_capsule{segment, {&capsule, 1}};
    const QueryInput at_box{segment, {&box, 1}};
    CHECK_FALSE(noonat.supports(QueryKind::raycast, at_capsule));
    CHECK(noonat_es6.supports(QueryKind::raycast, at_capsule));
    CHECK(noonat.supports(QueryKind::raycast, at_box));
    CHECK_FALSE(noonat.supports(QueryKind::distance, at_box));
    CHECK(stepped.supports(QueryKind::raycast, at_capsule));
    CHECK(textbook.supports(QueryKind::raycast, at_capsule));
    CHECK(textbook.supports(QueryKind::distance, at_box));
    CHECK_FALSE(textbook.supports(QueryKind::sweep_into, at_box));
    CHECK(isect_float.supports(QueryKind::distance, at_capsule));
}

TEST_CASE("implementations are asked through the same questions", "[query][peers]") {
    const Geometry circle = Circle{{6, 8}, 1}, box = Aabb{{9, 6}, {3, 4}};
    const auto ours =
        std::get<std::optional<Hit>>(answered_by("isect", QueryKind::intersect, box, circle));
    const auto theirs =
        std::get<std::optional<Hit>>(answered_by("noonat", QueryKind::intersect, box, circle));
    REQUIRE(ours);
    REQUIRE(theirs);
    CHECK(ours->delta == Vec2{1, 0});
    CHECK(theirs->delta != ours->delta);

    const Geometry far_ball = Circle{{100, 0}, 1}, none = Segment{{0, 0}, {0, 0}};
    const auto nan =
        std::get<std::optional<Hit>>(answered_by("noonat", QueryKind::raycast, none, far_ball));
    REQUIRE(nan);
    CHECK(std::isnan(nan->time));
}

TEST_CASE("isect in float rounds what it is asked", "[query][peers]") {
    const Geometry a = Aabb{{0.1, 0}, {1, 1}}, b = Aabb{{1.9, 0}, {1, 1}};
    const auto in_double = std::get<Distance>(answered_by("isect", QueryKind::distance, a, b));
    const auto in_float = std::get<Distance>(answered_by("isect-float", QueryKind::distance, a, b));
    CHECK(in_double.distance == 0);
    CHECK(in_float.distance == 0);
    const Geometry c = Aabb{{2.3, 0}, {1, 1}};
    CHECK(std::get<Distance>(answered_by("isect", QueryKind::distance, a, c)).distance !=
          std::get<Distance>(answered_by("isect-float", QueryKind::distance, a, c)).distance);
}
