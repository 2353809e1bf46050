#pragma once

#include <optional>
#include <string>
#include <vector>

#include "edit/handles.hpp"
#include "evaluate/evaluate.hpp"

namespace lab {

/// What helps who pressed beside a handle that moves on while the scene plays; empty where no
/// handle is near.
std::string advice_for_miss(const std::vector<Handle>& handles, const Camera& camera, Pt pressed);

/// How much of its speed leaves a pointer the time to grab what moves by itself: none upon it, all
/// of it far away.
double pace_near(const Scene& scene, const std::vector<Handle>& handles, const Camera& camera,
                 Pt pointer, const std::optional<Picked>& hovered);

/// What brings back what was just let go of outside the canvas, or that the camera doesn't go so
/// far; empty where it is in sight.
std::string advice_for_lost(const Evaluation& now, const Camera& camera, const Picked& let_go);

/// What isn't seen even where the canvas shows the whole scene; empty where nothing is missing.
std::string advice_for_all(const Evaluation& now, const Camera& camera);

}  // namespace lab
