// Steps of a lesson that open the recording of a game.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "geometry/outline.hpp"
#include "lessons/tried_step.hpp"
#include "workspace/lesson_recordings.hpp"
#include "workspace/open_recording.hpp"

using namespace lab;
using lab::testing::step_named;
using lab::testing::tried;

namespace {

Lesson recorded_lesson(const std::string& lab_lines) {
    static const std::vector<Entry> scenes = built_in_scenes();
    const std::string text = "# T\n\n## One\n\nWords.\n\n```lab\n" + lab_lines +
                             "```\n\n## Two\n\n```lab\nquiet: yes\n```\n";
    return read_lesson(text, "lessons/07-t.md", source_of(scenes));
}

void refuses_recording(const std::string& lab_lines, const std::string& words) {
    CAPTURE(lab_lines);
    CHECK_THROWS_WITH(recorded_lesson(lab_lines), Catch::Matchers::ContainsSubstring(words));
}

std::string margin_of(const std::string& task, const InstrumentsNow& now) {
    const Lesson lesson = recorded_lesson("recording: ghost\n");
    const Evaluation opened = tried(lesson.steps.front(), {});
    return progress(std::get<Conditions>(parse_task(task)), opened, 0, now).margin;
}

Vec2 center_in(const Scene& scene, const char* name) {
    return std::get<Aabb>(find_shape(scene, name)->geometry).center;
}

}  // namespace

TEST_CASE("a step opens a recording at its first query, or at a frame", "[lessons]") {
    const Lesson first = recorded_lesson("recording: ghost\n");
    CHECK(first.steps.at(0).recording == StepRecording{"ghost", {}});
    CHECK(first.steps.at(0).scene.title == "Frame 3000, move");
    CHECK(center_in(first.steps.at(0).scene, "hero") == Vec2{139.1, 71.3});
    const Lesson wrong = recorded_lesson("recording: ghost 4905\n");
    CHECK(wrong.steps.at(0).scene.title == "Frame 4905, move");
    CHECK(center_in(wrong.steps.at(0).scene, "hero") == Vec2{91.6, 91.8625});
    // The next step goes on with it.
    CHECK(wrong.steps.at(1).goes_on);
    CHECK(wrong.steps.at(1).recording == wrong.steps.at(0).recording);
    CHECK(wrong.steps.at(1).scene.shapes == wrong.steps.at(0).scene.shapes);
}

TEST_CASE("a lesson says what is wrong with a step's recording", "[lessons]") {
    refuses_recording("recording: gost\n",
                      "lessons/07-t.md:8: no recording is named gost; did you mean ghost?");
    refuses_recording("recording: ../scenes/ghost\n", "no recording is named ../scenes/ghost");
    refuses_recording("recording: ghost 99\n", ":8: the recording ghost has no query in frame 99");
    refuses_recording("recording: ghost now\n",
                      ":8: expected a name, or a name and a frame, found ghost now");
    refuses_recording("recording: ghost 1e300\n", "expected a name, or a name and a frame");
    refuses_recording("recording: ghost 3000 1\n", "expected a name, or a name and a frame");
    refuses_recording("scene: aabb-vs-point\nrecording: ghost\n",
                      ":9: expected one scene in a step");
    refuses_recording("recording: ghost\nset: hero.center.x=2\n", ":9: expected no set");
    refuses_recording("scene: aabb-vs-point\ntask: recorded.wrong is true\n",
                      ":9: expected a step with a recording");
    refuses_recording("recording: ghost\ntask: recorded.right is true\n",
                      ":9: recorded.right leads nowhere at right");
}

TEST_CASE("a lesson in somebody's folder opens a recording of that folder", "[lessons]") {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / "intersect-lab-recorded-lesson";
    std::filesystem::create_directories(folder / "lessons");
    std::filesystem::create_directories(folder / "recordings");
    std::ofstream(folder / "recordings" / "mine.recording")
        << "isect-recording 1 double y_down 0 px mine\nframe 7 key\nshape hero box 5 0 4 4\n"
           "query move slide hero 3 0 all -> 8 0\n";
    std::ofstream(folder / "lessons" / "01-mine.md")
        << "# Mine\n\n## One\n\n```lab\nrecording: mine 7\n```\n\n## Two\n\n```lab\nrecording: "
           "ghost\n```\n";
    Problems problems;
    const std::vector<Lesson> lessons = lessons_in(folder.string(), built_in_scenes(), problems);
    CHECK(problems.empty());
    REQUIRE(lessons.size() == 1);
    CHECK(center_in(lessons[0].steps.at(0).scene, "hero") == Vec2{5, 0});
    CHECK(lessons[0].steps.at(1).scene.title == "Frame 3000, move");
    CHECK(assets_around(lessons[0].path) == folder.string());
    CHECK(assets_around("").empty());
    std::filesystem::remove_all(folder);
}

