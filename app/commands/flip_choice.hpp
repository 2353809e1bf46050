#pragma once

#include <cstddef>
#include <string>

#include "commands/context.hpp"

namespace lab {

/// Lists the flips along a number over its usual range, and opens the list. Throws SetError if the
/// scene has no such number.
void list_flips_along(Context& context, const std::string& number);

/// Lists the flips between the scenes after two undo steps, and opens the list; or says why none
/// can lie between them.
void list_flips_between(Context& context, std::size_t first, std::size_t second);

/// Asks for a number, or for a number and a range: "box.center.x=10:20".
void ask_along_what(Context& context);

}  // namespace lab
