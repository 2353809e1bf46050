// A character is played by keys or a gamepad, and every frame of it is kept.
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "export/text_export.hpp"
#include "interface/maker.hpp"
#include "platform/headless.hpp"
#include "scene/case_line.hpp"
#include "scene/keys.hpp"

using namespace lab;
using lab::testing::Maker;
using lab::testing::Rig;

namespace {

struct Player : Rig {
    Player() : Rig("a-character") {}

    Session& session() { return lab.workspace.session(); }
    const Walking& walk() { return std::get<Walking>(character_of(session().scene())->kind); }
    std::vector<Keys> keys() { return keys_of(walk().input).value(); }
    Vec2 hero() {
        return std::get<Aabb>(find_shape(session().now().posed, "hero")->geometry).center;
    }
    bool is_live() { return session().is_live(); }

    void hold(SDL_Keycode code, bool down = true) {
        SDL_Event event{};
        event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
        event.key.keysym.sym = code;
        event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
        window.take_event(event);
        turn();
    }
    void let_go(SDL_Keycode code) { hold(code, false); }
    /// As a keyboard sends it while a key is held.
    void repeat(SDL_Keycode code) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = code;
        event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
        event.key.repeat = 1;
        window.take_event(event);
        frames(2);
    }

    /// A frame lasts one step.
    void wait(int steps) { frames(steps); }

    void pad_button(Uint8 button, bool down) {
        SDL_Event event{};
        event.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
        event.cbutton.button = button;
        window.take_event(event);
        frames(2);
    }
    void pad_stick(Sint16 x) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERAXISMOTION;
        event.caxis.axis = SDL_CONTROLLER_AXIS_LEFTX;
        event.caxis.value = x;
        window.take_event(event);
        frames(2);
    }
    void focus(Uint8 change) {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = change;
        window.take_event(event);
        frames(2);
    }

    /// Runs to the right, jumps meanwhile, lands, and ends the take.
    void play_a_little() {
        key(SDLK_p);
        hold(SDLK_RIGHT);
        wait(20);
        hold(SDLK_UP);
        wait(15);
        let_go(SDLK_UP);
        let_go(SDLK_RIGHT);
        wait(30);
        key(SDLK_p);
    }
};

/// What the command line says about the built-in scene with these keys.
std::string replayed(const std::string& keys, double time) {
    const std::string path =
        (std::filesystem::temp_directory_path() / "isect-replay.json").string();
    Headless wanted;
    wanted.keys = keys;
    wanted.time = time;
    wanted.json = path;
    for (const Entry& entry : built_in_scenes())
        if (entry.id == "a-character") render(entry, {}, wanted);
    std::string text = read_file(path);
    std::filesystem::remove(path);
    return text;
}

bool any(const std::vector<Keys>& keys, bool Keys::*key) {
    return std::any_of(keys.begin(), keys.end(), [&](const Keys& each) { return each.*key; });
}

}  // namespace

TEST_CASE("a take that was played by keys is replayed from the command line, bit for bit",
          "[interface][play]") {
    Player rig;
    const Vec2 start = rig.hero();
    rig.play_a_little();
    CHECK_FALSE(rig.is_live());
    CHECK_FALSE(rig.session().view().playing);
    CHECK(rig.hero().x > start.x + 30);
    CHECK(any(rig.keys(), &Keys::right));
    CHECK(any(rig.keys(), &Keys::jump));
    CHECK_FALSE(any(rig.keys(), &Keys::left));
    const double end = rig.session().view().time;
    for (const double time : {end, end / 2, 0.4}) {
        rig.session().seek(time);
        CHECK(results_json(rig.session().now(), "a-character") == replayed(rig.walk().input, time));
    }
}

// It fell for ever, and the recording grew to minutes.
TEST_CASE("a take ends when the character has fallen out of the level", "[interface][play]") {
    Player rig;
    rig.key(SDLK_p);
    rig.hold(SDLK_LEFT);
    for (int second = 0; second < 20 && rig.is_live(); ++second) rig.wait(60);
    CHECK_FALSE(rig.is_live());
    CHECK(rig.lab.workspace.notice().text.starts_with("hero has fallen out of the level."));
    CHECK(rig.session().view().time < 15);
}

