// A bug report is rebuilt with keys and shared as a line. That line is consumer/report.txt, which
// another test exports and runs in its own project.
#include <fstream>
#include <string>
#include <vector>

#include <imgui.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

struct Reporter : Rig {
    Reporter() : Rig("aabb-vs-segment") {}

    void press(SDL_Keycode code, int mods = KMOD_NONE) {
        key(code, mods);
        ++strokes;
    }
    /// Presses each key with the text that it types.
    void write(const std::string& text) {
        for (const char letter : text) {
            key(letter);
            type(std::string(1, letter));
            ++strokes;
        }
        frames(2);
    }
    /// Makes a box by its key, and types its name and its four numbers.
    void make_box(const std::string& name, const std::vector<std::string>& numbers) {
        press(SDLK_3);
        press(SDLK_F2);
        write(name);
        press(SDLK_RETURN);
        press(SDLK_v);
        for (const std::string& number : numbers) {
            write(number);
            press(SDLK_RETURN);
            press(SDLK_TAB);
        }
        press(SDLK_ESCAPE);
    }
    int strokes = 0;
};

std::string report_line() {
    std::ifstream file(ISECT_SOURCE_DIR "/tests/consumer/report.txt");
    std::string line;
    std::getline(file, line);
    return line;
}

}  // namespace

TEST_CASE("a bug report is rebuilt with keys in under a minute and shared as a line",
          "[interface]") {
    Reporter reporter;
    reporter.press(SDLK_n, KMOD_LCTRL);
    reporter.make_box("player", {"100", "100.0000001", "16", "32/2"});
    reporter.make_box("left", {"80", "60", "16", "16"});
    reporter.make_box("middle", {"112", "60", "16", "16"});
    reporter.make_box("right", {"144", "60", "16", "16"});

    // All shapes are queried, with the first as the mover.
    reporter.press(SDLK_a, KMOD_LCTRL);
    reporter.press(SDLK_p, KMOD_LCTRL);
    reporter.write("among all");
    reporter.press(SDLK_RETURN);
    // The tip of the arrow is the mover's last handle.
    while (reporter.lab.workspace.session().view().handle != "delta") reporter.press(SDLK_TAB);
    reporter.press(SDLK_v);
    for (const char* number : {"0x1.8p3", "-20"}) {
        reporter.write(number);
        reporter.press(SDLK_RETURN);
        reporter.press(SDLK_TAB);
    }
    reporter.press(SDLK_ESCAPE);
    reporter.press(SDLK_ESCAPE);
    reporter.press(SDLK_c, KMOD_LCTRL);

    const std::string line = ImGui::GetClipboardText();
    CHECK(line == report_line());
    CHECK(line.size() < 400);
    const Scene opened = read_case(line);
    CHECK(opened.queries.front().delta == Vec2{12, -20});
    // Three keys a second are slow typing.
    CHECK(reporter.strokes < 3 * 60);
}
