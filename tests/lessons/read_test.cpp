#include "catch.hpp"
#include "files/embed.hpp"
#include "lessons/lesson.hpp"
#include "trace/walk.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

const std::vector<Entry>& scenes() {
    static const std::vector<Entry> all = built_in_scenes();
    return all;
}

Lesson read(const std::string& text) {
    return read_lesson(text, "lessons/07-slabs.md", source_of(scenes()));
}

std::string step(const std::string& lab_lines) {
    return "# Slabs\n\n## One\n\nWords.\n\n```lab\nscene: aabb-vs-segment\n" + lab_lines + "```\n";
}

/// Checks the error for such a step, whose own text starts in line 9.
void refuses(const std::string& lab_lines, const std::string& words) {
    CAPTURE(lab_lines);
    CHECK_THROWS_WITH(read(step(lab_lines)), Catch::Matchers::ContainsSubstring(words));
}

}  // namespace

TEST_CASE("a lesson has a title, a summary and steps, and the name of its file", "[lessons]") {
    const Lesson lesson = read(
        "# Slabs\n\nWhat you will know.\n\n## One\n\nWords.\n\n```lab\nscene: aabb-vs-segment\n"
        "set: box.half.x=20\ntime: 1.5\nplay: yes\nshow: slabs contact\nlight: near_x far_x\n"
        "task: hit.time = 2 within 0.5\nhint: Drag.\ndone: Yes.\n```\n\n"
        "## Two\n\nMore.\n\n```lab\nset: box.half.y=30\n```\n");
    CHECK(lesson.id == "slabs");
    CHECK(lesson.title == "Slabs");
    CHECK(lesson.summary.size() == 1);
    REQUIRE(lesson.steps.size() == 2);
    const LessonStep& one = lesson.steps[0];
    CHECK(one.heading == "One");
    CHECK(one.words.size() == 1);
    CHECK(std::get<Aabb>(find_shape(one.scene, "box")->geometry).half.x == 20);
    CHECK(one.scene.opens->time == 1.5);
    CHECK(one.scene.opens->playing == true);
    CHECK(one.scene.show == Layers{Layer::slabs, Layer::contact});
    CHECK(one.light == std::vector<std::string>{"near_x", "far_x"});
    CHECK(one.task.has_value());
    CHECK(one.hint == "Drag.");
    CHECK(one.done == "Yes.");
    const LessonStep& two = lesson.steps[1];
    CHECK(two.goes_on);
    CHECK(std::get<Aabb>(find_shape(two.scene, "box")->geometry).half == Vec2{20, 30});
}

TEST_CASE("a shape that a step puts somewhere doesn't move by itself", "[lessons]") {
    const Lesson moving = read(step("time: 1.5\n"));
    CHECK(moving.steps[0].scene.motions.size() == 2);
    const Lesson still = read(step("set: seg.start.x=40\n"));
    CHECK(still.steps[0].scene.motions.empty());
    const Lesson other = read(step("set: box.half.x=20\n"));
    CHECK(other.steps[0].scene.motions.size() == 2);
}

TEST_CASE("a step has its own scene", "[lessons]") {
    const std::string scene(embedded_text("scenes/aabb-vs-point.json"));
    const Lesson lesson = read("# T\n\n## One\n\n```scene\n" + scene + "```\n");
    CHECK(lesson.steps.at(0).scene.shapes == find_scene(scenes(), "aabb-vs-point").scene.shapes);
}

TEST_CASE("case lines in a step can be opened", "[lessons]") {
    const std::string one = "# T\n\n## One\n\nWords.\n\n```case\n";
    const std::string scene = "```\n\n```lab\nscene: aabb-vs-point\n```\n";
    const Lesson lesson = read(one + "isect1 p:point(1,2) @title=A%20point\nisect1\n" + scene);
    const auto& words = lesson.steps.at(0).words;
    REQUIRE(words.size() == 3);
    CHECK(words[1].marker == "case");
    CHECK(words[1].spans.front().text == "A point");
    CHECK(words[2].spans.back().text == "isect1");
    CHECK_THROWS_WITH(read(one + "isect1\nisect1 p:point(1)\n" + scene),
                      Catch::Matchers::ContainsSubstring("07-slabs.md:9: case line, column"));
}

