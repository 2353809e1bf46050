#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "panels/commands.hpp"
#include "panels/lab.hpp"
#include "panels/panels.hpp"

namespace lab {

namespace {

void command_button(Lab& lab, const char* id, Icon icon) {
    const Command& wanted = command(id);
    const std::string tip = std::string(wanted.title) + "   " + text_of(wanted.key);
    if (icon_button(id, icon, tip, lab.colors(), wanted.enabled(lab))) wanted.run(lab);
}

/// The one button in colour: the first thing to find.
void play_button(Lab& lab) {
    constexpr float radius = 17;
    const Palette& colors = lab.colors();
    const Command& play = command("play");
    const bool enabled = play.enabled(lab);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::BeginDisabled(!enabled);
    if (ImGui::InvisibleButton("play", {2 * radius, 2 * radius})) play.run(lab);
    ImGui::EndDisabled();
    const Pt middle{at.x + radius, at.y + radius};
    const bool hovered = enabled && ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled({middle.x, middle.y}, hovered ? radius + 1 : radius,
                         im_color(enabled ? colors.x : colors.hairline));
    const bool playing = lab.session().view().playing;
    draw_icon(list, playing ? Icon::pause : Icon::play, middle, 15,
              enabled ? colors.card : colors.faint);
    focus_ring(colors, radius + 2);
    if (hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        tooltip(playing ? "Pause   Space" : "Play   Space");
    }
}

/// The strip covers the scene's duration; a motion that goes on longer starts it again.
void time_strip(Lab& lab, float width) {
    const Palette& colors = lab.colors();
    Session& session = lab.session();
    const double duration = std::max(session.scene().duration, 1e-3);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::InvisibleButton("strip", {width, 34});
    const float left = at.x + 8, right = at.x + width - 8, y = at.y + 17;
    if (ImGui::IsItemActive()) {
        const double share = std::clamp(
            static_cast<double>((ImGui::GetIO().MousePos.x - left) / (right - left)), 0.0, 1.0);
        session.view().playing = false;
        session.seek(share * duration);
    }
    const double lap = std::fmod(session.view().time, duration);
    const auto share = static_cast<float>(session.view().time == duration ? 1.0 : lap / duration);
    const float knob = left + share * (right - left);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({left, y - 2.5F}, {right, y + 2.5F}, im_color(colors.hairline), 2.5F);
    list.AddRectFilled({left, y - 2.5F}, {knob, y + 2.5F}, im_color(colors.x), 2.5F);
    constexpr int moments_a_frame = 8;
    session.result_marks().look(session.scene(), moments_a_frame);
    for (const double time : session.result_marks().times()) {
        const float x = left + static_cast<float>(time / duration) * (right - left);
        list.AddRectFilled({x - 1, y + 9}, {x + 1, y + 15}, im_color(colors.result_fill), 1);
    }
    const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemActive();
    list.AddCircleFilled({knob, y}, hovered ? 9 : 7.5F, im_color(colors.text));
    focus_ring(colors, 8);
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

void speed_button(Lab& lab) {
    constexpr std::array speeds = {0.1, 0.25, 0.5, 1.0, 2.0, 4.0};
    View& view = lab.session().view();
    char label[16];
    std::snprintf(label, sizeof label, "%g×", view.speed);
    if (text_button("speed", label, lab.colors(), false, 52)) ImGui::OpenPopup("speeds");
    if (ImGui::IsItemHovered()) tooltip("How fast time passes");
    if (!ImGui::BeginPopup("speeds")) return;
    for (const double speed : speeds) {
        std::snprintf(label, sizeof label, "%g×", speed);
        if (ImGui::Selectable(label, speed == view.speed, 0, {64, 0})) view.speed = speed;
    }
    ImGui::EndPopup();
}

void move_down(float by) {
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + by);
}

}  // namespace

void transport_panel(Lab& lab, Rect area) {
    const Palette& colors = lab.colors();
    begin_panel("transport", area, colors.card, colors.hairline, {14, (area.height() - 34) / 2});
    const auto beside = [](float down) {
        ImGui::SameLine(0, 4);
        move_down(down);
    };
    const float top = ImGui::GetCursorPosY();
    move_down(2);
    command_button(lab, "restart", Icon::restart);
    beside(0);
    command_button(lab, "step_back", Icon::back);
    ImGui::SameLine(0, 4);
    ImGui::SetCursorPosY(top);
    play_button(lab);
    beside(2);
    command_button(lab, "step_forward", Icon::forward);
    ImGui::SameLine(0, 8);
    ImGui::SetCursorPosY(top);
    time_strip(lab, area.width() - 330);
    ImGui::SameLine(0, 10);
    ImGui::SetCursorPosY(top);

    char text[32];
    std::snprintf(text, sizeof text, "%7.2f s", lab.session().view().time);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::mono, body_size, {at.x, at.y + 10}, colors.soft, text);
    ImGui::Dummy({74, 34});
    ImGui::SameLine(0, 8);
    ImGui::SetCursorPosY(top + 4);
    speed_button(lab);
    end_panel();
}

}  // namespace lab
