// The path of a session's last drag.
#include "workspace/session.hpp"

namespace lab {

void Session::begin_drag(const Picked& grabbed) {
    const bool is_whole = grabbed.handle.empty();
    drags_.begin(now().posed, is_whole && view_.is_selected(grabbed.shape)
                                  ? view_.selection()
                                  : std::vector<std::string>{grabbed.shape});
}

void Session::record_drag() {
    drags_.add(now().posed);
}

void Session::end_drag() {
    if (history_.in_gesture() || !drags_.is_recording()) return;
    drags_.end();
}

void Session::look_at_drag() {
    constexpr int places_in_frame = 160;
    // While time runs, the scene is another one in every frame.
    if (!view_.playing)
        drags_.look(now().posed, static_cast<std::size_t>(view_.query), places_in_frame);
}

void Session::scrub_drag(const DragPlace& place) {
    if (!history_.in_gesture() || !drags_.is_shown()) return;
    const Scene posed = now().posed;
    const std::vector<NumberValue> values = drags_.numbers_at(place);
    view_.playing = false;
    Scene tried = scene();
    try {
        lab::set_numbers(tried, posed, values);
    } catch (const SetError&) {
        return;  // a shape that has changed since can't go there
    }
    adjust([&](Scene& draft) { lab::set_numbers(draft, posed, values); });
    drags_.place = place;
}

bool Session::is_at_drag_place() const {
    Scene posed = now().posed;
    try {
        for (const NumberValue& each : drags_.numbers_at(drags_.place))
            if (*numbers_named(posed, each.name).front() != each.value) return false;
    } catch (const SetError&) {
        return false;  // a shape is gone
    }
    return true;
}

}  // namespace lab
