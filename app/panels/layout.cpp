#include "panels/layout.hpp"

#include <algorithm>

#include "panels/widgets.hpp"

namespace lab {

namespace {

constexpr float header_height = 44;
constexpr float transport_height = 56;
constexpr float folded_picker = 86;
constexpr float open_picker = 262;
constexpr float words_width = 348;
constexpr float narrow_words = 300;
constexpr float least_canvas = 340;

}  // namespace

Layout lay_out(Pt window, const LayoutWishes& wishes) {
    Layout layout;
    const bool narrow = window.x < picker_folds_below;
    const float picker_width = wishes.has_words ? (narrow ? narrow_words : words_width)
                                                : (narrow ? folded_picker : open_picker);
    const bool has_picker = wishes.has_words || !wishes.presenting;
    const float left = has_picker ? picker_width + gap : gap, right = window.x - gap,
                bottom = window.y - gap;
    const float room = std::max(right - left - gap - least_canvas, least_column);
    const float column = std::clamp(wishes.column_width, least_column, std::min(room, most_column));
    const float split = right - column - gap;
    if (has_picker) layout.picker = {{0, 0}, {picker_width, window.y}};
    layout.header = {{left, 6}, {right, 6 + header_height}};

    // The middle is filled from below.
    float below = bottom;
    const auto stack = [&](float height) {
        const Rect area{{left, below - height}, {split, below}};
        below -= height + gap;
        return area;
    };
    if (!wishes.presenting) layout.transport = stack(transport_height);
    layout.sentence = stack(wishes.sentence_height);
    if (wishes.strip_height > 0) layout.strip = stack(wishes.strip_height);
    layout.canvas = {{left, layout.header.max.y + 6}, {split, below}};

    Rect all{{split + gap, layout.canvas.min.y}, {right, bottom}};
    layout.column_splitter = {{split, all.min.y}, {split + gap, bottom}};
    if (wishes.presenting && wishes.plays) {
        // Below the source, so that the canvas keeps its room.
        layout.transport = {{all.min.x, bottom - transport_height}, all.max};
        all.max.y = layout.transport.min.y - gap;
    }
    layout.source = all;
    layout.inspector_is_tab = window.x < inspector_folds_below && !wishes.presenting;
    if (layout.inspector_is_tab || wishes.presenting) return layout;
    const float share = std::clamp(wishes.source_share, least_source_share, most_source_share);
    const float edge = all.min.y + share * (all.height() - gap);
    layout.source.max.y = edge;
    layout.inspector = {{all.min.x, edge + gap}, all.max};
    layout.source_splitter = {{all.min.x, edge}, {all.max.x, edge + gap}};
    return layout;
}

}  // namespace lab
