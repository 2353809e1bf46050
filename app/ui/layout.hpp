#pragma once

#include "geometry/camera.hpp"

namespace lab {

/// What the parts of the window ask for, in points.
struct LayoutWishes {
    float column_width = 0;      ///< of the right column; 0 for what suits the window
    float source_share = 0.57F;  ///< how much of that column is the source's
    float sentence_height = 44;  ///< as many lines as the sentence takes
    float strip_height = 0;      ///< of the interval strip; 0 for none
    float table_height = 0;      ///< of a crowd's table while presenting; 0 for none
    bool presenting = false;     ///< nothing but title, canvas, strip or table, source and words
    bool plays = true;           ///< there is something to play: time, or a walk
    bool has_words = false;      ///< a lesson stands in the picker's place
    bool source_waits = false;   ///< for a prediction: so far it says one sentence
};

/// Where everything stands. The canvas gets what the others leave; in a small window, as one at
/// 200 %, they leave it as much as they can.
struct Layout {
    Rect picker;  ///< empty in a window that is too narrow for it, as are others
    Rect header, canvas, strip, sentence, transport;
    Rect source;
    Rect inspector;  ///< empty where it is a tab of the source's card
    Rect table;      ///< of a crowd, while presenting; elsewhere the inspector has it
    bool inspector_is_tab{};
    Rect column_splitter;  ///< dragged to make the column wider
    Rect source_splitter;  ///< dragged to make the source higher; empty where there is one card
};

inline constexpr float least_column = 300;
inline constexpr float most_column = 1400;
inline constexpr float least_source_share = 0.15F;
inline constexpr float most_source_share = 0.85F;

/// Below this width the picker folds to its pictures.
inline constexpr float picker_folds_below = 1100;
/// Below this one the inspector becomes a tab of the source's card.
inline constexpr float inspector_folds_below = 900;
/// Below this one there is no picker, and no source beside a lesson's words.
inline constexpr float picker_goes_below = 720;
/// Below this one there is no source at all.
inline constexpr float source_goes_below = 560;
/// Below this height the inspector is a tab, too, and what plays stands below it.
inline constexpr float column_folds_below = 560;
/// Below this one, as of a small window at 300 %, all rows but the canvas are lower.
inline constexpr float rows_shrink_below = 360;
/// Of one line.
inline constexpr float least_sentence = 45;

/// Of the right column where nobody has chosen: in a wide window it gives 90 columns of code room,
/// and the canvas the rest.
float suitable_column(float window);

Layout lay_out(Pt window, const LayoutWishes& wishes);

}  // namespace lab
