#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/text_runs.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

constexpr float header_height = 44;
constexpr float transport_height = 56;
constexpr float low_header = 41;
constexpr float low_transport = 42;
constexpr float low_gap = 6;
constexpr float low_canvas = 110;
constexpr float folded_picker = 86;
constexpr float open_picker = 262;
constexpr float words_width = 348;
constexpr float narrow_words = 300;
constexpr float least_words = 280;
constexpr float tight_column = 240;
/// 90 characters of code, the line numbers and a scroll bar.
constexpr float column_of_90 = 712;
constexpr float least_canvas = 340;
constexpr float least_canvas_height = 190;

/// Below this height, there is no space for the source under a lesson's text.
constexpr float words_over_source = 680;
constexpr float words_share = 0.56F;
/// The height of a source that waits for a prediction: two lines, so that the question gets the
/// rest.
constexpr float waiting_source = 76;

bool is_tight(float window) {
    return window < inspector_folds_below;
}

/// The width of the picker, or of the lesson that replaces it.
float left_width(float window, const LayoutWishes& wishes) {
    const bool is_presented = wishes.presenting && wishes.has_words;
    if (wishes.has_words && (is_tight(window) || is_presented)) return least_words;
    const bool narrow = window < picker_folds_below;
    if (wishes.has_words) return narrow ? narrow_words : words_width;
    if (wishes.presenting || window < picker_goes_below) return 0;
    return narrow ? folded_picker : open_picker;
}

/// The width of the right column, out of the width that it shares with the canvas.
float right_width(float window, float room, const LayoutWishes& wishes) {
    if (window < (wishes.has_words ? picker_goes_below : source_goes_below)) return 0;
    const bool tight = is_tight(window);
    const float least = tight ? tight_column : least_column;
    const float canvas = tight ? std::max(least_canvas, window / 2) : least_canvas;
    // A presentation has large type, so the picture gets all the space that the text doesn't need.
    float wanted = wishes.column_width > 0 ? wishes.column_width : suitable_column(window);
    if (wishes.presenting && wishes.has_words) wanted = least;
    return std::clamp(wanted, least, std::clamp(room - canvas, least, most_column));
}

void divide_column(Layout& layout, Rect all, bool transport_below, const LayoutWishes& wishes) {
    const auto below_source = [&](float height) {
        const Rect area{{all.min.x, all.max.y - height}, all.max};
        all.max.y = area.min.y - gap;
        return area;
    };
    if (transport_below) layout.transport = below_source(transport_height);
    if (wishes.presenting && wishes.table_height > 0)
        layout.table = below_source(wishes.table_height);
    layout.source = all;
    if (layout.inspector_is_tab || wishes.presenting) return;
    const float share = std::clamp(wishes.source_share, least_source_share, most_source_share);
    const float edge = all.min.y + share * (all.height() - gap);
    layout.source.max.y = edge;
    layout.inspector = {{all.min.x, edge + gap}, all.max};
    layout.source_splitter = {{all.min.x, edge}, {all.max.x, edge + gap}};
}

float transport_for(const LayoutWishes& wishes, bool is_very_low) {
    if (wishes.recording_height > 0) return wishes.recording_height;
    return is_very_low ? low_transport : transport_height;
}

/// The height of as many whole lines as fit, but at least of one.
float whole_lines(float wanted, float room) {
    if (wanted <= room) return wanted;
    constexpr float line = body_size * line_spacing;
    return least_sentence + std::floor(std::max(room - least_sentence, 0.0F) / line) * line;
}

/// The title stays above every part but the canvas.
Layout lay_out_only(Pt window, Part part) {
    Layout layout;
    constexpr float edge = 6;
    layout.header = {{gap, edge}, {window.x - gap, edge + header_height}};
    const Rect below{{gap, layout.header.max.y + edge}, {window.x - gap, window.y - gap}};
    switch (part) {
        case Part::canvas:
            layout.header = {};
            layout.canvas = {{0, 0}, window};
            break;
        case Part::sentence:
            layout.sentence = below;
            break;
        case Part::source:
            layout.source = below;
            break;
        case Part::numbers:
            layout.inspector = below;
            break;
        case Part::list:
            layout.header = {};
            layout.picker = {{0, 0}, window};
            break;
    }
    return layout;
}

}  // namespace

float suitable_column(float window) {
    constexpr float usual = 380, usual_window = 1280;
    // At 1920, the column is nearly at its full width, and the canvas is still wider.
    constexpr float share = 0.52F;
    return std::clamp(usual + share * (window - usual_window), usual, column_of_90);
}

Layout lay_out(Pt window, const LayoutWishes& wishes) {
    if (wishes.only) return lay_out_only(window, *wishes.only);
    if (wishes.embedded || (wishes.has_drawers && is_phone(window)))
        return lay_out_phone(window, wishes);
    Layout layout;
    // A table or a derivation leaves no height for the source below the words.
    const bool has_one_column = wishes.presenting && wishes.has_words && wishes.table_height == 0 &&
                                window.y >= words_over_source && window.x >= inspector_folds_below;
    const float picker = has_one_column ? words_width : left_width(window.x, wishes);
    const bool is_very_low = window.y < rows_shrink_below;
    const float apart = is_very_low ? low_gap : gap;
    const float left = picker + gap, right = window.x - gap, bottom = window.y - apart;
    const float column = has_one_column ? 0 : right_width(window.x, right - left - gap, wishes);
    const float split = column > 0 ? right - column - gap : right;
    if (picker > 0) layout.picker = {{0, 0}, {picker, window.y}};
    const float edge = is_very_low ? 2 : 6;
    layout.header = {{left, edge}, {right, edge + (is_very_low ? low_header : header_height)}};
    const float top = layout.header.max.y + edge;

    const bool is_low = window.y < column_folds_below;
    const bool has_transport = !wishes.presenting || wishes.plays || wishes.recording_height > 0;
    // Below the source, the transport takes no height from the canvas.
    const bool transport_below = has_transport && wishes.recording_height == 0 &&
                                 (has_one_column || (column > 0 && (wishes.presenting || is_low)));
    layout.inspector_is_tab = (is_tight(window.x) || is_low) && !wishes.presenting;
    if (column > 0) {
        layout.column_splitter = {{split, top}, {split + gap, bottom}};
        divide_column(layout, {{split + gap, top}, {right, bottom}}, transport_below, wishes);
    }

    if (has_one_column) {
        const float below = transport_below ? transport_height + gap : 0;
        layout.picker.max.y = wishes.source_waits ? bottom - below - waiting_source - gap
                                                  : std::floor(words_share * window.y);
        divide_column(layout, {{gap, layout.picker.max.y + gap}, {picker, bottom}}, transport_below,
                      wishes);
    }

    // The middle column is stacked from the bottom up.
    float below = bottom;
    const auto stack = [&](float height) {
        const Rect area{{left, below - height}, {split, below}};
        below -= height + apart;
        return area;
    };
    if (has_transport && !transport_below)
        layout.transport = stack(transport_for(wishes, is_very_low));
    const float least_height = is_very_low ? low_canvas : least_canvas_height;
    layout.sentence =
        stack(whole_lines(wishes.sentence_height, below - apart - least_height - top));
    const bool strip_fits = below - wishes.strip_height - gap - top >= least_canvas_height;
    if (wishes.strip_height > 0 && strip_fits) layout.strip = stack(wishes.strip_height);
    layout.canvas = {{left, top}, {split, below}};
    return layout;
}

}  // namespace lab