// In a level that is larger than the view, it ran out of sight.
TEST_CASE("the view follows a character that is played", "[interface][play]") {
    Player rig;
    const auto on_screen = [&] {
        const Pt at = rig.on_screen(rig.hero());
        const Rect area = rig.lab.shown().hands.camera().area;
        return Pt{(at.x - area.min.x) / area.width(), (at.y - area.min.y) / area.height()};
    };
    View& view = rig.session().view();
    // Where all is in view, it stays.
    const CameraState whole = view.camera;
    rig.play_a_little();
    CHECK(view.camera == whole);

    view.auto_frame = false;
    view.camera.zoom *= 4;
    rig.session().seek(0);
    view.camera.center = rig.hero();
    rig.frames(2);
    const CameraState before = view.camera;
    rig.key(SDLK_p);
    rig.hold(SDLK_RIGHT);
    rig.wait(40);
    CHECK(on_screen().x == Approx(0.75).margin(0.05));
    CHECK(view.camera.center.x > before.center.x);
    rig.let_go(SDLK_RIGHT);
    rig.key(SDLK_p);
    // After the take, the view is the user's again.
    const CameraState after = view.camera;
    rig.session().seek(0);
    rig.frames(2);
    CHECK(view.camera == after);
}

TEST_CASE("keys belong to the character only while a take runs", "[interface][play]") {
    Player rig;
    rig.session().view().select({"stair"});
    const Scene before = rig.session().scene();
    rig.key(SDLK_p);
    REQUIRE(rig.is_live());
    rig.hold(SDLK_LEFT);
    rig.wait(5);
    rig.let_go(SDLK_LEFT);
    rig.hold(SDLK_z);
    rig.wait(2);
    rig.let_go(SDLK_z);
    rig.key(SDLK_p);
    CHECK(find_shape(rig.session().scene(), "stair")->geometry ==
          find_shape(before, "stair")->geometry);
    CHECK(any(rig.keys(), &Keys::left));
    CHECK(any(rig.keys(), &Keys::jump));
    const std::string input = rig.walk().input;
    rig.key(SDLK_LEFT);
    CHECK(rig.walk().input == input);
    CHECK(find_shape(rig.session().scene(), "stair")->geometry !=
          find_shape(before, "stair")->geometry);
}

TEST_CASE("a take is one undo step, and replaces what came after its beginning",
          "[interface][play]") {
    Player rig;
    const std::string given = rig.walk().input;
    const std::vector<Keys> first = rig.keys();
    rig.session().seek(1);
    rig.play_a_little();
    CHECK(rig.lab.workspace.undo_label() == "Play hero");
    const std::vector<Keys> now = rig.keys();
    REQUIRE(now.size() > 60);
    CHECK(std::equal(first.begin(), first.begin() + 60, now.begin()));
    CHECK(now.size() < first.size());
    rig.play_a_little();
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.keys() == now);
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.walk().input == given);
    CHECK_FALSE(rig.lab.workspace.can_undo());
}

TEST_CASE("P and Esc end a take and pause", "[interface][play]") {
    for (const SDL_Keycode code : {SDLK_p, SDLK_ESCAPE}) {
        Player rig;
        rig.key(SDLK_p);
        rig.wait(3);
        REQUIRE(rig.is_live());
        rig.key(code);
        CHECK_FALSE(rig.is_live());
        CHECK_FALSE(rig.session().view().playing);
        CHECK(rig.lab.workspace.notice().text.find("Recorded") == 0);
    }
}

TEST_CASE("Space, the up arrow and Z jump", "[interface][play]") {
    for (const SDL_Keycode code : {SDLK_SPACE, SDLK_UP, SDLK_z}) {
        Player rig;
        rig.key(SDLK_p);
        rig.hold(code);
        rig.wait(3);
        CHECK(rig.is_live());
        CHECK(rig.keys().back().jump);
        rig.hold(code, false);
    }
}

