#pragma once

#include <optional>
#include <string>

#include "edit/handles.hpp"
#include "edit/snap.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/reason.hpp"
#include "explain/traced_marks.hpp"
#include "picture/labels.hpp"
#include "render/canvas.hpp"

namespace lab {

/// Everything that decides what a scene looks like at one moment. All of it is drawn anew each
/// time.
struct Picture {
    const Evaluation& evaluation;
    Camera camera;  ///< its area is where the scene is drawn
    Rect footer{};  ///< where scale and legend are drawn, below the scene; empty for none
    Theme theme = Theme::dark;
    Layers layers{};
    bool grid = true;
    bool axes = true;
    bool scale_bar = true;
    bool legend = true;
    bool labels = true;
    bool handles = false;
    /// Answers are hidden: only shapes and the ways that they want to go.
    bool veiled = false;
    std::size_t query{};  ///< the one looked at: its labels, slabs and sums are shown
    std::string selected{};
    std::vector<std::string> also_selected{};
    std::optional<Picked> hovered{};
    std::vector<SnapGuide> guides{};  ///< of what is dragged
    LabelMemory* memory{};  ///< what keeps labels calm from frame to frame, where there are frames
    std::vector<const TracedMark*> traced{};  ///< the values that are lit
    std::vector<std::string> lit{};           ///< their labels
    const Reason* reason{};                   ///< of the query looked at, to be drawn
};

/// A canvas in two parts, so that scale and legend never cover the scene. A canvas that is too low
/// for both has no footer.
struct CanvasParts {
    Rect scene, footer;
};
CanvasParts parts_of(const Rect& canvas);

void draw_scene(Canvas& canvas, const Picture& picture);

/// The same, bare: as small as a picker shows scenes.
void draw_thumbnail(Canvas& canvas, const Evaluation& evaluation, const Rect& area, Theme theme);

}  // namespace lab
