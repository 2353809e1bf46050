#include <string>
#include <string_view>
#include <utility>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"
#include "render/imgui_compat.hpp"
#include "scene/reader.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// Goes back from the dialog's first control to its last, and presses it.
void make_it(Rig& rig) {
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.key(SDLK_SPACE);
}

/// Moves the keyboard focus by some controls and selects the one it reaches.
void choose(Rig& rig, int controls_on) {
    for (int i = 0; i < controls_on; ++i) rig.key(SDLK_TAB);
    rig.key(SDLK_SPACE);
}

/// PNG follows "from", "to", "One loop" and "GIF"; then the focus returns to the first control.
void choose_png_files(Rig& rig) {
    choose(rig, 4);
    for (int i = 0; i < 4; ++i) rig.key(SDLK_TAB, KMOD_LSHIFT);
}

/// The lab with the film dialog open.
struct FilmRig : Rig {
    FilmRig() : Rig("aabb-vs-segment") { key(SDLK_F12, KMOD_LCTRL | KMOD_LSHIFT); }
};

}  // namespace

TEST_CASE("Ctrl+Shift+F12 films the canvas frame by frame while the lab keeps running",
          "[interface]") {
    FilmRig rig;
    REQUIRE(rig.lab.shown().film.is_open());
    make_it(rig);
    REQUIRE(rig.lab.shown().film.is_making());
    SECTION("until it is saved") {
        for (int i = 0; i < 200 && rig.lab.shown().film.is_making(); ++i) rig.frames(1);
        REQUIRE(rig.host.files.count("pictures/aabb-vs-segment.gif") == 1);
        CHECK(rig.host.files["pictures/aabb-vs-segment.gif"].compare(0, 6, "GIF89a") == 0);
        CHECK(rig.lab.workspace.notice().text == "Saved pictures/aabb-vs-segment.gif");
    }
    SECTION("or cancelled by Esc") {
        rig.frames(2);
        rig.key(SDLK_ESCAPE);
        CHECK_FALSE(rig.lab.shown().film.is_making());
        CHECK(rig.host.files.empty());
    }
}

TEST_CASE("the first-start hints don't hide the progress of a film", "[interface]") {
    FilmRig rig;
    rig.lab.ui.hints_shown = true;
    make_it(rig);
    REQUIRE(rig.lab.shown().film.is_making());
    CHECK(ImGui::GetForegroundDrawList()->VtxBuffer.Size == 0);
}

TEST_CASE("the pictures left by a cancelled film are reported", "[interface]") {
    FilmRig rig;
    choose_png_files(rig);
    make_it(rig);
    REQUIRE(rig.lab.shown().film.is_making());
    rig.frames(2);
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.host.files.empty());
    CHECK(rig.lab.workspace.notice().text.find("pictures/aabb-vs-segment-frames") !=
          std::string::npos);
}

TEST_CASE("the film dialog fits a low window, and keys reach its end", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.settings().scale = 3;
    rig.frames(4);
    rig.key(SDLK_F12, KMOD_LCTRL | KMOD_LSHIFT);
    // From the first control of the dialog back to its last.
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    const ImGuiWindow& card = *GImGui->NavWindow;
    CHECK(card.Pos.y + card.Size.y <= ImGui::GetIO().DisplaySize.y);
    CHECK(card.Scroll.y > 0);
    rig.key(SDLK_SPACE);
    CHECK(rig.lab.shown().film.is_making());
}

TEST_CASE("Esc closes the film dialog without making a film", "[interface]") {
    FilmRig rig;
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.shown().film.is_open());
    CHECK_FALSE(rig.lab.shown().film.is_making());
}

TEST_CASE("Ctrl+Alt+C copies the picture, or saves it and copies the path", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("if the system's clipboard takes pictures") {
        rig.key(SDLK_c, KMOD_LCTRL | KMOD_LALT);
        CHECK(rig.host.copied_picture.compare(1, 3, "PNG") == 0);
        CHECK(rig.host.files.empty());
    }
    SECTION("if it takes no pictures") {
        rig.host.takes_pictures = false;
        rig.key(SDLK_c, KMOD_LCTRL | KMOD_LALT);
        CHECK(rig.host.files.count("pictures/aabb-vs-segment.png") == 1);
        CHECK(std::string(ImGui::GetClipboardText()) == "pictures/aabb-vs-segment.png");
        CHECK(rig.lab.workspace.notice().text.find("path copied") != std::string::npos);
    }
}

TEST_CASE("the scene is copied as JSON that reads back to it", "[interface]") {
    Rig rig("aabb-vs-segment");
    command("copy_scene").run(rig.lab.context);
    const Scene copied = read_scene(ImGui::GetClipboardText(), "");
    CHECK(copied.shapes == rig.lab.workspace.session().scene().shapes);
    CHECK(copied.motions == rig.lab.workspace.session().scene().motions);
}

namespace {

/// The width and height in the file's header.
std::pair<int, int> size_of_png(const std::string& bytes) {
    const auto number = [&](std::size_t at) {
        int value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = 256 * value + static_cast<unsigned char>(bytes.at(at + i));
        return value;
    };
    return {number(16), number(20)};
}

}  // namespace

TEST_CASE("the size and scale of pictures are chosen in the window", "[interface]") {
    Rig rig("aabb-vs-segment");
    command("picture_choices").run(rig.lab.context);
    rig.frames(3);
    // From "As the canvas" to "1920 × 1080", then to "2×".
    choose(rig, 2);
    choose(rig, 4);
    CHECK(rig.lab.workspace.settings().picture_width == 1920);
    CHECK(rig.lab.workspace.settings().picture_scale == 2);
    rig.key(SDLK_ESCAPE);
    rig.key(SDLK_F12);
    REQUIRE(rig.host.files.count("pictures/aabb-vs-segment.png") == 1);
    CHECK(size_of_png(rig.host.files["pictures/aabb-vs-segment.png"]) == std::pair(3840, 2160));
    // The window keeps its own fonts.
    rig.frames(3);
    CHECK(rig.lab.workspace.notice().text == "Saved pictures/aabb-vs-segment.png");
}

TEST_CASE("a film has the size that was chosen", "[interface]") {
    FilmRig rig;
    rig.lab.workspace.settings().picture_width = 320;
    rig.lab.workspace.settings().picture_height = 240;
    rig.lab.workspace.settings().picture_scale = 1;
    choose_png_files(rig);
    make_it(rig);
    rig.frames(2);
    rig.key(SDLK_ESCAPE);
    const auto files = rig.host.files_in("pictures/");
    REQUIRE_FALSE(files.empty());
    CHECK(size_of_png(rig.host.files[files.front()]) == std::pair(320, 240));
}
