// The source panel, used with the mouse.
#include <algorithm>

#include <imgui_internal.h>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

std::string shown_file(Rig& rig) {
    return rig.lab.ui.source.chain(rig.lab.workspace.session().moment().trace).back().file->name;
}

void step_into_first(Rig& rig) {
    const Call& root = *rig.lab.workspace.session().moment().trace;
    rig.lab.ui.source.step_into(root, root.calls.front());
}

/// Whether a line of the call, or of one that it made, gave a hit at this time.
bool traces_hit_at(const Call& call, double time) {
    const auto is_hit = [&](const Step& step) {
        const auto* hit = std::get_if<Hit>(&step.value);
        return hit != nullptr && hit->time == time;
    };
    const auto made_one = [&](const Call& nested) { return traces_hit_at(nested, time); };
    return std::any_of(call.steps.begin(), call.steps.end(), is_hit) ||
           std::any_of(call.calls.begin(), call.calls.end(), made_one);
}

}  // namespace

TEST_CASE("the source stays in a call that was stepped into while the animation plays",
          "[interface]") {
    Rig rig("aabb-vs-aabb");
    REQUIRE(shown_file(rig) == "isect/intersect/aabb_aabb.hpp");
    step_into_first(rig);
    CHECK(shown_file(rig) == "isect/overlaps/aabb_aabb.hpp");
    for (const double time : {1.1, 3.3, 5.0}) {
        rig.lab.workspace.session().seek(time);
        rig.frames(2);
        CHECK(shown_file(rig) == "isect/overlaps/aabb_aabb.hpp");
    }
    // The dots stand for the calling algorithm, and a click leads back to it.
    rig.click("…");
    CHECK(shown_file(rig) == "isect/intersect/aabb_aabb.hpp");
}

TEST_CASE("a call path that is too long omits its beginning", "[interface][source]") {
    Rig rig("a-character");
    rig.lab.workspace.session().seek(2);
    const Call* call = &*rig.lab.workspace.session().moment().trace;
    while (!call->calls.empty()) {
        rig.lab.ui.source.step_into(*call, call->calls.front());
        call = &call->calls.front();
    }
    rig.frames(2);
    REQUIRE(rig.lab.ui.source.depth() >= 4);
    const std::string innermost = shown_file(rig);
    // The dots stand for the outer calls and lead back to the innermost of them.
    rig.click("…");
    CHECK(shown_file(rig) != innermost);
    CHECK(rig.lab.ui.source.depth() > 0);
}

TEST_CASE("one key goes to the call that decided, and one back", "[interface][source]") {
    Rig rig("aabb-vs-segment");
    const auto aim = [&](Segment segment) {
        rig.lab.workspace.session().edit("Aim", [&](Scene& scene) {
            for (Motion& motion : scene.motions) motion.on = false;
            find_shape(scene, "seg")->geometry = segment;
        });
        rig.frames(2);
    };
    // For a start inside, the static test gives the result.
    aim({{1, 2}, {80, 0}});
    rig.key(SDLK_e);
    CHECK(shown_file(rig) == "isect/intersect/aabb_aabb.hpp");
    rig.key(SDLK_e);
    CHECK(shown_file(rig) == "isect/overlaps/aabb_aabb.hpp");
    // There is no deeper call, and a message says so.
    rig.lab.workspace.say("");
    rig.key(SDLK_e);
    CHECK(shown_file(rig) == "isect/overlaps/aabb_aabb.hpp");
    CHECK_FALSE(rig.lab.workspace.notice().text.empty());
    rig.key(SDLK_e, KMOD_LSHIFT);
    CHECK(shown_file(rig) == "isect/intersect/aabb_aabb.hpp");
    rig.key(SDLK_e, KMOD_LSHIFT);
    CHECK(shown_file(rig) == "isect/raycast/aabb.hpp");
    CHECK_FALSE(command("step_out").enabled(rig.lab.context));
    // Where plain arithmetic can't tell, the exact path decides.
    aim({{-50, 16}, {100, 0}});
    rig.key(SDLK_e);
    CHECK(shown_file(rig) == "isect/raycast/aabb_exactly.hpp");
}

