#include <map>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

TEST_CASE("Ctrl+Shift+C copies the moment as a test", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_c, KMOD_LCTRL | KMOD_LSHIFT);
    const std::string text = ImGui::GetClipboardText();
    CHECK(text.find("TEST_CASE(") != std::string::npos);
    CHECK(text.find("isect::raycast(seg, box)") != std::string::npos);
}

// Nobody was told that the copied link leads to 127.0.0.1.
TEST_CASE("a copied link says where it leads", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto said = [&] {
        command("copy_link").run(rig.lab.context);
        return rig.lab.workspace.notice().text;
    };
    SECTION("and that only this computer opens a local one") {
        for (const char* base :
             {usual_link_base, "http://localhost:8000/lab/", "http://localhost", "http://[::1]/"}) {
            rig.lab.workspace.settings().link_base = base;
            const std::string text = said();
            CHECK(text.starts_with(std::string("Copied a link to the case. It leads to ") + base +
                                   ", which only this computer can open."));
            CHECK(text.find("“Copy the case as a line”") != std::string::npos);
            CHECK(text.find("./app/run --web-single") != std::string::npos);
        }
        rig.frames(2);
        rig.click("Set where links lead");
        REQUIRE(rig.lab.shown().prompt.is_open());
        rig.key(SDLK_a, KMOD_LCTRL);
        rig.type("https://example.org/lab/");
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.settings().link_base == "https://example.org/lab/");
    }
    SECTION("and no more of any other one") {
        for (const char* base : {"https://example.org/lab/", "https://localhost.example.org/"}) {
            rig.lab.workspace.settings().link_base = base;
            CHECK(said() == std::string("Copied a link to the case. It leads to ") + base + ".");
            CHECK(rig.lab.workspace.notice().offers.empty());
        }
    }
}

TEST_CASE("the address of links is set right below copying one", "[interface]") {
    const auto place = [](std::string_view id) { return &command(id) - commands().data(); };
    CHECK(place("link_base") == place("copy_link") + 1);
}

TEST_CASE("Ctrl+F12 saves the canvas as SVG", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_F12, KMOD_LCTRL);
    REQUIRE(rig.host.files.size() == 1);
    CHECK(rig.host.files.begin()->first == "pictures/aabb-vs-segment.svg");
    CHECK(rig.host.files.begin()->second.find("<svg") != std::string::npos);
}

TEST_CASE("the cheat sheet of the lessons is saved as SVG", "[interface][lessons]") {
    Rig rig("aabb-vs-segment");
    command("cheat_sheet").run(rig.lab.context);
    CHECK(rig.host.files.empty());
    rig.lab.workspace.lessons().fill(built_in_lessons(rig.lab.workspace.scenes()));
    command("cheat_sheet").run(rig.lab.context);
    REQUIRE(rig.host.files.count("pictures/cheat-sheet.svg") == 1);
    CHECK(rig.host.files["pictures/cheat-sheet.svg"].find("</svg>") != std::string::npos);
    CHECK(rig.lab.workspace.notice().text == "Saved pictures/cheat-sheet.svg");
}

TEST_CASE("a corner can be added to a polygon, and the selected one removed", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto points = [&] {
        const auto& shape = find_shape(rig.lab.workspace.session().scene(), "h")->geometry;
        return std::get<Polygon>(shape).points;
    };
    rig.lab.workspace.open_case("isect1 h:polygon(0,0;-20,-20,20,-20,20,10,-20,10)");
    rig.key(SDLK_c);
    CHECK(points().size() == 4);
    rig.key(SDLK_TAB);
    rig.key(SDLK_c);
    REQUIRE(points().size() == 5);
    CHECK(points()[1].y < -20);
    REQUIRE(rig.lab.workspace.session().view().handle == "corner1");
    rig.key(SDLK_DELETE, KMOD_LSHIFT);
    CHECK(points() == std::vector<Vec2>{{-20, -20}, {20, -20}, {20, 10}, {-20, 10}});
    for (int i = 0; i < 6; ++i) rig.key(SDLK_c);
    CHECK(points().size() == 8);
}

TEST_CASE("a triangle keeps its three corners", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 h:polygon(0,0;-20,-20,20,-20,20,20)");
    rig.key(SDLK_TAB);
    rig.key(SDLK_TAB);
    CHECK_FALSE(command("remove_corner").enabled(rig.lab.context));
}

TEST_CASE("every command can be run by its shortcut, whatever is open", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (int round = 0; round < 2; ++round) {
        for (const Command& each : commands()) {
            INFO(each.id);
            if (std::string_view(each.id) == "quit") continue;
            int mods = KMOD_NONE;
            if ((each.key.mods & ctrl) != 0) mods |= KMOD_LCTRL;
            if ((each.key.mods & shift) != 0) mods |= KMOD_LSHIFT;
            if (*each.key.typed != 0) rig.type(each.key.typed);
            if (each.key.code != 0) rig.key(each.key.code, mods);
            if (rig.lab.shown().prompt.is_open()) rig.key(SDLK_ESCAPE);
            REQUIRE_FALSE(rig.lab.wants_to_quit());
        }
        // Again, with everything selected.
        rig.lab.workspace.open_case(
            "isect1 a:point(0,0) b:aabb(0,0;5,5) c:circle(9,9;2) overlaps(a,b)");
        rig.key(SDLK_a, KMOD_LCTRL);
    }
}

TEST_CASE("no two commands share a shortcut", "[panels]") {
    std::map<std::string, std::string> owners;
    for (const Command& each : commands()) {
        const std::string second =
            text_of(each.second_key) == text_of(each.key) ? "" : text_of(each.second_key);
        for (const std::string& key : {text_of(each.key), second}) {
            if (key.empty()) continue;
            INFO(key << ": " << each.id << " and " << owners[key]);
            CHECK(owners[key].empty());
            owners[key] = each.id;
        }
    }
}
