#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

TEST_CASE("Ctrl+C copies the case, and Ctrl+V opens it at its moment", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    rig.key(SDLK_ESCAPE);
    rig.lab.workspace.session().seek(1.25);
    const std::string answers = write_case(rig.lab.workspace.session().now().posed);
    rig.key(SDLK_c, KMOD_LCTRL);
    const std::string line = ImGui::GetClipboardText();
    CHECK(line.find("isect1 box:aabb(") == 0);
    rig.key(SDLK_v, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().id() == "case");
    CHECK(rig.lab.workspace.session().view().time == 1.25);
    CHECK_FALSE(rig.lab.workspace.session().view().playing);
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    Scene now = rig.lab.workspace.session().now().posed;
    now.opens.reset();
    CHECK(write_case(now) == answers);
}

TEST_CASE("Ctrl+C copies the selected shapes at their current positions", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().seek(1.25);
    rig.lab.workspace.session().view().select({"seg"});
    rig.key(SDLK_c, KMOD_LCTRL);
    const Scene copied = read_case(ImGui::GetClipboardText());
    REQUIRE(copied.shapes.size() == 1);
    CHECK(copied.shapes.front() == *find_shape(rig.lab.workspace.session().now().posed, "seg"));
    CHECK_FALSE(copied.shapes.front() == *find_shape(rig.lab.workspace.session().scene(), "seg"));
}

TEST_CASE("a line without a query adds its shapes under free names", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click(rig.on_screen({5, 5}));
    rig.key(SDLK_c, KMOD_LCTRL);
    rig.key(SDLK_v, KMOD_LCTRL);
    const Scene& scene = rig.lab.workspace.session().scene();
    REQUIRE(scene.shapes.size() == 3);
    CHECK(scene.shapes.back().name == "box2");
    CHECK(scene.shapes.back().geometry == scene.shapes.front().geometry);
    CHECK(rig.lab.workspace.session().view().selected == "box2");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().scene().shapes.size() == 2);
}

TEST_CASE("a dropped file may hold a case line", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.host.files["a/bug.txt"] = "isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)\n";
    rig.drop("a/bug.txt");
    CHECK(rig.lab.workspace.session().scene().shapes.size() == 2);
    CHECK(rig.lab.workspace.session().path().empty());
}

TEST_CASE("a dropped text may be a case line or a link to one", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto drop_text = [&](const char* text) {
        SDL_Event event{};
        event.type = SDL_DROPTEXT;
        event.drop.file = SDL_strdup(text);
        rig.window.take_event(event);
        rig.frames(2);
    };
    drop_text("hello");
    CHECK(rig.lab.workspace.notice().is_error);
    drop_text("isect1 p:point(1,x)");
    CHECK(rig.lab.workspace.notice().text.find("case line, column 18") == 0);
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
    drop_text("https://example.org/#isect1%20p:point(1,2)%20b:aabb(0,0;5,5)%20overlaps(p,b)");
    CHECK(rig.lab.workspace.session().id() == "case");
    CHECK(rig.lab.workspace.session().scene().queries.size() == 1);
}

TEST_CASE("Ctrl+V opens the case of a link", "[interface]") {
    Rig rig("aabb-vs-segment");
    ImGui::SetClipboardText(
        "https://example.org/lab/#isect1%20p:point(1,2)%20b:aabb(0,0;5,5)%20overlaps(p,b)\n");
    rig.key(SDLK_v, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().id() == "case");
    CHECK(rig.lab.workspace.session().scene().queries.size() == 1);
}

TEST_CASE("other text, or a damaged case line, opens nothing and is reported", "[interface]") {
    Rig rig("aabb-vs-segment");
    ImGui::SetClipboardText("hello");
    rig.key(SDLK_v, KMOD_LCTRL);
    CHECK(rig.lab.workspace.notice().is_error);
    ImGui::SetClipboardText("isect1 b:aabb(0,0;x,5)");
    rig.key(SDLK_v, KMOD_LCTRL);
    CHECK(rig.lab.workspace.notice().text.find("case line, column 19") == 0);
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-segment");
    CHECK(rig.lab.workspace.session().scene().shapes.size() == 2);
}

TEST_CASE("undo stops where a pasted case begins", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    rig.key(SDLK_ESCAPE);
    ImGui::SetClipboardText("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)");
    rig.key(SDLK_v, KMOD_LCTRL);
    REQUIRE(rig.lab.workspace.session().id() == "case");
    CHECK_FALSE(rig.lab.workspace.can_undo());
    CHECK(rig.lab.workspace.undo_label().empty());
    rig.click(rig.on_screen({1, 2}));
    rig.key(SDLK_RIGHT);
    for (int i = 0; i < 3; ++i) rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().id() == "case");
    CHECK_FALSE(rig.lab.workspace.session().is_saved());
    rig.key(SDLK_y, KMOD_LCTRL);
    CHECK(rig.lab.workspace.undo_label().starts_with("Move p"));
}

