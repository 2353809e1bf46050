#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// Every version of a scene since it was opened, for undo and redo. One gesture (a drag, a typed
/// value) makes one entry, however many steps it has.
class History {
public:
    explicit History(Scene opened);

    /// What is shown now: within a gesture, its draft.
    const Scene& scene() const;

    /// Starts a gesture; one that is still open is committed first. The draft starts as the scene.
    void begin(std::string label);
    /// Takes up again the gesture that made the scene what it is, if it has this label; else starts
    /// one.
    void resume(const std::string& label);
    bool in_gesture() const { return draft_.has_value(); }
    /// The scene that the gesture works on.
    Scene& draft() { return draft_->scene; }
    /// Makes the draft an entry, unless it is what was there before.
    void commit();
    /// Returns to what was there before the gesture.
    void cancel();

    /// A gesture of one step.
    void change(std::string label, Scene scene);

    bool can_undo() const { return in_gesture() || at_ > 0; }
    bool can_redo() const { return !in_gesture() && at_ + 1 < entries_.size(); }
    /// Within a gesture, undo cancels it.
    void undo();
    void redo();
    /// What undo would take back and redo would do again: "Move box".
    std::string undo_label() const;
    std::string redo_label() const;

    /// Every step's name since the scene was opened, the first one's empty; and which of them the
    /// scene is at.
    std::vector<std::string> labels() const;
    std::size_t position() const { return at_; }
    /// How the scene was after a step.
    const Scene& scene_at(std::size_t position) const { return entries_[position].scene; }
    /// Undoes or does again as many steps as it takes.
    void go_to(std::size_t position);

    /// Whether the scene is what was opened or saved last.
    bool is_saved() const { return saved_ && scene() == *saved_; }
    void mark_saved() { saved_ = scene(); }
    /// For a scene that no file holds.
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
