#pragma once

#include "scene/scene.hpp"

namespace lab {

/// A scene as it was, and as it is far from the origin.
struct FarScene {
    Scene near, far;
    int power{};  ///< of ten

    friend bool operator==(const FarScene&, const FarScene&) = default;
};

}  // namespace lab
