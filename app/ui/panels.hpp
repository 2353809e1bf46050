#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Lab;
struct Layout;

// Each function draws one part of the window into its rectangle, once per frame.
void picker_panel(Lab& lab, Rect area);
/// The text of the lesson's current step, in place of the picker.
void lesson_panel(Lab& lab, Rect area);
/// The list of all lessons, below the picker's tabs.
void lesson_shelf(Lab& lab, float width);
void header_panel(Lab& lab, Rect area);
void canvas_panel(Lab& lab, Rect area);
void sentence_panel(Lab& lab, Rect area);
/// The height of the sentence's card if the window is high enough: always three lines, so that the
/// canvas above it keeps its height.
float sentence_height();
/// The spans that decided the current query; the height is 0 if there are none.
void strip_panel(Lab& lab, Rect area);
float strip_height(Lab& lab);
void transport_panel(Lab& lab, Rect area);
void inspector_panel(Lab& lab, Rect area);
/// The library's source of the current query. If it shares a card with the inspector, the inspector
/// is the other tab.
void source_panel(Lab& lab, const Layout& layout);
void splitters(Lab& lab, const Layout& layout);

/// The content of the inspector's card, between begin_panel() and end_panel().
void inspector_rows(Lab& lab, float width);

// Drawn over all other parts.
void main_menu(Lab& lab);
void context_menu(Lab& lab);
void shortcuts_sheet(Lab& lab);
void settings_popup(Lab& lab);
void layers_popup(Lab& lab);
void history_popup(Lab& lab);
void pictures_popup(Lab& lab);
void notice_bar(Lab& lab, Rect canvas);
void changed_bar(Lab& lab, Rect canvas);

/// The y coordinate at which the next card at the top of the canvas begins.
float below_changed_bar(const Lab& lab, Rect canvas);

}  // namespace lab
