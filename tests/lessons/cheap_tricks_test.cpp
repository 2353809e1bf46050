// What a learner can do to a step without thinking: none of it does a task.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "catch.hpp"
#include "edit/handles.hpp"
#include "evaluate/crowd.hpp"
#include "geometry/camera.hpp"
#include "lessons/tried_step.hpp"
#include "motion/period.hpp"
#include "scene/handles.hpp"

using namespace lab;

namespace {

/// Steps that ask for no more than to watch.
const std::set<std::string> watched = {"the-hero-who-falls/1", "the-room/1"};
/// Steps in which any amount, however small, is the answer.
const std::set<std::string> asks_for_a_hair = {"ranges-on-a-line/4", "seams-and-ghosts/3"};

bool holds(const LessonStep& step, Evaluation now, bool playing) {
    static CrowdKeeper crowds;
    if (step.scene.crowd) crowds.ask(now);
    try {
        const auto& task = std::get<Conditions>(*step.task);
        return progress(task, now, step.query(), {.playing = playing}).done;
    } catch (const TaskError&) {
        // The task is about a motion, which a drag has stopped.
        return false;
    }
}

/// The first of every other frame at which a step's task holds while its scene plays from the
/// start, or from where the step opens; negative if there is none.
double first_done(const LessonStep& step) {
    const double opens = step.scene.opens->time.value_or(0);
    const double ends = opens + std::clamp(period_of(step.scene).value_or(12), 1.0, 30.0);
    Timeline timeline;
    for (const double from : {0.0, opens}) {
        for (double time = from; time <= (from < opens ? opens : ends); time += 1 / 30.0)
            if (holds(step, evaluate(step.scene, time, timeline), true)) return time;
    }
    return -1;
}

template <class Do>
void for_each_task(Do&& act) {
    static const std::vector<Lesson> lessons = built_in_lessons(built_in_scenes());
    for (const Lesson& lesson : lessons) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const LessonStep& step = lesson.steps[i];
            if (!step.task || !std::holds_alternative<Conditions>(*step.task)) continue;
            act(lesson.id + "/" + std::to_string(i + 1), step);
        }
    }
}

/// The scene after a handle was dragged by a little, or the whole shape where no handle is named.
Scene dragged(const Scene& scene, const Scene& posed, const Picked& what, Vec2 at, Vec2 by) {
    Scene now = scene;
    detach(now, posed, what.shape + (what.handle == "delta" ? ".delta" : ""));
    if (what.handle == "delta") {
        for (Query& query : now.queries)
            if (query.mover == what.shape) query.delta = query.delta + by;
        return now;
    }
    Geometry& geometry = find_shape(now, what.shape)->geometry;
    if (what.handle.empty())
        translate(geometry, by);
    else if (!set_extent(geometry, what.handle, at + by))
        set_handle(geometry, what.handle, at + by);
    return now;
}

/// Every handle and every whole shape; in a large level, those of the movers.
std::vector<std::pair<Picked, Vec2>> grips_of(const Scene& scene, const Evaluation& opened,
                                              const Camera& camera) {
    const auto matters = [&](const std::string& shape) {
        return scene.shapes.size() < 20 ||
               std::any_of(scene.queries.begin(), scene.queries.end(),
                           [&](const Query& query) { return query.mover == shape; });
    };
    std::vector<std::pair<Picked, Vec2>> grips;
    for (const Handle& handle : handles_of(opened, camera))
        if (matters(handle.shape)) grips.push_back({{handle.shape, handle.name}, handle.at});
    for (const NamedShape& shape : scene.shapes)
        if (matters(shape.name)) grips.push_back({{shape.name, ""}, {}});
    return grips;
}

/// The handle whose drag by one pixel does the task; empty if none does.
std::string done_by_a_pixel(const LessonStep& step) {
    const Evaluation opened = lab::testing::tried(step, {});
    const Camera camera =
        lab::frame(step.scene.content_corner, step.scene.content_size, {{0, 0}, {640, 480}});
    const double pixel = 1 / camera.state.zoom;
    for (const auto& [grip, at] : grips_of(step.scene, opened, camera)) {
        for (const Vec2 by : {Vec2{pixel, 0}, Vec2{-pixel, 0}, Vec2{0, pixel}, Vec2{0, -pixel}}) {
            const Scene now = dragged(step.scene, opened.posed, grip, at, by);
            Timeline timeline;
            if (holds(step, evaluate(now, opened.time, timeline), false))
                return grip.shape + "." + grip.handle;
        }
    }
    return "";
}

}  // namespace

TEST_CASE("no task is done by playing alone", "[lessons]") {
    for_each_task([](const std::string& name, const LessonStep& step) {
        if (step.scene.motions.empty() || watched.count(name) > 0) return;
        INFO(name);
        CHECK(first_done(step) < 0);
    });
}

TEST_CASE("no task is done by rewinding to the start", "[lessons]") {
    for_each_task([](const std::string& name, const LessonStep& step) {
        INFO(name);
        CHECK_FALSE(holds(step, lab::testing::tried(step, {"time=0"}), false));
    });
}

TEST_CASE("no task is done by a drag of one pixel", "[lessons]") {
    for_each_task([](const std::string& name, const LessonStep& step) {
        if (asks_for_a_hair.count(name) > 0) return;
        const std::string done_by = done_by_a_pixel(step);
        INFO(name << ": " << done_by);
        CHECK(done_by.empty());
    });
}
