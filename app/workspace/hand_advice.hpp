#pragma once

#include <optional>
#include <string>
#include <vector>

#include "edit/handles.hpp"
#include "evaluate/evaluate.hpp"

namespace lab {

/// Advice after a press that missed a moving handle; empty if no handle is near.
std::string advice_for_miss(const std::vector<Handle>& handles, const Camera& camera, Pt pressed);

/// The fraction of the animation's speed that lets a moving shape be grabbed: 0 with the pointer on
/// it, 1 far from it.
double pace_near(const Scene& scene, const std::vector<Handle>& handles, const Camera& camera,
                 Pt pointer, const std::optional<Picked>& hovered);

/// Advice after a shape was dropped out of view: how to bring it back, or that the camera can't
/// reach it. Empty if it is in view.
std::string advice_for_lost(const Evaluation& now, const Camera& camera, const Picked& let_go);

/// Which shapes are out of view even when the canvas shows everything; empty if none are.
std::string advice_for_all(const Evaluation& now, const Camera& camera);

}  // namespace lab
