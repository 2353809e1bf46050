#include "platform/input_feed.hpp"

#include <cfloat>

#include <imgui.h>

#include "platform/imgui_input.hpp"

namespace lab {

namespace {

// Negated button codes share a set with key codes: each of them may change only once per frame.
constexpr int code_of_button(int button) {
    return -button;
}

/// A second finger releases what the first one has pressed.
constexpr int any_finger = 99;
constexpr int any_key_down = SDL_NUM_SCANCODES;

/// Above all scancodes.
constexpr int code_of_pad(int button) {
    return any_key_down + 1 + button;
}

int imgui_button(Uint8 sdl_button) {
    switch (sdl_button) {
        case SDL_BUTTON_LEFT:
            return 0;
        case SDL_BUTTON_RIGHT:
            return 1;
        case SDL_BUTTON_MIDDLE:
            return 2;
        default:
            return -1;
    }
}

int held_mods(const SDL_KeyboardEvent& event) {
    return event.keysym.mod & (KMOD_CTRL | KMOD_SHIFT | KMOD_ALT | KMOD_GUI);
}

unsigned mods_of(int sdl_mods) {
    unsigned mods = no_mod;
    // Cmd on a Mac counts as Ctrl.
    if ((sdl_mods & (KMOD_CTRL | KMOD_GUI)) != 0) mods |= ctrl;
    if ((sdl_mods & KMOD_SHIFT) != 0) mods |= shift;
    if ((sdl_mods & KMOD_ALT) != 0) mods |= alt;
    return mods;
}

static_assert(keys::none == SDLK_UNKNOWN && keys::backspace == SDLK_BACKSPACE &&
              keys::tab == SDLK_TAB && keys::enter == SDLK_RETURN && keys::escape == SDLK_ESCAPE &&
              keys::space == SDLK_SPACE && keys::del == SDLK_DELETE && keys::f1 == SDLK_F1 &&
              keys::f2 == SDLK_F2 && keys::f5 == SDLK_F5 && keys::f6 == SDLK_F6 &&
              keys::f10 == SDLK_F10 && keys::f11 == SDLK_F11 && keys::f12 == SDLK_F12 &&
              keys::home == SDLK_HOME && keys::page_up == SDLK_PAGEUP &&
              keys::page_down == SDLK_PAGEDOWN && keys::left == SDLK_LEFT &&
              keys::right == SDLK_RIGHT && keys::up == SDLK_UP && keys::down == SDLK_DOWN &&
              keys::menu == SDLK_APPLICATION);

/// Whether a key pressed with these modifiers is a command rather than text. AltGr produces text,
/// but some systems report it as Ctrl+Alt.
bool is_chord(int mods) {
    return (mods & (KMOD_CTRL | KMOD_GUI)) != 0 && (mods & (KMOD_ALT | KMOD_MODE)) == 0;
}

}  // namespace

bool InputFeed::fits_this_frame(const SDL_Event& event, std::set<int>& changed) {
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            return changed.insert(code_of_button(event.button.button)).second;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            return changed.insert(code_of_pad(event.cbutton.button)).second;
        case SDL_KEYDOWN:
            // This key may decide what receives the next one: it may be Tab, or open a field.
            if (!changed.insert(any_key_down).second) return false;
            [[fallthrough]];
        case SDL_KEYUP:
            // The release may be that of Ctrl, which a key that was pressed just before needs.
            if (event.type == SDL_KEYUP && changed.count(any_key_down) > 0) return false;
            return changed.insert(event.key.keysym.scancode).second;
        case SDL_FINGERDOWN:
            return changed.insert(code_of_button(any_finger)).second;
        case SDL_MOUSEMOTION:
        case SDL_FINGERMOTION:
        case SDL_FINGERUP:
            // A move after a press or release belongs to the next frame, so that it is seen where
            // it happened. So does the end of a touch, after which there is no pointer.
            return changed.empty() || *changed.begin() > 0;
        default:
            return true;
    }
}

void InputFeed::begin_frame(ImGuiIO& io, double window_per_point, bool wait) {
    presses_.clear();
    std::set<int> changed;
    while (!wait && !events_.empty() && fits_this_frame(events_.front(), changed)) {
        apply(events_.front(), io, window_per_point);
        events_.pop_front();
    }
    apply_pinch(io);
}

void InputFeed::apply(const SDL_Event& event, ImGuiIO& io, double window_per_point) {
    const auto point = [&](Sint32 x, Sint32 y) {
        return ImVec2(static_cast<float>(x / window_per_point),
                      static_cast<float>(y / window_per_point));
    };
    switch (event.type) {
        case SDL_MOUSEMOTION:
            if (is_other_finger(event.motion.which)) break;
            feed_mouse_position(io, point(event.motion.x, event.motion.y));
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            if (is_other_finger(event.button.which)) break;
            feed_mouse_position(io, point(event.button.x, event.button.y));
            apply_button(event.button, io);
            break;
        case SDL_MOUSEWHEEL: {
            const float sign = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1.F : 1.F;
            feed_mouse_wheel(io, sign * event.wheel.preciseX, sign * event.wheel.preciseY);
            break;
        }
        case SDL_FINGERDOWN:
        case SDL_FINGERMOTION:
        case SDL_FINGERUP:
            apply_finger(event.tfinger, io);
            break;
        case SDL_TEXTINPUT:
            // Some systems also report the comma of Ctrl+, as text.
            if (is_chord(mods_)) break;
            io.AddInputCharactersUTF8(event.text.text);
            presses_.push_back({keys::none, no_mod, event.text.text, false});
            break;
        case SDL_KEYDOWN:
        case SDL_KEYUP:
            apply_key(event.key, io);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            apply_pad_button(event.cbutton);
            break;
        case SDL_CONTROLLERAXISMOTION:
            apply_pad_axis(event.caxis);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            pad_down_.clear();
            stick_x_ = stick_y_ = 0;
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) release_all(io);
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) has_focus_ = true;
            if (event.window.event == SDL_WINDOWEVENT_LEAVE && buttons_down_.empty()) {
                feed_mouse_position(io, {-FLT_MAX, -FLT_MAX});
            }
            break;
        default:
            break;
    }
}

