#include <algorithm>

#include "ui/layout.hpp"
#include "ui/widgets/text_runs.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

/// Large enough for a finger.
constexpr float drawer_bar_size = 48;
constexpr float drawer_bar_width = 72;
constexpr float phone_gap = 6;
constexpr float phone_header = 44;
constexpr float phone_transport = 42;
/// The shares of the window that an open drawer takes.
constexpr float share_of_height = 0.45F;
constexpr float share_of_width = 0.46F;
/// The least heights for a sentence, for its second line, and for the transport.
constexpr float least_with_sentence = 200;
constexpr float least_with_two_lines = 280;
constexpr float least_with_transport = 130;

Rect& area_of(Layout& layout, Part part) {
    switch (part) {
        case Part::list:
            return layout.picker;
        case Part::source:
            return layout.source;
        case Part::sentence:
        case Part::canvas:
        case Part::numbers:
            break;
    }
    return layout.inspector;
}

/// Takes the bar, and the open drawer beside it, from the edge where a thumb is.
void take_drawers(Layout& layout, Rect& rest, const LayoutWishes& wishes) {
    Rect drawer = rest;
    if (rest.height() > rest.width()) {
        layout.drawers = {{rest.min.x, rest.max.y - drawer_bar_size}, rest.max};
        drawer.max.y = layout.drawers.min.y - phone_gap;
        drawer.min.y = drawer.max.y - (wishes.drawer ? share_of_height * rest.height() : 0);
        rest.max.y = wishes.drawer ? drawer.min.y - phone_gap : drawer.max.y;
    } else {
        layout.drawers = {{rest.max.x - drawer_bar_width, rest.min.y}, rest.max};
        drawer.max.x = layout.drawers.min.x - phone_gap;
        drawer.min.x = drawer.max.x - (wishes.drawer ? share_of_width * rest.width() : 0);
        rest.max.x = wishes.drawer ? drawer.min.x - phone_gap : drawer.max.x;
    }
    if (wishes.drawer) area_of(layout, *wishes.drawer) = drawer;
}

}  // namespace

bool is_phone(Pt window) {
    return std::min(window.x, window.y) < source_goes_below;
}

Layout lay_out_phone(Pt window, const LayoutWishes& wishes) {
    Layout layout;
    Rect rest{{phone_gap, phone_gap}, {window.x - phone_gap, window.y - phone_gap}};
    if (!wishes.embedded) take_drawers(layout, rest, wishes);
    const auto take_top = [&](float height) {
        const Rect area{rest.min, {rest.max.x, rest.min.y + height}};
        rest.min.y = area.max.y + phone_gap;
        return area;
    };
    const auto take_bottom = [&](float height) {
        const Rect area{{rest.min.x, rest.max.y - height}, rest.max};
        rest.max.y = area.min.y - phone_gap;
        return area;
    };
    if (!wishes.embedded) layout.header = take_top(phone_header);
    const float height = rest.height();
    if (wishes.recording_height > 0)
        layout.transport = take_bottom(wishes.recording_height);
    else if (wishes.plays && height >= least_with_transport)
        layout.transport = take_bottom(phone_transport);
    const float two_lines = least_sentence + body_size * line_spacing;
    if (height >= least_with_sentence)
        layout.sentence = take_bottom(height >= least_with_two_lines ? two_lines : least_sentence);
    layout.canvas = rest;
    return layout;
}

}  // namespace lab
