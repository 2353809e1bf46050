#include <cmath>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// Goes back from the canvas past the header and the picker to the inspector, and on to
/// box.half.x.
void focus_half_of_box(Rig& rig) {
    for (int i = 0; i < 3; ++i) rig.key(SDLK_F6, KMOD_LSHIFT);
    for (int i = 0; i < 3; ++i) rig.key(SDLK_TAB);
}

Vec2 half_of_box(Rig& rig) {
    return std::get<Aabb>(find_shape(rig.lab.workspace.session().scene(), "box")->geometry).half;
}

/// Selects the box and types the x of its center, without leaving the field.
void type_place_of_box(Rig& rig, const std::string& number) {
    rig.click(rig.on_screen({0, 0}));
    rig.key(SDLK_v);
    rig.frames(2);
    rig.type(number);
}

/// A key that also types, as on a keyboard.
void press_and_type(Rig& rig, SDL_Keycode code) {
    rig.key(code);
    rig.type(std::string(1, static_cast<char>(code)));
}

/// The half size of the box after typing a number, letter by letter, and a final key.
Vec2 half_after(Rig& rig, const std::string& letters, SDL_Keycode end) {
    for (const char letter : letters) press_and_type(rig, letter);
    rig.key(end);
    return half_of_box(rig);
}

void push_key(Rig& rig, SDL_Keycode code) {
    for (const SDL_EventType type : {SDL_KEYDOWN, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        event.key.keysym.sym = code;
        event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
        rig.window.take_event(event);
        if (type == SDL_KEYUP || code < SDLK_SPACE || code > SDLK_z) continue;
        event = {};
        event.type = SDL_TEXTINPUT;
        event.text.text[0] = static_cast<char>(code);
        rig.window.take_event(event);
    }
}

/// Sends a key, some frames, and letters that all arrive at once.
void press_and_type_at_once(Rig& rig, SDL_Keycode code, const std::string& letters,
                            int between = 2) {
    push_key(rig, code);
    for (int i = 0; i < between; ++i) rig.turn();
    for (const char letter : letters) push_key(rig, letter);
    // Only the frames that the window itself finds to draw.
    for (int i = 0; i < 30; ++i) rig.turn();
}

}  // namespace

TEST_CASE("typing a digit starts editing a number", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto shapes = rig.lab.workspace.session().scene().shapes.size();
    focus_half_of_box(rig);
    SECTION("and Tab accepts it and goes on to the next number") {
        CHECK(half_after(rig, "3.5", SDLK_TAB) == Vec2{3.5, 16});
        CHECK(half_after(rig, "7", SDLK_RETURN) == Vec2{3.5, 7});
    }
    SECTION("and Tab accepts a single letter, too") {
        half_after(rig, "3.5", SDLK_TAB);
        CHECK(half_after(rig, "7", SDLK_TAB) == Vec2{3.5, 7});
    }
    SECTION("and after Enter, Tab goes on from there") {
        CHECK(half_after(rig, "3.5", SDLK_RETURN) == Vec2{3.5, 16});
        rig.key(SDLK_TAB);
        CHECK(half_after(rig, "2", SDLK_RETURN) == Vec2{3.5, 2});
    }
    SECTION("and adds no shape if Tab has reached a button") {
        half_after(rig, "3.5", SDLK_TAB);
        rig.key(SDLK_TAB);
        CHECK(half_after(rig, "7", SDLK_SPACE) == Vec2{3.5, 16});
    }
    SECTION("and Esc restores the old number, so that another can be typed") {
        CHECK(half_after(rig, "3.5", SDLK_ESCAPE) == Vec2{16, 16});
        CHECK(half_after(rig, "9", SDLK_RETURN) == Vec2{9, 16});
    }
    CHECK(rig.lab.workspace.session().scene().shapes.size() == shapes);
}

