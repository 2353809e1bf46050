// Fingers, as SDL reports them: the first one also as a mouse.
#include <algorithm>
#include <string>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::beside;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

struct Touched : Rig {
    explicit Touched(const Settings& settings = {})
        : Rig("aabb-vs-segment", settings),
          width_(static_cast<float>(settings.window_width)),
          height_(static_cast<float>(settings.window_height)) {}

    void finger(Uint32 type, SDL_FingerID id, Pt at) {
        SDL_Event event{};
        event.type = type;
        event.tfinger.fingerId = id;
        event.tfinger.x = at.x / width_;
        event.tfinger.y = at.y / height_;
        if (id == 0) as_mouse(type, at);
        window.take_event(event);
        frames(2);
    }
    void tap(Pt at) {
        finger(SDL_FINGERDOWN, 0, at);
        finger(SDL_FINGERUP, 0, at);
    }
    /// Moves two fingers at once.
    void pinch(Pt a, Pt b, Pt to_a, Pt to_b) {
        finger(SDL_FINGERDOWN, 0, a);
        finger(SDL_FINGERDOWN, 1, b);
        finger(SDL_FINGERMOTION, 0, to_a);
        finger(SDL_FINGERMOTION, 1, to_b);
    }
    void let_go() {
        finger(SDL_FINGERUP, 0, {});
        finger(SDL_FINGERUP, 1, {});
    }
    Vec2 under(Pt at) const { return lab.shown().hands.camera().to_world(at); }
    double zoom() { return lab.workspace.session().view().camera.zoom; }
    const Scene& scene() { return lab.workspace.session().scene(); }

private:
    float width_, height_;

    void as_mouse(Uint32 type, Pt at) {
        SDL_Event event{};
        event.type = SDL_MOUSEMOTION;
        event.motion.which = SDL_TOUCH_MOUSEID;
        event.motion.x = static_cast<int>(at.x);
        event.motion.y = static_cast<int>(at.y);
        if (type != SDL_FINGERUP) window.take_event(event);
        if (type == SDL_FINGERMOTION) return;
        event.type = type == SDL_FINGERDOWN ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
        event.button.which = SDL_TOUCH_MOUSEID;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = static_cast<int>(at.x);
        event.button.y = static_cast<int>(at.y);
        window.take_event(event);
    }
};

Settings phone(int width, int height) {
    Settings settings;
    settings.scale = 2;
    settings.window_in_points = false;
    settings.window_width = width;
    settings.window_height = height;
    return settings;
}

}  // namespace

TEST_CASE("two fingers zoom about the point between them", "[interface][touch]") {
    Touched rig;
    const Pt at = beside(rig.at("canvas"), 40, -60);
    const double zoom = rig.zoom();
    const Vec2 middle = rig.under(at);
    rig.pinch(beside(at, -50, 0), beside(at, 50, 0), beside(at, -75, 0), beside(at, 75, 0));
    CHECK(rig.zoom() == Approx(zoom * 1.5));
    CHECK(rig.under(at).x == Approx(middle.x).margin(1e-3));
    CHECK(rig.under(at).y == Approx(middle.y).margin(1e-3));
    rig.finger(SDL_FINGERMOTION, 0, beside(at, -25, 0));
    rig.finger(SDL_FINGERMOTION, 1, beside(at, 25, 0));
    CHECK(rig.zoom() == Approx(zoom / 2));
}

TEST_CASE("two fingers move the view, and no shape", "[interface][touch]") {
    Touched rig;
    const Pt at = rig.on_screen(box_of(rig.scene()));
    const double zoom = rig.zoom();
    const Vec2 box = box_of(rig.scene());
    rig.pinch(at, beside(at, 80, 0), beside(at, 60, 30), beside(at, 140, 30));
    CHECK(rig.zoom() == Approx(zoom));
    CHECK(rig.under(beside(at, 60, 30)).x == Approx(box.x).margin(1e-3));
    CHECK(rig.under(beside(at, 60, 30)).y == Approx(box.y).margin(1e-3));
    // The finger that stays down longer doesn't drag, either.
    rig.finger(SDL_FINGERUP, 1, {});
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 90, 90));
    rig.finger(SDL_FINGERUP, 0, beside(at, 90, 90));
    CHECK(box_of(rig.scene()) == box);
    CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
}

TEST_CASE("one finger drags, and nothing is hovered after it", "[interface][touch]") {
    Touched rig;
    const Pt at = rig.on_screen(box_of(rig.scene()));
    rig.finger(SDL_FINGERDOWN, 0, at);
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 20, 10));
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 60, 30));
    CHECK(rig.lab.shown().hands.drags());
    rig.finger(SDL_FINGERUP, 0, beside(at, 60, 30));
    CHECK(box_of(rig.scene()).x > 0);
    CHECK_FALSE(rig.lab.shown().hands.hovered());
    CHECK_FALSE(rig.lab.shown().hands.is_over());
}

