#pragma once

namespace lab {

/// The time controls that fit beside the play button and the strip. Those that are left out have
/// keys.
struct TransportParts {
    bool restart = true;
    bool steps = true;
    bool time = true;
    bool speed = true;
    float strip{};  ///< width of the strip
};

inline constexpr float least_strip = 80;

TransportParts transport_parts(float width);

}  // namespace lab
