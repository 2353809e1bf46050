#include "lessons/page_run.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/evaluate.hpp"
#include "lessons/task.hpp"

namespace lab {

namespace {

std::size_t query_of(const LessonStep& step) {
    return static_cast<std::size_t>(step.scene.opens->query.value_or(0));
}

Evaluation at_rest(const Scene& scene) {
    return {scene, 0, ask(scene)};
}

/// The corners of what a shape takes, from which a view is framed.
struct AddPlaces {
    std::vector<Vec2>& places;

    void operator()(const Vec2& point) const { places.push_back(point); }
    void operator()(const Segment& segment) const {
        places.push_back(segment.start);
        places.push_back(segment.end());
    }
    void operator()(const Aabb& box) const {
        places.push_back(box.min());
        places.push_back(box.max());
    }
    void operator()(const Circle& circle) const {
        const Vec2 reach{circle.radius, circle.radius};
        places.push_back(circle.center - reach);
        places.push_back(circle.center + reach);
    }
    void operator()(const Range& range) const {
        // Ranges are drawn on rows of their own, whose height follows from the view's.
        places.push_back({range.min, -16});
        places.push_back({range.max, 16});
    }
    template <class Other>
    void operator()(const Other&) const {}
};

/// The case has to be in view, wherever it is.
void frame(Scene& scene, std::size_t query) {
    std::vector<Vec2> places;
    const Query& asked = scene.queries[query];
    for (const NamedShape& shape : scene.shapes) {
        if (shape.name != asked.mover && shape.name != asked.obstacles.front()) continue;
        std::vector<Vec2> own;
        std::visit(AddPlaces{own}, shape.geometry);
        const Vec2 delta = shape.name == asked.mover ? asked.delta : Vec2{};
        for (const Vec2 place : own) {
            places.push_back(place);
            places.push_back(place + delta);
        }
    }
    Vec2 least = places.front(), most = places.front();
    for (const Vec2 place : places) {
        least = {std::min(least.x, place.x), std::min(least.y, place.y)};
        most = {std::max(most.x, place.x), std::max(most.y, place.y)};
    }
    const double margin = 8 + 0.25 * std::max(most.x - least.x, most.y - least.y);
    scene.content_corner = least - Vec2{margin, margin};
    scene.content_size = most - least + 2 * Vec2{margin, margin};
}

}  // namespace

PageRun::PageRun(const LessonStep& step, std::string_view text)
    : task_(*step.page), query_(query_of(step)), page_(read_page(text)) {
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
        if (fault.empty()) continue;
        failed_ = FailedCase{tried_, each.kind, std::move(fault), each.scene};
        frame(failed_->scene, query_);
    }
}

void check_pages(const Lesson& lesson, const std::string& file) {
    for (const LessonStep& step : lesson.steps) {
        if (!step.page) continue;
        PageRun solved(step, step.page->solution);
        solved.go_on(solved.count());
        if (const auto& failed = solved.failed()) {
            throw LessonError(file, step.page->solution_line,
                              "the solution fails hidden case " + std::to_string(failed->number) +
                                  " (" + name_of(failed->kind) + "): " + failed->fault);
        }
        PageRun untouched(step, step.page->lines);
        untouched.go_on(untouched.count());
        if (untouched.passes())
            throw LessonError(file, step.page->line,
                              "the page passes before the learner does anything");
    }
}

}  // namespace lab
