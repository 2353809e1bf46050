#include <algorithm>
#include <stdexcept>
#include <utility>

#include "panels/lab.hpp"
#include "panels/panels.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"

namespace lab {

namespace {

bool has_same_scenes(const Lesson& a, const Lesson& b) {
    return std::equal(
        a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
        [](const LessonStep& one, const LessonStep& other) { return one.scene == other.scene; });
}

constexpr float changed_bar_height = 46, changed_bar_margin = 12;

}  // namespace

bool Lab::look_for_changes() {
    const bool open_changed = refresh_session();
    bool listed_changed = false;
    for (Entry& entry : scenes_) listed_changed = refresh(entry) || listed_changed;
    return refresh_lessons(listed_changed) || open_changed || listed_changed;
}

/// Of a scene that the picker shows.
bool Lab::refresh(Entry& entry) {
    const std::int64_t stamp = entry.path.empty() ? 0 : host_.stamp(entry.path);
    if (stamp == 0 || stamp == entry.stamp) return false;
    entry.stamp = stamp;
    try {
        Scene scene = read_scene(host_.read_file(entry.path), entry.path);
        if (entry.scene.group == own_group) scene.group = own_group;
        entry.scene = std::move(scene);
        covers_.erase(entry.path + entry.id);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

bool Lab::refresh_session() {
    const std::string& path = session_->path();
    const std::int64_t stamp = path.empty() ? 0 : host_.stamp(path);
    // A file that is gone takes nothing away.
    if (stamp == 0 || stamp == session_->stamp()) return false;
    if (session_->in_gesture()) return false;
    session_->notice_change(stamp);
    if (session_->is_saved()) reload();
    return true;
}

/// A lesson holds its scenes: one that changed has to be taken in anew, unless its steps are the
/// same with it.
bool Lab::refresh_lessons(bool scenes_changed) {
    bool changed = false;
    for (std::size_t i = 0; i < lessons_.lessons().size(); ++i) {
        const Lesson& lesson = lessons_.lessons()[i];
        const std::int64_t stamp = lesson.path.empty() ? 0 : host_.stamp(lesson.path);
        const bool is_same_file = stamp == lesson.stamp;
        if (stamp == 0 || (is_same_file && !scenes_changed)) continue;
        const std::string path = lesson.path;
        Lesson fresh = lesson;
        try {
            fresh = read_lesson(host_.read_file(path), path, source_of(scenes_));
            fresh.path = path;
            // What was wrong with it is mended.
            if (notice_.is_error && notice_.text.starts_with(path)) notice_ = {};
        } catch (const std::runtime_error& error) {
            say(error.what(), true);
        }
        if (!is_same_file || !has_same_scenes(fresh, lesson)) {
            changed = true;
            fresh.stamp = stamp;
            lessons_.replace(i, std::move(fresh));
        }
    }
    return changed;
}

void Lab::reload() {
    const std::string& path = session_->path();
    session_->keep_mine();
    try {
        session_->reload(read_scene(host_.read_file(path), path));
        say("Reloaded " + path);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

float below_changed_bar(const Lab& lab, Rect canvas) {
    const float top = canvas.min.y + changed_bar_margin;
    return lab.session().asks_what_stays() ? top + changed_bar_height + changed_bar_margin : top;
}

namespace {

struct BarButton {
    const char* id;
    const char* label;
    float width;
    const char* tip;
};

enum class Choice { none, first, second };

/// A sentence at the top of the canvas, and two answers to it.
Choice choice_bar(const Palette& colors, Rect canvas, const std::string& sentence,
                  const BarButton& first, const BarButton& second) {
    constexpr float height = changed_bar_height, margin = changed_bar_margin;
    const Pt corner{canvas.min.x + margin, canvas.min.y + margin};
    const Rect area{corner, {canvas.max.x - margin, corner.y + height}};
    begin_floating_panel("changed", area, {0, 0}, colors);
    const float buttons = area.max.x - first.width - second.width - 8 - margin;
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, 13, {area.min.x + 16, area.min.y + 16},
              colors.text, fitted(Face::sans, 13, sentence, buttons - area.min.x - 28));
    ImGui::SetCursorScreenPos({buttons, area.min.y + (height - field_height) / 2});
    Choice chosen = Choice::none;
    if (text_button(first.id, first.label, colors, true, first.width)) chosen = Choice::first;
    if (ImGui::IsItemHovered()) tooltip(first.tip);
    ImGui::SameLine(0, 8);
    if (text_button(second.id, second.label, colors, false, second.width)) chosen = Choice::second;
    if (ImGui::IsItemHovered()) tooltip(second.tip);
    ImGui::End();
    return chosen;
}

void ask_about_file(Lab& lab, Rect canvas) {
    const Choice chosen =
        choice_bar(lab.colors(), canvas,
                   file_stem(lab.session().path()) + ".json changed on disk, and yours is unsaved.",
                   {"reload", "Reload", 84, "Take over the file; undo brings yours back   Ctrl+R"},
                   {"keep", "Keep mine", 92, "Leave the file as it is until you save   Esc"});
    if (chosen == Choice::first) lab.reload();
    if (chosen == Choice::second) lab.session().keep_mine();
}

void ask_about_restored(Lab& lab, Rect canvas) {
    const Choice chosen =
        choice_bar(lab.colors(), canvas, "Restored: unsaved changes of last time.",
                   {"keep", "Keep", 84, "Leave them unsaved   Esc"},
                   {"discard", "Discard", 92, "Take them away; redo brings them back"});
    if (chosen == Choice::first) lab.session().keep_restored();
    if (chosen == Choice::second) lab.discard_restored();
}

}  // namespace

/// Asks which version is to stay.
void changed_bar(Lab& lab, Rect canvas) {
    if (lab.session().changed_on_disk()) {
        ask_about_file(lab, canvas);
    } else if (lab.session().is_restored()) {
        ask_about_restored(lab, canvas);
    }
}

}  // namespace lab
