#include "ui/canvas/drag_strip.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include "geometry/grid.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/nearest_mark.hpp"

namespace lab {

namespace {

constexpr float drag_strip_height = 36, widest_drag_strip = 620, close_width = 30;

/// The track of the strip, and where places are on it.
struct DragTrack {
    const DragHistory& drags;
    float left, right, y;

    float x_of(const DragPlace& place) const {
        return left + static_cast<float>(drags.share_of(place)) * (right - left);
    }
    DragPlace record_at(float x) const {
        return drags.record_at(static_cast<double>((x - left) / (right - left)));
    }
    const DragMark* mark_at(float x) const {
        return nearest_mark(drags.marks(), x,
                            [&](const DragMark& mark) { return x_of(mark.after); });
    }
};

void draw_drag_track(const Palette& colors, const DragTrack& track, bool has_knob) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({track.left, track.y - 2}, {track.right, track.y + 2},
                       im_color(colors.hairline), 2);
    for (const DragMark& mark : track.drags.marks()) {
        const float x = track.x_of(mark.after), top = track.y + (mark.is_major ? 6.0F : 8.0F);
        list.AddRectFilled({x - 1, top}, {x + 1, track.y + 12},
                           im_color(mark.is_major ? colors.result_fill : colors.soft), 1);
    }
    if (!has_knob) return;
    const bool is_held = ImGui::IsItemHovered() || ImGui::IsItemActive();
    list.AddCircleFilled({track.x_of(track.drags.place), track.y}, is_held ? 7.5F : 6,
                         im_color(colors.text));
    focus_ring(colors, 8);
}

std::string scrub_words(const DragHistory& drags) {
    return "Scrub the drag of " + drags.what();
}

/// One undo step of a single place.
void want_place(Frame& frame, const DragPlace& place, bool goes_on) {
    frame.want([place, goes_on](Session& open) {
        const std::string words = scrub_words(open.drags());
        if (goes_on) {
            open.resume_gesture(words);
        } else {
            open.begin_gesture(words);
        }
        open.scrub_drag(place);
        open.end_gesture();
    });
}

/// A press on a mark goes to the side of the jump after it, and then to the one before it.
void want_side(Frame& frame, const DragMark& mark) {
    const bool is_after = frame.session().drags().place == mark.after;
    want_place(frame, is_after ? mark.before : mark.after, false);
}

/// While it is held, every place of the pointer belongs to one gesture. After Esc, the rest of the
/// movement has no effect.
void want_scrub(Frame& frame, const DragPlace& place, bool begins) {
    frame.want([place, begins](Session& open) {
        if (begins) open.begin_gesture(scrub_words(open.drags()));
        open.scrub_drag(place);
    });
}

void take_pointer(Frame& frame, const DragTrack& track) {
    const ImGuiIO& io = ImGui::GetIO();
    bool& scrubs = frame.ui.scrubs_drag;
    if (ImGui::IsItemDeactivated() && std::exchange(scrubs, false))
        frame.want([](Session& open) { open.end_gesture(); });
    if (!ImGui::IsItemActive() || !ImGui::IsMouseDown(0)) return;
    const DragMark* mark = track.mark_at(io.MouseClickedPos[0].x);
    const bool is_click = std::abs(io.MousePos.x - io.MouseClickedPos[0].x) <= mark_click_reach;
    if (mark != nullptr && is_click && !scrubs) {
        if (ImGui::IsItemActivated()) want_side(frame, *mark);
        return;
    }
    want_scrub(frame, track.record_at(io.MousePos.x), !scrubs);
    scrubs = true;
}

void take_arrows(Frame& frame) {
    const int by = arrows_on_item();
    if (by == 0) return;
    const DragHistory& drags = frame.session().drags();
    const auto last = static_cast<std::int64_t>(drags.count()) - 1;
    auto record = static_cast<std::int64_t>(drags.place.record) + by;
    if (by < 0 && drags.place.share > 0) ++record;
    want_place(frame, {static_cast<std::size_t>(std::clamp<std::int64_t>(record, 0, last)), 0},
               true);
}

void show_tip(const DragTrack& track) {
    if (!ImGui::IsItemHovered() || ImGui::IsItemActive()) return;
    const DragMark* mark = track.mark_at(ImGui::GetIO().MousePos.x);
    if (mark == nullptr)
        return tooltip(
            "Drag along the path of the last drag. Marks show where the answer changes.");
    const float x = track.x_of(mark->after);
    tooltip(mark->change +
                "\nClick to go to the first place after it, click again for the last "
                "before it.",
            {{x, track.y - 9}, {x, track.y + 12}});
}

void track_of_drag(Frame& frame, float width) {
    const DragHistory& drags = frame.session().drags();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    invisible_button("drag strip", {width, drag_strip_height});
    name_control("drag strip");
    const DragTrack track{drags, at.x + 8, at.x + width - 8, at.y + drag_strip_height / 2 - 2};
    frame.ui.shows_skins = ImGui::IsItemHovered() || ImGui::IsItemActive();
    if (frame.ui.shows_skins) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    take_pointer(frame, track);
    take_arrows(frame);
    draw_drag_track(frame.colors(), track, frame.session().is_at_drag_place());
    show_tip(track);
}

/// Under the microscope, its numbers stand there.
bool has_drag_strip(Frame& frame) {
    const Session& session = frame.session();
    if (shows_numbers(session.view().camera, session.scene().scalar)) return false;
    return frame.session().drags().is_shown() && !frame.ui.presenting && !frame.ui.only &&
           !frame.workspace.hides_answer() && !frame.session().scene().queries.empty();
}

}  // namespace

void drag_strip(Frame& frame, Rect canvas) {
    frame.ui.shows_skins = frame.ui.drag_strip_shown = false;
    if (!has_drag_strip(frame)) return;
    const Rect scene = parts_of(canvas).scene;
    constexpr float least_width = 240;
    if (scene.width() < least_width || scene.height() < 4 * drag_strip_height) return;
    frame.ui.drag_strip_shown = true;
    frame.want([](Session& open) { open.look_at_drag(); });
    const float width = std::min(scene.width() - 24, widest_drag_strip);
    const float left = (scene.min.x + scene.max.x - width) / 2;
    // Above the brushes of a tile map.
    const float below = frame.ui.brushes_shown ? 52 : 8;
    const Rect area{{left, scene.max.y - drag_strip_height - below},
                    {left + width, scene.max.y - below}};
    begin_floating_panel("drag path", area, {0, 0}, frame.colors(),
                         ImGuiWindowFlags_NoFocusOnAppearing);
    const std::string title = "Drag of " + frame.session().drags().what();
    const std::string shown = fitted(Face::sans, small_size, title, width / 3);
    const float words = text_width(Face::sans, small_size, shown);
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {area.min.x + 14, area.min.y + (drag_strip_height - small_size) / 2 - 2},
              frame.colors().soft, shown);
    ImGui::SetCursorScreenPos({area.min.x + 14 + words + 8, area.min.y});
    track_of_drag(frame, width - words - close_width - 30);
    ImGui::SetCursorScreenPos({area.max.x - close_width - 4, area.min.y + 5});
    const bool closes = text_button("close the drag", "×", frame.colors(), false, close_width - 4);
    name_control("close the drag");
    if (ImGui::IsItemHovered()) tooltip("Closes the path of the drag   Esc");
    if (closes) frame.want([](Session& open) { open.close_drag(); });
    ImGui::End();
}

}  // namespace lab
