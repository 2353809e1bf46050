#include "ui/widgets/clipboard.hpp"

#include <imgui.h>

namespace lab {

std::string clipboard() {
    const char* text = ImGui::GetClipboardText();
    return text != nullptr ? text : "";
}

void set_clipboard(const std::string& text) {
    ImGui::SetClipboardText(text.c_str());
}

}  // namespace lab
