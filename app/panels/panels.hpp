#pragma once

#include "draw/camera.hpp"

namespace lab {

class Lab;

// Each draws one part of the window into its rectangle, once a frame.
void picker_panel(Lab& lab, Rect area);
void header_panel(Lab& lab, Rect area);
void canvas_panel(Lab& lab, Rect area);
void sentence_panel(Lab& lab, Rect area);
void transport_panel(Lab& lab, Rect area);
void inspector_panel(Lab& lab, Rect area);

// Over all others.
void shortcuts_sheet(Lab& lab);
void settings_popup(Lab& lab);
void layers_popup(Lab& lab);
void notice_bar(Lab& lab, Rect canvas);
void changed_bar(Lab& lab, Rect canvas);

}  // namespace lab
