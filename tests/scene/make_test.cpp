#include "scene/make.hpp"

#include "catch.hpp"
#include "scene/case_line.hpp"

using namespace lab;

TEST_CASE("removing a shape removes everything that depends on it", "[scene][make]") {
    Scene scene = read_case(
        "isect1 b:circle(0,0;8) v:aabb(40,0;8,48) w:aabb(-40,0;8,48) b.center~fly(48,48) "
        "v.center~orbit(0,0;1,1;1,1) sweep_into(b,v,w;1,0.5) intersect(b,w)");
    SECTION("an obstacle is removed from the lists that contain it") {
        remove_shape(scene, "w");
        CHECK(scene.queries.size() == 1);
        CHECK(scene.queries[0].obstacles == std::vector<std::string>{"v"});
        CHECK(scene.motions.size() == 2);
    }
    SECTION("a mover is removed with its queries and its motion") {
        remove_shape(scene, "b");
        CHECK(scene.queries.empty());
        CHECK(scene.motions.size() == 1);
    }
    SECTION("a flight without obstacles is removed") {
        remove_shape(scene, "w");
        remove_shape(scene, "v");
        CHECK(scene.motions.empty());
    }
    CHECK(read_case(write_case(scene)).shapes == scene.shapes);
}

TEST_CASE("a shape that is renamed keeps its queries and motions", "[scene][make]") {
    Scene scene =
        read_case("isect1 b:circle(0,0;8) w:aabb(40,0;8,48) b.center~fly(48,48) sweep(b,w;1,1)");
    rename_shape(scene, "b", "ball");
    rename_shape(scene, "w", "wall");
    CHECK(scene == read_case("isect1 ball:circle(0,0;8) wall:aabb(40,0;8,48) "
                             "ball.center~fly(48,48) sweep(ball,wall;1,1)"));
}

TEST_CASE("added shapes get unused names", "[scene][make]") {
    Scene scene = read_case("isect1 box:point(0,0) box3:point(0,0)");
    const std::vector<NamedShape> twice = {{"box", Vec2{1, 2}}, {"box3", Vec2{3, 4}}};
    CHECK(add_shapes(scene, twice) == std::vector<std::string>{"box2", "box4"});
    CHECK(only_shapes(scene, {"box4"}).shapes == std::vector<NamedShape>{{"box4", Vec2{3, 4}}});
}

TEST_CASE("a crowd with a new query gets a suitable query shape", "[scene][make]") {
    Scene scene = read_case("isect1 box:aabb(-40,8;4,4) seg:segment(0,0;10,10)");
    scene.crowd = Crowd{};
    scene.crowd->center = {10, 20};
    scene.crowd->half = {50, 50};
    scene.crowd->by = "box";
    set_crowd_question(scene, CrowdQuestion::raycast);
    CHECK(scene.crowd->by == "seg");
    set_crowd_question(scene, CrowdQuestion::pairs);
    CHECK(scene.crowd->by.empty());
    CHECK(scene.crowd->delta == Vec2{});
    set_crowd_question(scene, CrowdQuestion::sweep_into);
    CHECK(scene.crowd->by == "box");
    CHECK(scene.crowd->delta == Vec2{50, 12});
    SECTION("a suitable one stays, with its direction") {
        scene.crowd->delta = {1, 2};
        set_crowd_question(scene, CrowdQuestion::overlaps);
        set_crowd_question(scene, CrowdQuestion::sweep_into);
        CHECK(scene.crowd->by == "box");
        CHECK(scene.crowd->delta == Vec2{1, 2});
    }
    SECTION("no shape is suitable") {
        remove_shape(scene, "seg");
        set_crowd_question(scene, CrowdQuestion::raycast);
        CHECK(scene.crowd->by.empty());
    }
    CHECK(read_case(write_case(scene)).crowd == scene.crowd);
}

TEST_CASE("an added shape becomes the query shape of a crowd without one", "[scene][make]") {
    Scene scene = read_case("isect1 box:aabb(-40,8;4,4)");
    scene.crowd = Crowd{};
    scene.crowd->by = "box";
    set_crowd_question(scene, CrowdQuestion::raycast);
    REQUIRE(scene.crowd->by.empty());
    add_shapes(scene, {{"ball", Circle{{0, 0}, 2}}});
    CHECK(scene.crowd->by.empty());
    const Segment down{{0, -5}, {0, 10}};
    add_shapes(scene, {{"seg", down}, {"ray", down}});
    CHECK(scene.crowd->by == "seg");
    add_shapes(scene, {{"seg", down}});
    CHECK(scene.crowd->by == "seg");
}

TEST_CASE("an added shape leaves the query shape of a crowd and its direction unchanged",
          "[scene][make]") {
    Scene scene = read_case("isect1 box:aabb(-40,8;4,4) p:point(1,2)");
    scene.crowd = Crowd{};
    scene.crowd->center = {10, 20};
    scene.crowd->by = "box";
    const auto question = GENERATE(CrowdQuestion::sweep_into, CrowdQuestion::pairs);
    scene.crowd->asks = question;
    const auto before = scene.crowd;
    add_shapes(scene, {{"other", Aabb{{0, 0}, {2, 2}}}, {"ball", Circle{{0, 0}, 2}}});
    CHECK(scene.crowd == before);
}

TEST_CASE("a shape that can't be the query shape of a crowd leaves the old name in place",
          "[scene][make]") {
    Scene scene = read_case("isect1 box:aabb(-40,8;4,4)");
    scene.crowd = Crowd{};
    scene.crowd->by = "box";
    scene.crowd->asks = CrowdQuestion::raycast;
    add_shapes(scene, {{"ball", Circle{{0, 0}, 2}}});
    CHECK(scene.crowd->by == "box");
}
