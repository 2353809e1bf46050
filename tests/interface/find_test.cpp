#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <imgui_internal.h>

#include "catch.hpp"
#include "commands/scene_search.hpp"
#include "interface/maker.hpp"
#include "scene/case_line.hpp"
#include "scene/writer.hpp"
#include "ui/palette_card.hpp"

using namespace lab;
using lab::testing::Maker;
using lab::testing::Names;
using lab::testing::Rig;

// "Ghost collision at a seam" came third, and Enter opened another scene.
TEST_CASE("searching for the whole title of a scene finds it first", "[interface]") {
    Maker rig;
    const auto first_for = [&](const std::string& typed) {
        const auto choices = choices_for(rig.lab.context, typed);
        return choices.empty() ? std::string() : choices.front().title;
    };
    std::vector<Entry> entries = rig.lab.workspace.scenes();
    entries.insert(entries.end(), zoo_cases().begin(), zoo_cases().end());
    REQUIRE(entries.size() > rig.lab.workspace.scenes().size() + 50);
    for (const Entry& entry : entries) {
        CHECK(first_for(entry.scene.title) == entry.scene.title);
        std::string small = entry.scene.title;
        for (char& letter : small)
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        CHECK(first_for(small) == entry.scene.title);
    }
}

TEST_CASE("searching for the whole title of a lesson's step finds it first", "[interface]") {
    Maker rig;
    rig.lab.workspace.lessons().fill(built_in_lessons(rig.lab.workspace.scenes()));
    for (const Lesson& lesson : rig.lab.workspace.lessons().lessons()) {
        for (const LessonStep& step : lesson.steps) {
            const std::string title = lesson.title + ": " + step.heading;
            CHECK(choices_for(rig.lab.context, title).front().title == title);
        }
    }
}

TEST_CASE("Ctrl+P finds commands, scenes and shapes by a few letters", "[interface]") {
    Maker rig;
    rig.key(SDLK_p, KMOD_LCTRL);
    REQUIRE(rig.lab.shown().palette_card.is_open());
    SECTION("a scene") {
        rig.type("capsule seg");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().id() == "capsule-vs-segment");
    }
    SECTION("a command") {
        rig.type("add box");
        rig.key(SDLK_RETURN);
        CHECK(rig.selection() == Names{"box"});
    }
    SECTION("an unavailable command, which says so") {
        rig.type("align top");
        CHECK(choices_for(rig.lab.context, "align top").front().title == "Align top");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.notice().text ==
              "First select two shapes or more. Then “Align top” works.");
        for (const auto& choice : choices_for(rig.lab.context, ""))
            CHECK(choice.title != "Align top");
    }
    SECTION("the next entry of the list") {
        rig.type("add");
        const auto choices = choices_for(rig.lab.context, "add");
        rig.key(SDLK_DOWN);
        rig.key(SDLK_RETURN);
        REQUIRE(choices.size() > 1);
        CHECK(choices[1].title.find("Add a ") == 0);
        CHECK(rig.scene().shapes.size() == 4);
    }
    SECTION("Esc closes it and does nothing else") {
        rig.type("add box");
        rig.key(SDLK_ESCAPE);
        CHECK(rig.scene().shapes.size() == 3);
    }
    CHECK_FALSE(rig.lab.shown().palette_card.is_open());
    CHECK(rig.lab.shown().focus.in_canvas());
}

TEST_CASE("an open scene that is in no list can be found", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b) @title=Report");
    rig.frames(2);
    rig.key(SDLK_TAB);
    rig.key(SDLK_RIGHT);
    const Scene changed = rig.lab.workspace.session().scene();
    rig.lab.workspace.open("aabb-vs-point");  // this scrolls the list to its top
    rig.frames(2);
    REQUIRE(rig.lab.workspace.unlisted().size() == 1);
    SECTION("by Ctrl+P") {
        rig.key(SDLK_p, KMOD_LCTRL);
        rig.type("report");
        rig.key(SDLK_RETURN);
    }
    SECTION("by the search field") {
        rig.type("/");
        rig.frames(4);
        rig.type("report");
        rig.key(SDLK_RETURN);
    }
    SECTION("at the top of the list") {
        rig.lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
        rig.frames(2);
        rig.click("Report");
    }
    CHECK(rig.lab.workspace.session().scene() == changed);
    CHECK(rig.lab.workspace.session().history().can_undo());
    rig.key(SDLK_w, KMOD_LCTRL);
    CHECK(rig.lab.workspace.unlisted().empty());
}

