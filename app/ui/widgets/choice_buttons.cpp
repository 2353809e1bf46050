#include "ui/widgets/widgets.hpp"

namespace lab {
namespace {

constexpr float apart = 4;

float width_of(const std::string& word) {
    constexpr float padding = 20;
    return text_width(Face::sans, small_size, word) + padding;
}

/// Arranges buttons in rows.
struct Rows {
    float width, taken = 0;

    /// Whether the next button fits into the current row.
    bool takes(float next) {
        const bool fits = taken > 0 && taken + apart + next <= width;
        taken = fits ? taken + apart + next : next;
        return fits;
    }
};

}  // namespace

std::optional<std::size_t> choice_buttons(const std::vector<std::string>& words, std::size_t lit,
                                          float width, const Palette& colors,
                                          const std::vector<std::string>& tips) {
    std::optional<std::size_t> pressed;
    Rows rows{width};
    ImGui::BeginGroup();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const float each = width_of(words[i]);
        if (rows.takes(each)) ImGui::SameLine(0, apart);
        if (text_button(words[i].c_str(), words[i], colors, i == lit, each)) pressed = i;
        if (i < tips.size() && ImGui::IsItemHovered()) tooltip(tips[i]);
    }
    ImGui::EndGroup();
    return pressed;
}

std::size_t rows_of_choices(const std::vector<std::string>& words, float width) {
    std::size_t count = 0;
    Rows rows{width};
    for (const std::string& word : words)
        if (!rows.takes(width_of(word))) ++count;
    return count;
}

}  // namespace lab
