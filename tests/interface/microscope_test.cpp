// The microscope: neighbouring numbers, one key from the hit.
#include "workspace/microscope.hpp"

#include <cmath>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "geometry/grid.hpp"
#include "interface/rig.hpp"
#include "workspace/far_away.hpp"
#include "workspace/scalar_edit.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

struct ScopeRig : Rig {
    ScopeRig() : Rig("aabb-vs-segment") {
        lab.workspace.open_case(
            "isect1 wall:aabb(40,4;8,32) player:aabb(0,0.5;8,8) sweep(player,wall;100,0)");
        frames(3);
    }
    Session& session() { return lab.workspace.session(); }
    Aabb player() { return std::get<Aabb>(find_shape(session().scene(), "player")->geometry); }
    std::string notice() { return lab.workspace.notice().text; }
};

}  // namespace

TEST_CASE("one key looks at the hit so that numbers are apart, and returns", "[interface]") {
    ScopeRig rig;
    const CameraState before = rig.session().view().camera;
    rig.key(SDLK_z);
    CHECK(is_under_microscope(rig.session()));
    const Vec2 hit = std::get<Sweep>(rig.session().now().answers[0]).hit->pos;
    const Pt middle = rig.lab.shown().hands.camera().middle();
    CHECK(rig.on_screen(hit).x == Approx(middle.x).margin(1));
    const double next = std::nextafter(hit.x, 100.0);
    CHECK(rig.on_screen({next, hit.y}).x - rig.on_screen(hit).x >= 8);
    rig.key(SDLK_z);
    CHECK(rig.session().view().camera == before);
    CHECK_FALSE(is_under_microscope(rig.session()));
}

TEST_CASE("on a map of distances, it looks at where the mover would touch", "[interface]") {
    ScopeRig rig;
    MapChoice choice;
    choice.layer = MapLayer::distance;
    rig.session().view().map = choice;
    for (int i = 0; i < 2000 && (i < 3 || !rig.session().map_is_done()); ++i) rig.frames(1);
    rig.key(SDLK_z);
    REQUIRE(is_under_microscope(rig.session()));
    CHECK(rig.session().view().camera.center.x == Approx(24).margin(1e-9));
}

TEST_CASE("under the microscope, arrow keys move by one number", "[interface]") {
    ScopeRig rig;
    rig.session().edit("Move", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "player")->geometry).center = {24, 4};
    });
    rig.key(SDLK_z);
    rig.session().view().select({"player"});
    const double before = rig.player().center.x;
    rig.key(SDLK_RIGHT);
    CHECK(rig.player().center.x == std::nextafter(before, 100.0));
    CHECK(std::get<Sweep>(rig.session().now().answers[0]).time == 0);
    rig.key(SDLK_LEFT);
    CHECK(rig.player().center.x == before);
    rig.key(SDLK_RIGHT, KMOD_LSHIFT);
    CHECK(numbers_between(before, rig.player().center.x, Scalar::double_) == 10);
}

TEST_CASE("a dragged shape goes to numbers only, with no false guides", "[interface]") {
    ScopeRig rig;
    rig.key(SDLK_z);
    const Vec2 hit = std::get<Sweep>(rig.session().now().answers[0]).hit->pos;
    const Camera camera = rig.lab.shown().hands.camera();
    const Pt at = camera.to_screen(hit);
    rig.move({at.x + 40, at.y + 40});
    CHECK(rig.session().view().pointer.has_value());
    const Vec2 place = *rig.session().view().pointer;
    CHECK(camera.to_screen(place).x == Approx(at.x + 40).margin(13));
    CHECK(ulps_beside(hit, place, Scalar::double_).find("ulp right") != std::string::npos);
}

TEST_CASE("without a hit, the microscope looks at where the shapes are nearest", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Session& session = rig.lab.workspace.session();
    const auto looks_at = [&](const char* case_line) {
        rig.lab.workspace.open_case(case_line);
        rig.frames(2);
        rig.key(SDLK_z);
        REQUIRE(is_under_microscope(rig.lab.workspace.session()));
        return rig.lab.workspace.session().view().camera.center;
    };
    SECTION("where a segment ends at the box") {
        CHECK(looks_at("isect1 b:aabb(0,0;1,1) s:segment(5,0;-4,0) raycast(s,b)") == Vec2{1, 0});
    }
    SECTION("at the nearest corner of a box that is far away") {
        CHECK(looks_at("isect1 b:aabb(0,0;1,1) s:segment(5,5;1,1) raycast(s,b)") == Vec2{1, 1});
    }
    SECTION("beside a segment between the slabs") {
        CHECK(looks_at("isect1 b:aabb(0,0;1,1) s:segment(5,5;1,1) slab_times(s,b)") == Vec2{1, 1});
    }
    SECTION("but nowhere without a query") {
        rig.lab.workspace.open_case("isect1 b:aabb(0,0;1,1)");
        rig.frames(2);
        rig.key(SDLK_z);
        CHECK_FALSE(is_under_microscope(session));
    }
}

