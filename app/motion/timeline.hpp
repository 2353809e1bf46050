#pragma once

#include <map>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The flights of a scene, step by step. Every 60th state is kept, so that any moment can be
/// visited again; a change of the scene empties it.
class Timeline {
public:
    /// The scene with every shape and delta where its motions have put it at a time.
    Scene pose(const Scene& scene, double time);

    /// Position and velocity of a flying body at a time: what an edit during flight stores as
    /// `since`.
    Since flight(const Scene& scene, std::size_t motion, double time);

private:
    struct Body {
        Vec2 pos;
        Vec2 velocity;
    };
    using State = std::vector<Body>;  // one for each motion; only flights use theirs

    State state_at(const Scene& scene, double time);

    Scene of_;
    std::map<long, State> kept_;
};

/// The largest n with n / 60.0 <= time.
long step_at(double time);

}  // namespace lab