TEST_CASE("a finger takes a handle that the mouse would miss", "[interface][touch]") {
    Touched rig;
    const Pt side = rig.on_screen({16, 0});
    rig.move(beside(side, 18, 0));
    CHECK_FALSE(rig.lab.shown().hands.hovered());
    rig.finger(SDL_FINGERDOWN, 0, beside(side, 18, 0));
    REQUIRE(rig.lab.shown().hands.hovered());
    CHECK(rig.lab.shown().hands.hovered()->handle == "half.right");
}

TEST_CASE("a finger at the end of a number field makes a step", "[interface][touch]") {
    Touched rig;
    rig.tap(rig.on_screen(box_of(rig.scene())));
    const Rect field = rig.area("box.center.x");
    const float middle = (field.min.y + field.max.y) / 2;
    const double before = box_of(rig.scene()).x;
    rig.tap({field.max.x - 6, middle});
    const double after = box_of(rig.scene()).x;
    CHECK(after > before);
    rig.tap({field.min.x + 6, middle});
    CHECK(box_of(rig.scene()).x == Approx(before).margin(1e-9));
    // The mouse types there.
    rig.click({field.max.x - 6, middle});
    CHECK(box_of(rig.scene()).x == Approx(before).margin(1e-9));
    rig.frames(3);
    CHECK(ImGui::GetIO().WantTextInput);
}

TEST_CASE("a phone opens its panels as drawers, in both orientations", "[interface][touch]") {
    for (const auto& settings : {phone(1024, 1600), phone(1800, 1024)}) {
        Touched rig(settings);
        rig.tap(rig.empty_place("canvas"));
        INFO(settings.window_width);
        CHECK_THROWS(rig.area("inspector"));
        const Rect whole = rig.area("canvas");
        rig.tap(rig.at("Numbers"));
        CHECK(rig.area("inspector").height() > 100);
        const Rect less = rig.area("canvas");
        CHECK(less.width() * less.height() < 0.8F * whole.width() * whole.height());
        rig.tap(rig.at("Source"));
        CHECK_THROWS(rig.area("inspector"));
        rig.tap(rig.at("Source"));
        CHECK(rig.area("canvas").width() == whole.width());
        CHECK(rig.area("canvas").height() == whole.height());
        rig.tap(rig.at("Scenes"));
        CHECK(rig.area("picker").width() > 0);
    }
}

TEST_CASE("one finger scrolls a list, and chooses nothing", "[interface][touch]") {
    Touched rig;
    const std::string scene = rig.lab.workspace.session().id();
    const Pt at = rig.at("picker");
    const auto scroll = [&] {
        float most = 0;
        for (const ImGuiWindow* window : GImGui->Windows)
            if (window->WasActive && window->Rect().Contains({at.x, at.y}))
                most = std::max(most, window->Scroll.y);
        return most;
    };
    const float before = scroll();
    rig.finger(SDL_FINGERDOWN, 0, at);
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 2, -30));
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 0, -120));
    rig.finger(SDL_FINGERUP, 0, beside(at, 0, -120));
    CHECK(scroll() == Approx(before + 120).margin(31));
    CHECK(rig.lab.workspace.session().id() == scene);
    // A tap chooses.
    rig.tap(at);
    CHECK(rig.lab.workspace.session().id() != scene);
}

TEST_CASE("one finger scrolls the numbers, and sideways changes one", "[interface][touch]") {
    Touched rig;
    rig.tap(rig.on_screen(box_of(rig.scene())));
    const Vec2 before = box_of(rig.scene());
    const Pt at = rig.at("box.center.x");
    rig.finger(SDL_FINGERDOWN, 0, at);
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 0, -30));
    rig.finger(SDL_FINGERMOTION, 0, beside(at, 0, -60));
    rig.finger(SDL_FINGERUP, 0, beside(at, 0, -60));
    CHECK(box_of(rig.scene()) == before);
    CHECK(rig.area("box.center.x").min.y < at.y - 30);
    const Pt there = rig.at("box.center.x");
    rig.finger(SDL_FINGERDOWN, 0, there);
    rig.finger(SDL_FINGERMOTION, 0, beside(there, 20, 0));
    rig.finger(SDL_FINGERMOTION, 0, beside(there, 40, 0));
    rig.finger(SDL_FINGERUP, 0, beside(there, 40, 0));
    CHECK(box_of(rig.scene()).x > before.x);
}