TEST_CASE("a task about a recording says how far it is from being done", "[lessons]") {
    CHECK(margin_of("recorded.wrong is true", {}) == "no query of the recording is shown");
    CHECK(margin_of("recorded.wrong is true", {.recorded = RecordedNow{3000, false}}) ==
          "this answer is fine");
    CHECK(margin_of("recorded.wrong is false", {.recorded = RecordedNow{3000, true}}) ==
          "this answer is wrong");
    CHECK(margin_of("recorded.frame = 3006 within 0", {.recorded = RecordedNow{3002, false}}) ==
          "the frame (recorded.frame) is 3002, 4 less than 3006");
}

TEST_CASE("the recording of the lesson is what its text says", "[lessons]") {
    OpenRecording recording("ghost", recording_text(small_game, ""), 0, 1);
    while (!recording.is_done()) recording.follow([] { return 0.0; });
    CHECK(recording.index().frames().size() == 3000);
    CHECK(recording.index().queries().size() == 3040);
    const std::vector<std::size_t> wrong = recording.wrong_queries();
    REQUIRE(wrong.size() == 1);
    recording.show(wrong.front());
    CHECK(recording.frame() == 4905);
    CHECK(recording.moment().wrong->kind == WrongKind::stops_though_free);
    // The game turns around in the frame after it.
    recording.show(wrong.front() + 1);
    CHECK(recording.moment().scene.queries.at(0).delta == Vec2{-2.5, 0.5});
    // The motion that ends on the tiles.
    recording.show(first_query(recording.index(), 3006));
    CHECK(recording.moment().scene.queries.at(0).delta == Vec2{2.5, 4.5});
    CHECK(position(recording.moment().answer->end->geometry) == Vec2{156.6, 92.3});
}

TEST_CASE("the lesson's hair is one step of a double, and the game's rounding makes it",
          "[lessons]") {
    const Vec2 hero = center_in(step_named("catch-it-in-your-own-game/5").scene, "hero");
    CHECK(std::nextafter(hero.y, 0) == 92.3);
    // As ghost_game.cpp computes it.
    const double time = (108.3 - 8 - (91.8625 + 8)) / 2.9375;
    CHECK(hero.y == 91.8625 * (1 - time) + (91.8625 + 2.9375) * time);
    CHECK(hero.x == 91.6 * (1 - time) + (91.6 + 2.5) * time);
    CHECK(isect::distance(lab::testing::predicted("catch-it-in-your-own-game/6"),
                          Vec2{94.1, 92.3}) < 1e-9);
}

TEST_CASE("the hair is lifted by no other change", "[lessons]") {
    lab::testing::check_trials({{"catch-it-in-your-own-game/5", true, {"hero.center.y=92.3"}},
                                {"catch-it-in-your-own-game/5", false, {"hero.center.y=92.2"}},
                                {"catch-it-in-your-own-game/5", false, {"hero.center.x=80"}},
                                {"catch-it-in-your-own-game/5", false, {"floor6.center.y=108.4"}},
                                {"catch-it-in-your-own-game/5", false, {"hero.delta.x=0"}}});
}

TEST_CASE("the ten lines in the lesson are a recording without a wrong answer", "[lessons]") {
    const LessonStep& step = step_named("catch-it-in-your-own-game/2");
    std::string lines;
    for (const Block& block : step.words)
        if (block.kind == BlockKind::code) lines = plain_text(block);
    CHECK(std::count(lines.begin(), lines.end(), '\n') == 10);
    OpenRecording recording("ten", lines, 0, 1);
    REQUIRE(recording.is_recording());
    while (!recording.is_done()) recording.follow([] { return 0.0; });
    CHECK(recording.index().queries().size() == 2);
    CHECK(recording.replay().faulty() == 0);
    CHECK(recording.wrong_queries().empty());
}
