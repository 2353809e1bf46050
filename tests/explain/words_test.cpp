// The text of a reason apart from its numbers: rounding noise, slabs, axes and starts inside.
#include "catch.hpp"
#include "explain/inputs.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "geometry/parting_axis.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

std::string said_of(const Case& each) {
    return in_words(hear(each).reason.sentence);
}

Case ray_at(const Segment& path, const Geometry& obstacle) {
    return ask(QueryKind::raycast, path, obstacle);
}

}  // namespace

TEST_CASE("a start inside one of many obstacles is described as such", "[explain]") {
    const std::vector<Geometry> walls = {Aabb{{40, 0}, {4, 20}}, Aabb{{0, 0}, {8, 8}}};
    const Case held = ask(QueryKind::sweep_into, Circle{{3, 0}, 4}, walls, {40, 0});
    CHECK(said_of(held) == "Hit at t = 0. a starts inside of c, and is held there.");
    const Case put_out = ask(QueryKind::move_and_slide, Circle{{3, 0}, 4}, walls, {4, 0});
    CHECK(said_of(put_out).find("a starts inside of c, is put out of it, and slides along it") !=
          std::string::npos);
}

TEST_CASE("rounding errors are not described as times", "[explain]") {
    CHECK(hit_at(1.23e-15) == "Hit at t = 0.");
    CHECK(hit_at(0.25) == "Hit at t = 0.250.");
    const Case through_corner = ray_at({{-40, -40}, {80, 80}}, Aabb{{0, 0}, {8, 8}});
    CHECK(said_of(through_corner).find("it enters both slabs at once") != std::string::npos);
}

TEST_CASE("a sweep's slabs are those of the obstacle grown by the mover", "[explain]") {
    const Case past = ask(QueryKind::sweep, Aabb{{0, -40}, {2, 2}}, Aabb{{0, 0}, {8, 8}}, {40, 50});
    CHECK(said_of(past).find("leaves the x slab of b grown by a at t = 0.250, ") !=
          std::string::npos);
    const Case ray = ray_at({{0, -40}, {40, 50}}, Aabb{{0, 0}, {8, 8}});
    CHECK(said_of(ray).find("leaves the x slab of b at t = 0.200, ") != std::string::npos);
}

TEST_CASE("an axis between two corners has the direction that the sentence gives", "[explain]") {
    const Case left = ask(QueryKind::intersect, Capsule{{-20, -20}, {-3, -3}, 1}, box);
    const auto axis = parting_axis(left.scene, left.scene.queries.front());
    REQUIRE(axis);
    REQUIRE(axis->is_turned());
    CHECK(axis->what == "from a corner of b to a round end of a");
    CHECK(axis->what_as_seen == "from a round end of a to a corner of b");
}

TEST_CASE("the sentence and the strip give the axis of two polygons the same direction",
          "[explain]") {
    for (const Vec2 at : {Vec2{-60, 20}, Vec2{60, -20}}) {
        const Case apart = ask(QueryKind::intersect, Capsule{at, {3, 9}, 2}, Aabb{{0, 0}, {8, 8}});
        const auto axis = parting_axis(apart.scene, apart.scene.queries.front());
        REQUIRE(axis);
        CHECK(said_of(apart).find("along " + spoken(axis->seen())) != std::string::npos);
        const auto& query = apart.scene.queries.front();
        const Strip strip = strip_of(apart.scene, query, trace_of(apart.scene, query));
        const Rounded mover = rounded(find_shape(apart.scene, "a")->geometry);
        const Range along = range_along(mover, axis->seen());
        CHECK(strip.rows.front().span.min == Approx(along.min));
        CHECK(strip.rows.front().span.max == Approx(along.max));
    }
}
