// What differs between Dear ImGui 1.86 and 1.92, but for input (platform/imgui_input.hpp).
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

namespace lab {

/// Fonts are built in pixels and drawn in points.
inline void set_font_scale(float scale) {
#if IMGUI_VERSION_NUM >= 19200
    ImGui::GetStyle().FontScaleMain = scale;
#else
    ImGui::GetIO().FontGlobalScale = scale;
#endif
}

/// Of letters only coverage is wanted. 1.92 builds anew, even within a frame, where it is asked for
/// another format than it has built; and asserts that a texture's height is a power of two.
inline void prepare_atlas(ImFontAtlas& atlas) {
    atlas.Flags |= ImFontAtlasFlags_NoBakedLines;
#if IMGUI_VERSION_NUM >= 19200
    atlas.TexDesiredFormat = ImTextureFormat_Alpha8;
#else
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
#endif
}

/// From 1.92 on a face gives every letter that it has, whatever ranges it is asked for.
inline void exclude_glyphs(ImFontConfig& config, const ImWchar* ranges) {
#if IMGUI_VERSION_NUM >= 19200
    config.GlyphExcludeRanges = ranges;
#else
    (void)config;
    (void)ranges;
#endif
}

/// Texts are measured between frames, too: there 1.92 would add sizes and letters to the atlas,
/// which no texture then holds.
inline void keep_as_built(ImFontAtlas& atlas) {
#if IMGUI_VERSION_NUM >= 19200
    for (ImFont* font : atlas.Fonts)
        font->Flags |= ImFontFlags_LockBakedSizes | ImFontFlags_NoLoadGlyphs;
#else
    (void)atlas;
#endif
}

/// Ends every window and group that is still open, where an exception has left a frame.
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

/// Makes one list all that is drawn. What held the lists was a pointer to the first.
inline void draw_only(ImDrawData& data, ImDrawList*& list) {
#if IMGUI_VERSION_NUM >= 18980
    data.CmdLists.push_back(list);
#else
    data.CmdLists = &list;
#endif
    data.CmdListsCount = 1;
}

/// Keys were numbers of the platform's, looked up in a table.
inline bool key_pressed(ImGuiKey key) {
#if IMGUI_VERSION_NUM >= 18700
    return ImGui::IsKeyPressed(key);
#else
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
#endif
}

/// Whether the item that has the focus is to be ringed: after a key, not after a click.
inline bool shows_focus() {
#if IMGUI_VERSION_NUM >= 19140
    return GImGui->NavCursorVisible;
#else
    return !GImGui->NavDisableHighlight;
#endif
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

/// The item keeps its place in the round of Tab, without a ring.
inline void hide_focus() {
#if IMGUI_VERSION_NUM >= 19140
    GImGui->NavCursorVisible = false;
#else
    GImGui->NavDisableHighlight = true;
#endif
}

/// Gives an item the keyboard, and shows that it has it.
inline void focus_item(ImGuiID id, ImGuiWindow* window) {
    ImGui::FocusWindow(window);
    ImGui::SetFocusID(id, window);
    show_focus();
}

/// Whether Enter chooses the item that was drawn last. Until 1.89 Dear ImGui knew Space alone.
inline bool chosen_by_enter() {
#if IMGUI_VERSION_NUM >= 18900
    return false;
#else
    const bool enabled = (GImGui->CurrentItemFlags & ImGuiItemFlags_Disabled) == 0;
    return enabled && shows_focus() && ImGui::IsItemFocused() && key_pressed(ImGuiKey_Enter);
#endif
}

/// A button that looks like nothing by itself. Newer versions leave it to the mouse unless told.
inline bool invisible_button(const char* id, ImVec2 size, ImGuiButtonFlags flags = 0) {
#if IMGUI_VERSION_NUM >= 19140
    flags |= ImGuiButtonFlags_EnableNav;
#endif
    const bool pressed = ImGui::InvisibleButton(id, size, flags);
    return chosen_by_enter() || pressed;
}

/// What lies under the pointer counts as hovered only when it moves again: a menu that was closed
/// by a key must not open once more because the pointer is still there.
inline void rest_pointer() {
#if IMGUI_VERSION_NUM >= 19140
    GImGui->NavHighlightItemUnderNav = true;
#else
    GImGui->NavDisableMouseHover = true;
#endif
}

}  // namespace lab
