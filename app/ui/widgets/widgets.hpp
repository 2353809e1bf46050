#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "geometry/camera.hpp"
#include "render/fonts.hpp"
#include "render/palette.hpp"

namespace lab {

inline constexpr float card_radius = 11;
inline constexpr float gap = 12;
inline constexpr float field_height = 26;

/// The look of Dear ImGui's own widgets (popups, text fields, scroll bars) in a theme.
void apply_style(Theme theme);

/// A part of the window with a rectangle of its own, as a card or bare. Children go between begin
/// and end.
void begin_panel(const char* id, Rect area, Rgba fill, Rgba line, Pt padding,
                 ImGuiWindowFlags flags = 0);
void end_panel();

/// A bordered card that floats over the panels; ImGui::End() ends it.
void begin_floating_panel(const char* id, Rect area, Pt padding, const Palette& colors);

/// Makes lines drawn into the current window crisp at this scale.
void sharpen_lines();

/// A line of text at the cursor, that takes its room.
void text_line(Face face, float size, Rgba color, std::string_view text);
/// The lines that a text takes: whole words, and parts of those that are longer than a line.
std::vector<std::string_view> lines_of(float size, std::string_view text, float width);
/// A text over as many lines as it takes.
void text_paragraph(float size, Rgba color, std::string_view text, float width);
/// A title in a row: on smaller lines where one is too short.
void row_title(const Rect& room, Face face, float size, Rgba color, std::string_view title);
/// A small heading with room above it.
void heading(const Palette& colors, std::string_view text);

enum class Icon {
    undo,
    redo,
    save,
    picture,
    layers,
    settings,
    help,
    restart,
    back,
    play,
    pause,
    forward,
    search,
    reset,
    motion,
    theme,
    menu
};
void draw_icon(ImDrawList& list, Icon icon, Pt middle, float size, Rgba color);

/// Whether Tab stops at a control; the arrow keys reach each.
enum class TabStop { yes, no };

/// A button that is an icon; its tooltip says what it does, and its key.
bool icon_button(const char* id, Icon icon, std::string_view tip, const Palette& colors,
                 bool enabled = true, bool lit = false, TabStop stop = TabStop::yes);
/// A quiet button with words.
bool text_button(const char* id, std::string_view label, const Palette& colors, bool lit = false,
                 float width = 0);

/// A button for each of several choices, in as many rows as they take. The one that was pressed.
std::optional<std::size_t> choice_buttons(const std::vector<std::string>& words, std::size_t lit,
                                          float width, const Palette& colors);

/// A box to check, with what it stands for. True if it was pressed.
bool check_row(const char* text, bool on, const Palette& colors, float width);

/// Below the item before, or below a place.
void tooltip(std::string_view text);
void tooltip(std::string_view text, const Rect& place);
/// Lets Tab stop at the item before; what it has come to is scrolled into view.
void focus_stop();
/// The same, and rings it while it has the keyboard.
void focus_ring(const Palette& colors, float radius);

}  // namespace lab
