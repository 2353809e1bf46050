#include "lessons/page_run.hpp"

#include <algorithm>

#include "evaluate/evaluate.hpp"
#include "lessons/task.hpp"
#include "scene/case_line.hpp"

namespace lab {

namespace {

Evaluation at_rest(const Scene& scene) {
    return {scene, 0, ask(scene)};
}

}  // namespace

PageRun::PageRun(const LessonStep& step, std::string_view text)
    : task_(*step.page), query_(step.query()), page_(read_page(text)) {
    cases_ = hidden_cases(step.scene, query_, task_.classes);
    // A page that is given the time of a hit can be tried only where there is one.
    const auto lacks = [&](const HiddenCase& each) {
        return !gives_all(task_, at_rest(each.scene), query_);
    };
    cases_.erase(std::remove_if(cases_.begin(), cases_.end(), lacks), cases_.end());
}

void PageRun::go_on(std::size_t cases) {
    for (; cases > 0 && !is_done(); --cases) {
        const HiddenCase& each = cases_[tried_++];
        std::string fault = fault_of(task_, page_, at_rest(each.scene), query_);
        if (!fault.empty()) failed_ = FailedCase{tried_, each.kind, std::move(fault), each.scene};
    }
}

PageRun run_through(const LessonStep& step, std::string_view text) {
    PageRun run(step, text);
    run.go_on(run.count());
    return run;
}

void check_pages(const Lesson& lesson, const std::string& file) {
    for (const LessonStep& step : lesson.steps) {
        if (!step.page) continue;
        const PageRun solved = run_through(step, step.page->solution);
        if (const auto& failed = solved.failed()) {
            throw LessonError(file, step.page->solution_line,
                              "the solution fails hidden case " + std::to_string(failed->number) +
                                  " (" + name_of(failed->kind) + "): " + failed->fault + "\n" +
                                  write_case(failed->scene));
        }
        if (run_through(step, step.page->lines).passes())
            throw LessonError(file, step.page->line,
                              "the page passes before the learner does anything");
    }
}

}  // namespace lab
