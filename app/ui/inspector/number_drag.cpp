#include "ui/inspector/number_drag.hpp"

namespace lab {

namespace {

void begin_number(Session& open, const ShownNumber& shown, bool is_drag) {
    open.begin_gesture("Set " + shown.owner + "." + shown.field);
    if (!is_drag) return;
    open.forget_stop();
    if (shown.has_path) open.begin_drag({shown.owner, shown.field});
}

/// After Esc, there is no gesture to end, and no path to keep.
void end_number(Session& open) {
    const bool is_whole = open.in_gesture();
    open.end_gesture();
    is_whole ? open.end_drag() : open.close_drag();
}

}  // namespace

void want_number(Frame& frame, const FieldEdit& edit, const ShownNumber& shown,
                 const NumberChange& change) {
    // A typed value begins and ends at once, and goes where it was typed to.
    const bool is_typed = edit.began && edit.ended;
    if (edit.began) frame.want([=](Session& open) { begin_number(open, shown, !is_typed); });
    const std::string name =
        shown.owner + "." + shown.field + (shown.axis.empty() ? "" : ".") + shown.axis;
    if (edit.changed)
        frame.want([=, from = shown.value, to = edit.value](Session& open) {
            if (!is_typed) return open.drag_number(name, from, to, change);
            const Scene posed = open.now().posed;
            open.adjust([&](Scene& draft) { change(draft, posed, to); });
        });
    if (edit.ended)
        frame.want([is_typed](Session& open) { is_typed ? open.end_gesture() : end_number(open); });
}

}  // namespace lab
