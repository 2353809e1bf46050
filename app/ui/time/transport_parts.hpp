#pragma once

namespace lab {

/// The time controls that fit beside the play button and the strip. Those that are left out have
/// keys.
struct TransportParts {
    bool restart = true;
    bool steps = true;
    bool character = true;
    bool time = true;
    bool speed = true;
    bool stops = true;
    float strip{};  ///< width of the strip
};

inline constexpr float least_strip = 80;

/// Only a scene with a character has the button that plays it.
TransportParts transport_parts(float width, bool has_character = false);

}  // namespace lab