TEST_CASE("keys typed while a field opens are not lost", "[interface]") {
    Rig rig("aabb-vs-segment");
    SECTION("in a field for a number") {
        focus_half_of_box(rig);
        press_and_type_at_once(rig, SDLK_RETURN, "12", GENERATE(0, 1, 2));
        rig.key(SDLK_RETURN);
        CHECK(half_of_box(rig).x == 12);
    }
    SECTION("in a field for a name") {
        rig.key(SDLK_TAB);
        press_and_type_at_once(rig, SDLK_F2, "wall", GENERATE(0, 1, 2));
        rig.key(SDLK_RETURN);
        CHECK(find_shape(rig.lab.workspace.session().scene(), "wall") != nullptr);
    }
    SECTION("in a field that its first letter opens") {
        focus_half_of_box(rig);
        press_and_type_at_once(rig, SDLK_3, "5.25", GENERATE(0, 1, 2));
        rig.key(SDLK_RETURN);
        CHECK(half_of_box(rig).x == 35.25);
    }
}

TEST_CASE("a field opens without another event", "[interface]") {
    Rig rig("aabb-vs-segment");
    focus_half_of_box(rig);
    press_and_type_at_once(rig, SDLK_RETURN, "");
    CHECK(ImGui::GetIO().WantTextInput);
}

TEST_CASE("the time span of a film accepts fast typing", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.key(SDLK_F12, KMOD_LCTRL | KMOD_LSHIFT);
    rig.key(SDLK_TAB);
    press_and_type_at_once(rig, SDLK_0, ".12", GENERATE(0, 1, 2));
    rig.key(SDLK_RETURN);
    // To "PNG files", and then to "Make it".
    for (int i = 0; i < 3; ++i) rig.key(SDLK_TAB);
    rig.key(SDLK_RETURN);
    // Past the rates, sizes, scales and captions.
    for (int i = 0; i < 16; ++i) rig.key(SDLK_TAB);
    rig.key(SDLK_RETURN);
    for (int i = 0; i < 200 && rig.lab.shown().film.is_making(); ++i) rig.frames(1);
    CHECK(rig.host.files.size() == 3);
}

TEST_CASE("a number of a scene in float is edited in its short form", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 float box:aabb(0,0;0.3,16) seg:segment(-40,-30;80,60)");
    rig.frames(3);
    focus_half_of_box(rig);
    rig.key(SDLK_RETURN);
    SECTION("and Enter alone changes nothing") {
        rig.key(SDLK_RETURN);
        CHECK_FALSE(rig.lab.workspace.session().history().can_undo());
        CHECK(half_of_box(rig).x == static_cast<double>(0.3F));
    }
    SECTION("and goes on from there") {
        rig.key(SDLK_END);
        press_and_type(rig, SDLK_5);
        rig.key(SDLK_RETURN);
        CHECK(half_of_box(rig).x == static_cast<double>(0.35F));
    }
}

// The motion went on to give the query its delta, and the typed one had no effect.
TEST_CASE("a delta that a motion gives is replaced by a typed one", "[interface]") {
    for (const auto& [scene, field] :
         {std::pair{"sweeping-an-aabb-through-multiple-objects", "box.delta.x"},
          {"aabb-vs-swept-aabb", "a.delta.x"}}) {
        CAPTURE(scene);
        Rig rig(scene);
        rig.click(field);
        rig.click(field);
        rig.key(SDLK_a, KMOD_LCTRL);
        rig.type("20");
        rig.key(SDLK_RETURN);
        rig.frames(3);
        CHECK(rig.lab.workspace.session().now().posed.queries[0].delta.x == 20);
    }
}

TEST_CASE("an invalid number that is left with Tab is reported", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Scene before = rig.lab.workspace.session().scene();
    type_place_of_box(rig, "1e-70");
    rig.key(SDLK_TAB);
    CHECK(rig.lab.workspace.session().scene() == before);
    CHECK(rig.lab.workspace.notice().text.starts_with("1e-70 was not accepted: expected "));
}

