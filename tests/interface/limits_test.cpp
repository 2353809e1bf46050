// No user input may hang the lab, crash it, or exhaust the memory.
#include <cmath>

#include "catch.hpp"
#include "geometry/camera.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// Its polygon flies so far that no number can tell its corners apart.
constexpr const char* flies_too_far =
    "isect1 p:polygon(0,0;-2,-2,2,-2,2,2,-2,2) b:aabb(5,9;1,1) p.pos~fly(1.5e60,0) overlaps(p,b)";

int vertices(const ImDrawData* data) {
    return data == nullptr ? 0 : data->TotalVtxCount;
}

}  // namespace

// Dashes, hatches and marks used to step through lengths in pixels that nothing had clipped: 70
// clicks took half a gigabyte, and 100 hung the lab.
TEST_CASE("however far the wheel zooms, a frame stays small", "[interface]") {
    for (const float notches : {1.0F, -1.0F}) {
        for (const char* scene : {"both-axes", "aabb-vs-segment", "circle-vs-segment"}) {
            Rig rig(scene);
            rig.move(rig.on_screen({0, 0}));
            for (int i = 0; i < 150; ++i) rig.wheel(notches);
            const double zoom = rig.lab.shown().hands.camera().state.zoom;
            INFO(scene << " at zoom " << zoom);
            CHECK(zoom >= least_zoom);
            CHECK(zoom <= most_zoom);
            CHECK(vertices(ImGui::GetDrawData()) < 200'000);
        }
    }
}

TEST_CASE("a shape that flies out of range stops, and the lab says so", "[interface]") {
    Rig rig("aabb-vs-point");
    rig.lab.workspace.open_case(flies_too_far);
    rig.lab.workspace.session().view().playing = true;
    for (int second = 0; second < 4; ++second) {
        rig.lab.workspace.advance(1);
        rig.frames(1);
    }
    rig.lab.workspace.session().seek(3600);
    rig.frames(3);
    CHECK(rig.lab.workspace.session().scene().shapes.size() == 2);
}

TEST_CASE("a scene that is restored after a crash does not play by itself", "[interface]") {
    Rig rig("aabb-vs-point");
    rig.lab.workspace.open_case(flies_too_far);
    rig.lab.workspace.session().view().playing = true;
    rig.frames(2);
    rig.lab.workspace.keep_journal();
    REQUIRE_FALSE(rig.host.files_in("journal/").empty());

    // The next start finds the journal of this one.
    Lab next(built_in_scenes(), {}, rig.host);
    next.workspace.restore_journal();
    CHECK(next.workspace.session().scene().title == rig.lab.workspace.session().scene().title);
    CHECK_FALSE(next.workspace.session().view().playing);
}

TEST_CASE("a picture of a tiny window is small, not negative", "[interface]") {
    Rig rig("aabb-vs-point");
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_SIZE_CHANGED;
    event.window.data1 = 1;
    event.window.data2 = 100;
    SDL_SetWindowMinimumSize(SDL_GetWindowFromID(1), 1, 1);
    SDL_SetWindowSize(SDL_GetWindowFromID(1), 1, 100);
    rig.window.take_event(event);
    rig.frames(3);
    rig.lab.save_picture(false);
    CHECK(rig.host.files_in("pictures/").size() == 1);
    rig.lab.copy_picture();
    rig.frames(2);
    CHECK_FALSE(rig.host.copied_picture.empty());
}
