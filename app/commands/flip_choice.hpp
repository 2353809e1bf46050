#pragma once

#include <string>

#include "commands/context.hpp"

namespace lab {

/// Lists the flips along a number over its usual range, and opens the list. Throws SetError if the
/// scene has no such number.
void list_flips_along(Context& context, const std::string& number);

/// Asks for a number, or for a number and a range: "box.center.x=10:20".
void ask_along_what(Context& context);

}  // namespace lab
