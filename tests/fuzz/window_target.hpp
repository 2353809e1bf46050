// Events for the whole lab in a window: keys, text, the mouse, drops, sizes and focus, as an input
// chooses them. After each, the scene is one that files can hold and the camera one that can be
// looked through; in the end every step is undone and done again.
//
// A window has a clock, so that what moves is a bit elsewhere each time; scenes stand still at
// first.
#pragma once

#include "fuzz/checks.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/seeds.hpp"
#include "interface/rig.hpp"

namespace fuzz {

inline constexpr SDL_Keycode fuzzed_keys[] = {
    SDLK_RETURN, SDLK_ESCAPE,   SDLK_TAB,      SDLK_SPACE,  SDLK_LEFT,  SDLK_RIGHT,  SDLK_UP,
    SDLK_DOWN,   SDLK_HOME,     SDLK_END,      SDLK_PAGEUP, SDLK_F1,    SDLK_F2,     SDLK_F5,
    SDLK_F6,     SDLK_F10,      SDLK_F11,      SDLK_F12,    SDLK_PLUS,  SDLK_MINUS,  SDLK_0,
    SDLK_1,      SDLK_2,        SDLK_3,        SDLK_7,      SDLK_9,     SDLK_COMMA,  SDLK_PERIOD,
    SDLK_a,      SDLK_b,        SDLK_c,        SDLK_d,      SDLK_e,     SDLK_f,      SDLK_g,
    SDLK_h,      SDLK_i,        SDLK_k,        SDLK_l,      SDLK_m,     SDLK_n,      SDLK_o,
    SDLK_p,      SDLK_r,        SDLK_s,        SDLK_t,      SDLK_v,     SDLK_w,      SDLK_x,
    SDLK_y,      SDLK_z,        SDLK_DELETE,   SDLK_MENU,   SDLK_SLASH, SDLK_INSERT, SDLK_KP_ENTER,
    SDLK_PERIOD, SDLK_PAGEDOWN, SDLK_BACKSPACE};
inline constexpr int fuzzed_mods[] = {KMOD_NONE,  KMOD_NONE,   KMOD_NONE, KMOD_NONE,
                                      KMOD_LCTRL, KMOD_LSHIFT, KMOD_LALT, KMOD_LCTRL | KMOD_LSHIFT};
inline constexpr const char* fuzzed_scenes[] = {
    "aabb-vs-segment",    "broad-phase", "one-axis",
    "polygon-vs-polygon", "bounce",      "sweeping-a-circle-through-multiple-objects"};

/// The window of a rig. SDL numbers its windows upwards and never reuses a number.
inline SDL_Window* open_window() {
    for (Uint32 id = 1; id < 1'000'000; ++id) {
        if (SDL_Window* window = SDL_GetWindowFromID(id)) return window;
    }
    return nullptr;
}

inline lab::Pt place(Bytes& bytes) {
    if (bytes.pick(16) == 0) return {-3e4F, 3e4F};
    const auto x = static_cast<float>(bytes.word(2) % 960);
    return {x, static_cast<float>(bytes.word(2) % 600)};
}

inline void send_wheel(Bytes& bytes, lab::testing::Rig& rig) {
    constexpr float notches[] = {1, -1, 3, -3, 20, -20, 500, -500, 1e9F, -1e30F, 0.001F};
    rig.wheel(bytes.from(notches));
}

inline void send_text(Bytes& bytes, lab::testing::Rig& rig) {
    const std::string text =
        bytes.pick(2) == 0 ? std::string(bytes.from(hostile_numbers)) : bytes.from(hostile_texts);
    // Limited to the length of SDL's text events, which must not end within a character.
    if (text.size() < 30) rig.type(text);
}

inline void send_drop(Bytes& bytes, lab::testing::Rig& rig) {
    const bool is_file = bytes.pick(2) == 0;
    if (is_file) rig.host.files["dropped.json"] = bytes.from(scene_texts());
    SDL_Event event{};
    event.type = is_file ? SDL_DROPFILE : SDL_DROPTEXT;
    event.drop.file = SDL_strdup(is_file ? bytes.pick(4) == 0 ? "none.json" : "dropped.json"
                                         : bytes.from(case_lines()).c_str());
    rig.window.take_event(event);
    rig.frames(2);
}

inline void send_size(Bytes& bytes, lab::testing::Rig& rig) {
    constexpr int lengths[] = {1, 600, 960, 1024, 1500};
    SDL_Window* window = open_window();
    if (window == nullptr) return;
    const int width = bytes.from(lengths);
    SDL_SetWindowSize(window, width, bytes.from(lengths));
    rig.frames(2);
}

inline void send_window_event(Bytes& bytes, lab::testing::Rig& rig) {
    constexpr Uint8 kinds[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED,
                               SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_MINIMIZED,
                               SDL_WINDOWEVENT_EXPOSED};
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = bytes.from(kinds);
    rig.window.take_event(event);
    rig.frames(2);
}

inline void send(Bytes& bytes, lab::testing::Rig& rig) {
    constexpr Uint8 buttons[] = {SDL_BUTTON_LEFT, SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT,
                                 SDL_BUTTON_MIDDLE, SDL_BUTTON_X1};
    switch (bytes.pick(16)) {
        case 0:
            return send_wheel(bytes, rig);
        case 1:
        case 2:
            return send_text(bytes, rig);
        case 3:
            return send_drop(bytes, rig);
        case 4:
            return send_size(bytes, rig);
        case 5:
            return send_window_event(bytes, rig);
        case 6:
            return rig.button(bytes.pick(2) == 0, bytes.from(buttons));
        case 7:
            return rig.move(place(bytes));
        case 8:
        case 9: {
            const lab::Pt from = place(bytes);
            return rig.drag(from, place(bytes), bytes.from(buttons));
        }
        case 10:
        case 11:
            return rig.click(place(bytes));
        default: {
            const SDL_Keycode key = bytes.from(fuzzed_keys);
            return rig.key(key, bytes.from(fuzzed_mods));
        }
    }
}

inline void expect_sound(lab::testing::Rig& rig) {
    const lab::CameraState camera = rig.lab.shown().hands.camera().state;
    expect(is_finite(camera.center) && is_finite(camera.zoom) && camera.zoom > 0,
           "the camera is lost");
    try {
        expect_round_trip(rig.lab.workspace.session().scene());
    } catch (const std::exception& error) {
        throw Finding("after \"" + rig.lab.workspace.undo_label() + "\": " + error.what());
    }
    for (const lab::Answer& answer : rig.lab.workspace.session().now().answers)
        expect(std::visit([](const auto& each) { return is_finite(each); }, answer),
               "an answer isn't finite");
}

/// Undoing every step back to the opening, and redoing them all, must restore the scene.
inline void expect_history(lab::Session& session) {
    if (session.in_gesture()) session.cancel_gesture();
    std::vector<std::string> texts;
    const std::size_t at = session.history().position();
    for (std::size_t i = 0; i <= at; ++i) {
        texts.push_back(write_scene(session.scene()));
        if (i < at) session.undo();
    }
    while (!texts.empty()) {
        expect(write_scene(session.scene()) == texts.back(), "a step done again is another one");
        texts.pop_back();
        if (!texts.empty()) session.redo();
    }
}

inline bool window_events(const std::string& input) {
    Bytes bytes(input);
    lab::Settings settings;
    settings.window_width = 960;
    settings.window_height = 600;
    lab::testing::Rig rig(bytes.from(fuzzed_scenes), settings);
    while (!bytes.over() && !rig.lab.wants_to_quit()) {
        send(bytes, rig);
        expect_sound(rig);
    }
    expect_history(rig.lab.workspace.session());
    rig.frames(1);
    return true;
}

}  // namespace fuzz
