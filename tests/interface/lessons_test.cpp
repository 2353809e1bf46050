#include <string_view>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/learner.hpp"
#include "scene/writer.hpp"

using namespace lab;
using lab::testing::course;
using lab::testing::Learner;
using lab::testing::Rig;

TEST_CASE("Ctrl+L opens a lesson, and leads back to the scene", "[interface][lessons]") {
    Learner rig;
    CHECK(rig.book().is_open());
    CHECK(rig.book().step().heading == "One");
    rig.key(SDLK_l, KMOD_LCTRL);
    CHECK_FALSE(rig.book().is_open());
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-point");
}

TEST_CASE("a task is done when a drag fulfils its condition", "[interface][lessons]") {
    Learner rig;
    CHECK_FALSE(rig.book().is_done(0));
    CHECK(rig.book().margin() == "half the width of box (box.half.x) is 16, 4 less than 20");
    rig.drag(rig.on_screen({16, 0}), rig.on_screen({26, 0}));
    CHECK(rig.half().x > 20);
    CHECK(rig.book().is_done(0));
}

TEST_CASE("what a drag only passes doesn't finish a task", "[interface][lessons]") {
    Learner rig;
    const auto go_to = [&](double x) { rig.move(rig.on_screen({x, 0})); };
    go_to(16);
    rig.button(true);
    go_to(26);
    CHECK(rig.book().holds());
    CHECK_FALSE(rig.book().is_done(0));
    SECTION("back where it began, nothing is done") {
        go_to(16);
        rig.button(false);
        CHECK_FALSE(rig.book().holds());
        CHECK_FALSE(rig.book().is_done(0));
    }
    SECTION("let go there, it is") {
        rig.button(false);
        CHECK(rig.book().is_done(0));
    }
}

TEST_CASE("a notice doesn't stay over the next step", "[interface][lessons]") {
    Learner rig;
    rig.lab.workspace.say("Moved by 1e15.");
    rig.key(SDLK_PAGEDOWN);
    CHECK(rig.book().step_index() == 1);
    CHECK(rig.lab.workspace.notice().text.empty());
}

TEST_CASE("a task that was done says so when it no longer holds", "[interface][lessons]") {
    Learner rig;
    rig.drag(rig.on_screen({16, 0}), rig.on_screen({26, 0}));
    CHECK(rig.book().holds());
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.book().is_done(0));
    CHECK_FALSE(rig.book().holds());
    CHECK(rig.book().margin() == "half the width of box (box.half.x) is 16, 4 less than 20");
    rig.key(SDLK_y, KMOD_LCTRL);
    CHECK(rig.book().holds());
}

TEST_CASE("PgDn goes to a step that continues with the learner's scene", "[interface][lessons]") {
    Learner rig;
    rig.drag(rig.on_screen({16, 0}), rig.on_screen({26, 0}));
    const double made = rig.half().x;
    rig.key(SDLK_PAGEDOWN);
    CHECK(rig.book().step().heading == "Two");
    CHECK(rig.half() == Vec2{made, 25});
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.half() == Vec2{made, 16});
    rig.key(SDLK_PAGEUP);
    CHECK(rig.book().step().heading == "One");
    CHECK(rig.book().is_open());
}

TEST_CASE("restarting a step restores the lesson's scene", "[interface][lessons]") {
    Learner rig;
    rig.drag(rig.on_screen({16, 0}), rig.on_screen({26, 0}));
    rig.book().start_again();
    rig.frames(2);
    CHECK(rig.half() == Vec2{16, 16});
    CHECK_FALSE(rig.book().is_done(0));
}

TEST_CASE("a long shelf of lessons scrolls by itself", "[interface][lessons]") {
    Learner rig;
    std::vector<Lesson> many(40, rig.book().lessons()[0]);
    for (std::size_t i = 0; i < many.size(); ++i) many[i].id += std::to_string(i);
    rig.book().fill(many);
    rig.lab.workspace.open("aabb-vs-segment");
    rig.book().shelf_shown = true;
    rig.frames(3);
    rig.move("picker");
    for (int i = 0; i < 20; ++i) rig.wheel(-5);
    const ImGuiWindow* shelf = nullptr;
    for (const ImGuiWindow* window : GImGui->Windows)
        if (window->Active && std::string_view(window->Name).find("lessons") != std::string::npos)
            shelf = window;
    REQUIRE(shelf != nullptr);
    CHECK(shelf->ScrollMax.y > 0);
    CHECK(shelf->Scroll.y == shelf->ScrollMax.y);
    // The text above it doesn't scroll.
    CHECK(shelf->ParentWindow->ScrollMax.y == 0);
}

