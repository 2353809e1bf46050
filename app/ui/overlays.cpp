#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "commands/commands.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {

namespace {

constexpr float key_column = 382, key_room = 176;
constexpr float key_height = 19, closest_key_rows = 20, widest_key_rows = 27;

/// The keys of a command without duplicates: both plus keys of a keyboard have the same name.
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
        const ImVec2 end{left + width, at.y + key_height};
        list.AddRectFilled({left, at.y}, end, im_color(colors.field), 5);
        list.AddRect({left, at.y}, end, im_color(colors.hairline), 5);
        draw_text(list, Face::mono, small_size, {left + 7, at.y + 3}, colors.text, text);
        left += width + 6;
    }
    row_title({{at.x + key_room, at.y}, {at.x + key_column - 14, at.y + key_height}}, Face::sans,
              13, colors.text, command.title);
    ImGui::Dummy({350, key_height});
}

struct KeyGroup {
    std::string title;
    std::vector<const Command*> commands;

    /// Includes the title and the gap to the next group.
    float rows() const { return static_cast<float>(commands.size()) + 1.0F; }
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

float rows_in(const std::vector<const KeyGroup*>& column) {
    float rows = 0;
    for (const KeyGroup* group : column) rows += group->rows();
    return rows;
}

/// Distributes the groups over the columns, whole and in order: the largest go first, each into the
/// column with the most space. The column that begins with the first group comes first.
std::vector<std::vector<const KeyGroup*>> columns_of(const std::vector<KeyGroup>& groups,
                                                     std::size_t count) {
    std::vector<const KeyGroup*> by_size;
    by_size.reserve(groups.size());
    for (const KeyGroup& group : groups) by_size.push_back(&group);
    std::stable_sort(by_size.begin(), by_size.end(),
                     [](const KeyGroup* a, const KeyGroup* b) { return a->rows() > b->rows(); });
    std::vector<std::vector<const KeyGroup*>> columns(std::min(count, groups.size()));
    for (const KeyGroup* group : by_size) {
        std::min_element(columns.begin(), columns.end(), [&](const auto& a, const auto& b) {
            return rows_in(a) < rows_in(b);
        })->push_back(group);
    }
    for (auto& column : columns) std::sort(column.begin(), column.end());
    std::sort(columns.begin(), columns.end());
    return columns;
}

/// Spaces the rows so that all of them are visible at once.
void key_table(const Palette& colors, float width, float height) {
    const std::vector<KeyGroup> groups = key_groups();
    const auto columns =
        columns_of(groups, static_cast<std::size_t>(std::max(1.0F, width / key_column)));
    float most = 1;
    for (const auto& column : columns) most = std::max(most, rows_in(column));
    const float row = std::clamp(std::floor(height / most), closest_key_rows, widest_key_rows);
    const ImVec2 corner = ImGui::GetCursorPos();
    float left = corner.x;
    for (const auto& column : columns) {
        float top = corner.y;
        for (const KeyGroup* group : column) {
            ImGui::SetCursorPos({left, top + 4});
            text_line(Face::sans_bold, small_size, colors.soft, group->title);
            float y = top + row;
            for (const Command* each : group->commands) {
                ImGui::SetCursorPos({left, y});
                key_row(colors, *each);
                y += row;
            }
            top += std::floor(row * group->rows());
        }
        left += key_column;
    }
}

}  // namespace

