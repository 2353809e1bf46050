#include "ui/inspector/far_away_row.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "geometry/decimal.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/row_label.hpp"
#include "workspace/far_away.hpp"

namespace lab {
namespace {

constexpr float scale_height = 16, spacing_height = 18, track_inset = 8;
constexpr int powers_between_names = 3;

/// A power of ten as print writes it, and 0 for the place where the scene was made.
void write_power(Pt middle, int power, Rgba color) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr float letters = small_size - 1, raised = 8.5F;
    const std::string base = power == 0 ? "0" : "10";
    const std::string exponent = power == 0 ? "" : std::to_string(power);
    const float base_width = text_width(Face::sans, letters, base);
    const float left = middle.x - (base_width + text_width(Face::sans, raised, exponent)) / 2;
    draw_text(list, Face::sans, letters, {left, middle.y - letters / 2}, color, base);
    draw_text(list, Face::sans, raised, {left + base_width, middle.y - letters / 2 - 2}, color,
              exponent);
}

struct PowerTrack {
    float left, right, y;

    float x_of(int power) const {
        return left + (right - left) * static_cast<float>(power) / farthest_power;
    }
    int power_at(float x) const {
        const float share = (x - left) / (right - left);
        return std::clamp(static_cast<int>(std::lround(share * farthest_power)), 0, farthest_power);
    }
};

void draw_power_track(const Palette& colors, const PowerTrack& track, int now) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool is_held = ImGui::IsItemHovered() || ImGui::IsItemActive();
    list.AddRectFilled({track.left, track.y - 2}, {track.right, track.y + 2},
                       im_color(colors.hairline), 2);
    list.AddRectFilled({track.left, track.y - 2}, {track.x_of(now), track.y + 2},
                       im_color(is_held ? colors.x : colors.faint), 2);
    for (int power = 0; power <= farthest_power; ++power) {
        const float x = track.x_of(power);
        const bool has_name = power % powers_between_names == 0;
        list.AddRectFilled({x - 0.5F, track.y + 5}, {x + 0.5F, track.y + (has_name ? 10.0F : 8)},
                           im_color(colors.faint));
        if (has_name)
            write_power({x, track.y + 18}, power, power == now ? colors.text : colors.soft);
    }
    list.AddCircleFilled({track.x_of(now), track.y}, is_held ? 7 : 6,
                         im_color(is_held ? colors.x : colors.text));
}

/// All powers of one drag are one undo step.
void want_power(Frame& frame, int power) {
    frame.want([power](Session& open) {
        if (open.in_gesture()) put_far_away(open, power);
    });
}

void take_drag(Frame& frame, const PowerTrack& track) {
    if (ImGui::IsItemActivated())
        frame.want([](Session& open) { open.begin_gesture(words_for_far_away); });
    if (ImGui::IsItemActive() && ImGui::IsMouseDown(0))
        want_power(frame, track.power_at(ImGui::GetIO().MousePos.x));
    if (ImGui::IsItemDeactivated())
        frame.want([](Workspace& whole) {
            const bool is_whole = whole.session().in_gesture();
            const std::size_t before = whole.session().history().position();
            whole.session().end_gesture();
            if (is_whole && whole.session().history().position() != before) say_how_far(whole);
        });
}

void take_arrows(Frame& frame, int now) {
    const int by = arrows_on_item();
    if (by == 0) return;
    frame.want([power = std::clamp(now + by, 0, farthest_power)](Session& open) {
        open.resume_gesture(words_for_far_away);
        put_far_away(open, power);
        open.end_gesture();
    });
}

/// "Neighbouring numbers: 1.16e−10 apart"
std::string spacing_text(double spacing) {
    return "Neighbouring numbers: " + short_figure(spacing, 3) + " apart";
}

}  // namespace

void far_away_row(Frame& frame, float width) {
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    constexpr const char* tip =
        "Moves the whole scene that far from the origin, on both axes, where numbers are coarser. "
        "0 brings its own numbers back, bit for bit.";
    ImGui::Dummy({0, 5});
    row_label(colors, "far away", tip);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = width - label_width;
    invisible_button("far away", {room, field_height + scale_height});
    name_control("far away");
    const PowerTrack track{at.x + track_inset, at.x + room - track_inset, at.y + field_height / 2};
    const int now = far_power(session);
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    if (ImGui::IsItemHovered() && !ImGui::IsItemActive())
        tooltip(tip,
                {{at.x, at.y}, {at.x + room, at.y + field_height + scale_height + spacing_height}});
    take_drag(frame, track);
    take_arrows(frame, now);
    draw_power_track(colors, track, now);
    focus_ring(colors, 7);
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + field_height + scale_height + 2}, colors.soft,
              fitted(Face::sans, small_size, spacing_text(spacing_of_numbers(session)), room));
    ImGui::Dummy({room, spacing_height});
}

}  // namespace lab
