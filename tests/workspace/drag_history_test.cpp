// The path of a drag.
#include "workspace/drag_history.hpp"

#include <algorithm>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

constexpr const char* boxes = "isect1 a:aabb(0,0;4,4) b:aabb(20,0;4,4) overlaps(a,b)";

Scene with_a_at(Vec2 place) {
    Scene scene = read_case(boxes);
    std::get<Aabb>(find_shape(scene, "a")->geometry).center = place;
    return scene;
}

/// A drag along x in steps of one.
DragHistory drag_to(int end) {
    DragHistory drags;
    drags.begin(with_a_at({0, 0}), {"a"});
    for (int x = 1; x <= end; ++x) drags.add(with_a_at({static_cast<double>(x), 0}));
    drags.end();
    return drags;
}

void look_to_the_end(DragHistory& drags, const Scene& scene) {
    for (int i = 0; i < 10000 && (i == 0 || !drags.is_done()); ++i) drags.look(scene, 0, 8);
    REQUIRE(drags.is_done());
}

}  // namespace

TEST_CASE("a drag keeps the numbers that it changes", "[drag]") {
    DragHistory drags = drag_to(10);
    CHECK(drags.is_shown());
    CHECK(drags.count() == 11);
    CHECK(drags.names() == std::vector<std::string>{"a.center.x"});
    CHECK(drags.place.record == 10);
    CHECK(drags.numbers_at({3, 0.5}).front().value == 3.5);
    CHECK(drags.share_of(drags.record_at(0.52)) == 0.5);
}

TEST_CASE("a click without a movement leaves no path", "[drag]") {
    DragHistory drags;
    drags.begin(with_a_at({0, 0}), {"a"});
    drags.add(with_a_at({0, 0}));
    drags.end();
    CHECK_FALSE(drags.is_shown());
}

TEST_CASE("a drag that went too far ends where it is corrected to", "[drag]") {
    DragHistory drags;
    drags.begin(with_a_at({0, 0}), {"a"});
    for (const double x : {1.0, 2.0, 5.0}) drags.add(with_a_at({x, 0}));
    drags.correct_last(with_a_at({2.5, 0}));
    drags.end();
    CHECK(drags.count() == 4);
    CHECK(drags.numbers_at(drags.place).front().value == 2.5);
}

TEST_CASE("a long drag keeps its ends and fewer records", "[drag]") {
    const DragHistory drags = drag_to(5000);
    CHECK(drags.count() <= 512);
    CHECK(drags.numbers_at({0, 0}).front().value == 0);
    CHECK(drags.numbers_at({drags.count() - 1, 0}).front().value == 5000);
}

TEST_CASE("the marks of a drag are exact", "[drag]") {
    DragHistory drags = drag_to(40);
    look_to_the_end(drags, with_a_at({40, 0}));
    REQUIRE(drags.marks().size() == 2);
    CHECK(drags.marks()[0].change == "no overlap → overlap");
    CHECK(drags.marks()[1].change == "overlap → no overlap");
    // They touch at 12 and at 28.
    const auto x_at = [&](const DragPlace& place) { return drags.numbers_at(place).front().value; };
    CHECK(x_at(drags.marks()[0].before) == 12);
    CHECK(x_at(drags.marks()[0].after) > 12);
    CHECK(x_at(drags.marks()[0].after) < 12 + 1e-12);
    CHECK(x_at(drags.marks()[1].before) < 28);
    CHECK(x_at(drags.marks()[1].after) == 28);

    SECTION("and follow what else changes in the scene") {
        Scene scene = with_a_at({40, 0});
        std::get<Aabb>(find_shape(scene, "b")->geometry).center.x = 22;
        look_to_the_end(drags, scene);
        REQUIRE(drags.marks().size() == 2);
        CHECK(x_at(drags.marks()[0].before) == 14);
    }
    SECTION("but not the shape that was dragged") {
        drags.look(with_a_at({17, 0}), 0, 1);
        CHECK(drags.is_done());
        CHECK(drags.marks().size() == 2);
    }
    SECTION("and go with the shape") {
        Scene scene = with_a_at({40, 0});
        scene.shapes.erase(scene.shapes.begin());
        scene.queries.front().mover = "b";
        drags.look(scene, 0, 1);
        CHECK_FALSE(drags.is_shown());
    }
}

TEST_CASE("the skins of a drag are its shapes along the way", "[drag]") {
    const DragHistory drags = drag_to(40);
    const std::vector<Geometry> skins = drags.skins(with_a_at({7, 0}));
    REQUIRE(skins.size() == 9);
    CHECK(std::get<Aabb>(skins.front()).center.x == 0);
    CHECK(std::get<Aabb>(skins.back()).center.x == 40);
}

TEST_CASE("a drag around a corner has marks for what it passes alone", "[drag]") {
    // The box stands at 0,0. Each leg of a drag leaves one of the two numbers as it is.
    struct {
        const char* what;
        std::vector<Vec2> places;
        std::size_t marks;
    } const rows[]{
        {"always far away", {{-60, -60}, {-20, -60}, {60, -60}, {60, -20}, {60, 60}}, 0},
        {"through the box on its first leg", {{-60, 0}, {60, 0}, {60, 60}}, 2},
        {"through the box on its last leg", {{-60, -60}, {0, -60}, {0, 60}}, 2},
    };
    for (const auto& row : rows) {
        INFO(row.what);
        Scene scene = read_case("isect1 box:aabb(0,0;16,16) m:aabb(-60,-60;8,8) overlaps(m,box)");
        Vec2& place = std::get<Aabb>(find_shape(scene, "m")->geometry).center;
        place = row.places.front();
        DragHistory drags;
        drags.begin(scene, {"m"});
        for (const Vec2 each : row.places) {
            place = each;
            drags.add(scene);
        }
        drags.end();
        look_to_the_end(drags, scene);
        CHECK(drags.marks().size() == row.marks);
    }
}

TEST_CASE("a drag to a hit at another side has a mark for the normal", "[drag]") {
    Scene scene = read_case(
        "isect1 floor:aabb(0,40;72,8) block:aabb(56,8;12,24) a:aabb(-56,-32;10,10) "
        "move_and_slide(a,floor,block;104,72)");
    Vec2& place = std::get<Aabb>(find_shape(scene, "a")->geometry).center;
    DragHistory drags;
    drags.begin(scene, {"a"});
    place.x = -58;
    drags.add(scene);
    for (int y = -36; y >= -60; y -= 4) {
        place.y = y;
        drags.add(scene);
    }
    drags.end();
    look_to_the_end(drags, scene);
    REQUIRE(drags.marks().size() == 1);
    CHECK(drags.marks().front().change == "normal −90° → 180°");
}
