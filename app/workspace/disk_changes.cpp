#include <algorithm>
#include <stdexcept>
#include <utility>

#include "lessons/page_run.hpp"
#include "picture/scene_frame.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"
#include "workspace/scenes.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

bool has_same_scenes(const Lesson& a, const Lesson& b) {
    return std::equal(
        a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
        [](const LessonStep& one, const LessonStep& other) { return one.scene == other.scene; });
}

}  // namespace

bool Workspace::look_for_changes() {
    const bool level_changed = refresh_level(), has_grown = refresh_recording(),
               other_has_grown = refresh_beside();
    const bool open_changed = refresh_session() || level_changed || has_grown || other_has_grown;
    bool listed_changed = false;
    for (Entry& entry : scenes_) listed_changed = refresh(entry) || listed_changed;
    return refresh_lessons(listed_changed) || open_changed || listed_changed;
}

/// Reloads a scene of the list.
bool Workspace::refresh(Entry& entry) {
    const std::int64_t stamp = entry.path.empty() ? 0 : host_.stamp(entry.path);
    if (stamp == 0 || stamp == entry.stamp) return false;
    entry.stamp = stamp;
    try {
        Scene scene = read_scene(host_.read_file(entry.path), entry.path);
        if (entry.scene.group == own_group) scene.group = own_group;
        entry.scene = std::move(scene);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

bool Workspace::refresh_session() {
    const std::string& path = session_->path();
    const std::int64_t stamp = path.empty() ? 0 : host_.stamp(path);
    // A scene stays open when its file is deleted.
    if (stamp == 0 || stamp == session_->stamp()) return false;
    if (session_->in_gesture()) return false;
    session_->notice_change(stamp);
    if (session_->is_saved()) reload();
    return true;
}

/// Lessons contain their scenes, so a lesson is read again when one of its scenes has changed.
bool Workspace::refresh_lessons(bool scenes_changed) {
    bool changed = forget_deleted_faults();
    for (std::size_t i = 0; i < lessons_.lessons().size(); ++i) {
        const Lesson& lesson = lessons_.lessons()[i];
        const std::int64_t stamp = lesson.path.empty() ? 0 : host_.stamp(lesson.path);
        const bool is_same_file = stamp == lesson.stamp;
        if (stamp == 0 || (is_same_file && !scenes_changed)) continue;
        Lesson fresh = read_lesson_file(lesson.path, stamp).value_or(lesson);
        if (!is_same_file || !has_same_scenes(fresh, lesson)) {
            changed = true;
            fresh.stamp = stamp;
            lessons_.replace(i, std::move(fresh));
        }
    }
    return read_new_lessons(scenes_changed) || changed;
}

/// Nothing if the file has an error, which is then shown.
std::optional<Lesson> Workspace::read_lesson_file(const std::string& path, std::int64_t stamp) {
    try {
        Lesson lesson = lesson_of_file(host_.read_file(path), path, stamp, scenes_);
        forget_fault(path);
        return lesson;
    } catch (const std::runtime_error& error) {
        note_fault(path, error.what());
        return {};
    }
}

/// At the start, all problems are reported at once.
void Workspace::drop_fault_notice(const std::string& path) {
    if (notice_.is_error && notice_.text.starts_with(path)) notice_ = {};
}

void Workspace::note_fault(const std::string& path, const std::string& problem) {
    faulty_lessons_[path] = problem;
    drop_fault_notice(path);
    show_faults();
}

void Workspace::forget_fault(const std::string& path) {
    drop_fault_notice(path);
    if (faulty_lessons_.erase(path) > 0) show_faults();
}

bool Workspace::forget_deleted_faults() {
    const auto deleted = std::erase_if(
        faulty_lessons_, [&](const auto& fault) { return host_.stamp(fault.first) == 0; });
    if (deleted > 0) show_faults();
    return deleted > 0;
}

/// They stay, since a teacher reads them while mending a file.
void Workspace::show_faults() {
    faults_notice_ = {};
    if (faulty_lessons_.empty()) return;
    for (const auto& [path, problem] : faulty_lessons_) faults_notice_.text += problem + "\n";
    faults_notice_.text += "Esc hides this until a file changes.";
    faults_notice_.seconds = 1;
    faults_notice_.is_error = faults_notice_.stays = true;
}

void Workspace::watch_lessons(const std::string& folder) {
    lessons_folder_ = folder;
    for (const std::string& path : unread_lessons()) {
        unread_[path] = host_.stamp(path);
        if (auto mended = read_lesson_file(path, unread_[path]))
            lessons_.insert(*std::move(mended));
    }
}

/// The files of the folder that are not in the list: new ones, and those with errors.
std::vector<std::string> Workspace::unread_lessons() {
    std::vector<std::string> unread;
    if (lessons_folder_.empty()) return unread;
    for (const std::string& path : host_.files_in(lessons_folder_)) {
        const auto& known = lessons_.lessons();
        const bool is_known = std::any_of(known.begin(), known.end(),
                                          [&](const Lesson& each) { return each.path == path; });
        if (path.ends_with(".md") && !is_known) unread.push_back(path);
    }
    return unread;
}

/// A lesson with an error may only need another scene.
bool Workspace::read_new_lessons(bool scenes_changed) {
    bool changed = false;
    for (const std::string& path : unread_lessons()) {
        const std::int64_t stamp = host_.stamp(path);
        const bool is_same_file = std::exchange(unread_[path], stamp) == stamp;
        if (stamp == 0 || (is_same_file && !scenes_changed)) continue;
        changed = true;
        if (auto fresh = read_lesson_file(path, stamp)) lessons_.insert(std::move(*fresh));
    }
    return changed;
}

void Workspace::reload() {
    const std::string& path = session_->path();
    session_->keep_mine();
    try {
        Scene scene = read_scene(host_.read_file(path), path);
        frame_motion(scene);
        session_->reload(scene);
        say("Reloaded " + path);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

}  // namespace lab