TEST_CASE("F10 opens a menu of every command", "[interface]") {
    Maker rig;
    rig.key(SDLK_F10);
    CHECK(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
    rig.key(SDLK_DOWN);
    rig.key(SDLK_RIGHT);
    rig.key(SDLK_SPACE);
    rig.frames(2);
    // Each group opens beside the menu; the first command of the first group plays.
    CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
}

TEST_CASE("text typed after / replaces the previous search", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.type("/");
    rig.frames(2);
    rig.type("slide");
    rig.key(SDLK_RETURN);
    rig.frames(2);
    CHECK(rig.lab.workspace.session().id() == "slide");
    rig.type("/");
    rig.frames(2);
    rig.type("bounce");
    CHECK(rig.lab.ui.search == "bounce");
}

TEST_CASE("scenes are found by their subject", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto choices = choices_for(rig.lab.context, "crowd");
    std::size_t crowds = 0;
    for (const Entry& entry : rig.lab.workspace.scenes()) {
        if (!entry.scene.crowd) continue;
        INFO(entry.id);
        ++crowds;
        const auto found = std::find_if(choices.begin(), choices.end(), [&](const auto& choice) {
            return choice.title == entry.scene.title;
        });
        REQUIRE(found != choices.end());
        // Before entries that only contain the letters somewhere.
        CHECK(found->kind == "Scene");
        CHECK(found - choices.begin() < 12);
    }
    CHECK(crowds > 5);
    SECTION("by the search field, too") {
        rig.type("/");
        rig.frames(4);
        rig.type("move crowd million");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().id() == "moving-million");
    }
}

TEST_CASE("two open files with the same title are distinguished by their names", "[interface]") {
    Rig rig("aabb-vs-segment");
    const std::string line = "isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b) @title=Report";
    for (const char* path : {"a/one.txt", "a/two.txt", "b/two.txt"})
        rig.host.files[path] = write_scene(read_case(line));
    rig.lab.workspace.open_file("a/one.txt");
    const auto titles = [&] {
        std::set<std::string> all;
        for (const auto& choice : choices_for(rig.lab.context, "Report"))
            if (choice.kind == unlisted_group) all.insert(choice.title);
        return all;
    };
    CHECK(titles() == std::set<std::string>{"Report"});
    rig.lab.workspace.open_file("a/two.txt");
    CHECK(titles() == std::set<std::string>{"Report, one.txt", "Report, two.txt"});
    rig.lab.workspace.open_file("b/two.txt");
    CHECK(titles() ==
          std::set<std::string>{"Report, one.txt", "Report, a/two.txt", "Report, b/two.txt"});
    const std::vector<Entry> open = rig.lab.workspace.unlisted();
    REQUIRE(open.size() == 3);
    CHECK(file_among(open.front(), {open.front()}).empty());
}

TEST_CASE("the list shows the file name below a title that is not unique", "[interface]") {
    Rig rig("aabb-vs-segment");
    const std::string line = "isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b) @title=Report";
    for (const char* path : {"a/one.txt", "a/two.txt"})
        rig.host.files[path] = write_scene(read_case(line));
    const auto words_below_title = [&] {
        rig.frames(2);
        for (const ImGuiWindow* window : GImGui->Windows) {
            const std::string_view name = window->Name;
            if (!window->Active || name.find("/scenes_") == std::string_view::npos) continue;
            const auto& all = window->DrawList->VtxBuffer;
            // In the first row, which is below the group's name.
            return std::count_if(all.begin(), all.end(), [&](const ImDrawVert& vertex) {
                const Pt at{vertex.pos.x - window->Pos.x, vertex.pos.y - window->Pos.y};
                return at.x > 62 && at.x < 180 && at.y > 51 && at.y < 60;
            });
        }
        return std::ptrdiff_t{-1};
    };
    rig.lab.workspace.open_file("a/one.txt");
    CHECK(words_below_title() == 0);
    rig.lab.workspace.open_file("a/two.txt");
    CHECK(words_below_title() > 0);
}
