#include "ui/command_button.hpp"

#include <string>

#include "commands/commands.hpp"

namespace lab {

void command_button(Frame& frame, const char* id, Icon icon, bool lit) {
    const Command& wanted = command(id);
    const std::string tip = std::string(wanted.title) + "   " + text_of(wanted.key);
    if (icon_button(id, icon, tip, frame.colors(), frame.can_run(wanted), lit)) frame.run(wanted);
}

}  // namespace lab
