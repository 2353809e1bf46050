#pragma once

#include <initializer_list>

namespace lab {

class Frame;

/// A command as a line of a menu: its title, its key, and whether it is enabled.
void command_item(Frame& frame, const char* id);
void command_items(Frame& frame, std::initializer_list<const char*> ids);

}  // namespace lab
