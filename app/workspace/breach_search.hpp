#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "instruments/hunt.hpp"

namespace lab {

class Session;

/// A find with its text, as a scene that shows it in the middle.
struct ListedFind {
    std::string words;  ///< "breaks the promise “the push separates”: pushed, they still overlap"
    Scene scene;
    std::string case_line;
    std::uint64_t tries{};  ///< how many cases were tried until then
};

/// The search for a breach near the query that a session shows. It tries some cases in each frame,
/// around the moment at which it began. It starts again when the scene is edited, or when another
/// query or implementation is chosen.
class BreachSearch {
public:
    /// A search ends after this many cases.
    static constexpr std::uint64_t most_tries = 100'000;

    /// Stops the session's motion and starts a search. If nothing has changed since the last
    /// search, it uses the next seed.
    void start(Session& session);
    void stop() { is_running_ = false; }
    /// Tries the next cases.
    void follow(const Session& session);
    /// Looks for broken promises of isect even if another implementation is chosen.
    void look_for_promises(bool wanted) { only_promises_ = wanted; }

    /// Keeps the list as it is, for a user who is about to click in it; the search goes on.
    void hold_list(bool held) { is_held_ = held; }

    bool is_running() const { return is_running_; }
    bool is_list_held() const { return is_held_; }
    /// Whether there was a search since the last change.
    bool was_started() const { return hunt_.has_value(); }
    std::uint64_t tries() const { return hunt_ ? hunt_->tries() : 0; }
    std::uint32_t seed() const { return seed_; }
    const std::vector<ListedFind>& finds() const { return finds_; }
    /// The implementation whose disagreements a search looks for; null for broken promises.
    const Implementation* against(const Session& session) const;

private:
    bool is_about(const Session& session) const;
    void begin(const Session& session, std::uint32_t seed);
    void drop();
    void list_finds();

    bool only_promises_ = false;
    std::optional<Hunt> hunt_;
    bool is_running_ = false;
    bool is_held_ = false;
    std::uint32_t seed_ = 0;
    Scene of_;  ///< the scene as it was edited
    std::size_t query_{};
    const Implementation* against_{};
    std::vector<ListedFind> finds_;
    std::uint64_t listed_tries_ = 0;  ///< after how many cases they were listed
};

/// The implementation that a session compares with, if it answers the query that is shown.
const Implementation* comparable_in(const Session& session);

}  // namespace lab
