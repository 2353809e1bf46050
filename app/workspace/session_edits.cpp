// Edits of an open scene, and its history.
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

void Session::cancel_gesture() {
    history_.cancel();
    changed();
}

void Session::go_to_step(std::size_t position) {
    end_take();
    held_.clear();
    history_.go_to(position);
    changed();
}

void Session::undo() {
    end_take();
    held_.clear();
    history_.undo();
    changed();
}

void Session::redo() {
    end_take();
    held_.clear();
    history_.redo();
    changed();
}

}  // namespace lab
