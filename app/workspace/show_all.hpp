#pragma once

#include <string>

#include "geometry/camera.hpp"
#include "workspace/session.hpp"

namespace lab {

/// The canvas, which has this area, shows the whole scene, wherever its shapes are now. Says what
/// is too far away for that.
std::string show_all(Session& session, const Rect& area);

}  // namespace lab