TEST_CASE("a take ends where something else needs the keys", "[interface][play]") {
    Player rig;
    rig.key(SDLK_p);
    rig.hold(SDLK_RIGHT);
    rig.wait(3);
    SECTION("when the window loses the focus") {
        rig.focus(SDL_WINDOWEVENT_FOCUS_LOST);
    }
    SECTION("when a dialog opens") {
        rig.key(SDLK_p, KMOD_LCTRL);
    }
    SECTION("when a menu opens") {
        rig.key(SDLK_F10);
    }
    SECTION("when time is dragged") {
        rig.drag("time strip", 20, 0);
    }
    SECTION("when another scene opens") {
        rig.lab.workspace.open("bounce");
        rig.lab.workspace.open("a-character");
    }
    rig.frames(2);
    CHECK_FALSE(rig.is_live());
    const std::vector<Keys> recorded = rig.keys();
    rig.let_go(SDLK_RIGHT);
    rig.key(SDLK_ESCAPE);
    rig.focus(SDL_WINDOWEVENT_FOCUS_GAINED);
    rig.session().end_take();
    rig.key(SDLK_p);
    rig.wait(5);
    CHECK(rig.is_live());
    CHECK_FALSE(rig.session().take()->held().right);
}

// The arrow that was still held moved the character by 19 units and stopped its motion.
TEST_CASE("a key that is held when a take ends counts from its next press", "[interface][play]") {
    Player rig;
    rig.session().view().select({"hero"});
    rig.key(SDLK_p);
    rig.hold(SDLK_RIGHT);
    rig.wait(10);
    rig.key(SDLK_p);
    REQUIRE_FALSE(rig.is_live());
    const Scene before = rig.session().scene();
    for (int i = 0; i < 10; ++i) rig.repeat(SDLK_RIGHT);
    CHECK(rig.session().scene() == before);
    CHECK(character_of(rig.session().scene()) != nullptr);
    rig.let_go(SDLK_RIGHT);
    rig.hold(SDLK_RIGHT);
    rig.repeat(SDLK_RIGHT);
    CHECK(rig.session().scene() != before);
}

TEST_CASE("what is held when a take begins counts from its next press", "[interface][play]") {
    Player rig;
    SECTION("a key") {
        rig.hold(SDLK_RIGHT);
        rig.key(SDLK_p);
        rig.wait(5);
        CHECK_FALSE(rig.session().take()->held().right);
        rig.let_go(SDLK_RIGHT);
        rig.hold(SDLK_RIGHT);
    }
    SECTION("a button of a gamepad") {
        rig.pad_stick(30000);
        rig.pad_button(SDL_CONTROLLER_BUTTON_START, true);
        rig.wait(5);
        CHECK_FALSE(rig.session().take()->held().right);
        rig.pad_stick(0);
        rig.pad_stick(30000);
    }
    rig.wait(2);
    CHECK(rig.session().take()->held().right);
}

TEST_CASE("a key that is pressed for less than a step counts for a whole one",
          "[interface][play]") {
    Player rig;
    rig.key(SDLK_p);
    rig.hold(SDLK_UP);
    rig.let_go(SDLK_UP);
    rig.wait(3);
    rig.key(SDLK_p);
    CHECK(any(rig.keys(), &Keys::jump));
}

TEST_CASE("a gamepad plays the character", "[interface][play]") {
    Player rig;
    rig.pad_button(SDL_CONTROLLER_BUTTON_START, true);
    rig.pad_button(SDL_CONTROLLER_BUTTON_START, false);
    REQUIRE(rig.is_live());
    rig.pad_stick(30000);
    rig.wait(5);
    rig.pad_button(SDL_CONTROLLER_BUTTON_A, true);
    rig.wait(3);
    rig.pad_button(SDL_CONTROLLER_BUTTON_A, false);
    rig.pad_stick(8000);
    rig.wait(2);
    CHECK_FALSE(rig.session().take()->held().right);
    rig.pad_button(SDL_CONTROLLER_BUTTON_DPAD_DOWN, true);
    rig.wait(2);
    rig.pad_button(SDL_CONTROLLER_BUTTON_START, true);
    CHECK_FALSE(rig.is_live());
    CHECK(any(rig.keys(), &Keys::right));
    CHECK(any(rig.keys(), &Keys::jump));
    CHECK(any(rig.keys(), &Keys::drop));
}

