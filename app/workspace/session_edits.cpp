// Edits of an open scene, and its history.
#include <algorithm>

#include "workspace/session.hpp"

namespace lab {

void Session::edit(const std::string& label, const std::function<void(Scene&)>& change) {
    begin_gesture(label);
    adjust(change);
    end_gesture();
}

void Session::begin_gesture(const std::string& label) {
    if (history_.in_gesture()) end_gesture();
    held_.clear();
    history_.begin(label);
}

void Session::resume_gesture(const std::string& label) {
    if (history_.undo_label() != label) held_.clear();
    history_.resume(label);
}

void Session::end_gesture() {
    history_.commit();
    changed();
}

/// A scene that a step moves as a whole, for example far away, stays in view.
void Session::go_through_history(const std::function<void()>& step) {
    const Vec2 corner = scene().content_corner, size = scene().content_size;
    step();
    changed();
    const Vec2 by = scene().content_corner - corner;
    if (!view_.auto_frame && by != Vec2{} && scene().content_size == size) view_.shift(by);
}

void Session::cancel_gesture() {
    go_through_history([&] { history_.cancel(); });
}

void Session::go_to_step(std::size_t position) {
    end_take();
    held_.clear();
    go_through_history([&] { history_.go_to(position); });
}

void Session::undo() {
    end_take();
    held_.clear();
    go_through_history([&] { history_.undo(); });
}

void Session::redo() {
    end_take();
    held_.clear();
    go_through_history([&] { history_.redo(); });
}

void Session::remember_far(FarScene scene) {
    const auto same = std::find(far_scenes_.begin(), far_scenes_.end(), scene);
    if (same == far_scenes_.end()) far_scenes_.push_back(std::move(scene));
}

}  // namespace lab
