// Scenes that users make: opening, closing and managing them.
#include <algorithm>

#include <imgui.h>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "commands/scene_search.hpp"
#include "interface/rig.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

constexpr const char* point_in_box = "isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)";

std::string title(Rig& rig) {
    return rig.lab.workspace.session().scene().title;
}

/// A lab with an open scene from the user's folder.
struct OwnScene : Rig {
    OwnScene() : Rig("aabb-vs-segment") {
        lab.workspace.open_case(point_in_box);
        key(SDLK_s, KMOD_LCTRL);
        answer("Mine");
    }
    /// Replaces the text of the dialog's field and confirms.
    void answer(const std::string& text) {
        key(SDLK_a, KMOD_LCTRL);
        type(text);
        key(SDLK_RETURN);
    }
    void run(const char* id) {
        REQUIRE(command(id).enabled(lab.context));
        command(id).run(lab.context);
        frames(3);
    }
    void ask(const char* id, const std::string& text) {
        run(id);
        answer(text);
    }
};

}  // namespace

TEST_CASE("closing a case shows the previous scene as it was left", "[interface]") {
    Rig rig("slide");
    rig.lab.workspace.open("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    const Scene mine = rig.lab.workspace.session().scene();
    rig.lab.workspace.open_case(point_in_box);
    rig.key(SDLK_w, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().scene() == mine);
    CHECK(rig.lab.workspace.unlisted().empty());
    rig.lab.workspace.keep_journal();
    CHECK(rig.host.files.count("journal/1/case.txt") == 0);
    CHECK(rig.host.files.count("journal/1/aabb-vs-segment.txt") == 1);
    rig.key(SDLK_w, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().id() == "slide");
}

TEST_CASE("a closed scene opens again with its undo steps", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("for a case that is in no file") {
        rig.lab.workspace.open_case(point_in_box);
    }
    SECTION("for a built-in scene") {
        rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    }
    rig.lab.workspace.session().edit("Empty", [](Scene& draft) { draft.queries.clear(); });
    const Scene edited = rig.lab.workspace.session().scene();
    rig.key(SDLK_w, KMOD_LCTRL);
    CHECK_FALSE(rig.lab.workspace.session().scene() == edited);
    rig.key(SDLK_t, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(rig.lab.workspace.session().scene() == edited);
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    CHECK(rig.lab.workspace.undo_label() == "Empty");
    CHECK_FALSE(rig.lab.workspace.can_reopen());
}

TEST_CASE("a built-in scene that is closed opens without its edits", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    rig.key(SDLK_w, KMOD_LCTRL);
    rig.lab.workspace.open("aabb-vs-segment");
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, 0});
    CHECK_FALSE(rig.lab.workspace.can_undo());
}

TEST_CASE("the last open scene can be closed, too", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (int i = 0; i < 4; ++i) rig.key(SDLK_w, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().id() == rig.lab.workspace.scenes().front().id);
}

TEST_CASE("each new scene has its own title", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_n, KMOD_LCTRL);
    CHECK(title(rig) == "New scene");
    rig.key(SDLK_n, KMOD_LCTRL);
    CHECK(title(rig) == "New scene 2");
    rig.key(SDLK_w, KMOD_LCTRL);
    rig.key(SDLK_n, KMOD_LCTRL);
    CHECK(title(rig) == "New scene 2");
}

TEST_CASE("a copy of a scene is listed beside it", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    const Vec2 moved = box_of(rig.lab.workspace.session().scene());
    command("duplicate_scene").run(rig.lab.context);
    rig.frames(3);
    CHECK(title(rig) == "Segment: the slab test 2");
    CHECK(box_of(rig.lab.workspace.session().scene()) == moved);
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    CHECK_FALSE(rig.lab.workspace.can_undo());
    CHECK(rig.lab.workspace.unlisted().size() == 1);
}

TEST_CASE("a user's scene is renamed in the list and in its file", "[interface]") {
    OwnScene rig;
    SECTION("at once if nothing else is unsaved") {
        rig.ask("rename_scene", "Yours");
        CHECK(rig.lab.workspace.session().is_saved());
    }
    SECTION("otherwise when it is saved") {
        rig.lab.workspace.session().edit("Empty", [](Scene& draft) { draft.queries.clear(); });
        rig.ask("rename_scene", "Yours");
        CHECK(rig.lab.workspace.scenes().back().scene.title == "Mine");
        rig.key(SDLK_s, KMOD_LCTRL);
    }
    CHECK(title(rig) == "Yours");
    CHECK(rig.lab.workspace.scenes().back().scene.title == "Yours");
    CHECK(read_scene(rig.host.files["scenes/mine.json"], "").title == "Yours");
    CHECK(rig.host.files_in("scenes/").size() == 1);
}

