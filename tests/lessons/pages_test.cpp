// The pages of the course: what passes, and what must not.
#include <map>
#include <set>

#include "catch.hpp"
#include "lessons/page_run.hpp"
#include "lessons/page_words.hpp"
#include "lessons/task.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

const std::vector<Lesson>& lessons_with_pages() {
    static const std::vector<Lesson> all = built_in_lessons(built_in_scenes());
    return all;
}

const LessonStep& page_step(const std::string& name) {
    const std::string id = name.substr(0, name.find('/'));
    for (const Lesson& lesson : lessons_with_pages())
        if (lesson.id == id) return lesson.steps.at(std::stoul(name.substr(id.size() + 1)) - 1);
    throw std::runtime_error("no step " + name);
}

/// What fails first: "corner: hit is true, and should be false."; empty if nothing does.
std::string first_fault(const LessonStep& step, const std::string& page) {
    PageRun run(step, page);
    run.go_on(run.count());
    return run.failed() ? std::string(name_of(run.failed()->kind)) + ": " + run.failed()->fault
                        : "";
}

/// The solution with other words in one place.
std::string with(const LessonStep& step, const std::string& from, const std::string& to) {
    std::string text = step.page->solution;
    const std::size_t at = text.find(from);
    INFO(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// Every step with a page, by its name.
std::vector<std::pair<std::string, const LessonStep*>> steps_with_pages() {
    std::vector<std::pair<std::string, const LessonStep*>> steps;
    for (const Lesson& lesson : lessons_with_pages())
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            if (lesson.steps[i].page)
                steps.emplace_back(lesson.id + "/" + std::to_string(i + 1), &lesson.steps[i]);
    return steps;
}

/// A solution in which one comparison decides a tie the other way.
struct TurnedTie {
    std::string comparison, page;
};

std::vector<TurnedTie> turned_ties(const std::string& solution) {
    std::vector<TurnedTie> all;
    for (std::size_t at = 0; at < solution.size(); ++at) {
        if (solution[at] != '<' && solution[at] != '>') continue;
        const bool takes_tie = solution[at + 1] == '=';
        std::string page = solution;
        page.replace(at, takes_tie ? 2 : 1, solution.substr(at, 1) + (takes_tie ? "" : "="));
        const std::size_t begin = at < 2 ? 0 : page.rfind(' ', at - 2) + 1;
        const std::size_t end = page.find_first_of(" \n", page.find(' ', at) + 1);
        std::string comparison = page.substr(begin, end - begin);
        std::erase_if(comparison, [](char each) { return each == '(' || each == ')'; });
        all.push_back({comparison, page});
    }
    return all;
}

}  // namespace

TEST_CASE("every solution of the course passes all hidden cases", "[lessons][page]") {
    int pages = 0;
    for (const Lesson& lesson : lessons_with_pages()) {
        INFO(lesson.id);
        CHECK_NOTHROW(check_pages(lesson, lesson.id));
        for (const LessonStep& step : lesson.steps) pages += step.page ? 1 : 0;
    }
    CHECK(pages >= 3);
}

TEST_CASE("the lines that a page begins with can be read in a narrow panel", "[lessons][page]") {
    constexpr std::size_t letters_in_panel = 46;
    for (const auto& [name, step] : steps_with_pages()) {
        for (const PageLine& line : read_page(step->page->lines).lines) {
            INFO(name << ": " << line.text);
            CHECK(line.text.size() <= letters_in_panel);
        }
    }
}

TEST_CASE("what learners typically write wrong fails", "[lessons][page]") {
    struct Row {
        const char* step;
        const char *from, *to;  // in the solution
        const char* fault;      // its beginning
    };
    const std::vector<Row> rows = {
        // Touching counts; one question only; both ends of one range.
        {"ranges-on-a-line/6", "a.min < b.max", "a.min <= b.max", "corner"},
        {"ranges-on-a-line/6", "b.min < a.max", "true", "easy"},
        {"ranges-on-a-line/6", "in_time and b", "in_time or b", "easy"},
        {"two-axes-make-a-box/6", "overlap_x and overlap_y", "overlap_x", "easy"},
        {"two-axes-make-a-box/6", "overlap_x and overlap_y", "overlap_x or overlap_y", "easy"},
        {"two-axes-make-a-box/6", "a.min.x < b.max.x", "a.min.x <= b.max.x", ""},
        {"two-axes-make-a-box/6", "a.min.y < b.max.y", "a.min.y <= b.max.y", "touching"},
        {"two-axes-make-a-box/6", "b.min.y < a.max.y", "b.min.y <= a.max.y", "touching"},
        // Only one side is clamped.
        {"the-closest-point/7", "clamp(point.pos.x, box.min.x, box.max.x)",
         "max(point.pos.x, box.min.x)", ""},
        {"the-closest-point/7", "clamp(point.pos.y, box.min.y, box.max.y)",
         "clamp(point.pos.y, -box.half.y, box.half.y)", ""},
        {"the-closest-point/7", "length(point.pos - closest)", "42", "easy"},
        // The box grown by the radius, without its round corners.
        {"the-closest-point/8", "dot(way, way) < circle.radius * circle.radius",
         "abs(way.x) < circle.radius and abs(way.y) < circle.radius", ""},
        {"the-closest-point/8", "dot(way, way) <", "dot(way, way) <=", ""},
        {"near-and-far/9", "sign_x = sign(seg.delta.x)", "sign_x = 1", "easy"},
        {"near-and-far/9", "near < far and near < 1 and far > 0", "near < far", "easy"},
        {"near-and-far/9", " and far > 0", "", "easy"},
        {"near-and-far/9", " and near < 1", "", "easy"},
        {"near-and-far/9", "near < far", "near <= far", "corner"},
        {"near-and-far/9", "near = max", "near = min", "easy"},
        {"near-and-far/9", "far > 0", "near > 0", "touching"},
        {"near-and-far/10", "abs(seg.start.x - box.center.x) < box.half.x", "true", "parallel"},
        {"near-and-far/10", "< box.half.x", "<= box.half.x", "parallel"},
        {"near-and-far/10", "time = max(near, 0)", "time = near", "inside"},
        // A start on the surface that leads away, and one that leads in.
        {"near-and-far/9", "far > 0", "far >= 0", "touching"},
        {"near-and-far/10", "far > 0", "far >= 0", "touching"},
        {"near-and-far/10", "far > 0", "far > 0 and near != 0", "touching"},
        {"the-swept-box/7", "far > 0", "far >= 0", "touching"},
        {"the-swept-box/7", "far > 0", "far > -0.1", "touching"},
        {"the-swept-box/7", "far > 0", "far > 0 and near != 0", "touching"},
        {"circles-and-the-quadratic/8", "(b < 0 and discriminant > 0 and entry < 1)",
         "(discriminant > 0 and entry < 1 and entry > 0)", "touching"},
        {"circles-and-the-quadratic/8", "(b < 0 and discriminant > 0 and entry < 1)",
         "(discriminant > 0 and entry < 1 and entry > -0.1)", "touching"},
        {"circles-and-the-quadratic/8", "b < 0 and", "b < 0 and c != 0 and", "touching"},
        {"circles-and-the-quadratic/8", "inside or", "c <= 0 or", "touching"},
        {"circles-and-the-quadratic/8", "inside or",
         "inside or (c == 0 and length(seg.delta) > 0) or", "touching"},
        {"inflating/6", "b.half + a.half", "b.half", "easy"},
        {"inflating/6", "abs(between.x) < grown.x", "between.x < grown.x", ""},
        {"inflating/6", "abs(between.y) < grown.y", "abs(between.y) <= grown.y", "touching"},
        {"the-swept-box/7", "b.half + a.half", "b.half", "easy"},
        {"the-swept-box/7", "if hit then max(near, 0) else 1", "max(near, 0)", "easy"},
        {"the-swept-box/7", "abs(start.y) < grown.y", "abs(start.y) <= grown.y", "parallel"},
        {"circles-and-the-quadratic/8", "(b < 0 and discriminant", "(discriminant", "easy"},
        {"circles-and-the-quadratic/8", "discriminant > 0", "discriminant >= 0", "corner"},
        {"circles-and-the-quadratic/8", "inside or ", "", "inside"},
        {"circles-and-the-quadratic/8", " and entry < 1", "", "easy"},
        {"circles-and-the-quadratic/8", "(-b - sqrt", "(-b + sqrt", "easy"},
        {"slide-bounce-invert/6", "rest - dot", "rest - 2 * dot", "easy"},
        {"slide-bounce-invert/6", "(1 - time)", "time", "easy"},
    };
    for (const auto& [name, from, to, fault] : rows) {
        const LessonStep& step = page_step(name);
        const std::string found = first_fault(step, with(step, from, to));
        INFO(name << ": " << to << ": " << found);
        CHECK_FALSE(found.empty());
        CHECK(found.starts_with(fault));
    }
}

TEST_CASE("a page that decides a tie the other way fails", "[lessons][page]") {
    // Where b is 0, the discriminant is negative, or the start is inside: no other answer.
    const std::set<std::string> equivalent = {"circles-and-the-quadratic/8: b <= 0"};
    int tried = 0;
    for (const auto& [name, step] : steps_with_pages()) {
        for (const TurnedTie& turned : turned_ties(step->page->solution)) {
            const std::string words = name + ": " + turned.comparison;
            INFO(words);
            const bool same = equivalent.count(words) > 0;
            CHECK(first_fault(*step, turned.page).empty() == same);
            ++tried;
        }
    }
    CHECK(tried > 20);
}

TEST_CASE("the swap alone doesn't decide what runs along a side", "[lessons][page]") {
    std::string page = page_step("near-and-far/10").page->solution;
    for (const char* axis : {"x", "y"}) {
        for (const char* values : {"-inf else inf", "inf else -inf"}) {
            const std::string guard = std::string("if seg.delta.") + axis +
                                      " == 0 then (if inside_" + axis + " then " + values +
                                      ") else ";
            const std::size_t at = page.find(guard);
            REQUIRE(at != std::string::npos);
            page.erase(at, guard.size());
        }
    }
    CHECK(first_fault(page_step("near-and-far/10"), page) ==
          "parallel: hit is true, and should be false.");
}

TEST_CASE("no answer is right in all cases of a page", "[lessons][page]") {
    for (const Lesson& lesson : lessons_with_pages()) {
        for (const LessonStep& step : lesson.steps) {
            if (!step.page) continue;
            std::set<std::string> answers;
            const auto query = static_cast<std::size_t>(step.scene.opens->query.value_or(0));
            for (const HiddenCase& each : hidden_cases(step.scene, query, step.page->classes)) {
                const Evaluation now{each.scene, 0, ask(each.scene)};
                if (!gives_all(*step.page, now, query)) continue;
                const auto values =
                    page_values(read_page(step.page->solution), scope_of(*step.page, now, query));
                const auto value = value_named(read_page(step.page->solution), values,
                                               step.page->aims.front().name);
                answers.insert(std::string(name_of(each.kind)) + " " + value_in_words(*value));
            }
            for (const CaseClass kind : step.page->classes) {
                int different = 0;
                for (const std::string& answer : answers)
                    different += answer.starts_with(name_of(kind)) ? 1 : 0;
                INFO(lesson.id << ": " << step.heading << ": " << name_of(kind));
                // Whoever starts inside always hits.
                CHECK((different > 1 || kind == CaseClass::inside));
            }
        }
    }
}

TEST_CASE("a value is shorter where there is less space, but whole numbers keep their digits",
          "[lessons][page]") {
    CHECK(value_in_words(Value(0.4772727)) == "0.477273");
    CHECK(value_in_words(Value(0.4772727), 3) == "0.477");
    CHECK(value_in_words(Value(Vec2{-2.0 / 3, 16777217}), 3) == "(−0.667, 16777217)");
    CHECK(value_in_words(Value(999999999.0)) == "999999999");
}
