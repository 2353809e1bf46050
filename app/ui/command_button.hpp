#pragma once

#include "ui/frame.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

/// An icon that runs a command; its tooltip is the command's title and key.
void command_button(Frame& frame, const char* id, Icon icon, bool lit = false);

}  // namespace lab
