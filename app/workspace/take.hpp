#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scene/keys.hpp"

namespace lab {

/// A live recording of a character's keys, from one step on. What was recorded after that step is
/// replaced.
class Take {
public:
    /// The scene must have a character.
    Take(const Scene& scene, double time);

    /// The name of the character.
    const std::string& mover() const { return mover_; }
    /// The keys that are held. A key counts for a whole step, even if it is held for less.
    void hold(const Keys& keys);
    const Keys& held() const { return held_; }

    /// The step that is recorded next, and the one with which the take began.
    std::int64_t step() const { return static_cast<std::int64_t>(keys_.size()); }
    std::int64_t began() const { return began_; }

    /// Records the steps that end within this time. Returns false if none does.
    bool record(double seconds);
    /// Writes the recording into a scene, and makes its strip long enough. Returns false if the
    /// scene no longer has the character.
    bool write(Scene& scene) const;

    /// The entry of the history that the take has made, if any.
    std::optional<std::size_t> entry;

private:
    std::string drives_, mover_;
    std::int64_t began_{};
    std::vector<Keys> keys_;  ///< of all steps so far
    Keys held_, tapped_;      ///< tapped: since the last step
    double rest_{};           ///< seconds that have passed since the last step
};

class Session;

/// Whether the character of a take has been falling for two seconds, and has left the scene's
/// content.
bool has_fallen_out(const Session& session);

}  // namespace lab
