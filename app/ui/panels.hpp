#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Lab;
struct Layout;

// Each draws one part of the window into its rectangle, once a frame.
void picker_panel(Lab& lab, Rect area);
/// The words of the lesson's step, in the picker's place.
void lesson_panel(Lab& lab, Rect area);
/// All lessons, below the picker's tabs.
void lesson_shelf(Lab& lab, float width);
void header_panel(Lab& lab, Rect area);
void canvas_panel(Lab& lab, Rect area);
void sentence_panel(Lab& lab, Rect area);
/// How high the sentence's card is where the window has room: three lines, whatever it says, so
/// that the canvas above it keeps its height.
float sentence_height();
/// The spans that decided the query looked at; 0 high where it has none.
void strip_panel(Lab& lab, Rect area);
float strip_height(Lab& lab);
void transport_panel(Lab& lab, Rect area);
void inspector_panel(Lab& lab, Rect area);
/// The library's own source of the query looked at; where there is one card for both, the
/// inspector is its other tab.
void source_panel(Lab& lab, const Layout& layout);
void splitters(Lab& lab, const Layout& layout);

/// What stands in the inspector's card, between begin_panel() and end_panel().
void inspector_rows(Lab& lab, float width);

// Over all others.
void main_menu(Lab& lab);
void context_menu(Lab& lab);
void shortcuts_sheet(Lab& lab);
void settings_popup(Lab& lab);
void layers_popup(Lab& lab);
void history_popup(Lab& lab);
void pictures_popup(Lab& lab);
void notice_bar(Lab& lab, Rect canvas);
void changed_bar(Lab& lab, Rect canvas);

/// Where the next card at the top of the canvas begins.
float below_changed_bar(const Lab& lab, Rect canvas);

}  // namespace lab
