// Feeds input to Dear ImGui: by writing fields up to 1.86, by events from 1.87 on.
#pragma once

#include <SDL_keyboard.h>
#include <SDL_keycode.h>
#include <SDL_scancode.h>
#include <imgui.h>

namespace lab {

struct KeyPair {
    SDL_Scancode sdl;
    ImGuiKey imgui;
};

/// The keys used by Dear ImGui's own widgets. All others, and Tab, go to the command table.
inline constexpr KeyPair widget_keys[] = {
    {SDL_SCANCODE_LEFT, ImGuiKey_LeftArrow},
    {SDL_SCANCODE_RIGHT, ImGuiKey_RightArrow},
    {SDL_SCANCODE_UP, ImGuiKey_UpArrow},
    {SDL_SCANCODE_DOWN, ImGuiKey_DownArrow},
    {SDL_SCANCODE_PAGEUP, ImGuiKey_PageUp},
    {SDL_SCANCODE_PAGEDOWN, ImGuiKey_PageDown},
    {SDL_SCANCODE_HOME, ImGuiKey_Home},
    {SDL_SCANCODE_END, ImGuiKey_End},
    {SDL_SCANCODE_INSERT, ImGuiKey_Insert},
    {SDL_SCANCODE_DELETE, ImGuiKey_Delete},
    {SDL_SCANCODE_BACKSPACE, ImGuiKey_Backspace},
    {SDL_SCANCODE_SPACE, ImGuiKey_Space},
    {SDL_SCANCODE_RETURN, ImGuiKey_Enter},
    {SDL_SCANCODE_ESCAPE, ImGuiKey_Escape},
    {SDL_SCANCODE_A, ImGuiKey_A},
    {SDL_SCANCODE_C, ImGuiKey_C},
    {SDL_SCANCODE_V, ImGuiKey_V},
    {SDL_SCANCODE_X, ImGuiKey_X},
    {SDL_SCANCODE_Y, ImGuiKey_Y},
    {SDL_SCANCODE_Z, ImGuiKey_Z},
};

#if IMGUI_VERSION_NUM < 18700

inline void start_input(ImGuiIO& io) {
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    for (const KeyPair& key : widget_keys) io.KeyMap[key.imgui] = key.sdl;
}
inline void feed_mouse_position(ImGuiIO& io, ImVec2 position) {
    io.MousePos = position;
}
inline void feed_mouse_button(ImGuiIO& io, int button, bool down) {
    io.MouseDown[button] = down;
}
inline void feed_mouse_wheel(ImGuiIO& io, float x, float y) {
    io.MouseWheelH += x;
    io.MouseWheel += y;
}
inline void feed_key(ImGuiIO& io, SDL_Scancode key, bool down) {
    io.KeysDown[key] = down;
}
inline void feed_modifiers(ImGuiIO& io, int mods) {
    io.KeyCtrl = (mods & KMOD_CTRL) != 0;
    io.KeyShift = (mods & KMOD_SHIFT) != 0;
    io.KeyAlt = (mods & KMOD_ALT) != 0;
    io.KeySuper = (mods & KMOD_GUI) != 0;
}

#else

inline void start_input(ImGuiIO& io) {
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    // InputFeed already spreads events over frames where one frame can't tell them apart.
    io.ConfigInputTrickleEventQueue = false;
}
inline void feed_mouse_position(ImGuiIO& io, ImVec2 position) {
    io.AddMousePosEvent(position.x, position.y);
}
inline void feed_mouse_button(ImGuiIO& io, int button, bool down) {
    io.AddMouseButtonEvent(button, down);
}
inline void feed_mouse_wheel(ImGuiIO& io, float x, float y) {
    io.AddMouseWheelEvent(x, y);
}
inline void feed_key(ImGuiIO& io, SDL_Scancode key, bool down) {
    for (const KeyPair& pair : widget_keys) {
        if (pair.sdl == key) io.AddKeyEvent(pair.imgui, down);
    }
}
inline void feed_modifiers(ImGuiIO& io, int mods) {
#if IMGUI_VERSION_NUM >= 18900
    io.AddKeyEvent(ImGuiMod_Ctrl, (mods & KMOD_CTRL) != 0);
    io.AddKeyEvent(ImGuiMod_Shift, (mods & KMOD_SHIFT) != 0);
    io.AddKeyEvent(ImGuiMod_Alt, (mods & KMOD_ALT) != 0);
    io.AddKeyEvent(ImGuiMod_Super, (mods & KMOD_GUI) != 0);
#else
    io.AddKeyEvent(ImGuiKey_ModCtrl, (mods & KMOD_CTRL) != 0);
    io.AddKeyEvent(ImGuiKey_ModShift, (mods & KMOD_SHIFT) != 0);
    io.AddKeyEvent(ImGuiKey_ModAlt, (mods & KMOD_ALT) != 0);
    io.AddKeyEvent(ImGuiKey_ModSuper, (mods & KMOD_GUI) != 0);
#endif
}

#endif

/// `get` and `set` ignore the context that Dear ImGui passes to them.
inline void set_clipboard(const char* (*get)(void*), void (*set)(void*, const char*)) {
#if IMGUI_VERSION_NUM >= 19110
    static const char* (*stored_get)(void*) = nullptr;
    static void (*stored_set)(void*, const char*) = nullptr;
    stored_get = get;
    stored_set = set;
    ImGuiPlatformIO& io = ImGui::GetPlatformIO();
    io.Platform_GetClipboardTextFn = [](ImGuiContext*) { return stored_get(nullptr); };
    io.Platform_SetClipboardTextFn = [](ImGuiContext*, const char* text) {
        stored_set(nullptr, text);
    };
#else
    ImGui::GetIO().GetClipboardTextFn = get;
    ImGui::GetIO().SetClipboardTextFn = set;
#endif
}

}  // namespace lab