TEST_CASE("with many obstacles, the key goes to the sweep that hit one", "[interface][source]") {
    Rig rig("sweeping-an-aabb-through-multiple-objects");
    bool goes_to_a_later_one = false;
    for (double time = 0; time < 6; time += 0.5) {
        rig.lab.workspace.session().seek(time);
        rig.frames(2);
        const auto& sweep = std::get<Sweep>(rig.lab.workspace.session().now().answers[0]);
        if (!sweep.hit) continue;
        INFO(time);
        rig.key(SDLK_e);
        const ShownCall shown =
            rig.lab.ui.source.chain(rig.lab.workspace.session().moment().trace).back();
        CHECK(traces_hit_at(*shown.call, sweep.hit->time));
        goes_to_a_later_one = goes_to_a_later_one || sweep.index > 0;
        rig.key(SDLK_e, KMOD_LSHIFT);
    }
    CHECK(goes_to_a_later_one);
}

TEST_CASE("another scene starts at its own algorithm", "[interface]") {
    Rig rig("aabb-vs-aabb");
    step_into_first(rig);
    rig.lab.workspace.open("aabb-vs-segment");
    rig.frames(2);
    CHECK(shown_file(rig) == "isect/raycast/aabb.hpp");
}

TEST_CASE("the dividers between the panels of the right column can be dragged", "[interface]") {
    Rig rig("aabb-vs-segment");
    REQUIRE(rig.lab.workspace.settings().column_width == 0);
    rig.drag("column splitter", -40, 0);
    CHECK(rig.lab.workspace.settings().column_width == Approx(380 + 40).margin(2));
    const double share = rig.lab.workspace.settings().source_share;
    rig.drag("source splitter", 0, -100);
    CHECK(rig.lab.workspace.settings().source_share < share - 0.1);
}

TEST_CASE("pointing at the strip highlights the source and the canvas", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().seek(2.6);
    rig.frames(2);
    rig.move("in_x");
    CHECK(rig.lab.ui.source.hovered() == "in_x");
    rig.move("inside");
    CHECK(rig.lab.ui.source.hovered() == "inside");
    rig.move("canvas");
    CHECK(rig.lab.ui.source.hovered().empty());
}

TEST_CASE("pointing at the mark of a value highlights its line", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().edit("Aim", [](Scene& scene) {
        for (Motion& motion : scene.motions) motion.on = false;
        find_shape(scene, "seg")->geometry = Segment{{-50, 5}, {100, 0}};
    });
    rig.frames(2);
    // The point where the path leaves the box, through the x slab.
    rig.move(rig.on_screen({16, 5}));
    rig.frames(2);
    CHECK(rig.lab.ui.source.hovered() == "far");
}

TEST_CASE(
    "one key leaves only title, canvas, strip, source and text in larger type, and one restores "
    "the rest",
    "[interface]") {
    Rig rig("aabb-vs-segment");
    const double before = rig.lab.workspace.settings().scale;
    rig.key(SDLK_F5);
    CHECK(rig.lab.ui.presenting);
    CHECK(rig.lab.workspace.settings().scale >= 1.2);
    rig.key(SDLK_F5);
    CHECK_FALSE(rig.lab.ui.presenting);
    CHECK(rig.lab.workspace.settings().scale == before);
}

TEST_CASE("a small window is drawn at any scale", "[interface]") {
    Rig rig("aabb-vs-segment");
    for (const double scale : {1.0, 1.5, 2.0, 3.0}) {
        rig.lab.workspace.settings().scale = scale;
        for (const char* each : {"present", "lessons", "walk"}) {
            INFO(scale << " " << each);
            rig.frames(2);
            command(each).run(rig.lab.context);
            rig.frames(2);
            CHECK(rig.lab.shown().hands.camera().area.width() > 0);
            command(each).run(rig.lab.context);
        }
    }
}

TEST_CASE("while presenting on a dense display, type gets larger, too", "[interface]") {
    Rig rig("aabb-vs-segment");
    ImGui::GetIO().DisplayFramebufferScale = {2, 2};
    rig.lab.present();
    CHECK(rig.lab.workspace.settings().scale > 2);
    rig.lab.present();
    // A window this small has no space for the panels side by side.
    ImGui::GetIO().DisplaySize = {850, 500};
    rig.lab.present();
    CHECK(rig.lab.workspace.settings().scale == 2);
}

TEST_CASE("dragging along its strip steps through a walk", "[interface]") {
    Rig rig("box-sweep-test");
    rig.key(SDLK_w);
    const std::size_t length = rig.lab.workspace.session().moment().walk_length;
    REQUIRE(length > 4);
    const Rect strip = rig.area("walk strip");
    const Pt middle = rig.at("walk strip"), first{strip.min.x, middle.y};
    const Pt last{strip.max.x - 1, middle.y};
    rig.drag(middle, last);
    CHECK(rig.lab.workspace.session().view().walk == length);
    rig.drag(last, first);
    CHECK(rig.lab.workspace.session().view().walk == 1);
}

