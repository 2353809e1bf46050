// A dialog whose drawing fails.
#include <stdexcept>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

Question question(const char* title) {
    return {title, "A hint.", "Set", "a/", [](const std::string&, bool) { return Reply{}; }};
}

/// Whether the draw list of the dialog is whole, rather than one of two channels.
bool is_whole() {
    const ImGuiWindow* window = ImGui::FindWindowByName("prompt");
    return window != nullptr && window->DrawList->_Splitter._Count <= 1;
}

}  // namespace

// The channels were never merged, and the next frame freed what both of them pointed to.
TEST_CASE("a dialog is asked again after its frame has failed", "[interface]") {
    Rig rig("aabb-vs-segment");
    int failures = 1;
    Question folders = question("Folders");
    folders.names_in = [&](const std::string&) -> std::vector<std::string> {
        if (failures-- > 0) throw std::runtime_error("the folder is gone");
        return {"one/", "two.json"};
    };
    rig.lab.workspace.ask(folders);
    rig.frames(1);
    CHECK(rig.lab.workspace.notice().text.find("the folder is gone") != std::string::npos);
    CHECK(is_whole());
    rig.frames(3);
    CHECK(rig.lab.shown().prompt.is_open());
    CHECK(is_whole());
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
}

TEST_CASE("a dialog is asked over another whose answer fails", "[interface]") {
    Rig rig("aabb-vs-segment");
    Question failing = question("Failing");
    failing.answer = [](const std::string&, bool) -> Reply { throw std::runtime_error("no"); };
    rig.lab.workspace.ask(failing);
    rig.frames(2);
    rig.click("prompt/Set");
    CHECK(is_whole());
    Question lines = question("Lines");
    lines.has_lines = true;
    lines.answer = [&](const std::string&, bool) {
        rig.lab.workspace.ask(question("Last"));
        return Reply{};
    };
    rig.lab.workspace.ask(lines);
    rig.frames(2);
    rig.click("prompt/Set");
    rig.frames(3);
    CHECK(rig.lab.shown().prompt.is_open());
    CHECK(is_whole());
    rig.click("prompt/Set");
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
}
