#include "workspace/keyboard_moves.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/grid.hpp"
#include "scene/read_parameter.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

/// Includes the handles that a shape has only while selected, so that both directions visit the
/// same stops.
std::vector<Picked> stops_of(Session& session, const Camera& camera) {
    std::vector<Picked> stops;
    for (const NamedShape& shape : session.scene().shapes) {
        stops.push_back({shape.name, ""});
        for (const Handle& handle : handles_of(session.now(), camera, shape.name)) {
            if (handle.shape == shape.name) stops.push_back({shape.name, handle.name});
        }
    }
    return stops;
}

/// The power of ten that is between one and ten points on the screen.
double step_for(double zoom) {
    return std::pow(10.0, std::ceil(std::log10(1 / zoom)));
}

/// Adds a step, without the rounding errors that sums of decimals leave.
double after_step(double value, double by) {
    const double sum = value + by;
    const double unit = std::abs(by);
    const double round = nearest_multiple(sum, unit);
    return std::abs(round - sum) < 1e-9 * unit ? round : sum;
}

/// The neighbouring number that a file can hold.
double neighbour(double value, double way, Scalar scalar) {
    const double next = next_number(value, way, scalar);
    if (objection(next, Limit::any, scalar).empty()) return next;
    if (std::abs(next) > 1) return value;
    return value == 0 ? way * 0x1p-200 : 0;
}

double moved(double value, double way, double zoom, Stride stride, Scalar scalar) {
    if (way == 0) return value;
    if (stride == Stride::ulp) return neighbour(value, way, scalar);
    // Under the microscope, one step is one number.
    if (shows_numbers(value, zoom, scalar)) {
        const int numbers = stride == Stride::large ? 10 : 1;
        for (int i = 0; i < numbers; ++i) value = neighbour(value, way, scalar);
        return value;
    }
    const double step = step_for(zoom);
    return after_step(value, way * (stride == Stride::large ? 10 * step : step));
}

/// Turns in degrees. Right and down increase the angle.
double turned(double angle, double way, Stride stride, Scalar scalar) {
    if (stride == Stride::ulp) return neighbour(angle, way, scalar);
    return moved(angle / one_degree, way, 1, stride, scalar) * one_degree;
}

void move_from(Session& session, const Picked& picked, Vec2 place, Vec2 way, double zoom,
               Stride stride) {
    const Scalar scalar = session.scene().scalar;
    if (picked.handle == "angle") {
        const auto angle = angle_of(find_shape(session.now().posed, picked.shape)->geometry);
        return session.turn(picked.shape, turned(angle.value_or(0), way.x + way.y, stride, scalar));
    }
    session.move_handle(picked, {moved(place.x, way.x, zoom, stride, scalar),
                                 moved(place.y, way.y, zoom, stride, scalar)});
}

}  // namespace

void select_next(Session& session, const Camera& camera, int by) {
    const std::vector<Picked> stops = stops_of(session, camera);
    if (stops.empty()) return;
    View& view = session.view();
    const auto at = std::find(stops.begin(), stops.end(), Picked{view.selected, view.handle});
    const auto count = static_cast<int>(stops.size());
    const int from = at == stops.end() ? (by > 0 ? -1 : 0) : static_cast<int>(at - stops.begin());
    const Picked& next = stops[static_cast<std::size_t>((from + by + count) % count)];
    view.select({next.shape});
    view.handle = next.handle;
}

void nudge(Session& session, const Camera& camera, Vec2 way, Stride stride, bool goes_on) {
    const Picked picked{session.view().selected, session.view().handle};
    const auto place =
        place_of(picked, handles_of(session.now(), camera, picked.shape), session.now().posed);
    if (!place) return;
    const std::string label = session.view().words_for_move(picked);
    if (goes_on) {
        session.resume_gesture(label);
    } else {
        session.begin_gesture(label);
    }
    move_from(session, picked, *place, way, camera.state.zoom, stride);
    session.end_gesture();
}

void pan_by_key(View& view, Vec2 way, Stride stride) {
    const double points = stride == Stride::large ? 200 : stride == Stride::ulp ? 1 : 20;
    view.auto_frame = false;
    view.camera = moved_by(view.camera, (points / view.camera.zoom) * way);
}

}  // namespace lab