TEST_CASE("the shelf opens where the learner left off", "[interface][lessons]") {
    Learner rig;
    rig.lab.workspace.settings().lessons[rig.book().lesson().id].step = 2;
    const std::vector<Lesson> same = rig.book().lessons();
    rig.book().fill(same);
    CHECK(rig.book().step_index() == 2);
}

TEST_CASE("the next lesson follows the last step", "[interface][lessons]") {
    Learner rig;
    rig.book().go_to(2);
    rig.frames(2);
    rig.key(SDLK_PAGEDOWN);
    CHECK(rig.book().is_open());
    CHECK(rig.book().lesson().id == "second");
    CHECK(rig.book().step_index() == 0);
    rig.book().go_to(2);
    CHECK_FALSE(rig.book().has_next());
}

TEST_CASE("a changed lesson file is reloaded at the learner's step", "[interface][lessons]") {
    Learner rig;
    Lesson lesson = rig.book().lessons()[0];
    lesson.path = "a/lessons/01-first.md";
    lesson.stamp = 1;
    rig.book().fill({lesson});
    std::string text = course;
    text.replace(text.find("Words."), 6, "Other.");
    rig.host.write_file(lesson.path, text);
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(plain_text(rig.book().lesson().summary[0]) == "Other.");

    rig.host.write_file(lesson.path, "no lesson");
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(plain_text(rig.book().lesson().summary[0]) == "Other.");
    CHECK(rig.lab.workspace.notice().is_error);
    CHECK(rig.lab.workspace.notice().text.find("01-first.md:1") != std::string::npos);
}

TEST_CASE("a lesson that is new in the folder, or whose error is mended, comes onto the shelf",
          "[interface][lessons]") {
    Learner rig;
    rig.host.write_file("a/lessons/05-faulty.md", "no lesson");
    rig.lab.workspace.watch_lessons("a/lessons");
    const std::size_t before = rig.book().lessons().size();
    CHECK_FALSE(rig.lab.workspace.look_for_changes());

    rig.host.write_file("a/lessons/06-new.md", course);
    CHECK(rig.lab.workspace.look_for_changes());
    REQUIRE(rig.book().lessons().size() == before + 1);
    CHECK(rig.book().lessons().back().id == "new");

    rig.host.write_file("a/lessons/05-faulty.md", "still none");
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(rig.lab.workspace.notice().text.find("05-faulty.md:1") != std::string::npos);
    rig.host.write_file("a/lessons/05-faulty.md", course);
    CHECK(rig.lab.workspace.look_for_changes());
    REQUIRE(rig.book().lessons().size() == before + 2);
    CHECK(rig.book().lessons()[before].id == "faulty");
    CHECK(rig.lab.workspace.notice().text.find("05-faulty.md:1") == std::string::npos);
    CHECK_FALSE(rig.lab.workspace.look_for_changes());
}

TEST_CASE("an error in a lesson is shown until the file is mended, or the user hides it",
          "[interface][lessons]") {
    Learner rig;
    const auto shown = [&] { return rig.lab.workspace.notice().text; };
    rig.host.write_file("a/lessons/05-faulty.md", "no lesson");
    rig.lab.workspace.watch_lessons("a/lessons");
    CHECK(shown().starts_with("a/lessons/05-faulty.md:1"));
    rig.lab.workspace.advance(100);
    rig.book().turn(1);
    CHECK(shown().starts_with("a/lessons/05-faulty.md:1"));
    // Another sentence takes its place only for a while.
    rig.lab.workspace.say("Something else");
    CHECK(shown() == "Something else");
    rig.lab.workspace.advance(100);
    CHECK(shown().starts_with("a/lessons/05-faulty.md:1"));
    SECTION("by Esc") {
        rig.key(SDLK_ESCAPE);
        CHECK_FALSE(rig.lab.workspace.notice().stays);
        rig.host.write_file("a/lessons/05-faulty.md", "still no lesson");
        CHECK(rig.lab.workspace.look_for_changes());
        CHECK(rig.lab.workspace.notice().stays);
    }
    SECTION("by a file that loads") {
        rig.host.write_file("a/lessons/05-faulty.md", course);
        CHECK(rig.lab.workspace.look_for_changes());
        CHECK_FALSE(rig.lab.workspace.notice().stays);
    }
    SECTION("with its file") {
        rig.host.files.erase("a/lessons/05-faulty.md");
        CHECK(rig.lab.workspace.look_for_changes());
        CHECK_FALSE(rig.lab.workspace.notice().stays);
    }
}