// V opened the field with "v", and the number became "v100.5+6".
TEST_CASE("the key that opens a field is not typed into it", "[interface]") {
    const std::string number = "100.5+6";
    Rig rig("aabb-vs-segment");
    rig.click(rig.on_screen({0, 0}));
    SECTION("with its text in the same frame") {
        press_and_type_at_once(rig, SDLK_v, number, GENERATE(0, 1, 2));
    }
    SECTION("with its text in the next frame") {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = SDLK_v;
        event.key.keysym.scancode = SDL_SCANCODE_V;
        const bool is_held = GENERATE(false, true);
        for (const Uint8 repeat : is_held ? std::vector<Uint8>{0, 1, 1} : std::vector<Uint8>{0}) {
            event.key.repeat = repeat;
            rig.window.take_event(event);
            rig.turn();
            rig.type("v");
        }
        event.type = SDL_KEYUP;
        rig.window.take_event(event);
        press_and_type_at_once(rig, SDLK_LSHIFT, number);
    }
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.notice().text.empty());
    CHECK(lab::testing::box_of(rig.lab.workspace.session().scene()).x == 106.5);
}

TEST_CASE("the key that opens a dialog is not typed into it", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().view().select({"box"});
    rig.lab.ui.only = Part::canvas;
    rig.frames(2);
    press_and_type_at_once(rig, SDLK_v, "");
    REQUIRE(rig.lab.shown().prompt.is_open());
    rig.key(SDLK_END);
    rig.type("7");
    rig.key(SDLK_RETURN);
    CHECK(lab::testing::box_of(rig.lab.workspace.session().scene()).x == 7);
}

TEST_CASE("a wrong number is reported, however its field is left", "[interface]") {
    Rig rig("aabb-vs-segment");
    const Scene before = rig.lab.workspace.session().scene();
    type_place_of_box(rig, "1e-70");
    const std::string refused = "1e-70 was not accepted: expected ";
    SECTION("with Tab after Enter has refused it") {
        rig.key(SDLK_RETURN);
        rig.frames(4);
        rig.key(SDLK_TAB);
    }
    SECTION("by a click on another shape") {
        rig.click(rig.on_screen({-40, -30}));
    }
    SECTION("because its panel is no longer shown") {
        rig.lab.ui.only = Part::canvas;
        rig.frames(3);
    }
    CHECK(rig.lab.workspace.session().scene() == before);
    CHECK(rig.lab.workspace.notice().text.starts_with(refused));
}

TEST_CASE("a right number whose field disappears is reported", "[interface]") {
    Rig rig("aabb-vs-segment");
    type_place_of_box(rig, "12");
    rig.lab.ui.only = Part::canvas;
    rig.frames(3);
    CHECK(rig.lab.workspace.notice().text ==
          "12 was not entered, because its field closed. Press Enter or Tab to enter a number.");
}

TEST_CASE("a letter opens the field that has the keyboard and runs no command", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click(rig.on_screen({0, 0}));
    focus_half_of_box(rig);
    SECTION("so that pi can be typed") {
        CHECK(half_after(rig, "pi", SDLK_RETURN) == Vec2{3.141592653589793, 16});
    }
    SECTION("and Del deletes no shape") {
        rig.key(SDLK_DELETE);
        rig.frames(8);
        CHECK(ImGui::GetIO().WantTextInput);
        CHECK(half_after(rig, "9", SDLK_RETURN) == Vec2{9, 16});
    }
    CHECK(rig.lab.workspace.session().scene().queries.size() == 1);
    CHECK(rig.lab.workspace.session().scene().shapes.size() == 2);
}

TEST_CASE("keys after Enter go to the canvas", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto shapes = rig.lab.workspace.session().scene().shapes.size();
    focus_half_of_box(rig);
    half_after(rig, "12", SDLK_RETURN);
    rig.move(rig.on_screen({0, 40}));
    press_and_type(rig, SDLK_4);
    CHECK(half_of_box(rig) == Vec2{12, 16});
    CHECK(rig.lab.workspace.session().scene().shapes.size() == shapes + 1);
    CHECK(
        rig.lab.workspace.notice().text ==
        "Added circle. Ctrl+Z removes it. No query tests circle yet: select it with another shape "
        "and press I or S.");
}

