// Differences between Dear ImGui 1.86 and 1.92, except for input (platform/imgui_input.hpp).
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

namespace lab {

/// Sets the factor between the pixels that fonts are built in and the points they are drawn in.
inline void set_font_scale(float scale) {
#if IMGUI_VERSION_NUM >= 19200
    ImGui::GetStyle().FontScaleMain = scale;
#else
    ImGui::GetIO().FontGlobalScale = scale;
#endif
}

/// The atlas needs only coverage. 1.92 rebuilds it, even within a frame, when asked for a format
/// other than the built one, and asserts that a texture's height is a power of two.
inline void prepare_atlas(ImFontAtlas& atlas) {
    atlas.Flags |= ImFontAtlasFlags_NoBakedLines;
#if IMGUI_VERSION_NUM >= 19200
    atlas.TexDesiredFormat = ImTextureFormat_Alpha8;
#else
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
#endif
}

/// From 1.92 on, a face provides every glyph it has, whatever ranges were requested.
inline void exclude_glyphs(ImFontConfig& config, const ImWchar* ranges) {
#if IMGUI_VERSION_NUM >= 19200
    config.GlyphExcludeRanges = ranges;
#else
    (void)config;
    (void)ranges;
#endif
}

/// Text is also measured between frames. There, 1.92 would add sizes and glyphs to the atlas that
/// no texture then holds.
inline void keep_as_built(ImFontAtlas& atlas) {
#if IMGUI_VERSION_NUM >= 19200
    for (ImFont* font : atlas.Fonts)
        font->Flags |= ImFontFlags_LockBakedSizes | ImFontFlags_NoLoadGlyphs;
#else
    (void)atlas;
#endif
}

/// Ends every window and group that an exception has left open in a frame.
class OpenWindows {
public:
#if IMGUI_VERSION_NUM >= 19130
    OpenWindows() {
        ImGui::ErrorRecoveryStoreState(&begun_);
    }
    void end() {
        ImGui::ErrorRecoveryTryToRecoverState(&begun_);
    }

private:
    ImGuiErrorRecoveryState begun_;
#else
    void end() {
        ImGui::ErrorCheckEndFrameRecover(nullptr);
    }
#endif
};

inline void push_font(ImFont* font, float points) {
#if IMGUI_VERSION_NUM >= 19200
    ImGui::PushFont(font, points / ImGui::GetStyle().FontScaleMain);
#else
    (void)points;
    ImGui::PushFont(font);
#endif
}

inline bool has_glyph(const ImFont& font, ImWchar character) {
#if IMGUI_VERSION_NUM >= 19200
    return const_cast<ImFont&>(font).IsGlyphInFont(character);
#else
    return font.FindGlyphNoFallback(character) != nullptr;
#endif
}

/// Makes `list` the only one that is drawn. In older versions, the draw data holds a pointer to the
/// first of its lists.
inline void draw_only(ImDrawData& data, ImDrawList*& list) {
#if IMGUI_VERSION_NUM >= 18980
    data.CmdLists.push_back(list);
#else
    data.CmdLists = &list;
#endif
    data.CmdListsCount = 1;
}

/// Older versions look up the platform's key codes in a table.
inline bool key_pressed(ImGuiKey key) {
#if IMGUI_VERSION_NUM >= 18700
    return ImGui::IsKeyPressed(key);
#else
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
#endif
}

/// How far the text of the field drawn last is scrolled to the left, while it is typed into.
inline float scrolled_by(ImGuiID field) {
    const ImGuiInputTextState* state = ImGui::GetInputTextState(field);
    if (state == nullptr) return 0;
#if IMGUI_VERSION_NUM >= 19130
    return state->Scroll.x;
#else
    return state->ScrollX;
#endif
}

/// Whether the focused item gets a focus ring: after a key, not after a click.
inline bool shows_focus() {
#if IMGUI_VERSION_NUM >= 19140
    return GImGui->NavCursorVisible;
#else
    return !GImGui->NavDisableHighlight;
#endif
}

/// 1 for the right arrow key, −1 for the left one. While the last item has the focus, they move
/// along it and not to another control.
inline int arrows_on_item() {
    if (!ImGui::IsItemFocused() || !shows_focus()) return 0;
    const int by =
        (key_pressed(ImGuiKey_RightArrow) ? 1 : 0) - (key_pressed(ImGuiKey_LeftArrow) ? 1 : 0);
    if (by != 0) ImGui::NavMoveRequestCancel();
    return by;
}

inline void show_focus() {
#if IMGUI_VERSION_NUM >= 19140
    GImGui->NavCursorVisible = true;
    GImGui->NavHighlightItemUnderNav = true;
#else
    GImGui->NavDisableHighlight = false;
    GImGui->NavDisableMouseHover = true;
#endif
}

/// Hides the focus ring; the item keeps its place in the Tab order.
inline void hide_focus() {
#if IMGUI_VERSION_NUM >= 19140
    GImGui->NavCursorVisible = false;
#else
    GImGui->NavDisableHighlight = true;
#endif
}

/// Gives an item the keyboard focus, and shows it.
inline void focus_item(ImGuiID id, ImGuiWindow* window) {
    ImGui::FocusWindow(window);
    ImGui::SetFocusID(id, window);
    show_focus();
}

/// Whether Enter activates the item drawn last. Before 1.89, Dear ImGui activates items only by
/// Space.
inline bool chosen_by_enter() {
#if IMGUI_VERSION_NUM >= 18900
    return false;
#else
    const bool enabled = (GImGui->CurrentItemFlags & ImGuiItemFlags_Disabled) == 0;
    return enabled && shows_focus() && ImGui::IsItemFocused() && key_pressed(ImGuiKey_Enter);
#endif
}

/// A button without any appearance of its own. Newer versions make it unreachable by keyboard
/// unless a flag says otherwise.
inline bool invisible_button(const char* id, ImVec2 size, ImGuiButtonFlags flags = 0) {
#if IMGUI_VERSION_NUM >= 19140
    flags |= ImGuiButtonFlags_EnableNav;
#endif
    const bool pressed = ImGui::InvisibleButton(id, size, flags);
    return chosen_by_enter() || pressed;
}

/// Ignores hovering until the pointer moves again: a menu closed by a key must not reopen because
/// the pointer still rests on it.
inline void rest_pointer() {
#if IMGUI_VERSION_NUM >= 19140
    GImGui->NavHighlightItemUnderNav = true;
#else
    GImGui->NavDisableMouseHover = true;
#endif
}

}  // namespace lab
