#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "commands/commands.hpp"
#include "explain/sentence.hpp"
#include "render/imgui_compat.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"
#include "ui/command_button.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/time/flip_marks.hpp"
#include "ui/time/footing_band.hpp"
#include "ui/time/transport_parts.hpp"

namespace lab {

namespace {

/// The only coloured button, so that it is found first.
void play_button(Frame& frame) {
    constexpr float radius = 17;
    const Palette& colors = frame.colors();
    const Command& play = command("play");
    const bool enabled = frame.can_run(play);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::BeginDisabled(!enabled);
    if (invisible_button("play", {2 * radius, 2 * radius})) frame.run(play);
    name_control(play.title);
    ImGui::EndDisabled();
    const Pt middle{at.x + radius, at.y + radius};
    const bool hovered = enabled && ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled({middle.x, middle.y}, hovered ? radius + 1 : radius,
                         im_color(enabled ? colors.x : colors.hairline));
    const bool playing = frame.session().view().playing;
    draw_icon(list, playing ? Icon::pause : Icon::play, middle, 15,
              enabled ? colors.card : colors.faint);
    focus_ring(colors, radius + 2);
    if (hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        tooltip(playing ? "Pause   Space" : "Play   Space");
    } else if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
        tooltip("Play   Space\n" + frame.why_not(play));
    }
}

/// The strip covers the scene's duration; a motion that lasts longer starts it again.
struct Lap {
    double duration;
    double before;  ///< time that had passed when this lap began

    explicit Lap(const Session& session)
        : duration(std::max(session.scene().duration, 1e-3)),
          before(std::floor(session.view().time / duration) * duration) {}
    /// Stops short of the lap's end, which is the start of the next lap.
    double at(double share) const {
        return std::min(before + share * duration, std::nextafter(before + duration, 0.0));
    }
};

/// A track, filled up to its knob.
void draw_track(const Palette& colors, float left, float right, float knob, float y) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({left, y - 2.5F}, {right, y + 2.5F}, im_color(colors.hairline), 2.5F);
    list.AddRectFilled({left, y - 2.5F}, {knob, y + 2.5F}, im_color(colors.x), 2.5F);
    const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemActive();
    list.AddCircleFilled({knob, y}, hovered ? 9 : 7.5F, im_color(colors.text));
    focus_ring(colors, 8);
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

void want_time(Frame& frame, double time) {
    frame.want([time](Session& open) {
        open.view().playing = false;
        open.seek(time);
    });
}

/// Finds out a little more about this lap. During a take, the scene changes with every step.
void want_marks(Frame& frame, double before, double duration) {
    if (frame.session().is_live()) return;
    frame.want([before, duration](Session& open) {
        // Going back in a simulation takes many steps.
        const auto& motions = open.scene().motions;
        const bool is_simulated = std::any_of(motions.begin(), motions.end(), goes_in_steps);
        open.result_marks().look(open.scene(), before, is_simulated ? 4 : 12);
        open.look_ahead(before, before + duration);
    });
}

void time_strip(Frame& frame, float width) {
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    invisible_button("strip", {width, 34});
    name_control("time strip");
    const float left = at.x + 8, right = at.x + width - 8, y = at.y + 17;
    const Lap lap(session);
    if (const int by = arrows_on_item(); by != 0) {
        want_time(frame, session.view().time + by * lap.duration / 100);
    }
    const bool on_mark =
        flip_marks(frame, {lap.before, lap.duration}, {{left, y + 9}, {right, y + 15}});
    if (ImGui::IsItemActive() && !on_mark) {
        const double share = std::clamp(
            static_cast<double>((ImGui::GetIO().MousePos.x - left) / (right - left)), 0.0, 1.0);
        want_time(frame, lap.at(share));
    }
    const auto share = static_cast<float>((session.view().time - lap.before) / lap.duration);
    const float knob = left + share * (right - left);
    want_marks(frame, lap.before, lap.duration);
    if (!frame.workspace.hides_answer())
        footing_band(frame, {lap.before, lap.before + lap.duration},
                     {{left, y + 8}, {right, y + 15}});
    draw_track(colors, left, right, knob, y);
}

/// Replaces the time strip during a walk: from the first value to the last.
void walk_strip(Frame& frame, float width) {
    const Session& session = frame.session();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    invisible_button("walk strip", {width, 34});
    name_control("walk strip");
    const float left = at.x + 8, right = at.x + width - 8, y = at.y + 17;
    const auto last =
        static_cast<float>(std::max<std::size_t>(session.moment().walk_length, 2) - 1);
    const auto now = static_cast<int>(*session.view().walk);
    int by = arrows_on_item();
    if (ImGui::IsItemActive()) {
        const float share =
            std::clamp((ImGui::GetIO().MousePos.x - left) / (right - left), 0.0F, 1.0F);
        by = 1 + static_cast<int>(std::lround(share * last)) - now;
    }
    if (by != 0) frame.want([by](Session& open) { open.walk(by); });
    const auto gone = static_cast<float>(*session.view().walk - 1);
    draw_track(frame.colors(), left, right, left + gone / last * (right - left), y);
}

constexpr float time_width = 92;

/// The current lap and its length, since a clock beyond the strip's end would be puzzling.
std::string lap_text(const Lap& lap) {
    const double number = std::round(lap.before / lap.duration) + 1;
    const double seconds = std::round(1000 * lap.duration) / 1000;
    const std::string which = "lap " + number_text(number);
    const std::string all = which + " · " + number_text(seconds) + " s";
    return text_width(Face::mono, small_size, all) <= time_width ? all : which;
}

/// The time since the start, with the lap below it.
void time_text(Frame& frame) {
    const Session& session = frame.session();
    const Lap lap(session);
    char text[128];
    std::snprintf(text, sizeof text, "%.2f s", session.view().time);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const auto right_aligned = [&](float size, float y, Rgba color, const std::string& words) {
        const std::string shown = fitted(Face::mono, size, words, time_width);
        const float left = at.x + time_width - text_width(Face::mono, size, shown);
        draw_text(*ImGui::GetWindowDrawList(), Face::mono, size, {left, at.y + y}, color, shown);
    };
    right_aligned(body_size, 2, frame.colors().text, text);
    right_aligned(small_size, 19, frame.colors().soft, lap_text(lap));
    ImGui::Dummy({time_width, 34});
    if (!ImGui::IsItemHovered()) return;
    std::snprintf(text, sizeof text, "%.2f s since the start. The strip is %g s long",
                  session.view().time, lap.duration);
    std::string tip = text;
    if (lap.before > 0) {
        std::snprintf(text, sizeof text, ", and restarted at %g s", lap.before);
        tip += text;
    }
    tooltip(tip + ".");
}

/// Replaces the strip if there is nothing to play.
void stillness(Frame& frame, float width) {
    const std::string why = frame.why_not(command("play"));
    const bool is_whole = text_width(Face::sans, body_size, why) <= width - 8;
    const std::string shown = is_whole ? why : first_sentence(why);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, body_size, {at.x + 4, at.y + 9},
              frame.colors().soft, fitted(Face::sans, body_size, shown, width - 8));
    ImGui::Dummy({width, 34});
    if (ImGui::IsItemHovered() && !is_whole) tooltip(why);
}

