// The lesson whose steps open the recording of a small game, and the command that opens it.
#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/open_step.hpp"
#include "interface/with_recording.hpp"
#include "workspace/lesson_recordings.hpp"
#include "workspace/open_recording.hpp"

using namespace lab;
using lab::testing::OpenStep;
using lab::testing::Rig;

namespace {

struct RecordingLesson : OpenStep {
    explicit RecordingLesson(const char* step, Settings settings = {})
        : OpenStep(std::string("catch-it-in-your-own-game/") + step, std::move(settings)) {}

    LessonBook& book() { return lab.workspace.lessons(); }
    const std::string& title() { return lab.workspace.session().scene().title; }
    void next_step() { key(SDLK_PAGEDOWN); }
};

}  // namespace

TEST_CASE("a reader finds the wrong answer of the small game in the lesson", "[interface]") {
    RecordingLesson rig("1");
    REQUIRE(rig.lab.workspace.shows_recording());
    CHECK(rig.book().is_open());
    CHECK(rig.title() == "Frame 3000, move");
    CHECK(rig.lab.workspace.notice().text.empty());
    CHECK_FALSE(rig.holds());
    const Rect tracks = rig.area("recording tracks");
    const float y = (tracks.min.y + tracks.max.y) / 2;
    rig.drag({tracks.min.x + 1, y}, {tracks.max.x - 1, y});
    CHECK(rig.holds());

    rig.next_step();
    CHECK(rig.title() == "Frame 3000, move");
    for (int i = 0; i < 6; ++i) {
        CHECK_FALSE(rig.holds());
        rig.type(".");
    }
    CHECK(rig.holds());

    rig.next_step();
    CHECK(rig.title() == "Frame 3078, move");
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(rig.holds());
        rig.type(".");
    }
    CHECK(rig.holds());

    rig.next_step();
    CHECK(rig.book().step().heading == "Catch it");
    CHECK_FALSE(rig.holds());
    rig.click("next wrong answer");
    CHECK(rig.title() == "Frame 4905, move");
    CHECK(rig.holds());
    CHECK(rig.book().is_done(3));
}

TEST_CASE("Ctrl+L leads back to the place in the lesson's recording", "[interface]") {
    RecordingLesson rig("4");
    rig.click("next wrong answer");
    rig.click("open the moment");
    CHECK_FALSE(rig.book().is_open());
    CHECK(rig.title() == "Frame 4905, move of ghost.recording");
    rig.key(SDLK_l, KMOD_LCTRL);
    CHECK(rig.book().is_open());
    CHECK(rig.title() == "Frame 4905, move");
    CHECK(rig.holds());
    // The step begins at the first query again.
    rig.click("Start again");
    CHECK(rig.title() == "Frame 3000, move");
    CHECK(rig.book().is_open());
    // A closed recording is opened again.
    rig.click("close the recording");
    CHECK_FALSE(rig.book().is_open());
    CHECK(rig.lab.workspace.notice().text == "The recording is closed.");
    rig.key(SDLK_l, KMOD_LCTRL);
    CHECK(rig.book().is_open());
}

TEST_CASE("a step goes on with the recording where the reader left it", "[interface]") {
    Rig rig("aabb-vs-point");
    const char* text =
        "# T\n\n## One\n\n```lab\nrecording: ghost 4905\n```\n\n## Two\n\n```lab\n"
        "task: recorded.frame = 4907 within 0\n```\n";
    rig.lab.workspace.lessons().fill(
        {read_lesson(text, "01-t.md", source_of(rig.lab.workspace.scenes()))});
    rig.key(SDLK_l, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().scene().title == "Frame 4905, move");
    rig.type(".");
    rig.key(SDLK_PAGEDOWN);
    CHECK(rig.lab.workspace.session().scene().title == "Frame 4906, move");
    CHECK_FALSE(rig.lab.workspace.lessons().holds());
    rig.type(".");
    CHECK(rig.lab.workspace.lessons().holds());
    rig.key(SDLK_PAGEUP);
    CHECK(rig.lab.workspace.session().scene().title == "Frame 4905, move");
}

TEST_CASE("the lab leaves a recording for the scene that was open before its lesson",
          "[interface]") {
    RecordingLesson rig("4");
    rig.click("next wrong answer");
    CHECK(rig.lab.workspace.settings().scene == "aabb-vs-point");
    rig.key(SDLK_l, KMOD_LCTRL);
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-point");
    CHECK_FALSE(rig.book().is_open());
}

TEST_CASE("the recording of the small game opens outside of its lesson, too", "[interface]") {
    RecordingLesson rig("4");
    command("small_game").run(rig.lab.context);
    rig.frames(3);
    CHECK(rig.lab.workspace.shows_recording());
    CHECK_FALSE(rig.book().is_open());
    rig.type(">");
    CHECK(rig.title() == "Frame 4905, move");
    // It isn't this file.
    rig.host.write_file("ghost.recording", "isect-recording 1 double y_down 0 px other\n");
    rig.lab.workspace.look_for_changes();
    rig.frames(3);
    CHECK(rig.lab.workspace.recording()->index().queries().size() == 3040);
    CHECK(rig.title() == "Frame 4905, move");
}

TEST_CASE("a recording that isn't there leaves what is open", "[interface]") {
    Rig rig("aabb-vs-point");
    rig.lab.workspace.open_recording({"gost"});
    CHECK(rig.lab.workspace.notice().is_error);
    CHECK(rig.lab.workspace.session().id() == "aabb-vs-point");
}

TEST_CASE("beside a lesson, the buttons of the recording's panel have room", "[interface]") {
    for (const Pt size : {Pt{960, 600}, Pt{1280, 800}}) {
        Settings settings;
        settings.window_width = static_cast<int>(size.x);
        settings.window_height = static_cast<int>(size.y);
        RecordingLesson rig("4", settings);
        const Rect panel = rig.area("transport");
        float end = panel.min.x;
        for (const char* name : {"previous wrong answer", "next wrong answer", "all wrong answers",
                                 "open the moment", "close the recording"}) {
            INFO(name << " at " << size.x);
            CHECK(rig.area(name).min.x > end);
            end = rig.area(name).max.x;
        }
        CHECK(end <= panel.max.x);
    }
}

TEST_CASE("a lesson says that its recording is open in place of the user's", "[interface]") {
    lab::testing::WithRecording rig;
    rig.lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
    rig.lab.workspace.lessons().open_named("catch-it-in-your-own-game/4");
    rig.frames(3);
    CHECK(rig.lab.workspace.notice().text ==
          "The lesson's recording is open in place of yours. Open runs/game.recording to see that "
          "again.");
}
