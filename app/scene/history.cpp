#include "scene/history.hpp"

#include <algorithm>
#include <utility>

#include "scene/parameters.hpp"

namespace lab {

History::History(Scene opened) : saved_(opened) {
    entries_.push_back({std::move(opened), ""});
}

const Scene& History::scene() const {
    return draft_ ? draft_->scene : entries_[at_].scene;
}

void History::begin(std::string label) {
    commit();
    draft_ = Entry{entries_[at_].scene, std::move(label)};
}

void History::resume(const std::string& label) {
    commit();
    if (at_ == 0 || entries_[at_].label != label) return begin(label);
    draft_ = std::move(entries_[at_]);
    entries_.resize(at_--);
}

void History::commit() {
    if (!draft_) return;
    Entry entry = *std::exchange(draft_, std::nullopt);
    // Rounded so that every stored version can be saved to a file unchanged.
    round_to_scalar(entry.scene);
    if (entry.scene == entries_[at_].scene) return;

    entries_.resize(at_ + 1);
    entries_.push_back(std::move(entry));
    ++at_;
}

void History::cancel() {
    draft_.reset();
}

void History::change(std::string label, Scene scene) {
    begin(std::move(label));
    draft() = std::move(scene);
    commit();
}

void History::undo() {
    if (in_gesture()) {
        cancel();
    } else if (at_ > 0) {
        --at_;
    }
}

void History::redo() {
    if (can_redo()) ++at_;
}

std::vector<std::string> History::labels() const {
    std::vector<std::string> labels;
    for (const Entry& entry : entries_) labels.push_back(entry.label);
    return labels;
}

void History::go_to(std::size_t position) {
    cancel();
    at_ = std::min(position, entries_.size() - 1);
}

std::string History::undo_label() const {
    return draft_ ? draft_->label : entries_[at_].label;
}

std::string History::redo_label() const {
    return can_redo() ? entries_[at_ + 1].label : "";
}

}  // namespace lab
