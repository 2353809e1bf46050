#include "scene/file.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float changed_bar_height = 46, changed_bar_margin = 12;

}  // namespace

float below_changed_bar(Frame& frame, Rect canvas) {
    const float top = canvas.min.y + changed_bar_margin;
    const float stop =
        is_stop_bar_shown(frame) ? stop_bar_height(frame, canvas) + changed_bar_margin : 0;
    const bool asks = frame.session().asks_what_stays();
    return top + stop + (asks ? changed_bar_height + changed_bar_margin : 0);
}

namespace {

struct BarButton {
    const char* id;
    const char* label;
    float width;
    const char* tip;
};

enum class BarAnswer { none, first, second };

/// A bar at the top of the canvas with a sentence and two buttons.
BarAnswer choice_bar(const Palette& colors, Rect canvas, const std::string& sentence,
                     const BarButton& first, const BarButton& second) {
    constexpr float height = changed_bar_height, margin = changed_bar_margin;
    const Pt corner{canvas.min.x + margin, canvas.min.y + margin};
    const Rect area{corner, {canvas.max.x - margin, corner.y + height}};
    begin_floating_panel("changed", area, {0, 0}, colors);
    const float buttons = area.max.x - first.width - second.width - 8 - margin;
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, 13, {area.min.x + 16, area.min.y + 16},
              colors.text, fitted(Face::sans, 13, sentence, buttons - area.min.x - 28));
    ImGui::SetCursorScreenPos({buttons, area.min.y + (height - field_height) / 2});
    BarAnswer chosen = BarAnswer::none;
    if (text_button(first.id, first.label, colors, true, first.width)) chosen = BarAnswer::first;
    if (ImGui::IsItemHovered()) tooltip(first.tip);
    ImGui::SameLine(0, 8);
    if (text_button(second.id, second.label, colors, false, second.width))
        chosen = BarAnswer::second;
    if (ImGui::IsItemHovered()) tooltip(second.tip);
    ImGui::End();
    return chosen;
}

void ask_about_file(Frame& frame, Rect canvas) {
    const BarAnswer chosen = choice_bar(
        frame.colors(), canvas,
        file_stem(frame.session().path()) + ".json changed on disk, and yours is unsaved.",
        {"reload", "Reload", 84, "Reads the file again; undo brings your changes back   Ctrl+R"},
        {"keep", "Keep mine", 92, "Leaves the file as it is until you save   Esc"});
    if (chosen == BarAnswer::first) frame.want([](Workspace& whole) { whole.reload(); });
    if (chosen == BarAnswer::second) frame.want([](Session& session) { session.keep_mine(); });
}

void ask_about_restored(Frame& frame, Rect canvas) {
    const BarAnswer chosen =
        choice_bar(frame.colors(), canvas, "Unsaved changes from the last session were restored.",
                   {"keep", "Keep", 84, "Keeps the changes, still unsaved   Esc"},
                   {"discard", "Discard", 92, "Discards the changes; redo brings them back"});
    if (chosen == BarAnswer::first) frame.want([](Session& session) { session.keep_restored(); });
    if (chosen == BarAnswer::second) frame.want([](Workspace& whole) { whole.discard_restored(); });
}

}  // namespace

/// Asks which version to keep.
void changed_bar(Frame& frame, Rect canvas) {
    if (frame.session().changed_on_disk()) {
        ask_about_file(frame, canvas);
    } else if (frame.session().is_restored()) {
        ask_about_restored(frame, canvas);
    }
}

}  // namespace lab
