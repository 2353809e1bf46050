#pragma once

#include "ui/widgets/widgets.hpp"

namespace lab {

/// A card that floats over the panels; ImGui::End() ends it. False where a click
/// outside asks to close it.
bool begin_floating(const char* id, Rect area, const Palette& colors);

/// Over the whole window, so that what is drawn next stands out from it.
void draw_veil(ImDrawList& list, const Palette& colors);
/// The same for a card that floats, begun after it; the pointer goes through.
void veil_behind_card(const Palette& colors);

/// Whether a menu is open, anywhere.
bool any_popup_open();

/// In the middle of the window.
Rect centred(float width, float height);
/// At the right, below the tools; over them, and lower than asked for, where the window is low.
Rect below_header(float width, float height, float from_right);

}  // namespace lab
