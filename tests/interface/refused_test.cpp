// Keys that can't do anything say why, and what would help.
#include <string_view>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/maker.hpp"

using namespace lab;
using lab::testing::Names;
using lab::testing::Rig;

namespace {

struct Refused : Rig {
    explicit Refused(const char* line) : Rig("aabb-vs-segment") {
        lab.workspace.open_case(line);
        frames(3);
        lab.workspace.drop_notice();
    }
    void select(const Names& names) { lab.workspace.session().view().select(names); }
    const Query& last_query() { return lab.workspace.session().scene().queries.back(); }
    std::size_t queries() { return lab.workspace.session().scene().queries.size(); }
    const std::string& said() { return lab.workspace.notice().text; }
};

constexpr const char* three_boxes =
    "isect1 a:aabb(-40,0;5,5) b:aabb(0,10;10,5) c:aabb(30,-20;5,10)";
constexpr const char* ray_and_ball = "isect1 seg:segment(-40,-9;80,20) ball:circle(0,0;9)";

}  // namespace

// It denied the sweep that the same scene had just shown, for "a aabb".
TEST_CASE("a box that can't fly beside a tile map says why", "[interface]") {
    Refused rig(
        "isect1 hero:aabb(40,-40;5,5) map:tiles(0,0;16,16;#.,##) sweep_into(hero,map;0,20)");
    rig.select({"hero"});
    CHECK(refusal_of(command("fly"), rig.lab.context) ==
          "hero can't fly here: a flight needs a sweep and a push, and the library has no push for "
          "hero (aabb) and map (tiles). “Let it walk” works.");
}

TEST_CASE("the tip of a menu's line stays within the window", "[interface]") {
    Refused rig(
        "isect1 hero:aabb(40,-40;5,5) map:tiles(0,0;16,16;#.,##) sweep_into(hero,map;0,20)");
    rig.select({"hero"});
    for (const float share : {0.05F, 0.5F, 0.95F}) {
        rig.frames(3);
        const Rect canvas = rig.lab.shown().hands.camera().area;
        rig.move({canvas.min.x + share * canvas.width(), canvas.min.y + 0.4F * canvas.height()});
        rig.key(SDLK_F10, KMOD_LSHIFT);
        rig.move("Let it fly");
        rig.frames(3);
        const ImGuiWindow* tip = nullptr;
        for (const ImGuiWindow* window : GImGui->Windows)
            if (window->Active && std::string_view(window->Name).starts_with("##Tooltip"))
                tip = window;
        REQUIRE(tip != nullptr);
        CHECK(tip->Pos.x >= 0);
        CHECK(tip->Pos.x + tip->Size.x <= ImGui::GetIO().DisplaySize.x);
        CHECK(tip->Pos.y + tip->Size.y <= ImGui::GetIO().DisplaySize.y);
        rig.key(SDLK_ESCAPE);
    }
}

TEST_CASE("the menu says why a shape can't walk, without pointing at the line", "[interface]") {
    Refused rig("isect1 a:aabb(-40,0;5,5)");
    rig.select({"a"});
    const auto below_the_line = [&] {
        rig.frames(2);
        rig.key(SDLK_F10, KMOD_LSHIFT);
        rig.frames(2);
        const float below = rig.area("Move it in a circle").min.y - rig.area("Let it walk").max.y;
        rig.key(SDLK_ESCAPE);
        return below;
    };
    REQUIRE_FALSE(command("let_walk").enabled(rig.lab.context));
    CHECK(below_the_line() > 20);
    rig.lab.workspace.session().edit("Make ground", [](Scene& draft) {
        draft.shapes.push_back({"b", Aabb{{0, 40}, {50, 5}}});
    });
    REQUIRE(command("let_walk").enabled(rig.lab.context));
    CHECK(below_the_line() < 20);
}

TEST_CASE("with three shapes selected, S queries all of them", "[interface]") {
    Refused rig(three_boxes);
    rig.select({"a", "c", "b"});
    rig.key(SDLK_s);
    REQUIRE(rig.queries() == 1);
    CHECK(rig.last_query().kind == QueryKind::sweep_into);
    CHECK(rig.last_query().obstacles == Names{"c", "b"});
    CHECK(rig.said().find("so “How far among all others?” was done") != std::string::npos);
}

