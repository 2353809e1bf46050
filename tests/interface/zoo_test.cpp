// The zoo in the list of scenes and in the palette.
#include <algorithm>
#include <string>

#include "catch.hpp"
#include "commands/palette_choices.hpp"
#include "interface/rig.hpp"
#include "workspace/scenes.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

constexpr const char* zoo_heading = "Zoo: cases from bug reports";

/// Whether a control is in the part of the list that can be seen.
bool shows(Rig& rig, const std::string& name) {
    try {
        const Rect area = rig.area(name);
        return area.height() > 1;
    } catch (const lab::testing::NoSuchPlace&) {
        return false;
    }
}

void scroll_to_zoo(Rig& rig) {
    rig.move("picker");
    for (int i = 0; i < 12; ++i) rig.wheel(-30);
    rig.frames(2);
}

std::string first_found(Rig& rig, const std::string& typed) {
    const auto choices = choices_for(rig.lab.context, typed);
    return choices.empty() ? "" : choices.front().id;
}

}  // namespace

TEST_CASE("the zoo is folded, and unfolds into families and cases", "[interface][zoo]") {
    Rig rig("aabb-vs-segment");
    scroll_to_zoo(rig);
    CHECK_FALSE(shows(rig, "Shallow angles"));
    rig.click(zoo_heading);
    scroll_to_zoo(rig);
    REQUIRE(shows(rig, "Normals that flip"));
    CHECK_FALSE(shows(rig, "Two stacked cubes"));
    rig.click("Normals that flip");
    scroll_to_zoo(rig);
    rig.click("Two stacked cubes");
    CHECK(rig.lab.workspace.session().id() == "stacked-cubes");
    rig.click("Normals that flip");
    CHECK_FALSE(shows(rig, "Two stacked cubes"));
    scroll_to_zoo(rig);
    rig.move("picker");
    for (int i = 0; i < 2; ++i) rig.wheel(2);
    rig.click(zoo_heading);
    CHECK_FALSE(rig.lab.ui.zoo.is_open);
}

TEST_CASE("a case is found by its project, its number and its story", "[interface][zoo]") {
    Rig rig("aabb-vs-segment");
    CHECK(first_found(rig, "bump.lua forbidden") == "slide-that-teleports-back");
    CHECK(first_found(rig, "shewchuk") == "line-that-grazes-a-circle");
    CHECK(first_found(rig, "zoo kettner") == "kettner-orientation");
    for (const Entry& each : zoo_cases()) {
        INFO(each.id);
        // Some cases have a reference in common.
        const auto choices = choices_for(rig.lab.context, each.scene.text.back());
        CHECK(std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.id == each.id && choice.kind == zoo_name;
        }));
    }
    for (const auto& choice : choices_for(rig.lab.context, "")) CHECK(choice.kind != zoo_name);
    SECTION("in the list") {
        rig.type("/");
        rig.frames(4);
        rig.type("bullets from behind");
        rig.key(SDLK_RETURN);
        rig.frames(2);
        CHECK(rig.lab.workspace.session().id() == "both-sides-of-a-wall");
    }
    SECTION("in the palette") {
        rig.key(SDLK_p, KMOD_LCTRL);
        rig.type("kettner");
        rig.key(SDLK_RETURN);
        rig.frames(2);
        CHECK(rig.lab.workspace.session().id() == "kettner-orientation");
        CHECK(rig.lab.ui.zoo.is_open);
    }
}

TEST_CASE("a case opens beside the answer of the one who fails", "[interface][zoo]") {
    Rig rig("aabb-vs-segment");
    CHECK(rig.lab.workspace.session().view().against == nullptr);
    for (const Entry& each : zoo_cases()) {
        INFO(each.id);
        rig.lab.workspace.open(each.id);
        const Session& session = rig.lab.workspace.session();
        REQUIRE(session.id() == each.id);
        if (each.scene.fails.empty()) {
            CHECK(session.view().against == nullptr);
            continue;
        }
        if (session.view().against == nullptr) {
            // It fails only later on.
            CHECK_FALSE(each.scene.motions.empty());
            continue;
        }
        REQUIRE(session.moment().other);
        CHECK_FALSE(session.moment().other->differences.empty());
        CHECK(session.moment().other->words.find("It gives the same answer.") == std::string::npos);
    }
}

TEST_CASE("the keys for the next scene stay in the zoo", "[interface][zoo]") {
    Rig rig("ghost-collision-at-a-seam");
    rig.key(SDLK_PAGEDOWN);
    CHECK(rig.lab.workspace.session().id() == zoo_cases()[1].id);
    rig.key(SDLK_PAGEUP);
    rig.key(SDLK_PAGEUP);
    CHECK(rig.lab.workspace.session().id() == zoo_cases().back().id);
}

TEST_CASE("a changed case keeps its place in the zoo, also after a crash", "[interface][zoo]") {
    Rig rig("stacked-cubes");
    rig.key(SDLK_TAB);
    rig.key(SDLK_RIGHT);
    const Scene changed = rig.lab.workspace.session().scene();
    REQUIRE_FALSE(changed == zoo_case("stacked-cubes")->scene);
    rig.lab.workspace.keep_journal();
    rig.lab.workspace.open("aabb-vs-segment");
    CHECK(rig.lab.workspace.unlisted().empty());
    rig.lab.workspace.open("stacked-cubes");
    CHECK(rig.lab.workspace.session().scene() == changed);

    lab::testing::MemoryHost host = rig.host;
    Lab second(built_in_scenes(), Settings{}, host);
    second.workspace.restore_journal();
    second.workspace.open("stacked-cubes");
    CHECK(second.workspace.session().scene() == changed);
    CHECK(second.workspace.unlisted().empty());
    second.workspace.undo();
    CHECK(second.workspace.session().scene() == zoo_case("stacked-cubes")->scene);
}