void speed_button(Frame& frame) {
    constexpr std::array speeds = {0.1, 0.25, 0.5, 1.0, 2.0, 4.0};
    const View& view = frame.session().view();
    char label[16];
    std::snprintf(label, sizeof label, "%g×", view.speed);
    if (text_button("speed", label, frame.colors(), false, 52)) ImGui::OpenPopup("speeds");
    if (ImGui::IsItemHovered()) tooltip("Playback speed");
    // Above the button: at the pointer, it would cover the numbers.
    const ImVec2 corner{ImGui::GetItemRectMax().x, ImGui::GetItemRectMin().y - 6};
    ImGui::SetNextWindowPos(corner, ImGuiCond_Always, {1, 1});
    if (!ImGui::BeginPopup("speeds")) return;
    for (const double speed : speeds) {
        std::snprintf(label, sizeof label, "%g×", speed);
        if (ImGui::Selectable(label, speed == view.speed, 0, {64, 0}))
            frame.want([speed](Session& open) { open.view().speed = speed; });
        name_control(label);
    }
    ImGui::EndPopup();
}

/// Lit while anything stops playing and dragging.
void stops_button(Frame& frame) {
    const Command& stops = command("stops");
    const bool lit = frame.session().view().stop_at.any() || frame.ui.dialog == Dialog::stops;
    const bool enabled = frame.can_run(stops);
    const std::string tip =
        std::string(stops.title) + "\n" + (enabled ? stops.tip : frame.why_not(stops));
    if (icon_button("stops", Icon::stops, tip, frame.colors(), enabled, lit)) frame.run(stops);
}

}  // namespace

void transport_panel(Frame& frame, Rect area) {
    const Palette& colors = frame.colors();
    const bool has_character = character_of(frame.session().scene()) != nullptr;
    const TransportParts parts = transport_parts(area.width(), has_character);
    const bool moves = frame.session().has_motion();
    begin_panel("transport", area, colors.card, colors.hairline, {14, (area.height() - 34) / 2});
    const float top = ImGui::GetCursorPosY();
    const auto beside = [&](float left, float down) {
        ImGui::SameLine(0, left);
        ImGui::SetCursorPosY(top + down);
    };
    if (parts.restart) {
        ImGui::SetCursorPosY(top + 2);
        command_button(frame, "restart", Icon::restart);
        beside(4, 2);
    }
    if (parts.steps) {
        command_button(frame, "step_back", Icon::back);
        beside(4, 0);
    }
    ImGui::SetCursorPosY(top);
    play_button(frame);
    if (parts.steps) {
        beside(4, 2);
        command_button(frame, "step_forward", Icon::forward);
    }
    if (parts.character) {
        beside(4, 2);
        command_button(frame, "play_character", Icon::gamepad, frame.session().is_live());
    }
    if (parts.strip <= 0) return end_panel();
    beside(8, 0);
    if (frame.session().walks()) {
        walk_strip(frame, area.max.x - 14 - ImGui::GetCursorScreenPos().x);
    } else if (!moves) {
        const float below = parts.stops ? 36 : 0;
        stillness(frame, area.max.x - 14 - below - ImGui::GetCursorScreenPos().x);
        if (parts.stops) {
            beside(6, 2);
            stops_button(frame);
        }
    } else {
        time_strip(frame, parts.strip);
        if (parts.time) {
            beside(10, 0);
            time_text(frame);
        }
        if (parts.speed) {
            beside(8, 4);
            speed_button(frame);
        }
        if (parts.stops) {
            beside(6, 2);
            stops_button(frame);
        }
    }
    end_panel();
}

}  // namespace lab