TEST_CASE("K casts a segment at a circle, whichever was selected first", "[interface]") {
    Refused rig(ray_and_ball);
    rig.select(GENERATE(Names{"seg", "ball"}, Names{"ball", "seg"}));
    rig.key(SDLK_k);
    REQUIRE(rig.queries() == 1);
    CHECK(rig.last_query().kind == QueryKind::raycast);
    CHECK(rig.last_query().mover == "seg");
}

TEST_CASE("I says why it adds no query, and which ones are possible", "[interface]") {
    SECTION("with three shapes") {
        Refused rig(three_boxes);
        rig.select({"a", "b", "c"});
        rig.key(SDLK_i);
        CHECK(rig.queries() == 0);
        CHECK(rig.said() ==
              "“How is the first pushed out?” takes two shapes, but 3 are selected. A right click "
              "offers “How far among all others?” and “Where does it slide to?”.");
    }
    SECTION("with a range and a circle") {
        Refused rig("isect1 r:range(0;9) ball:circle(0,0;9)");
        rig.select({"r", "ball"});
        rig.key(SDLK_i);
        CHECK(rig.queries() == 0);
        CHECK(rig.said() ==
              "The library has no answer to “How is the first pushed out?” "
              "for r (range) and ball (circle).");
    }
    SECTION("with nothing selected") {
        Refused rig(three_boxes);
        rig.key(SDLK_i);
        CHECK(rig.said() ==
              "First select two shapes, the one to be pushed first. Then “How is the "
              "first pushed out?” works.");
    }
}

TEST_CASE("G resumes the motion of a dragged shape, whatever is selected", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().edit("Hold it", [](Scene& draft) {
        for (Motion& motion : draft.motions) motion.on = false;
    });
    rig.lab.workspace.session().view().select({});
    rig.key(SDLK_g);
    for (const Motion& motion : rig.lab.workspace.session().scene().motions) CHECK(motion.on);
    SECTION("and says so if no shape was dragged") {
        rig.key(SDLK_g);
        CHECK(rig.lab.workspace.notice().text.starts_with("No shape here has left its motion"));
    }
}

TEST_CASE("if nothing moves, the keys that need a motion say what to do", "[interface]") {
    SECTION("with boxes, one of which can fly") {
        Refused rig(three_boxes);
        for (const bool film : {false, true}) {
            rig.lab.workspace.drop_notice();
            film ? rig.key(SDLK_F12, KMOD_LCTRL | KMOD_LSHIFT) : rig.key(SDLK_SPACE);
            CHECK(rig.said() == "Nothing moves by itself here. Right-click a: Let it fly.");
        }
    }
    SECTION("with segments, one of which can fly") {
        Refused rig("isect1 a:segment(0,0;9,0) b:segment(0,9;9,0)");
        rig.key(SDLK_SPACE);
        CHECK(rig.said() == "Nothing moves by itself here. Right-click a: Let it fly.");
    }
    SECTION("with a shape that was dragged") {
        Refused rig("isect1 a:circle(0,0;9) b:circle(40,0;9) !a.center~orbit(0,0;9,9;1,1)");
        REQUIRE_FALSE(rig.lab.workspace.session().has_motion());
        rig.key(SDLK_SPACE);
        CHECK(rig.said() == "a was moved by hand: G resumes its motion.");
    }
}

TEST_CASE("the command to fly says why a shape can't", "[interface]") {
    const auto refusal = [](const char* line) {
        Refused rig(line);
        rig.select({"a"});
        return refusal_of(command("fly"), rig.lab.context);
    };
    CHECK(refusal("isect1 a:segment(0,0;9,0) b:segment(0,9;9,0)").starts_with("a can't fly here"));
    CHECK(refusal("isect1 a:circle(0,0;9)").starts_with("There is nothing for a to fly at."));
    CHECK(refusal("isect1 a:circle(0,0;9) b:circle(40,0;9) a.center~orbit(0,0;9,9;1,1)")
              .starts_with("a already has a motion."));
}

TEST_CASE("undo with nothing to undo says so, and Enter says nothing", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.notice().text == "There is nothing to undo.");
    rig.lab.workspace.drop_notice();
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.notice().text.empty());
}