TEST_CASE("a lesson reloads one of its scenes that changed on disk", "[interface][lessons]") {
    Learner rig;
    rig.key(SDLK_l, KMOD_LCTRL);
    rig.key(SDLK_s, KMOD_LCTRL | KMOD_LSHIFT);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("scenes/mine");
    rig.key(SDLK_RETURN);
    REQUIRE(rig.lab.workspace.scenes().back().id == "mine");

    const auto lesson_of = [&](const std::string& id, const std::string& scene) {
        const std::string path = "a/lessons/01-" + id + ".md";
        rig.host.write_file(
            path, "# One\n\nWords.\n\n## Step\n\nMore.\n\n```lab\nscene: " + scene + "\n```\n");
        Lesson lesson =
            read_lesson(rig.host.read_file(path), path, source_of(rig.lab.workspace.scenes()));
        lesson.path = path;
        lesson.stamp = rig.host.stamp(path);
        return lesson;
    };
    rig.book().fill({lesson_of("one", "mine"), lesson_of("other", "one-axis")});
    Scene scene = rig.lab.workspace.scenes().back().scene;
    scene.duration = 3;
    rig.host.write_file("scenes/mine.json", write_scene(scene));
    CHECK(rig.lab.workspace.look_for_changes());
    CHECK(rig.book().lessons()[0].steps[0].scene.duration == 3);
    CHECK_FALSE(rig.lab.workspace.look_for_changes());
}

TEST_CASE("a step that continues another plays, unless motion is off", "[interface]") {
    Rig rig("aabb-vs-point");
    rig.lab.workspace.lessons().fill(
        {read_lesson("# Moves\n\nWords.\n\n## One\n\n```lab\n"
                     "scene: aabb-vs-segment\n```\n\n## Two\n\n"
                     "```lab\nplay: yes\n```\n",
                     "01-moves.md", source_of(rig.lab.workspace.scenes()))});
    const bool moves = GENERATE(true, false);
    rig.lab.workspace.let_scenes_move(moves);
    rig.key(SDLK_l, KMOD_LCTRL);
    rig.key(SDLK_PAGEDOWN);
    REQUIRE(rig.lab.workspace.lessons().step_index() == 1);
    CHECK(rig.lab.workspace.session().view().playing == moves);
}

TEST_CASE("a learner's progress is kept in the settings", "[interface][lessons]") {
    std::string kept;
    {
        Learner learner;
        learner.book().turn(1);
        learner.frames(1);
        kept = write_settings(learner.lab.workspace.settings());
    }
    Learner again;
    again.book().leave_or_return();
    again.lab.workspace.settings() = read_settings(kept);
    again.book().fill(again.book().lessons());
    CHECK_FALSE(again.book().is_finished(0));
    again.book().leave_or_return();
    CHECK(again.book().lesson().id == "first");
    CHECK(again.book().step_index() == 1);

    // A completed task stays completed, and so does a lesson.
    again.book().go_to(0);
    again.lab.workspace.session().edit("Wider", [](Scene& draft) {
        std::get<Aabb>(find_shape(draft, "box")->geometry).half.x = 30;
    });
    again.frames(1);
    CHECK(again.book().is_done(0));
    again.lab.workspace.settings() = read_settings(write_settings(again.lab.workspace.settings()));
    CHECK(again.book().is_done(0));
    CHECK_FALSE(again.book().is_done(1));
}