TEST_CASE("while presenting, an animation can be played and a walk stepped", "[interface]") {
    const auto has_transport = [] { return ImGui::FindWindowByName("transport")->WasActive; };
    {
        Rig moves("aabb-vs-segment");
        moves.key(SDLK_F5);
        CHECK(has_transport());
    }
    Rig still("box-sweep-test");
    CHECK(has_transport());
    still.key(SDLK_F5);
    CHECK_FALSE(has_transport());
    still.key(SDLK_w);
    CHECK(has_transport());
}

TEST_CASE("the source opens if a lesson refers to a line", "[interface][lessons]") {
    Rig rig("aabb-vs-point");
    rig.lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
    const auto scrolled = [&](const char* step) {
        rig.lab.workspace.lessons().open_named(step);
        rig.frames(4);
        const ImGuiWindow* rows = nullptr;
        for (const ImGuiWindow* each : GImGui->Windows)
            if (each->WasActive &&
                std::string(each->Name).find("rows of source") != std::string::npos)
                rows = each;
        REQUIRE(rows != nullptr);
        return rows->Scroll.y;
    };
    // All three steps show one algorithm: the first refers to no line and shows the return at its
    // end, the others to lines further up.
    const float plain = scrolled("a-segment-as-s-of-t/4");
    CHECK(scrolled("a-segment-as-s-of-t/1") < plain - 50);
    CHECK(scrolled("a-segment-as-s-of-t/4") == plain);
    CHECK(scrolled("near-and-far/8") < plain - 50);
}

TEST_CASE("a line that a lesson refers to is highlighted until the user points elsewhere",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    SourceView& view = rig.lab.ui.source;
    view.begin_frame({"in_x", "in_y"});
    CHECK(view.lights("in_x"));
    CHECK_FALSE(view.lights("near"));
    view.hover("near");
    view.begin_frame({"in_x", "in_y"});
    CHECK(view.lights("near"));
    CHECK_FALSE(view.lights("in_x"));
}

TEST_CASE("the source is stepped through forwards and backwards, and into calls", "[interface]") {
    Rig rig("aabb-vs-aabb");
    rig.lab.workspace.session().seek(2.5);
    rig.frames(2);
    rig.key(SDLK_w);
    REQUIRE(rig.lab.workspace.session().walks());
    CHECK(shown_file(rig) == "isect/overlaps/aabb_aabb.hpp");
    const std::size_t length = rig.lab.workspace.session().moment().walk_length;
    for (std::size_t i = 1; i < length; ++i) {
        CHECK(rig.lab.workspace.session().moment().walk_goes_on);
        CHECK(rig.lab.workspace.hides_answer());
        rig.type(".");
    }
    CHECK_FALSE(rig.lab.workspace.hides_answer());
    CHECK_FALSE(rig.lab.workspace.session().moment().walk_goes_on);
    CHECK(shown_file(rig) == "isect/intersect/aabb_aabb.hpp");
    rig.type(",");
    CHECK(rig.lab.workspace.session().moment().walk_goes_on);
    rig.key(SDLK_w);
    CHECK_FALSE(rig.lab.workspace.session().walks());
}

TEST_CASE("pointing at a part of the working highlights its line", "[interface]") {
    Rig rig("circle-vs-segment");
    rig.lab.workspace.session().edit("Aim", [](Scene& scene) {
        for (Motion& motion : scene.motions) motion.on = false;
        find_shape(scene, "seg")->geometry = Segment{{-40, 5}, {80, 0}};
        find_shape(scene, "circle")->geometry = Circle{{0, 0}, 24};
    });
    rig.lab.workspace.session().view().layers.erase(Layer::working);
    rig.frames(2);
    // Between the center and the line.
    rig.move(rig.on_screen({0, 3}));
    rig.frames(2);
    CHECK(rig.lab.ui.source.hovered().empty());
    rig.lab.workspace.session().view().layers.insert(Layer::working);
    rig.frames(2);
    CHECK(rig.lab.ui.source.hovered() == "is_missed");
}

TEST_CASE("a file that opens is drawn until its place has settled", "[interface]") {
    Rig rig("box-sweep-test");
    rig.lab.workspace.let_scenes_move(false);
    rig.frames(8);
    CHECK(rig.lab.ui.source.frames_to_settle == 0);
    rig.lab.workspace.open(find_scene(rig.lab.workspace.scenes(), "aabb-vs-aabb", {}));
    rig.frames(1);
    CHECK(rig.lab.ui.source.frames_to_settle > 0);
    CHECK(rig.lab.animating());
    rig.frames(8);
    CHECK(rig.lab.ui.source.frames_to_settle == 0);
}
