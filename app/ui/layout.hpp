#pragma once

#include <optional>

#include "commands/ui_state.hpp"
#include "geometry/camera.hpp"

namespace lab {

/// What the parts of the window need, in points.
struct LayoutWishes {
    float column_width = 0;      ///< width of the right column; 0 to derive it from the window
    float source_share = 0.57F;  ///< the source's share of that column
    float sentence_height = 44;  ///< for all lines of the sentence
    float strip_height = 0;      ///< height of the interval strip; 0 for none
    float recording_height = 0;  ///< of the recording in place of the transport; 0 for none
    /// Height of a crowd's table, or of a derivation, while presenting; 0 for none.
    float table_height = 0;
    bool presenting = false;     ///< only title, canvas, strip or table, source and text
    bool plays = true;           ///< there is something to play: time, or a walk
    bool has_words = false;      ///< a lesson replaces the picker
    bool source_waits = false;   ///< for a prediction; until then it shows one sentence
    std::optional<Part> only{};  ///< the part that gets the whole window
    bool has_drawers = false;  ///< on a phone, whose window has room for one part beside the canvas
    std::optional<Part> drawer{};  ///< the open one
    bool embedded = false;         ///< only canvas, sentence and time
};

/// The areas of the parts. The canvas gets what the others leave; in a small window, such as one at
/// 200 %, the others shrink to their minimum.
struct Layout {
    Rect picker;  ///< empty if the window is too narrow for it; so are others
    Rect header, canvas, strip, sentence, transport;
    Rect source;
    Rect inspector;  ///< empty if it is a tab of the source's card
    Rect table;      ///< of a crowd, or a derivation, while presenting; else the inspector shows it
    Rect drawers;    ///< the bar that opens the drawers of a phone
    bool inspector_is_tab{};
    Rect column_splitter;  ///< dragged to resize the column
    Rect source_splitter;  ///< dragged to resize the source; empty if there is one card
};

inline constexpr float least_column = 300;
inline constexpr float most_column = 1400;
/// The source's usual share of the column above a derivation.
inline constexpr float share_beside_derivation = 0.44F;
/// For 55 letters of a page that a learner writes, and a value at the end of each line.
inline constexpr float column_of_page = 480;
/// The same for two sources, and for two sources above a derivation.
inline constexpr float share_of_two_sources = 0.68F;
inline constexpr float share_with_both = 0.55F;
inline constexpr float least_source_share = 0.15F;
inline constexpr float most_source_share = 0.85F;

/// Below this width, the picker shows only thumbnails.
inline constexpr float picker_folds_below = 1100;
/// Below this width, the inspector becomes a tab of the source's card.
inline constexpr float inspector_folds_below = 900;
/// Below this width, there is no picker, and no source beside a lesson.
inline constexpr float picker_goes_below = 720;
/// Below this width, there is no source at all.
inline constexpr float source_goes_below = 560;
/// Below this height, the inspector is a tab, too, and the transport moves below it.
inline constexpr float column_folds_below = 560;
/// Below this height, such as in a small window at 300 %, all rows except the canvas shrink.
inline constexpr float rows_shrink_below = 360;
/// The height of a sentence of one line.
inline constexpr float least_sentence = 45;

/// The default width of the right column: in a wide window, 90 columns of code fit into it, and the
/// canvas gets the rest.
float suitable_column(float window);

Layout lay_out(Pt window, const LayoutWishes& wishes);

/// Whether a window is as small as that of a phone, in either orientation.
bool is_phone(Pt window);
/// The layout with drawers, and that of an embedded lab, which has none.
Layout lay_out_phone(Pt window, const LayoutWishes& wishes);

}  // namespace lab
