// What the cards that list something of a scene have in common.
#pragma once

#include <string>

#include "ui/frame.hpp"

namespace lab {

/// A button of a find, with its tooltip beside the card.
bool find_button(const Frame& frame, const char* id, const char* label, const std::string& name,
                 const char* tip, bool lit = false);
/// Copies the case line of a find.
void copy_case_button(Frame& frame, const std::string& case_line, const std::string& name);

/// Whether the mouse is where so many finds are about to be listed. They stay where they are then.
bool is_under_mouse(std::size_t count);

/// The part of the canvas that the card leaves free; all of it in a narrow window.
Rect free_canvas(const Frame& frame, const Rect& card);

}  // namespace lab