void InputFeed::apply_button(const SDL_MouseButtonEvent& event, ImGuiIO& io) {
    const int button = imgui_button(event.button);
    if (button < 0) return;
    const bool down = event.type == SDL_MOUSEBUTTONDOWN;
    feed_mouse_button(io, button, down);
    if (down) {
        buttons_down_.insert(button);
    } else {
        buttons_down_.erase(button);
    }
}

/// Whether a mouse event comes from a finger that isn't a pointer, since there are two. Notes
/// whether the pointer is a finger.
bool InputFeed::is_other_finger(Uint32 which) {
    touch_.points = which == SDL_TOUCH_MOUSEID;
    return touch_.points && fingers_.pinches();
}

void InputFeed::release_buttons(ImGuiIO& io) {
    for (const int button : buttons_down_) feed_mouse_button(io, button, false);
    buttons_down_.clear();
}

/// The first finger has already been taken for a mouse drag, which ends when the second one comes.
/// After a touch, nothing points at anything.
void InputFeed::apply_finger(const SDL_TouchFingerEvent& event, ImGuiIO& io) {
    fingers_.take(event, {io.DisplaySize.x, io.DisplaySize.y});
    if (fingers_.pinches()) release_buttons(io);
    if (!fingers_.any_down()) feed_mouse_position(io, {-FLT_MAX, -FLT_MAX});
}

/// Two fingers also scroll what is under them, as a wheel would.
void InputFeed::apply_pinch(ImGuiIO& io) {
    constexpr float points_per_notch = 70;
    touch_.pinch = fingers_.take_pinch();
    if (!touch_.pinch) return;
    const Pinch& pinch = *touch_.pinch;
    // The frame in which the second finger comes releases the button where it was.
    if (pinch.from == pinch.to && pinch.factor == 1) return touch_.pinch.reset();
    feed_mouse_position(io, {pinch.from.x, pinch.from.y});
    const float down = (pinch.to.y - pinch.from.y) / points_per_notch;
    if (down != 0) feed_mouse_wheel(io, 0, down);
}

void InputFeed::apply_key(SDL_KeyboardEvent event, ImGuiIO& io) {
    const bool down = event.type == SDL_KEYDOWN;
    if (event.keysym.scancode == SDL_SCANCODE_KP_ENTER) {
        event.keysym.scancode = SDL_SCANCODE_RETURN;
        event.keysym.sym = SDLK_RETURN;
    }
    mods_ = event.keysym.mod;
    feed_modifiers(io, held_mods(event));
    feed_key(io, event.keysym.scancode, down);
    if (down) {
        has_focus_ = true;
        keys_down_[event.keysym.scancode] = event.keysym.sym;
        presses_.push_back({event.keysym.sym, mods_of(held_mods(event)), {}, event.repeat != 0});
    } else {
        keys_down_.erase(event.keysym.scancode);
    }
}

void InputFeed::release_all(ImGuiIO& io) {
    release_buttons(io);
    for (const auto& key : keys_down_) feed_key(io, static_cast<SDL_Scancode>(key.first), false);
    feed_modifiers(io, KMOD_NONE);
    mods_ = KMOD_NONE;
    keys_down_.clear();
    pad_down_.clear();
    stick_x_ = stick_y_ = 0;
    has_focus_ = false;
}

/// Start works as the key P does, so that a game needs no keyboard.
void InputFeed::apply_pad_button(const SDL_ControllerButtonEvent& event) {
    if (event.type == SDL_CONTROLLERBUTTONUP) {
        pad_down_.erase(event.button);
        return;
    }
    const bool is_new = pad_down_.insert(event.button).second;
    if (is_new && event.button == SDL_CONTROLLER_BUTTON_START)
        presses_.push_back({'p', no_mod, {}, false});
}

void InputFeed::apply_pad_axis(const SDL_ControllerAxisEvent& event) {
    if (event.axis == SDL_CONTROLLER_AXIS_LEFTX) stick_x_ = event.value;
    if (event.axis == SDL_CONTROLLER_AXIS_LEFTY) stick_y_ = event.value;
}

HeldInput InputFeed::held() const {
    constexpr int half_way = 16384;
    const auto is_down = [&](SDL_GameControllerButton button) {
        return pad_down_.count(button) > 0;
    };
    HeldInput held;
    for (const auto& key : keys_down_) held.keys.insert(key.second);
    held.mods = mods_of(mods_);
    held.pad.left = is_down(SDL_CONTROLLER_BUTTON_DPAD_LEFT) || stick_x_ < -half_way;
    held.pad.right = is_down(SDL_CONTROLLER_BUTTON_DPAD_RIGHT) || stick_x_ > half_way;
    held.pad.down = is_down(SDL_CONTROLLER_BUTTON_DPAD_DOWN) || stick_y_ > half_way;
    held.pad.jump = is_down(SDL_CONTROLLER_BUTTON_A) || is_down(SDL_CONTROLLER_BUTTON_DPAD_UP);
    held.has_focus = has_focus_;
    return held;
}

}  // namespace lab
