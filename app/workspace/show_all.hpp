#pragma once

#include <string>

#include "geometry/camera.hpp"
#include "workspace/session.hpp"

namespace lab {

/// Frames all shapes where they are now, in a canvas of this area. Returns a sentence if some are
/// too far away.
std::string show_all(Session& session, const Rect& area);

}  // namespace lab