TEST_CASE("a scene that was moved far away comes back bit for bit", "[interface]") {
    ScopeRig rig;
    rig.session().edit("Odd numbers", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "player")->geometry).center = {0.1, 1.0 / 3};
    });
    const Scene before = rig.session().scene();
    for (const int power : {3, 9, 15, 6}) {
        move_far_away(rig.lab.workspace, power);
        CHECK(far_power(rig.session()) == power);
        CHECK(rig.player().center.x == 0.1 + std::pow(10.0, power));
        rig.frames(1);
    }
    move_far_away(rig.lab.workspace, 0);
    CHECK(far_power(rig.session()) == 0);
    CHECK(rig.session().scene() == before);
    // Each move is an undo step.
    rig.lab.workspace.undo();
    CHECK(far_power(rig.session()) == 6);
    rig.lab.workspace.undo();
    CHECK(far_power(rig.session()) == 15);
    move_far_away(rig.lab.workspace, 0);
    CHECK(rig.session().scene() == before);
}

TEST_CASE("a scene far away keeps the numbers that it was made with, in float and back",
          "[interface]") {
    ScopeRig rig;
    const Scene before = rig.session().scene();
    move_far_away(rig.lab.workspace, 15);
    compute_in(rig.lab.workspace, Scalar::float_);
    CHECK(far_power(rig.session()) == 15);
    CHECK(rig.player().center.x == static_cast<double>(static_cast<float>(1e15)));
    compute_in(rig.lab.workspace, Scalar::double_);
    move_far_away(rig.lab.workspace, 0);
    CHECK(rig.session().scene() == before);
    CHECK(rig.lab.workspace.notice().text == "Back where it was, with the same numbers.");

    SECTION("what was edited there is said to be rounded") {
        move_far_away(rig.lab.workspace, 15);
        rig.session().edit("Move", [](Scene& scene) {
            std::get<Aabb>(find_shape(scene, "player")->geometry).center.x += 0.3;
        });
        move_far_away(rig.lab.workspace, 0);
        CHECK(rig.lab.workspace.notice().text.find("rounded") != std::string::npos);
    }
}

TEST_CASE("a slider moves the scene far away as one undo step, and the view follows",
          "[interface]") {
    ScopeRig rig;
    rig.session().view().select({"player"});
    rig.move("inspector");
    rig.wheel(-40);
    const Scene before = rig.session().scene();
    const std::size_t steps = rig.session().history().position();
    const Rect slider = rig.area("far away");
    const float y = slider.min.y + 13;
    rig.drag({slider.min.x + 8, y}, {slider.max.x - 8, y});
    CHECK(far_power(rig.session()) == farthest_power);
    CHECK(rig.session().history().position() == steps + 1);
    CHECK(rig.session().view().camera.center.x > 9e14);
    SECTION("undo brings both back") {
        rig.lab.workspace.undo();
        CHECK(rig.session().scene() == before);
        CHECK(std::abs(rig.session().view().camera.center.x) < 1e3);
    }
    SECTION("what was edited there keeps its edit, and the rest its numbers") {
        move_far_away(rig.lab.workspace, 3);
        rig.session().edit("Grow", [](Scene& scene) {
            std::get<Aabb>(find_shape(scene, "player")->geometry).half.x = 9;
        });
        CHECK(far_power(rig.session()) == 3);
        move_far_away(rig.lab.workspace, 0);
        CHECK(rig.player().half.x == 9);
        CHECK(rig.player().center.x == 0);
        CHECK(*find_shape(rig.session().scene(), "wall") == *find_shape(before, "wall"));
    }
}

TEST_CASE("both shows the answer of the other precision", "[interface]") {
    ScopeRig rig;
    rig.session().edit("Odd numbers", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "player")->geometry).center = {0.1, 1.0 / 3};
    });
    rig.session().compare_with(&isect_float);
    rig.frames(2);
    REQUIRE(rig.session().moment().other);
    CHECK_FALSE(rig.session().moment().other->differences.empty());
    command("scalar").run(rig.lab.context);
    rig.session().compare_with(isect_in(Scalar::double_));
    rig.frames(2);
    REQUIRE(rig.session().moment().other);
    CHECK(rig.session().moment().other->by == &isect_double);
}

TEST_CASE("exact numbers are decimal and hexadecimal", "[interface]") {
    CHECK(exact_text(24, Scalar::double_) == "24   0x1.8p+4");
    CHECK(ulps_beside({24, 1}, {std::nextafter(24.0, 25.0), 1}, Scalar::double_) == "1 ulp right");
    CHECK(ulps_beside({24, 1}, {24, 1}, Scalar::double_).empty());
    // Between 0 and 24 lie more numbers than anybody reads.
    CHECK(ulps_beside({0, 1}, {24, 1}, Scalar::double_) == "4.6e18 ulp right");
    CHECK(ulps_beside({24, 1}, {24, -1}, Scalar::double_) == "9.2e18 ulp above");
    CHECK(ulps_beside({1, 0}, {1 + 0x1p-32, 0}, Scalar::double_) == "1e6 ulp right");
}
