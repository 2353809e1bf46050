#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

void move_the_box(Rig& rig) {
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
}

/// Replaces the text of the dialog's field and confirms.
void answer(Rig& rig, const std::string& text) {
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type(text);
    rig.key(SDLK_RETURN);
}

}  // namespace

TEST_CASE("Ctrl+S of a built-in scene asks for a name, and saves it among the user's scenes",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    move_the_box(rig);
    rig.key(SDLK_s, KMOD_LCTRL);
    CHECK(rig.lab.shown().prompt.is_open());
    CHECK(rig.host.files_in("scenes/").empty());
    answer(rig, "My slab");
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    REQUIRE(rig.host.files.count("scenes/my-slab.json") == 1);
    CHECK(rig.lab.workspace.session().is_saved());
    CHECK(read_scene(rig.host.files["scenes/my-slab.json"], "") ==
          rig.lab.workspace.session().scene());
    CHECK(rig.lab.workspace.session().scene().title == "My slab");
    CHECK(rig.lab.workspace.scenes().back().id == "my-slab");
}

TEST_CASE("a built-in scene is unchanged after a copy is saved under a name", "[interface]") {
    Rig rig("aabb-vs-segment");
    move_the_box(rig);
    rig.key(SDLK_s, KMOD_LCTRL);
    answer(rig, "My slab");
    rig.lab.workspace.open("aabb-vs-segment");
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, 0});
}

TEST_CASE("a user's scene gets a unique id", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_s, KMOD_LCTRL);
    answer(rig, "AABB vs segment");
    CHECK(rig.host.files.count("scenes/aabb-vs-segment-2.json") == 1);
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment-2");
    rig.lab.workspace.open("aabb-vs-segment");
    CHECK(rig.lab.workspace.session().path().empty());
}

TEST_CASE("a saved scene is replaced only after confirmation", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_s, KMOD_LCTRL);
    answer(rig, "Mine");
    const std::string first = rig.host.files["scenes/mine.json"];
    rig.lab.workspace.open("aabb-vs-segment");
    move_the_box(rig);
    rig.key(SDLK_s, KMOD_LCTRL);
    answer(rig, "Mine");
    CHECK(rig.host.files["scenes/mine.json"] == first);
    CHECK(rig.lab.shown().prompt.is_open());
    SECTION("Enter again replaces it") {
        rig.key(SDLK_RETURN);
        CHECK_FALSE(rig.lab.shown().prompt.is_open());
        CHECK(rig.host.files["scenes/mine.json"] != first);
        CHECK(rig.host.files_in("scenes/").size() == 1);
    }
    SECTION("another name saves beside it") {
        answer(rig, "Mine too");
        CHECK(rig.host.files["scenes/mine.json"] == first);
        CHECK(rig.host.files.count("scenes/mine-too.json") == 1);
    }
    SECTION("Esc leaves it as it is") {
        rig.key(SDLK_ESCAPE);
        CHECK_FALSE(rig.lab.shown().prompt.is_open());
        CHECK(rig.host.files["scenes/mine.json"] == first);
    }
}

TEST_CASE("Ctrl+S of a scene from a file writes that file and asks nothing", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["a/slab.json"] = write_scene(rig.lab.workspace.session().scene());
    rig.drop("a/slab.json");
    CHECK(rig.lab.workspace.session().path() == "a/slab.json");
    move_the_box(rig);
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    rig.key(SDLK_s, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().is_saved());
    CHECK(box_of(read_scene(rig.host.files["a/slab.json"], "")) ==
          box_of(rig.lab.workspace.session().scene()));
}

TEST_CASE("Ctrl+Shift+S asks for a path, and says why it can't be written", "[interface]") {
    Rig rig("aabb-vs-segment");
    move_the_box(rig);
    rig.key(SDLK_s, KMOD_LCTRL | KMOD_LSHIFT);
    answer(rig, "a/locked/slab.json");
    CHECK(rig.lab.shown().prompt.is_open());
    CHECK(rig.lab.shown().prompt.problem() == "can't write a/locked/slab.json");
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    answer(rig, "a/slab");
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    CHECK(rig.host.files.count("a/slab.json") == 1);
    CHECK(rig.lab.workspace.session().path() == "a/slab.json");
    CHECK(rig.lab.workspace.session().is_saved());
}

TEST_CASE("Ctrl+Shift+S offers a file name that desktops recognise as a scene", "[interface]") {
    Rig rig("aabb-vs-segment");
    move_the_box(rig);
    rig.key(SDLK_s, KMOD_LCTRL | KMOD_LSHIFT);
    rig.key(SDLK_RETURN);
    CHECK(rig.host.files.count("aabb-vs-segment.isect.json") == 1);
}