TEST_CASE("an error in a lesson is reported with file and line", "[lessons]") {
    refuses("scen: x\n", "lessons/07-slabs.md:9: expected one of scene");
    refuses("time: 1\nplay: maybe\n", ":10: expected yes or no");
    refuses("set: box.hulf.x=1\n", ":9: box has no field hulf");
    refuses("set: box.half.x=-1\n", ":9: box.half");
    refuses("show: slobs\n", "did you mean slabs");
    refuses("time: soon\n", "expected seconds");
    refuses("time: 1e308\n", "expected a number from 0 to 3600");
    refuses("query: 3\n", "no query 3");
    refuses("task: hit is perhaps\n", ":9: expected one of true");
    refuses("task: hat is null\n", ":9: neither");
    refuses("task: box.half.x > 1\n", ":9: the task is done before the learner does anything");
    refuses("time: 1\ntime: 2\n", ":10: expected time once");
    refuses("scene: aabb-vs-point\n", "expected scene once");
    refuses("task: predict hit.pos within 3 without box\n", ":9: expected the name of a segment");
    refuses("hint:\n", "expected a value");
    refuses("switches: swept\n", ":9: expected a scene in which a character walks");
    refuses("words\n", "expected KEY: VALUE");
    CHECK_THROWS_WITH(read("## One\n\n```lab\nscene: aabb-vs-point\n```\n"),
                      Catch::Matchers::ContainsSubstring(":1: expected a title"));
    CHECK_THROWS_WITH(read("# T\n\n## One\n\nWords.\n"),
                      Catch::Matchers::ContainsSubstring(":3: expected a fenced"));
    CHECK_THROWS_WITH(read("# T\n\n## One\n\n```lab\nscene: none\n```\n"),
                      Catch::Matchers::ContainsSubstring(":6: no scene is named none"));
    CHECK_THROWS_WITH(
        read("# T\n\n## One\n\n```lab\nscene: aabb-vs-pont\n```\n"),
        Catch::Matchers::ContainsSubstring("aabb-vs-pont; did you mean aabb-vs-point?"));
    CHECK_THROWS_WITH(read("# T\n"), Catch::Matchers::ContainsSubstring("expected a step"));
    CHECK_THROWS_WITH(read("# T\n\n## One\n\n```lab\ntime: 1\n```\n"),
                      Catch::Matchers::ContainsSubstring("expected a scene in the first step"));
    CHECK_THROWS_WITH(read("# T\n\n## One\n\n```scene\n{\"format\": 2}\n```\n"),
                      Catch::Matchers::ContainsSubstring(":6: field format: expected 1"));
}

TEST_CASE("every lesson of the course can be read, and consists of steps with text and a task",
          "[lessons]") {
    const std::vector<Lesson> lessons = built_in_lessons(scenes());
    CHECK(lessons.size() >= 5);
    std::set<std::string> ids;
    for (const Lesson& lesson : lessons) {
        CAPTURE(lesson.id);
        CHECK(ids.insert(lesson.id).second);
        CHECK_FALSE(lesson.summary.empty());
        CHECK(lesson.steps.size() >= 3);
        for (const LessonStep& step : lesson.steps) {
            CHECK_FALSE(step.words.empty());
            CHECK(step.asks());
            CHECK(step.hint.empty() == (&step == &lesson.steps.back()));
            CHECK_FALSE(step.done.empty());
        }
    }
}

// The lab itself trusts the built-in lessons.
TEST_CASE("every task of the course can be done, and none is done at first", "[lessons]") {
    for (const std::string_view name : embedded_names("lessons/")) {
        CAPTURE(name);
        CHECK_NOTHROW(read_lesson(embedded_text(name), std::string(name), source_of(scenes())));
    }
}

TEST_CASE("the query of a step traces every line that the step highlights", "[lessons]") {
    for (const Lesson& lesson : built_in_lessons(scenes())) {
        for (const LessonStep& step : lesson.steps) {
            const auto query = static_cast<std::size_t>(step.scene.opens->query.value_or(0));
            const bool plays = step.scene.opens->playing.value_or(false);
            const double opens = *step.scene.opens->time;
            for (const std::string& name : step.light) {
                CAPTURE(lesson.id, step.heading, name);
                bool told = false;
                // At the moment when the step opens; if the scene plays, during two seconds.
                for (double time = opens; time <= opens + (plays ? 2 : 0); time += 0.1) {
                    Timeline timeline;
                    const Scene posed = evaluate(step.scene, time, timeline).posed;
                    const auto trace = trace_of(posed, posed.queries[query]);
                    told = told || (trace && has_told(*trace, name));
                }
                CHECK(told);
            }
        }
    }
}

TEST_CASE("the result that a lesson asks to predict exists", "[lessons]") {
    for (const Lesson& lesson : built_in_lessons(scenes())) {
        for (const LessonStep& step : lesson.steps) {
            const auto* task = step.task ? std::get_if<Prediction>(&*step.task) : nullptr;
            if (task == nullptr) continue;
            CAPTURE(lesson.id, step.heading);
            Timeline timeline;
            const Evaluation evaluation = evaluate(step.scene, *step.scene.opens->time, timeline);
            const auto query = static_cast<std::size_t>(step.scene.opens->query.value_or(0));
            CHECK(place_of(*task, evaluation, query).has_value());
        }
    }
}
