// A whole session by keyboard alone: everything that the mouse can do.
#include <string>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/turn.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

struct KeyboardRound : Rig {
    KeyboardRound() : Rig("aabb-vs-point") {
        lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
        frames(2);
    }

    const Scene& scene() { return lab.workspace.session().scene(); }
    const View& view() { return lab.workspace.session().view(); }
    template <class Shape>
    const Shape& shape(const char* name) {
        const NamedShape* found = find_shape(scene(), name);
        REQUIRE(found != nullptr);
        return std::get<Shape>(found->geometry);
    }

    void find(const std::string& letters) {
        key(SDLK_p, KMOD_LCTRL);
        type(letters);
        key(SDLK_RETURN);
    }
    void go_to_panel(const std::string& name) {
        for (int i = 0; i < 12; ++i) {
            const ImGuiWindow* panel = GImGui->NavWindow;
            if (panel != nullptr && panel->RootWindow->Name == name) return;
            key(SDLK_F6);
        }
        FAIL("F6 doesn't reach " + name);
    }
    void replace_by(const std::string& text) {
        key(SDLK_a, KMOD_LCTRL);
        type(text);
        key(SDLK_RETURN);
    }
};

}  // namespace

TEST_CASE("a case is found, changed, queried and shared by keys alone", "[interface]") {
    KeyboardRound round;
    round.find("segment slab test");
    REQUIRE(round.lab.workspace.session().id() == "aabb-vs-segment");
    round.key(SDLK_SPACE);
    REQUIRE_FALSE(round.view().playing);

    // Selects a shape and moves it.
    round.key(SDLK_TAB);
    REQUIRE(round.view().selected == "box");
    round.key(SDLK_RIGHT);
    CHECK(round.shape<Aabb>("box").center == Vec2{1, 0});

    // Going back selects the previous shape, at its last handle, which rotates it.
    round.key(SDLK_TAB, KMOD_LSHIFT);
    REQUIRE(round.view().selected == "seg");
    REQUIRE(round.view().handle == "angle");
    const double angle =
        *angle_of(find_shape(round.lab.workspace.session().now().posed, "seg")->geometry);
    round.key(SDLK_RIGHT);
    CHECK(*angle_of(Geometry(round.shape<Segment>("seg"))) == Approx(angle + one_degree));
    round.key(SDLK_TAB);
    REQUIRE(round.view().selected == "box");

    // Types a number: the inspector's first stops are the box's heading and its center.
    round.go_to_panel("inspector");
    round.key(SDLK_TAB);
    round.key(SDLK_RETURN);
    round.replace_by("1/4");
    CHECK(round.shape<Aabb>("box").center == Vec2{0.25, 0});
    round.key(SDLK_ESCAPE);
    CHECK(round.lab.shown().focus.in_canvas());

    // Makes a circle, names it and queries it.
    round.key(SDLK_4);
    const std::string made = round.view().selected;
    REQUIRE(std::holds_alternative<Circle>(find_shape(round.scene(), made)->geometry));
    round.key(SDLK_F2);
    round.replace_by("ball");
    REQUIRE(round.view().selected == "ball");
    round.find("select box too");
    REQUIRE(round.view().selection() == std::vector<std::string>{"ball", "box"});
    const std::size_t queries = round.scene().queries.size();
    round.key(SDLK_i);
    REQUIRE(round.scene().queries.size() == queries + 1);
    CHECK(round.scene().queries.back().mover == "ball");

    // Shares the case as a line and as a test.
    round.key(SDLK_ESCAPE);
    round.key(SDLK_c, KMOD_LCTRL);
    CHECK(std::string(ImGui::GetClipboardText()).find("box:aabb(0.25,0;16,16)") !=
          std::string::npos);
    round.key(SDLK_c, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(std::string(ImGui::GetClipboardText()).find("isect::intersect(ball, box)") !=
          std::string::npos);

    // Copies a shape, deletes it and undoes that.
    round.find("ball");
    REQUIRE(round.view().selected == "ball");
    round.key(SDLK_d, KMOD_LCTRL);
    CHECK(round.scene().shapes.size() == 4);
    round.key(SDLK_DELETE);
    CHECK(round.scene().shapes.size() == 3);
    round.key(SDLK_z, KMOD_LCTRL);
    CHECK(round.scene().shapes.size() == 4);
}

TEST_CASE("time and source are navigated by keys alone", "[interface]") {
    KeyboardRound round;
    round.find("segment slab test");
    round.lab.workspace.session().view().playing = false;
    round.lab.workspace.session().seek(0);
    round.go_to_panel("transport");
    for (int i = 0; i < 8 && round.view().time == 0; ++i) {
        round.key(SDLK_TAB);
        round.key(SDLK_RIGHT);
    }
    const double tick = round.scene().duration / 100;
    CHECK(round.view().time == Approx(tick));
    // The strip keeps the keyboard focus.
    round.key(SDLK_RIGHT);
    CHECK(round.view().time == Approx(2 * tick));
    round.key(SDLK_LEFT);
    CHECK(round.view().time == Approx(tick));
    round.key(SDLK_ESCAPE);
    round.key(SDLK_w);
    REQUIRE(round.view().walk);
    const std::size_t before = *round.view().walk;
    round.type(".");
    CHECK(*round.view().walk == before + 1);
    round.key(SDLK_w);
    CHECK_FALSE(round.view().walk);
}

TEST_CASE("a lesson's step is opened and its question answered by keys alone", "[interface]") {
    KeyboardRound round;
    const Lesson& lesson = round.lab.workspace.lessons().lessons().front();
    round.find(lesson.title);
    REQUIRE(round.lab.workspace.lessons().is_open());
    const std::size_t step = round.lab.workspace.lessons().step_index();
    round.key(SDLK_PAGEDOWN);
    CHECK(round.lab.workspace.lessons().step_index() == step + 1);
    round.key(SDLK_l, KMOD_LCTRL);
    CHECK_FALSE(round.lab.workspace.lessons().is_open());
}

TEST_CASE("the menu is navigated by arrow keys", "[interface]") {
    KeyboardRound round;
    round.key(SDLK_F10);
    REQUIRE(GImGui->OpenPopupStack.Size == 1);
    round.key(SDLK_DOWN);
    round.key(SDLK_RIGHT);
    CHECK(GImGui->OpenPopupStack.Size == 2);
    round.key(SDLK_ESCAPE);
    CHECK(GImGui->OpenPopupStack.Size == 1);
    // Down past the instruments to the group whose first command is Next scene.
    round.key(SDLK_DOWN);
    round.key(SDLK_DOWN);
    round.key(SDLK_RIGHT);
    round.key(SDLK_RETURN);
    CHECK(GImGui->OpenPopupStack.Size == 0);
    CHECK(round.lab.workspace.session().id() != "aabb-vs-point");
}

TEST_CASE("settings are reached and changed by keys alone", "[interface]") {
    KeyboardRound round;
    round.key(SDLK_COMMA, KMOD_LCTRL);
    REQUIRE(round.lab.ui.dialog == Dialog::settings);
    // From Dark past Light to High contrast.
    for (int i = 0; i < 2; ++i) round.key(SDLK_TAB);
    round.key(SDLK_SPACE);
    CHECK(round.lab.workspace.settings().theme == Theme::dark_contrast);
    // Past six sizes to the motion setting.
    for (int i = 0; i < 7; ++i) round.key(SDLK_TAB);
    round.key(SDLK_SPACE);
    CHECK_FALSE(round.lab.workspace.settings().motion);
    round.key(SDLK_TAB);
    round.key(SDLK_SPACE);
    CHECK_FALSE(round.lab.workspace.settings().snap);
    const Settings defaults;
    round.lab.workspace.settings().column_width = 500;
    round.lab.workspace.settings().source_share = 0.3;
    round.frames(2);
    round.key(SDLK_TAB);
    round.key(SDLK_SPACE);
    CHECK(round.lab.workspace.settings().column_width == defaults.column_width);
    CHECK(round.lab.workspace.settings().source_share == defaults.source_share);
    round.key(SDLK_ESCAPE);
    CHECK_FALSE(round.lab.ui.dialog == Dialog::settings);
}