void shortcuts_sheet(Frame& frame) {
    if (frame.ui.dialog != Dialog::shortcuts) return;
    const Palette& colors = frame.colors();
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Rect area =
        centred(std::min(3 * key_column + 44, window.x - 32), std::min(784.0F, window.y - 16));
    if (begin_floating("shortcuts", area, colors)) {
        text_line(Face::sans_bold, title_size, colors.text, "Keys and mouse");
        text_paragraph(13, colors.text,
                       "Drag a shape or a handle to move it. Drag the empty canvas, or with the "
                       "middle or right button, to pan. "
                       "The wheel zooms about the pointer. Numbers: drag sideways, slide along the "
                       "lower edge, click to type.",
                       area.width() - 44);
        ImGui::BeginChild("keys", {0, 0}, false, ImGuiWindowFlags_NoBackground);
        sharpen_lines();
        key_table(colors, area.width() - 40, ImGui::GetContentRegionAvail().y - 4);
        ImGui::EndChild();
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

namespace {

/// The lines of a notification, which breaks after each paragraph. The last line counts those that
/// don't fit.
std::vector<std::string> notice_lines(const std::string& text, float room, std::size_t most) {
    std::vector<std::string> lines;
    std::istringstream paragraphs(text);
    for (std::string paragraph; std::getline(paragraphs, paragraph);)
        for (const std::string_view line : lines_of(Face::sans, body_size, paragraph, room))
            lines.push_back(fitted(Face::sans, body_size, line, room));
    if (lines.size() <= most) return lines;
    const std::size_t left_out = lines.size() - most + 1;
    lines.resize(most - 1);
    lines.push_back("… and " + std::to_string(left_out) + " more lines");
    return lines;
}

constexpr float notice_beside = 16, notice_above = 10;

struct NoticeCard {
    std::vector<std::string> lines;
    std::string offer;  ///< the title of the offered command; empty for none
    Rect area;
};

/// Below the other cards at the top of the canvas.
NoticeCard notice_card(Frame& frame, Rect canvas) {
    const Notice& notice = frame.workspace.notice();
    NoticeCard card;
    if (!notice.offers.empty()) card.offer = command(notice.offers).title;
    const float room = canvas.width() - 24 - 2 * notice_beside;
    const float below = card.offer.empty() ? 0 : field_height + notice_above;
    const float most =
        (canvas.height() - 2 * notice_above - below) / (body_size * line_spacing) - 2;
    card.lines = notice_lines(notice.text, room, static_cast<std::size_t>(std::max(most, 1.0F)));
    float width = text_width(Face::sans, body_size, card.offer) + 24;
    for (const std::string& line : card.lines)
        width = std::max(width, text_width(Face::sans, body_size, line));
    width += 2 * notice_beside;
    const float height = 2 * notice_above + below + 1 +
                         body_size * (1 + line_spacing * static_cast<float>(card.lines.size() - 1));
    const float left = (canvas.min.x + canvas.max.x - width) / 2;
    const float top = below_changed_bar(frame, canvas) + (frame.film.is_making() ? 72 : 0);
    card.area = {{left, top}, {left + width, top + height}};
    return card;
}

void draw_notice(Frame& frame, const NoticeCard& card, ImDrawList& list) {
    const Notice& notice = frame.workspace.notice();
    const Palette& colors = frame.colors();
    constexpr double fading = 0.5;
    const double seen = std::min(notice.seconds / fading, 1.0);
    const auto faded = [&](Rgba color) { return im_color(with_alpha(color, seen)); };
    const ImVec2 least{card.area.min.x, card.area.min.y}, most{card.area.max.x, card.area.max.y};
    list.AddRectFilled(least, most, faded(colors.lit), 9);
    list.AddRect(least, most, faded(notice.is_error ? colors.blocked : colors.hairline), 9);
    float y = least.y + notice_above;
    for (const std::string& line : card.lines) {
        draw_text(list, Face::sans, body_size, {least.x + notice_beside, y},
                  with_alpha(notice.is_error ? colors.blocked : colors.text, seen), line);
        y += body_size * line_spacing;
    }
}

/// A window of its own, whose button can be pressed.
void offering_notice(Frame& frame, const NoticeCard& card) {
    begin_floating_panel("notice", card.area, {0, 0}, frame.colors(),
                         ImGuiWindowFlags_NoFocusOnAppearing);
    draw_notice(frame, card, *ImGui::GetWindowDrawList());
    ImGui::SetCursorScreenPos(
        {card.area.min.x + notice_beside, card.area.max.y - notice_above - field_height});
    const Command& offered = command(frame.workspace.notice().offers);
    if (text_button("offer", offered.title, frame.colors())) frame.run(offered);
    ImGui::End();
}

}  // namespace

void notice_bar(Frame& frame, Rect canvas) {
    // The palette would cover it.
    if (frame.workspace.notice().seconds <= 0 || frame.palette_card.is_open()) return;
    const NoticeCard card = notice_card(frame, canvas);
    if (card.offer.empty()) return draw_notice(frame, card, *ImGui::GetForegroundDrawList());
    offering_notice(frame, card);
}

}  // namespace lab
