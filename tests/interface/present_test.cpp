// While presenting, everything that the text and the task refer to is visible.
#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "ui/layout.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::Rig;

namespace {

/// The course in a window with type for the back row.
struct Presented : Rig {
    explicit Presented(Settings settings = {}) : Rig("aabb-vs-segment", std::move(settings)) {
        lab.workspace.lessons().fill(built_in_lessons(lab.workspace.scenes()));
        lab.workspace.lessons().open_named("ranges-on-a-line");
        frames(2);
        lab.present();
        frames(3);
    }
    void open_step(const std::string& name) {
        lab.workspace.lessons().open_named(name);
        frames(2);
    }
};

}  // namespace

TEST_CASE("while presenting, every task is visible, however long the text",
          "[interface][lessons]") {
    Presented rig;
    REQUIRE(rig.lab.workspace.settings().scale > 1);
    LessonBook& book = rig.lab.workspace.lessons();
    for (const Lesson& lesson : book.lessons()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (!lesson.steps[i].task || lesson.steps[i].hint.empty()) continue;
            CAPTURE(lesson.id, i);
            rig.open_step(lesson.id + "/" + std::to_string(i + 1));
            rig.click("Hint");
            CHECK(book.hint_shown);
        }
    }
}

// A table of broad phases was drawn over the derivation, though there was no crowd.
TEST_CASE("while presenting, a derivation has its place, and the task keeps its own",
          "[interface][lessons]") {
    const auto is_drawn = [](const char* name) {
        const ImGuiWindow* window = ImGui::FindWindowByName(name);
        return window != nullptr && window->WasActive;
    };
    for (const Pt size : {Pt{1280, 800}, Pt{1920, 1080}}) {
        Settings settings;
        settings.window_width = static_cast<int>(size.x);
        settings.window_height = static_cast<int>(size.y);
        Presented rig(settings);
        const LessonBook& book = rig.lab.workspace.lessons();
        std::size_t derived = 0;
        for (const Lesson& lesson : book.lessons()) {
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                if (!lesson.steps[i].derive) continue;
                ++derived;
                CAPTURE(size.x, lesson.id, i);
                rig.open_step(lesson.id + "/" + std::to_string(i + 1));
                CHECK(is_drawn("derivation"));
                CHECK_FALSE(is_drawn("crowd table"));
                const Rect card = rig.area("derivation"), source = rig.area("source");
                CHECK(source.max.y <= card.min.y);
                CHECK(source.height() > 100);
                if (lesson.steps[i].hint.empty()) continue;
                const Rect hint = rig.area("Hint");
                CHECK((hint.max.x < card.min.x || hint.max.y < card.min.y));
                CHECK((hint.max.x < source.min.x || hint.max.y < source.min.y));
            }
        }
        CHECK(derived >= 9);
    }
}

TEST_CASE("while presenting, a crowd's structures are compared and chosen",
          "[interface][lessons]") {
    Presented rig;
    rig.open_step("broad-phase/4");
    REQUIRE(ImGui::FindWindowByName("crowd table"));
    REQUIRE(rig.lab.workspace.crowd_comparison.rows.front());
    CHECK_FALSE(rig.lab.workspace.lessons().is_done(3));
    rig.click("Grid");
    CHECK(rig.lab.workspace.session().scene().crowd->structure == CrowdStructure::grid);
    CHECK_FALSE(rig.lab.workspace.lessons().is_done(3));
    rig.lab.workspace.session().edit("Move place", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "place")->geometry).center.x = 20;
    });
    rig.frames(3);
    CHECK(rig.lab.workspace.lessons().is_done(3));
    CHECK(rig.lab.workspace.lessons().margin() == "the structure is grid");
}

TEST_CASE("while presenting, a crowd that moves can be stopped", "[interface]") {
    Rig rig("moving-crowd");
    rig.lab.present();
    rig.frames(3);
    const ImGuiWindow* transport = ImGui::FindWindowByName("transport");
    REQUIRE(transport != nullptr);
    CHECK(transport->WasActive);
}

