#pragma once

#include <optional>
#include <string>
#include <vector>

#include "check/level_check.hpp"

namespace lab {

class Session;

/// A fault with the part of the level that shows it.
struct ListedFault {
    Fault fault;
    Scene scene;
    std::string case_line;
};

/// The check of the level that a session shows, as it was when the check began. It takes some steps
/// in each frame, and is dropped when the scene is edited.
class FaultSearch {
public:
    /// Starts a check, unless the scene has no character to check with.
    void start(const Session& session);
    void stop() { is_running_ = false; }
    /// Goes on with one that was stopped.
    void resume() { is_running_ = check_ && !check_->is_done(); }
    /// Takes the next steps.
    void follow(const Session& session);
    /// Keeps the list as it is, for a user who is about to click in it; the check goes on.
    void hold_list(bool held) { is_held_ = held; }

    bool is_running() const { return is_running_; }
    bool is_list_held() const { return is_held_; }
    /// The check since the last change, or null.
    const LevelCheck* check() const { return check_ ? &*check_ : nullptr; }
    /// Why there was none at the last start, in a sentence; empty if there was one.
    const std::string& refusal() const { return refusal_; }
    /// The faults of the level, and then the spots where other code would fail.
    const std::vector<ListedFault>& faults() const { return faults_; }

private:
    void list_faults();

    Scene of_;
    std::optional<LevelCheck> check_;
    bool is_running_ = false;
    bool is_held_ = false;
    std::string refusal_;
    std::vector<ListedFault> faults_;
};

}  // namespace lab
