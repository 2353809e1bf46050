// The part of the world that a scene shows when it opens, and after Home.
#include "picture/scene_frame.hpp"

#include "catch.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

constexpr Rect frame_area{{0, 0}, {800, 600}};

bool sees(const Camera& camera, Vec2 place) {
    return camera.area.contains(camera.to_screen(place));
}

}  // namespace

TEST_CASE("a case line without a view shows all of its shapes", "[draw][frame]") {
    const Scene scene =
        read_case("isect1 a:aabb(1000,1000;5,5) b:circle(1100,1000;5) sweep(a,b;0,300)");
    const Camera camera = frame_scene(scene, frame_area);
    CHECK(sees(camera, {995, 995}));
    CHECK(sees(camera, {1105, 1005}));
    // The end of its path is visible, too.
    CHECK(sees(camera, {1005, 1305}));
    CHECK(camera.state.zoom > 1);
}

TEST_CASE("a lone point far away is shown with a margin, as are ranges", "[draw][frame]") {
    const Camera point = frame_scene(read_case("isect1 p:point(1000,0)"), frame_area);
    CHECK(sees(point, {1000, 0}));
    CHECK(sees(point, {1010, 10}));
    const Camera ranges =
        frame_scene(read_case("isect1 a:range(1000;1010) b:range(1005;1020)"), frame_area);
    CHECK(sees(ranges, {1000, 0}));
    CHECK(sees(ranges, {1020, 0}));
}

TEST_CASE("a view around the origin keeps the origin in the middle", "[draw][frame]") {
    const Scene near = read_case("isect1 a:aabb(10,10;5,5)");
    CHECK(frame_scene(near, frame_area).state.center == Vec2{});
}

TEST_CASE("a world in meters fills a default view", "[draw][frame]") {
    const Scene meters = read_case("isect1 a:aabb(0,-0.9;0.4,0.9) b:aabb(2.5,0.5;0.5,0.5)");
    for (const Camera& camera :
         {frame_scene(meters, frame_area), frame_shapes(meters, frame_area)}) {
        CHECK(sees(camera, {-0.4, -1.8}));
        CHECK(sees(camera, {3, 1}));
        CHECK_FALSE(sees(camera, {10, 0}));
    }
    // A view that the scene specifies is used as it is.
    const Scene asked = read_case("isect1 a:aabb(0,-0.9;0.4,0.9) @content=-60,-60,120,120");
    CHECK(sees(frame_shapes(asked, frame_area), {59, 59}));
}

TEST_CASE("a scene with a view opens with it, and Home shows everything", "[draw][frame]") {
    const Scene scene = read_case("isect1 a:aabb(1000,0;5,5) @content=-10,-10,20,20");
    CHECK_FALSE(sees(frame_scene(scene, frame_area), {1000, 0}));
    const Camera all = frame_shapes(scene, frame_area);
    CHECK(sees(all, {1000, 0}));
    CHECK(sees(all, {-10, -10}));
}

TEST_CASE("the view stays fixed while something moves", "[draw][frame]") {
    const Scene scene = read_case("isect1 a:aabb(1000,0;5,5) a.center~orbit(1000,0;50,50;1,1)");
    CHECK(frame_scene(scene, frame_area).state.center == Vec2{});
}

TEST_CASE("shapes too far away for the camera are left out, and the rest shown", "[draw][frame]") {
    for (const char* line : {"isect1 far:aabb(1e60,0;5,5) a:aabb(1000,0;5,5) b:aabb(0,900;5,5)",
                             "isect1 a:aabb(1000,0;5,5) b:aabb(0,900;5,5) "
                             "far:segment(0,0;0,1e30) @content=-10,-10,20,20",
                             "isect1 a:aabb(1000,0;5,5) b:aabb(0,900;5,5) sweep(a,b;1e40,0)"}) {
        INFO(line);
        const Camera camera = frame_shapes(read_case(line), frame_area);
        CHECK(sees(camera, {1000, 0}));
        CHECK(sees(camera, {0, 900}));
        CHECK(camera.state.zoom > 0.1);
    }
    // A near shape keeps the position that it has without the far one.
    const Scene near = read_case("isect1 a:aabb(10,0;5,5)");
    const Scene with_far = read_case("isect1 a:aabb(10,0;5,5) far:aabb(1e60,0;5,5)");
    CHECK(frame_shapes(with_far, frame_area).state == frame_shapes(near, frame_area).state);
    // Far away, but near each other.
    const Camera both =
        frame_shapes(read_case("isect1 a:aabb(1e15,0;5,5) b:aabb(1e15,50;5,5)"), frame_area);
    CHECK(sees(both, {1e15, 0}));
    CHECK(sees(both, {1e15, 50}));
}
