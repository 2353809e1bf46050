#pragma once

namespace lab {

/// Which controls of time there is room for beside the play button and the strip. What is left out
/// has a key.
struct TransportParts {
    bool restart = true;
    bool steps = true;
    bool time = true;
    bool speed = true;
    float strip{};  ///< how wide the strip is
};

inline constexpr float least_strip = 80;

TransportParts transport_parts(float width);

}  // namespace lab
