#pragma once

#include <initializer_list>

namespace lab {

class Lab;

/// A command as a line of a menu: its title, its key, and whether it is enabled.
void command_item(Lab& lab, const char* id);
void command_items(Lab& lab, std::initializer_list<const char*> ids);

}  // namespace lab