TEST_CASE("the zoom is the same before, during and after presenting", "[interface]") {
    Rig rig("aabb-vs-segment");
    const View& view = rig.lab.workspace.session().view();
    const double framed = view.camera.zoom;
    const auto closeness = [&] {
        const Scene& scene = rig.lab.workspace.session().scene();
        const Rect area = rig.lab.shown().hands.camera().area;
        return view.camera.zoom / frame(scene.content_corner, scene.content_size, area).state.zoom;
    };
    rig.key(SDLK_F5);
    REQUIRE(rig.lab.ui.presenting);
    const Pt empty = beside(rig.area("canvas").min, 40, 90);
    rig.drag(empty, beside(empty, 40, 0));
    REQUIRE_FALSE(view.auto_frame);
    CHECK(closeness() == Approx(1));
    rig.key(SDLK_F5);
    CHECK(closeness() == Approx(1));
    CHECK(view.camera.zoom == Approx(framed));
}

TEST_CASE("while presenting, the picture is no smaller than before, and the type is larger",
          "[interface][lessons]") {
    for (const Pt size : {Pt{1280, 800}, Pt{1920, 1080}, Pt{1600, 900}, Pt{960, 600}}) {
        for (const bool in_lesson : {false, true}) {
            Settings settings;
            settings.window_width = static_cast<int>(size.x);
            settings.window_height = static_cast<int>(size.y);
            Rig rig("aabb-vs-segment", settings);
            rig.lab.workspace.lessons().fill(built_in_lessons(rig.lab.workspace.scenes()));
            if (in_lesson) rig.lab.workspace.lessons().open_named("slabs/3");
            rig.frames(2);
            const auto zoom = [&] {
                return rig.lab.workspace.session().view().camera.zoom *
                       static_cast<double>(ImGui::GetIO().DisplayFramebufferScale.x);
            };
            const double before = zoom();
            rig.lab.present();
            rig.frames(4);
            INFO(size.x << " wide, " << (in_lesson ? "a lesson" : "a scene"));
            CHECK(zoom() >= before);
            if (size.x >= 1280) CHECK(rig.lab.workspace.settings().scale > 1);
        }
    }
}

TEST_CASE("in a small window each part can have all of it, and Esc gives it back", "[interface]") {
    const Pt window{427, 267};
    const auto with_only = [&](std::optional<Part> part) {
        LayoutWishes wishes;
        wishes.only = part;
        return lay_out(window, wishes);
    };
    CHECK(with_only({}).source.width() == 0);
    CHECK(with_only({}).picker.width() == 0);
    CHECK(with_only(Part::source).source.width() > 400);
    CHECK(with_only(Part::numbers).inspector.height() > 190);
    CHECK(with_only(Part::sentence).sentence.height() > 190);
    CHECK(with_only(Part::list).picker.width() == 427);
    CHECK(with_only(Part::canvas).canvas.height() == 267);
    CHECK(with_only(Part::canvas).sentence.width() == 0);

    Rig rig("aabb-vs-segment");
    const auto is_shown = [](const char* panel) {
        const ImGuiWindow* found = ImGui::FindWindowByName(panel);
        return found != nullptr && found->Active;
    };
    REQUIRE(is_shown("source"));
    rig.key(SDLK_F5, KMOD_LSHIFT);
    rig.frames(2);
    CHECK(is_shown("canvas"));
    CHECK_FALSE(is_shown("source"));
    CHECK_FALSE(is_shown("picker"));
    rig.key(SDLK_ESCAPE);
    rig.frames(2);
    CHECK(is_shown("source"));
}

TEST_CASE("a problem without a hint doesn't say how far off its answer is",
          "[interface][lessons]") {
    Presented rig;
    rig.open_step("the-hero-who-falls/4");
    CHECK(rig.lab.workspace.lessons().margin().empty());
    rig.open_step("the-hero-who-falls/3");
    CHECK_FALSE(rig.lab.workspace.lessons().margin().empty());
}

// The task was about `c`, and its progress about the time of the hit.
TEST_CASE("a task about a term of the quadratic has no progress of another number",
          "[interface][lessons]") {
    Presented rig;
    rig.open_step("circles-and-the-quadratic/3");
    CHECK(rig.lab.workspace.lessons().margin().empty());
}