TEST_CASE("an empty title, or that of another scene, is rejected", "[interface]") {
    OwnScene rig;
    rig.lab.workspace.open("aabb-vs-segment");
    rig.ask("rename_scene", "Mine");
    CHECK(rig.lab.shown().prompt.problem() == "One of your scenes already has this title.");
    rig.answer(" ");
    CHECK(rig.lab.shown().prompt.problem() == "A scene needs a title.");
}

TEST_CASE("a user's scene is deleted with its file, and undo restores it as unsaved",
          "[interface]") {
    OwnScene rig;
    const Scene mine = rig.lab.workspace.session().scene();
    const std::size_t count = rig.lab.workspace.scenes().size();
    rig.run("delete_scene");
    CHECK(rig.host.files_in("scenes/").empty());
    CHECK(rig.lab.workspace.scenes().size() == count - 1);
    CHECK(rig.lab.workspace.unlisted().empty());
    CHECK(title(rig) != "Mine");
    CHECK_FALSE(command("delete_scene").enabled(rig.lab.context));
    rig.key(SDLK_t, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(rig.lab.workspace.session().scene() == mine);
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    CHECK(rig.lab.workspace.session().path().empty());
}

TEST_CASE("a right click on a row of the list opens the menu of its scene", "[interface]") {
    OwnScene rig;
    rig.lab.workspace.open("aabb-vs-segment");
    rig.lab.ui.search = "Mine";
    rig.frames(3);
    rig.right_click("Mine");
    rig.frames(2);
    CHECK(title(rig) == "Mine");
    CHECK(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
}

TEST_CASE("changing the caption or the text of a scene is an undo step", "[interface]") {
    OwnScene rig;
    rig.ask("caption", "Where the seam is");
    CHECK(rig.lab.workspace.session().scene().caption == "Where the seam is");
    rig.run("about");
    rig.type("One paragraph");
    rig.key(SDLK_RETURN);
    rig.type("and another");
    rig.key(SDLK_RETURN, KMOD_LCTRL);
    CHECK_FALSE(rig.lab.shown().prompt.is_open());
    CHECK(rig.lab.workspace.session().scene().text ==
          std::vector<std::string>{"One paragraph", "and another"});
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().scene().text.empty());
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().scene().caption.empty());
}

TEST_CASE("the thumbnail of an unsaved scene shows its edits", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("for a case that is in no file") {
        rig.lab.workspace.open_case(point_in_box);
    }
    SECTION("for a scene in the list") {}
    rig.frames(3);
    const std::string id = rig.lab.workspace.session().id();
    rig.lab.workspace.session().edit("Add extra", [](Scene& draft) {
        draft.shapes.push_back({"extra", Circle{{10, 10}, 4}});
    });
    rig.frames(3);
    const std::vector<Entry> scenes = all_scenes(rig.lab.workspace);
    const auto entry = std::find_if(scenes.begin(), scenes.end(),
                                    [&](const Entry& each) { return each.id == id; });
    REQUIRE(entry != scenes.end());
    CHECK(rig.lab.workspace.cover_of(*entry).posed.shapes.back().name == "extra");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.cover_of(*entry).posed.shapes.back().name != "extra");
}

TEST_CASE("the list of scenes is searched by common terms", "[interface]") {
    Rig rig("aabb-vs-segment");
    const std::map<std::string, std::string> first = {{"stick", "slide"},
                                                      {"platformer", "slide"},
                                                      {"seam", "standing-on-a-seam"},
                                                      {"ghost vertex", "ghost-vertices"},
                                                      {"moving platform", "a-character"},
                                                      {"oneway", "up-a-one-way-slope"},
                                                      {"teleport", "onto-a-slope"}};
    for (const auto& [word, id] : first) {
        CAPTURE(word);
        rig.lab.workspace.open("aabb-vs-segment");
        rig.type("/");
        rig.frames(4);
        rig.type(word);
        rig.key(SDLK_RETURN);
        CHECK(rig.lab.workspace.session().id() == id);
        rig.lab.ui.search.clear();
    }
}
