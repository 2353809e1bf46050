#include <algorithm>
#include <string>
#include <vector>

#include "panels/commands.hpp"
#include "panels/floating.hpp"
#include "panels/lab.hpp"
#include "panels/panels.hpp"
#include "panels/text_runs.hpp"

namespace lab {

namespace {

constexpr float key_column = 382, key_room = 176, key_row_height = 27, key_group_room = 34;

/// Its keys, each once: a keyboard's two plus keys are one to a person.
std::vector<std::string> keys_of(const Command& command) {
    std::vector<std::string> keys;
    const std::string first = text_of(command.key), second = text_of(command.second_key);
    if (!first.empty()) keys.push_back(first);
    if (!second.empty() && second != first) keys.push_back(second);
    return keys;
}

void key_row(const Palette& colors, const Command& command) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float left = at.x;
    for (const std::string& text : keys_of(command)) {
        const float width = text_width(Face::mono, small_size, text) + 14;
        list.AddRectFilled({left, at.y}, {left + width, at.y + 21}, im_color(colors.field), 5);
        list.AddRect({left, at.y}, {left + width, at.y + 21}, im_color(colors.hairline), 5);
        draw_text(list, Face::mono, small_size, {left + 7, at.y + 4}, colors.text, text);
        left += width + 6;
    }
    row_title({{at.x + key_room, at.y}, {at.x + key_column - 14, at.y + 21}}, Face::sans, 13,
              colors.text, command.title);
    ImGui::Dummy({350, 22});
}

struct KeyGroup {
    std::string title;
    std::vector<const Command*> commands;

    float height() const {
        return key_group_room + key_row_height * static_cast<float>(commands.size());
    }
};

std::vector<KeyGroup> key_groups() {
    std::vector<KeyGroup> groups;
    for (const Command& each : commands()) {
        if (each.key.none()) continue;
        const auto found = std::find_if(groups.begin(), groups.end(), [&](const KeyGroup& group) {
            return group.title == each.group;
        });
        if (found == groups.end()) {
            groups.push_back({each.group, {&each}});
        } else {
            found->commands.push_back(&each);
        }
    }
    return groups;
}

/// In which column each group stands, if none may be higher than this.
std::vector<int> columns_of(const std::vector<KeyGroup>& groups, float highest) {
    std::vector<int> columns;
    float height = 0;
    int column = 0;
    for (const KeyGroup& group : groups) {
        if (height > 0 && height + group.height() > highest) {
            height = 0;
            ++column;
        }
        height += group.height();
        columns.push_back(column);
    }
    return columns;
}

/// Every group whole, over columns that are as low as they can be.
void key_table(const Palette& colors, float width) {
    const std::vector<KeyGroup> groups = key_groups();
    const int most = std::max(1, static_cast<int>(width / key_column));
    float highest = key_row_height;
    while (columns_of(groups, highest).back() >= most) highest += key_row_height;
    const std::vector<int> columns = columns_of(groups, highest);
    const ImVec2 corner = ImGui::GetCursorPos();
    float top = corner.y;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const float left = corner.x + key_column * static_cast<float>(columns[i]);
        if (i > 0 && columns[i] != columns[i - 1]) top = corner.y;
        ImGui::SetCursorPos({left, top + 8});
        text_line(Face::sans_bold, small_size, colors.soft, groups[i].title);
        float y = top + key_group_room - key_row_height / 4;
        for (const Command* each : groups[i].commands) {
            ImGui::SetCursorPos({left, y});
            key_row(colors, *each);
            y += key_row_height;
        }
        top += groups[i].height();
    }
}

}  // namespace

void shortcuts_sheet(Lab& lab) {
    if (!lab.shortcuts_shown) return;
    const Palette& colors = lab.colors();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Rect area =
        centred(std::min(3 * key_column + 44, window.x - 32), std::min(700.0F, window.y - 48));
    if (begin_floating("shortcuts", area, lab.shortcuts_shown, colors)) {
        text_line(Face::sans_bold, title_size, colors.text, "Keys and mouse");
        text_paragraph(13, colors.text,
                       "Drag a shape or a handle to move it, the empty canvas or the middle or "
                       "right button to pan. "
                       "The wheel zooms about the pointer. Numbers: drag sideways, slide along the "
                       "lower edge, click to type.",
                       area.width() - 44);
        ImGui::BeginChild("keys", {0, 0}, false, ImGuiWindowFlags_NoBackground);
        sharpen_lines();
        key_table(colors, area.width() - 40);
        ImGui::EndChild();
    }
    ImGui::End();
}

void notice_bar(Lab& lab, Rect canvas) {
    const Lab::Notice& notice = lab.notice();
    if (notice.seconds <= 0) return;
    const Palette& colors = lab.colors();
    constexpr float size = body_size, beside = 16, above = 10;
    const float room = canvas.width() - 24 - 2 * beside;
    constexpr double fading = 0.5;
    const double seen = std::min(notice.seconds / fading, 1.0);
    const auto faded = [&](Rgba color) { return im_color(with_alpha(color, seen)); };
    const Rgba color = with_alpha(notice.is_error ? colors.blocked : colors.text, seen);
    const std::vector<std::string_view> lines = lines_of(size, notice.text, room);
    const float width = std::min(text_width(Face::sans, size, notice.text), room) + 2 * beside;
    const float height =
        2 * above + size * (1 + line_spacing * static_cast<float>(lines.size() - 1)) + 1;
    const float left = (canvas.min.x + canvas.max.x - width) / 2;
    const float top = canvas.min.y + (lab.session().changed_on_disk() ? 68 : 12);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.AddRectFilled({left, top}, {left + width, top + height}, faded(colors.lit), 9);
    list.AddRect({left, top}, {left + width, top + height},
                 faded(notice.is_error ? colors.blocked : colors.hairline), 9);
    float y = top + above;
    for (const std::string_view line : lines) {
        draw_text(list, Face::sans, size, {left + beside, y}, color, line);
        y += size * line_spacing;
    }
}

}  // namespace lab
