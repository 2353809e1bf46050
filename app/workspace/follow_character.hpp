#pragma once

#include "geometry/camera.hpp"
#include "workspace/session.hpp"

namespace lab {

/// While a take runs, moves the view just so far that the character stays in the middle half of the
/// canvas. A view that frames the whole scene stays.
void follow_character(Session& session, Camera& camera);

}  // namespace lab
