// The keys that a player holds in each step, as scenes record them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The keys that are held in one step.
struct Keys {
    bool left{}, right{}, jump{}, drop{};

    friend bool operator==(const Keys&, const Keys&) = default;
};

/// The longest recording, in steps: an hour.
inline constexpr std::size_t most_key_steps = std::size_t{3600} * 60;

/// The keys of each step of a recording such as "60r_20rj_15": 60 steps to the right, 20 with a
/// jump, 15 without a key. Empty if the text is no recording.
std::optional<std::vector<Keys>> keys_of(std::string_view recording);

/// Sets the recording of the first character of a scene, which then starts at time 0. Throws
/// SetError if there is none, or if the text is no recording.
void apply_keys(Scene& scene, std::string_view recording);

/// The first walk of a scene that is on, or null.
const Motion* character_of(const Scene& scene);
Motion* character_of(Scene& scene);

/// Whether a character is outside of the scene's content by more than the content's size.
bool has_left(const Scene& posed, const Geometry& character);

/// The shortest recording of these keys. Steps without a key at the end are dropped.
std::string recording_of(const std::vector<Keys>& keys);

}  // namespace lab
