#pragma once

#include "ui/widgets/widgets.hpp"

namespace lab {

/// Begins a card that floats over the panels; ImGui::End() ends it. Returns false if a click
/// outside asks to close it.
bool begin_floating(const char* id, Rect area, const Palette& colors);

/// Draws rows in what is left of a card, with a gap between them. They scroll if they don't fit.
template <class Draw>
void scrolling_rows(const char* id, float row_gap, const Draw& draw) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, row_gap});
    ImGui::BeginChild(id, {0, 0}, false, ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    draw();
    ImGui::EndChild();
    ImGui::PopStyleVar();
}

/// Draws behind the contents of a window, once these have a size. Its channels are its own, because
/// a draw list's can't be split again, and they are merged even if an exception ends the drawing.
class BehindContents {
public:
    explicit BehindContents(ImDrawList& list);
    ~BehindContents() { end(); }
    BehindContents(const BehindContents&) = delete;
    BehindContents& operator=(const BehindContents&) = delete;

    /// What is drawn from now on is behind what was drawn before.
    void begin() { channels_.SetCurrentChannel(&list_, 0); }
    void end() { channels_.Merge(&list_); }

private:
    ImDrawList& list_;
    ImDrawListSplitter channels_;
};

/// Dims the whole window, so that what is drawn next stands out.
void draw_veil(ImDrawList& list, const Palette& colors);
/// The same for a floating card that begins after it. What is behind the veil is not under the
/// pointer.
void veil_behind_card(const Palette& colors);

/// Whether any menu is open.
bool any_popup_open();

/// Centred in the window.
Rect centred(float width, float height);
/// At the right, below the toolbar. In a low window, it covers the toolbar and shrinks.
Rect below_header(float width, float height, float from_right);

}  // namespace lab
