#include "workspace/follow_character.hpp"

#include <algorithm>

#include "geometry/outline.hpp"

namespace lab {

namespace {

/// How far a place is outside of the middle half of a range about `center`.
double beyond_middle(double place, double center, double size) {
    const double away = place - center;
    return away - std::clamp(away, -size / 4, size / 4);
}

}  // namespace

void follow_character(Session& session, Camera& camera) {
    View& view = session.view();
    if (!session.is_live() || view.auto_frame) return;
    const NamedShape* const character = find_shape(session.now().posed, session.take()->mover());
    if (character == nullptr) return;
    const Vec2 place = position(character->geometry);
    const CameraState& state = camera.state;
    const double wide = camera.area.width() / state.zoom, high = camera.area.height() / state.zoom;
    const Vec2 by{beyond_middle(place.x, state.center.x + state.rest.x, wide),
                  beyond_middle(place.y, state.center.y + state.rest.y, high)};
    if (by == Vec2{}) return;
    view.camera = moved_by(view.camera, by);
    camera.state = view.camera;
}

}  // namespace lab
