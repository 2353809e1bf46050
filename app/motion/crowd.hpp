#pragma once

#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The boxes of a crowd at a time, or only the first so many of them. The n-th is the same however
/// many there are.
std::vector<Aabb> crowd_boxes(const Crowd& crowd, double time, int most = Crowd::most);

}  // namespace lab
