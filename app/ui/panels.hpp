#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;
struct Layout;

// Each function draws one part of the window into its rectangle, once per frame.
void picker_panel(Frame& frame, Rect area);
/// The text of the lesson's current step, in place of the picker.
void lesson_panel(Frame& frame, Rect area);
/// The list of all lessons, below the picker's tabs.
void lesson_shelf(Frame& frame, float width);
void header_panel(Frame& frame, Rect area);
void canvas_panel(Frame& frame, Rect area);
void sentence_panel(Frame& frame, Rect area);
/// The height of the sentence's card if the window is high enough: always three lines, so that the
/// canvas above it keeps its height.
float sentence_height();
/// The spans that decided the current query; the height is 0 if there are none.
void strip_panel(Frame& frame, Rect area);
float strip_height(const Frame& frame);
void transport_panel(Frame& frame, Rect area);
void inspector_panel(Frame& frame, Rect area);
/// The library's source of the current query. If it shares a card with the inspector, the inspector
/// is the other tab.
void source_panel(Frame& frame, const Layout& layout);
void splitters(Frame& frame, const Layout& layout);

/// The content of the inspector's card, between begin_panel() and end_panel().
void inspector_rows(Frame& frame, float width);

// Drawn over all other parts.
void main_menu(Frame& frame);
void instruments_menu(Frame& frame);
void context_menu(Frame& frame);
void shortcuts_sheet(Frame& frame);
void settings_popup(Frame& frame);
void layers_popup(Frame& frame);
void map_popup(Frame& frame);
void flips_popup(Frame& frame);
void breaches_popup(Frame& frame);
void faults_popup(Frame& frame);
void solids_popup(Frame& frame);
void recording_popup(Frame& frame);
void character_popup(Frame& frame);
void stops_popup(Frame& frame);
void history_popup(Frame& frame);
void pictures_popup(Frame& frame);
void notice_bar(Frame& frame, Rect canvas);
void changed_bar(Frame& frame, Rect canvas);
/// Says where and why playing or dragging has stopped by itself.
void stop_bar(Frame& frame, Rect canvas);
bool is_stop_bar_shown(Frame& frame);
/// The bar has a line for each number of the drag.
float stop_bar_height(Frame& frame, Rect canvas);

/// The y coordinate at which the next card at the top of the canvas begins.
float below_changed_bar(Frame& frame, Rect canvas);

}  // namespace lab
