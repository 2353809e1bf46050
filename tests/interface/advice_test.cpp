// The hints that the lab shows to users who are stuck.
#include <algorithm>
#include <string_view>

#include <imgui_internal.h>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"
#include "ui/picker/task_card.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::Rig;

namespace {

std::string said(Rig& rig) {
    return rig.lab.workspace.notice().seconds > 0 ? rig.lab.workspace.notice().text : "";
}

bool mentions(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

/// Opens the first step in all lessons that asks for a prediction.
void open_prediction(Rig& rig) {
    LessonBook& book = rig.lab.workspace.lessons();
    book.fill(built_in_lessons(built_in_scenes()));
    for (std::size_t i = 0; i < book.lessons().size(); ++i) {
        for (std::size_t step = 0; step < book.lessons()[i].steps.size(); ++step) {
            const auto& task = book.lessons()[i].steps[step].task;
            if (!task || !std::holds_alternative<Prediction>(*task)) continue;
            book.open(i);
            book.go_to(step);
            rig.frames(2);
            return;
        }
    }
    FAIL("no step asks for a prediction");
}

}  // namespace

TEST_CASE("a press beside a moving shape shows how to hold it", "[interface][advice]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().view().speed = 0;
    const auto start = [&] {
        return std::get<Segment>(
                   find_shape(rig.lab.workspace.session().now().posed, "seg")->geometry)
            .start;
    };
    const Pt near = beside(rig.on_screen(start()), 30, -20);
    rig.drag(near, beside(near, 20, 0));
    CHECK(said(rig).empty());
    rig.lab.workspace.session().view().playing = true;
    const Pt near_now = beside(rig.on_screen(start()), 30, -20);
    rig.drag(near_now, beside(near_now, 20, 0));
    CHECK(mentions(said(rig), "Space"));
}

TEST_CASE("dropping a shape outside the canvas shows how to get it back", "[interface][advice]") {
    Rig rig("aabb-vs-point");
    const auto& shapes = rig.lab.workspace.session().now().posed.shapes;
    std::string name;
    Vec2 at;
    for (const NamedShape& shape : shapes) {
        const auto* point = std::get_if<Vec2>(&shape.geometry);
        if (point == nullptr) continue;
        name = shape.name;
        at = *point;
    }
    REQUIRE_FALSE(name.empty());
    const Pt from = rig.on_screen(at);
    rig.drag(from, beside(from, 25, 15));
    CHECK(said(rig).empty());
    const Pt again = beside(from, 25, 15);
    rig.drag(again, {again.x, rig.at("transport").y});
    CHECK(said(rig) == name + " is out of sight now. Ctrl+Z brings it back; Home shows all.");
    rig.lab.workspace.undo();
    rig.frames(2);
    const Camera& camera = rig.lab.shown().hands.camera();
    const NamedShape* back = find_shape(rig.lab.workspace.session().now().posed, name);
    CHECK(camera.area.contains(camera.to_screen(std::get<Vec2>(back->geometry))));
}

TEST_CASE("dropping a target outside the canvas names the target, not its shape",
          "[interface][advice]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 a:aabb(0,0;5,5) b:aabb(20,0;5,5) sweep(a,b;15,20)");
    rig.frames(3);
    const Pt target = rig.on_screen({15, 20});
    rig.drag(target, {target.x, rig.at("transport").y});
    CHECK(said(rig) ==
          "The target of a is out of sight now. Ctrl+Z brings it back; Home shows all.");
}

TEST_CASE("Enter first shows the cross, and then predicts", "[interface][advice]") {
    Rig rig("aabb-vs-point");
    open_prediction(rig);
    REQUIRE(rig.lab.workspace.lessons().awaits_prediction());
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.lessons().awaits_prediction());
    CHECK(rig.lab.workspace.lessons().cross);
    CHECK(mentions(said(rig), "arrow keys"));
    rig.key(SDLK_RETURN);
    CHECK_FALSE(rig.lab.workspace.lessons().awaits_prediction());
}

TEST_CASE("a lesson is finished once every step is seen and every task done",
          "[interface][advice]") {
    Rig rig("aabb-vs-point");
    std::vector<Lesson> lessons = built_in_lessons(built_in_scenes());
    for (LessonStep& step : lessons[0].steps) {
        step.task.reset();
        step.page.reset();
    }
    rig.lab.workspace.lessons().fill(lessons);
    LessonBook& book = rig.lab.workspace.lessons();
    book.open(0);
    rig.frames(2);
    for (std::size_t step = 0; step < lessons[0].steps.size(); ++step) {
        CHECK_FALSE(book.is_finished(0));
        book.go_to(step);
        rig.frames(2);
    }
    CHECK(book.is_finished(0));
    CHECK_FALSE(book.is_finished(1));
}

TEST_CASE("one Esc ends the presentation, even if a beginner's hint is shown",
          "[interface][advice]") {
    Rig rig("aabb-vs-segment");
    rig.lab.ui.hints_shown = true;
    rig.key(SDLK_F5);
    REQUIRE(rig.lab.ui.presenting);
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.ui.presenting);
}

TEST_CASE("the shelf shows the progress of a lesson", "[interface][advice]") {
    Rig rig("aabb-vs-point");
    LessonBook& book = rig.lab.workspace.lessons();
    std::vector<Lesson> lessons = built_in_lessons(built_in_scenes());
    for (LessonStep& step : lessons[0].steps) {
        step.task.reset();
        step.page.reset();
    }
    book.fill(lessons);
    CHECK(book.steps_done(0) == 0);
    book.open(0);
    rig.frames(2);
    CHECK(book.steps_done(0) == 1);
    rig.key(SDLK_l, KMOD_LCTRL);
    REQUIRE(book.shelf_shown);
    const auto marks_at_right = [&] {
        rig.frames(2);
        for (const ImGuiWindow* window : GImGui->Windows) {
            const std::string_view name = window->Name;
            if (name.find("/lessons_") == std::string_view::npos) continue;
            const auto& all = window->DrawList->VtxBuffer;
            return std::count_if(all.begin(), all.end(), [&](const ImDrawVert& vertex) {
                return vertex.pos.x > window->Pos.x + window->Size.x - 30;
            });
        }
        return std::ptrdiff_t{-1};
    };
    const auto some = marks_at_right();
    rig.lab.workspace.settings().lessons.clear();
    CHECK(marks_at_right() < some);
}

TEST_CASE("a wrong prediction shows that restarting the step asks again", "[interface][advice]") {
    Rig rig("aabb-vs-point");
    open_prediction(rig);
    LessonBook& book = rig.lab.workspace.lessons();
    CHECK(words_on_prediction(book).empty());
    rig.click(beside(rig.lab.shown().hands.camera().middle(), -120, -100));
    REQUIRE(book.prediction());
    REQUIRE_FALSE(book.is_done(book.step_index()));
    CHECK(mentions(words_on_prediction(book), "“Start again” asks again"));
    book.start_again();
    rig.frames(2);
    REQUIRE(book.awaits_prediction());
    const auto truth = book.truth();
    REQUIRE(truth.has_value());
    rig.click(rig.on_screen(*truth));
    REQUIRE(book.is_done(book.step_index()));
    CHECK_FALSE(mentions(words_on_prediction(book), "again"));
}