TEST_CASE("the ground changes while the character is played", "[interface][play]") {
    Player rig;
    rig.key(SDLK_p);
    rig.wait(10);
    const Vec2 before = rig.hero();
    const double floor_top = 56, far_above = 40;
    // In two moves with steps between them: all at once, the way down would be the shorter one.
    rig.move(rig.on_screen({-102, 74}));
    rig.button(true);
    rig.move(rig.on_screen({-102, 74 - far_above / 2}));
    rig.wait(3);
    rig.move(rig.on_screen({-102, 74 - far_above}));
    rig.wait(3);
    rig.button(false);
    rig.hold(SDLK_RIGHT);
    rig.wait(5);
    REQUIRE(rig.is_live());
    const auto& floor = std::get<Aabb>(find_shape(rig.session().scene(), "floor")->geometry);
    CHECK(floor.min().y < floor_top - far_above / 2);
    // It is pushed out of the floor, and stands on it.
    CHECK(rig.hero().y + 12 <= floor.min().y + 1e-9);
    CHECK(rig.hero().y < before.y);
    rig.key(SDLK_p);
    CHECK(rig.lab.workspace.undo_label() == "Play hero");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(rig.lab.workspace.undo_label() == "Move floor");
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(std::get<Aabb>(find_shape(rig.session().scene(), "floor")->geometry).min().y ==
          floor_top);
}

TEST_CASE("a copied frame of a character reopens to the same answer", "[interface][play]") {
    Player rig;
    // On the slope, in the air over it, in mid-jump, and on the lift.
    for (const double time : {2.4, 3.3, 6.2, 8.0, 8.7}) {
        INFO(time);
        rig.session().seek(time);
        const Evaluation& now = rig.session().now();
        const std::string answer = results_json(now, "");
        const std::string copied = rig.lab.workspace.copied_case();
        const std::string exported = text_export("case")->text(now);
        std::string test = text_export("catch2")->text(now);
        test = test.substr(test.find("isect1"));
        for (const std::string& line : {copied, exported, test.substr(0, test.find('\n'))}) {
            INFO(line);
            const Scene scene = read_case(line);
            Timeline timeline;
            CHECK(results_json(evaluate(scene, scene.opens->time.value(), timeline), "") == answer);
        }
    }
}

TEST_CASE("a shape of a user's own scene becomes a character", "[interface][play]") {
    Maker rig;
    CHECK_FALSE(command("play_character").enabled(rig.lab.context));
    rig.lab.workspace.session().view().select({"a"});
    rig.run("let_walk");
    CHECK(rig.lab.workspace.undo_label() == "Let a walk");
    const Query& query = rig.scene().queries.back();
    CHECK(query.kind == QueryKind::walk);
    CHECK(query.obstacles == lab::testing::Names{"b", "c"});
    CHECK(query.settings.step == 2.5);
    CHECK(rig.lab.workspace.session().view().query == 1);
    CHECK(std::get<Walking>(rig.scene().motions.back().kind).speed == 60);
    rig.key(SDLK_p);
    CHECK(rig.lab.workspace.session().is_live());
    rig.key(SDLK_p);
    CHECK_FALSE(command("let_walk").enabled(rig.lab.context));
    CHECK(refusal_of(command("let_walk"), rig.lab.context).find("already has a motion") !=
          std::string::npos);
}

TEST_CASE("the steps of a character are known along the whole strip", "[interface][play]") {
    Player rig;
    rig.session().seek(0);
    for (int i = 0; i < 30; ++i) rig.frames(1);
    CHECK_FALSE(rig.session().looks_ahead());
    CHECK(rig.session().footing(0) == Footing::in_air);
    CHECK(rig.session().footing(10) == Footing::stands);
    CHECK(rig.session().footing(30) == Footing::in_air);
    CHECK(rig.session().footing(700) == Footing::stands);
    CHECK(rig.session().footing(800) == Footing::unknown);
}