TEST_CASE("Ctrl+O opens a file, or says where it is wrong", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["a/slab.json"] = write_scene(rig.lab.workspace.session().scene());
    rig.host.files["bad.json"] = "{\"format\": 1,\n \"title\": 3}";
    rig.key(SDLK_o, KMOD_LCTRL);
    answer(rig, "none.json");
    CHECK(rig.lab.shown().prompt.problem() == "can't read none.json");
    answer(rig, "bad.json");
    CHECK(rig.lab.shown().prompt.problem().find("bad.json:2: field title") == 0);
    answer(rig, "a/slab.json");
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    CHECK(rig.lab.workspace.session().path() == "a/slab.json");
}

TEST_CASE("while a dialog is open, keys are text and clicks reach nothing else", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_o, KMOD_LCTRL);
    rig.key(SDLK_SPACE);
    rig.type("]");
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
    move_the_box(rig);
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
    CHECK(rig.lab.shown().prompt.is_open());
}

TEST_CASE("the dialog's buttons are above everything else", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_s, KMOD_LCTRL);
    SECTION("Cancel closes it") {
        rig.click("Cancel");
        CHECK(rig.host.files.empty());
    }
    SECTION("Save saves") {
        rig.click("prompt/Save");
        CHECK(rig.host.files.count("scenes/segment-the-slab-test.json") == 1);
    }
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
}

TEST_CASE("a dialog dims the whole window behind it", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.ask_what_to_open();
    rig.frames(3);
    const ImGuiWindow* window = ImGui::FindWindowByName("prompt");
    REQUIRE(window != nullptr);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    // The dimming is drawn before everything else.
    const ImDrawCmd& first = window->DrawList->CmdBuffer.front();
    CHECK(first.ClipRect.x <= 0);
    CHECK(first.ClipRect.y <= 0);
    CHECK(first.ClipRect.z >= size.x);
    CHECK(first.ClipRect.w >= size.y);
}

TEST_CASE("a read-only file is replaced only after confirmation", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["a/slab.json"] = write_scene(rig.lab.workspace.session().scene());
    const std::string first = rig.host.files["a/slab.json"];
    rig.drop("a/slab.json");
    move_the_box(rig);
    rig.host.read_only.insert("a/slab.json");
    rig.key(SDLK_s, KMOD_LCTRL);
    REQUIRE(rig.lab.shown().prompt.is_open());
    CHECK(rig.host.files["a/slab.json"] == first);
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.shown().prompt.problem() == "This file is read-only.");
    CHECK(rig.host.files["a/slab.json"] == first);
    SECTION("Enter again replaces it") {
        rig.key(SDLK_RETURN);
        CHECK_FALSE(rig.lab.shown().prompt.is_open());
        CHECK(rig.host.files["a/slab.json"] != first);
        CHECK(rig.lab.workspace.session().is_saved());
    }
    SECTION("another path saves beside it") {
        answer(rig, "a/mine");
        CHECK(rig.host.files["a/slab.json"] == first);
        CHECK(rig.lab.workspace.session().path() == "a/mine.json");
    }
}

TEST_CASE("a long name gives a file name that is not too long", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_s, KMOD_LCTRL);
    rig.key(SDLK_a, KMOD_LCTRL);
    for (int i = 0; i < 20; ++i) rig.type("a name of many words ");
    rig.key(SDLK_RETURN);
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    CHECK(rig.lab.workspace.session().path().size() < 100);
    CHECK(rig.lab.workspace.session().scene().title.size() > 400);
}

TEST_CASE("a name with a line break is refused", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_s, KMOD_LCTRL);
    answer(rig, "one\xe2\x80\xa8two");
    CHECK(rig.lab.shown().prompt.problem().find("one line") != std::string::npos);
    CHECK(rig.host.files.empty());
}

TEST_CASE("Ctrl+O lists folders and files, and a click opens them", "[interface]") {
    Rig rig("aabb-vs-segment");
    const std::string slab = write_scene(rig.lab.workspace.session().scene());
    rig.host.files["scenes/mine.json"] = slab;
    rig.host.files["scenes/seams/notes.pdf"] = "";
    rig.host.files["scenes/seams/tiles.json"] = slab;
    rig.key(SDLK_o, KMOD_LCTRL);
    SECTION("a file beside folders") {
        rig.click("mine.json");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().path() == "scenes/mine.json");
    }
    SECTION("a file in a folder, below the row that leads back") {
        rig.click("seams/");
        rig.click("tiles.json");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().path() == "scenes/seams/tiles.json");
    }
    SECTION("and the parent folder again") {
        rig.click("seams/");
        rig.click("../");
        rig.click("mine.json");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().path() == "scenes/mine.json");
    }
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
}
