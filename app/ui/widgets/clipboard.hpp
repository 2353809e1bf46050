#pragma once

#include <string>

namespace lab {

// The system's clipboard, as Dear ImGui knows it.
std::string clipboard();
void set_clipboard(const std::string& text);

}  // namespace lab
