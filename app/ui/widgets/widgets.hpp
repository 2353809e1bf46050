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
#include "ui/widgets/control_map.hpp"

namespace lab {

inline constexpr float card_radius = 11;
inline constexpr float gap = 12;
inline constexpr float field_height = 26;

/// Applies a theme to Dear ImGui's own widgets: popups, text fields, scroll bars.
void apply_style(Theme theme);

/// A part of the window with its own rectangle, as a card or without a frame. Its contents go
/// between begin and end.
void begin_panel(const char* id, Rect area, Rgba fill, Rgba line, Pt padding,
                 ImGuiWindowFlags flags = 0);
void end_panel();
/// Covers what has been drawn outside of the round corners of a card.
void round_corners(Rect area, Rgba around);

/// Begins a bordered card that floats over the panels; ImGui::End() ends it.
void begin_floating_panel(const char* id, Rect area, Pt padding, const Palette& colors,
                          ImGuiWindowFlags flags = 0);

/// Makes lines drawn into the current window crisp at this scale.
void sharpen_lines();

/// A line of text at the cursor, which moves below it.
void text_line(Face face, float size, Rgba color, std::string_view text);
/// Wraps a text at a width: between words, and within a word that is longer than a line.
std::vector<std::string_view> lines_of(Face face, float size, std::string_view text, float width);
/// A text that is wrapped at a width.
void text_paragraph(float size, Rgba color, std::string_view text, float width);
/// A title in a row, on several lines if it is too long for one, and in smaller type if these are
/// too high for the row.
void row_title(const Rect& room, Face face, float size, Rgba color, std::string_view title);
/// A small heading with space above it.
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
    gamepad,
    stops,
    theme,
    menu,
    columns,
    target
};
void draw_icon(ImDrawList& list, Icon icon, Pt middle, float size, Rgba color);

/// Whether Tab stops at a control; the arrow keys reach all controls.
enum class TabStop { yes, no };

/// Fades out the current window at its lower edge if it goes on below, with an arrow that points
/// down.
void fade_out_if_more(Rgba background);

/// A button with an icon; its tooltip gives its effect and its key.
bool icon_button(const char* id, Icon icon, std::string_view tip, const Palette& colors,
                 bool enabled = true, bool lit = false, TabStop stop = TabStop::yes);
/// A plain button with a text.
bool text_button(const char* id, std::string_view label, const Palette& colors, bool lit = false,
                 float width = 0);

/// A button for each choice, in as many rows as they need, with the tooltip of the same index if
/// there are any. Returns the one that was pressed.
std::optional<std::size_t> choice_buttons(const std::vector<std::string>& words, std::size_t lit,
                                          float width, const Palette& colors,
                                          const std::vector<std::string>& tips = {});

/// How many rows they need.
std::size_t rows_of_choices(const std::vector<std::string>& words, float width);

/// A check box with its label. Returns true if it was pressed.
bool check_row(const char* text, bool on, const Palette& colors, float width);

/// Below the previous item, or below a given rectangle.
void tooltip(std::string_view text);
void tooltip(std::string_view text, const Rect& place);
/// The same above or below the whole panel of the last item, whose words it would cover.
void tooltip_off_panel(std::string_view text);
/// Beside the card of the item, so that it covers no other row.
void tooltip_beside(std::string_view text);
void tooltip_beside(std::string_view text, const Rect& card);
/// Lets Tab stop at the previous item, and scrolls to it when it receives the focus.
void focus_stop();
/// The same, and draws a ring around it while it has the focus.
void focus_ring(const Palette& colors, float radius);

}  // namespace lab
