#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// Every version of a scene since it was opened, for undo and redo. A gesture (a drag, a typed
/// value) makes a single entry, however many steps it has.
class History {
public:
    explicit History(Scene opened);

    /// The current scene; the draft during a gesture.
    const Scene& scene() const;

    /// Starts a gesture with a copy of the scene as its draft. Commits a gesture that is still
    /// open.
    void begin(std::string label);
    /// Reopens the gesture that made the current entry if it has this label; otherwise starts a new
    /// one.
    void resume(const std::string& label);
    bool in_gesture() const { return draft_.has_value(); }
    /// The scene that the gesture edits.
    Scene& draft() { return draft_->scene; }
    /// Makes the draft an entry unless nothing changed.
    void commit();
    /// Restores the scene from before the gesture.
    void cancel();

    /// A gesture of one step.
    void change(std::string label, Scene scene);

    bool can_undo() const { return in_gesture() || at_ > 0; }
    bool can_redo() const { return !in_gesture() && at_ + 1 < entries_.size(); }
    /// Undo during a gesture cancels it.
    void undo();
    void redo();
    /// The labels of the steps to undo and to redo: "Move box".
    std::string undo_label() const;
    std::string redo_label() const;

    /// The labels of all entries since the scene was opened (the first is empty), and the index of
    /// the current one.
    std::vector<std::string> labels() const;
    std::size_t position() const { return at_; }
    /// The scene after a step.
    const Scene& scene_at(std::size_t position) const { return entries_[position].scene; }
    /// Undoes or redoes as many steps as needed.
    void go_to(std::size_t position);

    /// Whether the scene equals the version last opened or saved.
    bool is_saved() const { return saved_ && scene() == *saved_; }
    void mark_saved() { saved_ = scene(); }
    /// For a scene that is not in any file.
    void mark_unsaved() { saved_.reset(); }

private:
    struct Entry {
        Scene scene;
        std::string label;
    };

    std::vector<Entry> entries_;
    std::size_t at_ = 0;
    std::optional<Entry> draft_;
    std::optional<Scene> saved_;
};

}  // namespace lab
