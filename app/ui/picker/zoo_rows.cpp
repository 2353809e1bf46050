#include "ui/picker/zoo_rows.hpp"

#include <algorithm>
#include <utility>

#include "render/imgui_compat.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

constexpr float fold_height = 26;
constexpr float family_indent = 12;

/// What a heading that can be folded shows.
struct Fold {
    std::string title;
    std::size_t count{};
    bool is_open{};
    float indent{};
    Face face = Face::sans;
};

/// "corner to corner" with a capital letter, since the heading above already says "Zoo".
std::string family_title(const std::string& group) {
    std::string title = group.substr(std::string(zoo_name).size() + 2);
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

/// Points down if it is open, and else to the right.
void draw_fold_mark(ImDrawList& list, ImVec2 middle, bool is_open, Rgba color) {
    constexpr float r = 3.5F;
    const ImVec2 a{middle.x - (is_open ? r : r / 2), middle.y - (is_open ? r / 2 : r)};
    const ImVec2 tip{middle.x + (is_open ? 0 : r / 2), middle.y + (is_open ? r / 2 : 0)};
    const ImVec2 b{middle.x + (is_open ? r : -r / 2), middle.y + (is_open ? -r / 2 : r)};
    list.AddLine(a, tip, im_color(color), 1.5F);
    list.AddLine(tip, b, im_color(color), 1.5F);
}

/// Returns true if it was pressed.
bool fold_row(Frame& frame, const Fold& fold, float width, bool with_title) {
    const Palette& colors = frame.colors();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = invisible_button(("fold " + fold.title).c_str(), {width, fold_height});
    name_control(fold.title);
    focus_stop();
    if (!ImGui::IsItemVisible()) return pressed;
    const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Rgba color = hovered ? colors.text : colors.soft;
    const float indent = with_title ? fold.indent : 0;
    draw_fold_mark(list, {at.x + indent + 6, at.y + fold_height / 2}, fold.is_open, color);
    const std::string count = std::to_string(fold.count);
    const float right = at.x + width - 6, top = at.y + (fold_height - small_size) / 2 - 1;
    const float count_left = right - text_width(Face::mono, small_size, count);
    draw_text(list, Face::mono, small_size, {count_left, top}, colors.soft, count);
    const float left = at.x + indent + 16;
    if (with_title)
        draw_text(list, fold.face, small_size, {left, top}, color,
                  fitted(fold.face, small_size, fold.title, count_left - left - 6));
    focus_ring(colors, 6);
    if (ImGui::IsItemHovered()) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (!with_title) tooltip(fold.title);
    }
    return pressed;
}

/// Unfolds the family of a case that has just been opened.
void unfold_opened(Frame& frame) {
    if (!frame.workspace.shows_zoo()) return frame.ui.zoo.seen.clear();
    const std::string& id = frame.session().id();
    if (std::exchange(frame.ui.zoo.seen, id) == id) return;
    frame.ui.zoo.is_open = true;
    frame.ui.zoo.open_families.insert(zoo_case(id)->scene.group);
}

}  // namespace

void zoo_rows(Frame& frame, float width, bool with_titles,
              const std::function<void(const Entry&)>& row) {
    UnfoldedZoo& zoo = frame.ui.zoo;
    unfold_opened(frame);
    if (with_titles) ImGui::Dummy({0, 4});
    const Fold whole{"Zoo: cases from bug reports", zoo_size(), zoo.is_open, 0, Face::sans_bold};
    if (fold_row(frame, whole, width, with_titles)) zoo.is_open = !zoo.is_open;
    if (!zoo.is_open) return;
    const std::vector<Entry>& cases = zoo_cases();
    for (auto first = cases.begin(); first != cases.end();) {
        const std::string& group = first->scene.group;
        const auto end = std::find_if(
            first, cases.end(), [&](const Entry& entry) { return entry.scene.group != group; });
        const bool is_open = zoo.open_families.count(group) != 0;
        const auto count = static_cast<std::size_t>(end - first);
        const Fold family{family_title(group), count, is_open, family_indent, Face::sans};
        if (fold_row(frame, family, width, with_titles)) {
            if (is_open) zoo.open_families.erase(group);
            if (!is_open) zoo.open_families.insert(group);
        }
        if (is_open) std::for_each(first, end, row);
        first = end;
    }
}

}  // namespace lab
