// Several case lines at once, and case lines with shapes far from the origin.
#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

void paste(Rig& rig, const std::string& text) {
    ImGui::SetClipboardText(text.c_str());
    rig.key(SDLK_v, KMOD_LCTRL);
    rig.frames(3);
}

bool is_in_canvas(Rig& rig, Vec2 place) {
    return rig.lab.shown().hands.camera().area.contains(rig.on_screen(place));
}

constexpr const char* two_cases =
    "The first bug:\n"
    "isect1 p:point(1,2) b:aabb(0,0;5,5) overlaps(p,b)\n"
    "\n"
    "isect1 c:circle(0,0;5) b:aabb(9,0;5,5) intersect(c,b)\n";

}  // namespace

TEST_CASE("each of several case lines opens as a scene, with the first in front", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("by Ctrl+V") {
        paste(rig, two_cases);
    }
    SECTION("from a file") {
        rig.host.files["bugs.txt"] =
            std::string(two_cases).substr(std::string(two_cases).find('\n') + 1);
        rig.drop("bugs.txt");
    }
    const Workspace& workspace = rig.lab.workspace;
    CHECK(workspace.session().id() == "case");
    CHECK(workspace.session().scene().queries.at(0).kind == QueryKind::overlaps);
    REQUIRE(workspace.unlisted().size() == 2);
    CHECK(workspace.unlisted()[1].scene.queries.at(0).kind == QueryKind::intersect);
    CHECK(workspace.notice().text ==
          "Opened 2 cases as new scenes; they are in the list under “Also open”.");
}

TEST_CASE("among several case lines, an invalid one is named and the rest open", "[interface]") {
    Rig rig("aabb-vs-segment");
    paste(rig, "isect1 p:point(1,2)\nisect1 p:point(1,x)\nisect1 c:circle(0,0;5)\n");
    const Notice& notice = rig.lab.workspace.notice();
    CHECK(notice.is_error);
    CHECK(notice.text.find("Opened 2 of 3 cases") == 0);
    CHECK(notice.text.find("Line 2: case line, column 18: expected a number") != std::string::npos);
}

TEST_CASE("a pasted case is in view, wherever it is", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("with a motion") {
        paste(rig,
              "isect1 a:circle(1000,0;9) b:circle(1040,0;9) overlaps(a,b) "
              "a.center~orbit(1000,0;9,9;1,1)");
        CHECK(is_in_canvas(rig, {1000, 0}));
        CHECK(is_in_canvas(rig, {1040, 0}));
    }
    SECTION("as a shape of the open scene") {
        paste(rig, "isect1 a:circle(1000,0;9)");
        CHECK(is_in_canvas(rig, {1000, 0}));
        CHECK(is_in_canvas(rig, {0, 0}));
    }
}

TEST_CASE("a number beyond a double is called too large", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("in a case line") {
        paste(rig, "isect1 p:point(1e400,2)");
        CHECK(rig.lab.workspace.notice().text ==
              "case line, column 16: 1e400 is too large: numbers go up to 2^200 in magnitude");
    }
    SECTION("in a field") {
        rig.click(rig.on_screen({0, 0}));
        rig.key(SDLK_v);
        rig.frames(2);
        rig.type("1e400");
        rig.key(SDLK_TAB);
        CHECK(rig.lab.workspace.notice().text.find("1e400 was not accepted: too large") == 0);
    }
}
