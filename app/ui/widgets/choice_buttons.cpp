#include "ui/widgets/widgets.hpp"

namespace lab {

std::optional<std::size_t> choice_buttons(const std::vector<std::string>& words, std::size_t lit,
                                          float width, const Palette& colors,
                                          const std::vector<std::string>& tips) {
    constexpr float apart = 4, padding = 20;
    std::optional<std::size_t> pressed;
    ImGui::BeginGroup();
    float taken = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const float each = text_width(Face::sans, small_size, words[i]) + padding;
        const bool fits = taken + apart + each <= width;
        if (i > 0 && fits) ImGui::SameLine(0, apart);
        taken = i > 0 && fits ? taken + apart + each : each;
        if (text_button(words[i].c_str(), words[i], colors, i == lit, each)) pressed = i;
        if (i < tips.size() && ImGui::IsItemHovered()) tooltip(tips[i]);
    }
    ImGui::EndGroup();
    return pressed;
}

}  // namespace lab