TEST_CASE("the history lists each step and goes to any of them", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    rig.key(SDLK_RIGHT);
    rig.key(SDLK_c, KMOD_LCTRL);
    rig.key(SDLK_v, KMOD_LCTRL);
    const History& history = rig.lab.workspace.session().history();
    CHECK(history.labels() == std::vector<std::string>{"", "Move box", "Move box", "Paste box"});
    rig.key(SDLK_h);
    REQUIRE(rig.lab.ui.dialog == Dialog::history);
    rig.click("As opened");
    CHECK(history.position() == 0);
    CHECK(box_of(rig.lab.workspace.session().scene()) == Vec2{0, 0});
    rig.click("box.center 9.9, −9.9 → 10.9, −9.9");
    CHECK(history.position() == 2);
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.ui.dialog == Dialog::history);
    rig.key(SDLK_z, KMOD_LCTRL | KMOD_LSHIFT);
    CHECK(history.position() == 3);
}

TEST_CASE("unsaved changes are restored after the lab was killed", "[interface]") {
    Rig first("aabb-vs-segment");
    first.drag(first.on_screen({5, 5}), first.on_screen({15, -5}));
    const Scene changed = first.lab.workspace.session().scene();
    SDL_Delay(520);
    first.frames(2);
    REQUIRE(first.host.files.count("journal/1/aabb-vs-segment.txt") == 1);

    SECTION("with a message, as a step that can be undone") {
        lab::testing::MemoryHost host = first.host;
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK(second.workspace.session().scene() == changed);
        CHECK_FALSE(second.workspace.session().is_saved());
        CHECK(second.workspace.notice().text ==
              "Your unsaved changes from the last session are back, in Segment: the slab test. "
              "Ctrl+Z removes them.");
        second.workspace.session().undo();
        CHECK(second.workspace.session().is_saved());
        second.workspace.keep_journal();
        CHECK(host.files.empty());
    }
    SECTION("but not after they were saved") {
        first.key(SDLK_s, KMOD_LCTRL);
        first.key(SDLK_RETURN);
        first.lab.workspace.keep_journal();
        CHECK(first.host.files.count("journal/1/aabb-vs-segment.txt") == 0);
    }
    SECTION("changes to a file's scene go back to that file") {
        first.host.files["a/mine.json"] = write_scene(changed);
        first.lab.workspace.open_file("a/mine.json");
        REQUIRE(first.lab.workspace.session().path() == "a/mine.json");
        first.lab.workspace.session().edit("Add extra", [](Scene& draft) {
            draft.shapes.push_back({"extra", Vec2{1, 2}});
        });
        first.lab.workspace.keep_journal();
        lab::testing::MemoryHost host = first.host;
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK(second.workspace.session().path() == "a/mine.json");
        CHECK(second.workspace.session().scene().shapes.size() == changed.shapes.size() + 1);
        second.workspace.session().undo();
        CHECK(second.workspace.session().scene() == changed);
        CHECK(second.workspace.session().is_saved());
    }
    SECTION("a case that is in no file is restored, too") {
        first.lab.workspace.open_case("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)");
        first.lab.workspace.keep_journal();
        lab::testing::MemoryHost host = first.host;
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK(second.workspace.session().id() == "case");
        CHECK(second.workspace.session().scene().shapes.size() == 2);
        CHECK_FALSE(second.workspace.session().is_saved());
    }
    SECTION("and among several, the scene that was open is shown") {
        first.lab.workspace.open("slide");
        first.lab.workspace.session().edit("Move", [](Scene& scene) {
            std::get<Aabb>(scene.shapes.front().geometry).center.x = 1;
        });
        first.lab.workspace.keep_journal();
        lab::testing::MemoryHost host = first.host;
        for (const char* open : {"aabb-vs-segment", "slide"}) {
            Settings settings;
            settings.scene = open;
            Lab second(built_in_scenes(), settings, host);
            second.workspace.restore_journal();
            CHECK(second.workspace.session().id() == open);
            CHECK_FALSE(second.workspace.session().is_saved());
        }
    }
    SECTION("and undo isn't offered where it can't remove them") {
        lab::testing::MemoryHost host;
        Lab before(built_in_scenes(), Settings{}, host);
        before.workspace.open_case("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)");
        before.workspace.keep_journal();
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK_FALSE(second.workspace.can_undo());
        CHECK(second.workspace.notice().text ==
              "Your unsaved changes from the last session are back, in " +
                  second.workspace.session().scene().title + ".");
    }
    SECTION("and another lab's journal moves to this lab's journal") {
        lab::testing::MemoryHost host = first.host;
        host.files["journal/2/aabb-vs-segment.txt"] = host.files["journal/1/aabb-vs-segment.txt"];
        host.files.erase("journal/1/aabb-vs-segment.txt");
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK(second.workspace.session().scene() == changed);
        second.workspace.keep_journal();
        CHECK(host.files.count("journal/1/aabb-vs-segment.txt") == 1);
        CHECK(host.files.count("journal/2/aabb-vs-segment.txt") == 0);
    }
    SECTION("an incompletely written file is skipped") {
        lab::testing::MemoryHost host = first.host;
        host.files["journal/1/other.txt.new"] = "oth";
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK_FALSE(second.workspace.notice().is_error);
    }
    SECTION("a damaged journal is reported and left alone") {
        lab::testing::MemoryHost host = first.host;
        host.files["journal/1/other.txt"] = "other\n\n{";
        Lab second(built_in_scenes(), Settings{}, host);
        second.workspace.restore_journal();
        CHECK(second.workspace.notice().is_error);
        CHECK(second.workspace.session().scene() == changed);
        CHECK(host.files.count("journal/1/other.txt") == 1);
    }
}
