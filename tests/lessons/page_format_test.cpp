// How a teacher writes a page, and what the lab says about a page that can't be right.
#include "catch.hpp"
#include "lessons/page_run.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// A lesson whose third line is the step, and whose blocks begin at the seventh.
Lesson lesson_with(const std::string& blocks) {
    static const std::vector<Entry> scenes = built_in_scenes();
    return read_lesson("# Test\n\n## Write\n\nWords.\n\n" + blocks, "01-test.md",
                       source_of(scenes));
}

std::string block(const std::string& name, const std::string& lines) {
    return "```" + name + "\n" + lines + "\n```\n\n";
}

const std::string blanks = block("page", "overlap = ___");
const std::string solution = block("solution", "overlap = a.min < b.max and b.min < a.max");

std::string lab_block(const std::string& more) {
    return block("lab", "scene: one-axis\n" + more);
}

std::string refusal_of(const std::string& blocks) {
    try {
        check_pages(lesson_with(blocks), "01-test.md");
        return "";
    } catch (const LessonError& error) {
        return error.what();
    }
}

}  // namespace

TEST_CASE("a step can have a page to be filled in", "[lessons][page]") {
    const Lesson lesson =
        lesson_with(blanks +
                    lab_block("expect: overlap = overlaps within 0.5\nhidden: easy far_away\n"
                              "draw: overlap\nhint: Two questions.") +
                    solution);
    const LessonStep& step = lesson.steps.front();
    REQUIRE(step.page);
    CHECK(step.asks());
    CHECK(step.page->lines == "overlap = ___");
    CHECK(step.page->aims.front().path == "overlaps");
    CHECK(step.page->aims.front().within == 0.5);
    CHECK(step.page->drawn == std::vector<std::string>{"overlap"});
    CHECK(step.page->classes == std::vector{CaseClass::easy, CaseClass::far_away});
    CHECK(step.page->line == 8);
    CHECK(step.words.size() == 1);
    CHECK(step.hint == "Two questions.");
    CHECK_NOTHROW(check_pages(lesson, "01-test.md"));
}

TEST_CASE("without a choice, cases of all classes are tried", "[lessons][page]") {
    const Lesson lesson = lesson_with(blanks + lab_block("expect: overlap = overlaps") + solution);
    PageRun run(lesson.steps.front(), lesson.steps.front().page->solution);
    CHECK(run.count() == cases_in_class * case_class_names.size());
    run.go_on(1);
    CHECK(run.tried() == 1);
    CHECK_FALSE(run.is_done());
    run.go_on(1000);
    CHECK(run.passes());
}

TEST_CASE("the first case that fails has its class, its fault and its scene", "[lessons][page]") {
    const Lesson lesson = lesson_with(blanks + lab_block("expect: overlap = overlaps") + solution);
    PageRun run(lesson.steps.front(), "overlap = a.min <= b.max and b.min <= a.max");
    run.go_on(1000);
    REQUIRE(run.failed());
    CHECK(run.failed()->kind == CaseClass::corner);
    CHECK(run.failed()->number == run.tried());
    CHECK(run.failed()->fault == "overlap is true, and should be false.");
    const auto range = [&](const char* name) {
        return std::get<Range>(find_shape(run.failed()->scene, name)->geometry);
    };
    CHECK((range("a").max == range("b").min || range("b").max == range("a").min));
    // The same again.
    PageRun again(lesson.steps.front(), "overlap = a.min <= b.max and b.min <= a.max");
    again.go_on(1000);
    CHECK(again.failed()->scene == run.failed()->scene);
}

TEST_CASE("a page that lacks what is asked fails at once, and says why", "[lessons][page]") {
    const Lesson lesson = lesson_with(blanks + lab_block("expect: overlap = overlaps") + solution);
    const auto fault = [&](const char* page) {
        PageRun run(lesson.steps.front(), page);
        run.go_on(1000);
        return run.failed() ? run.failed()->fault : "";
    };
    CHECK(fault("") == "No line gives a value to overlap.");
    CHECK(fault("overlap = ___") == "Fill in the blank.");
    CHECK(fault("overlap = a.mim < 1") == "Nothing is named a.mim. Did you mean a.min?");
    CHECK(fault("overlap = sqr(2) < 1") == "Nothing is named sqr. Did you mean sqrt?");
    CHECK(fault("overlap = 3") == "overlap is a number, and should be true or false.");
}

TEST_CASE("a page that can't be right is refused with its line", "[lessons][page]") {
    struct Row {
        std::string blocks, refusal;
    };
    const std::string aim = lab_block("expect: overlap = overlaps");
    const std::vector<Row> rows = {
        {aim + solution, "01-test.md:9: expected a fenced page block in this step"},
        {blanks + aim, "01-test.md:8: expected a fenced solution block after the page"},
        {blanks + lab_block("") + solution,
         "01-test.md:8: expected a line such as expect: hit = hit in the lab block"},
        {blanks + blanks + aim, "01-test.md:12: expected one page in a step"},
        {blanks + lab_block("expect: overlap = overlaps\ntask: overlaps is false") + solution,
         "01-test.md:8: expected a task or a page, not both"},
        {blanks + lab_block("expect: overlap overlaps") + solution,
         "01-test.md:13: expected NAME = PATH or NAME = PATH within NUMBER"},
        {blanks + lab_block("expect: overlap = overlap") + solution,
         "01-test.md:13: neither the query's result nor a shape is named overlap"},
        {blanks + lab_block("expect: touches = overlaps") + solution,
         "01-test.md:13: no line of the solution is named touches"},
        {blanks + lab_block("expect: overlap = overlaps\ndraw: near") + solution,
         "01-test.md:14: no line of the solution is named near"},
        {blanks + lab_block("expect: overlap = overlaps\nhidden: easy corners") + solution,
         "01-test.md:14: expected one of easy, corner, touching, parallel, inside, zero_length, "
         "far_away, found corners; did you mean corner?"},
        {block("page", "overlap = ___\nb = 1 +") + aim + solution,
         "01-test.md:9: column 8: Something is missing at the end of this line."},
        {blanks + aim + block("solution", "overlap = a.min < b.maks"),
         "01-test.md:17: column 19: Nothing is named b.maks. Did you mean b.max?"},
        {blanks + aim + block("solution", "overlap = ___"),
         "01-test.md:17: column 11: Fill in the blank."},
        {blanks + aim + block("solution", "overlap = a.min < b.max"),
         "01-test.md:17: the solution fails hidden case"},
        {block("page", "overlap = a.min < b.max and b.min < a.max") + aim + solution,
         "01-test.md:8: the page passes before the learner does anything"},
        {blanks + block("lab", "scene: chain-of-hills\nexpect: overlap = overlaps") + solution,
         "01-test.md:8: expected a query of a point, segment, box, circle or range"},
    };
    for (const auto& [blocks, refusal] : rows) {
        INFO(blocks);
        const std::string found = refusal_of(blocks);
        CHECK(found.substr(0, refusal.size()) == refusal);
    }
    // The case can be opened: its line comes after the fault.
    const std::string found =
        refusal_of(blanks + aim + block("solution", "overlap = a.min < b.max"));
    CHECK(found.find(".\nisect1 ") != std::string::npos);
}