TEST_CASE("a number typed outside the canvas changes nothing", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.click(rig.empty_place("inspector"));
    const double zoom = rig.lab.workspace.session().view().camera.zoom;
    const Scene before = rig.lab.workspace.session().scene();
    press_and_type(rig, SDLK_1);
    CHECK(rig.lab.workspace.session().scene() == before);
    CHECK(rig.lab.workspace.notice().text ==
          "“Add a point” (1) needs the pointer on the canvas, or Esc before it. To type a number, "
          "click its field.");
    rig.type("-");
    CHECK(rig.lab.workspace.session().view().camera.zoom == zoom);
    rig.key(SDLK_ESCAPE);
    press_and_type(rig, SDLK_1);
    CHECK(rig.lab.workspace.session().scene().shapes.size() == before.shapes.size() + 1);
}

TEST_CASE("Tab goes from number to number, past the reset buttons", "[interface]") {
    Rig rig("aabb-vs-segment");
    focus_half_of_box(rig);
    half_after(rig, "3", SDLK_TAB);
    half_after(rig, "4", SDLK_TAB);
    // Past the heading of the segment to its start.
    rig.key(SDLK_TAB);
    half_after(rig, "-55", SDLK_RETURN);
    const auto& seg = find_shape(rig.lab.workspace.session().scene(), "seg")->geometry;
    CHECK(half_of_box(rig) == Vec2{3, 4});
    CHECK(std::get<Segment>(seg).start.x == -55);
}

TEST_CASE("Tab doesn't scroll to a target that is in view", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto scroll = [] {
        for (const ImGuiWindow* window : GImGui->Windows)
            if (std::string(window->Name).find("inspector") != std::string::npos &&
                window->ScrollMax.y > 0)
                return window->Scroll.y;
        return -1.0F;
    };
    rig.key(SDLK_F6, KMOD_LSHIFT);
    rig.key(SDLK_F6, KMOD_LSHIFT);
    rig.key(SDLK_F6, KMOD_LSHIFT);
    const float before = scroll();
    REQUIRE(before >= 0);
    for (int i = 0; i < 4; ++i) {
        rig.key(SDLK_TAB);
        CHECK(scroll() == before);
    }
}

TEST_CASE("an undo or a redo takes away what was said before it", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.move(rig.on_screen({0, 40}));
    press_and_type(rig, SDLK_4);
    REQUIRE_FALSE(rig.lab.workspace.notice().text.empty());
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.notice().text.empty());
    rig.lab.workspace.say("Undone");
    rig.key(SDLK_y, KMOD_LCTRL);
    CHECK(rig.lab.workspace.notice().text.empty());
}

TEST_CASE("the history says how many shapes a drag moves", "[interface]") {
    View view;
    view.select({"a", "b", "c"});
    CHECK(view.words_for_move({"a", ""}) == "Move 3 shapes");
    CHECK(view.words_for_move({"a", "center"}) == "Move a.center");
    CHECK(view.words_for_move({"d", ""}) == "Move d");
}

TEST_CASE("an angle is typed in degrees, and a length isn't", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(
        "isect1 hill:polygon(0,0;0,0,40,0,0,30) b:aabb(90,0;5,5) overlaps(hill,b)");
    rig.frames(2);
    rig.lab.workspace.session().view().select({"hill"});
    rig.frames(2);
    const auto hill = [&] {
        return std::get<Polygon>(find_shape(rig.lab.workspace.session().scene(), "hill")->geometry);
    };
    rig.key(SDLK_v);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("45deg");
    rig.key(SDLK_TAB);
    CHECK(hill().pos.x == 0);
    CHECK(rig.lab.workspace.notice().text.starts_with("45deg was not accepted: not a number"));
    // From the y of its position to the radius and the angle.
    for (int field = 0; field < 2; ++field) rig.key(SDLK_TAB);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("45deg");
    rig.key(SDLK_RETURN);
    CHECK(hill().angle == std::atan(1.0));
}
