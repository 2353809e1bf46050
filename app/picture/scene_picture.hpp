#pragma once

#include <optional>
#include <string>

#include "edit/handles.hpp"
#include "edit/snap.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/derivation.hpp"
#include "explain/other_answer.hpp"
#include "explain/reason.hpp"
#include "explain/traced_marks.hpp"
#include "instruments/answer_map.hpp"
#include "picture/labels.hpp"
#include "picture/map_paint.hpp"
#include "render/canvas.hpp"

namespace lab {

/// A place that the learner of a lesson points at.
struct PointedPlace {
    Vec2 place;
    std::string label;
};

/// Everything that determines how a scene looks at one moment. The picture is redrawn in each
/// frame.
struct Picture {
    const Evaluation& evaluation;
    Camera camera;  ///< its area is the part of the canvas above the footer
    Rect footer{};  ///< the area of scale and legend; empty for none
    Theme theme = Theme::dark;
    Layers layers{};
    bool grid = true;
    bool axes = true;
    bool grid_numbers = false;  ///< at the left and lower edge
    bool scale_bar = true;
    bool legend = true;
    bool labels = true;
    bool handles = false;
    /// Hides answers: only shapes and paths are drawn.
    bool veiled = false;
    std::size_t query{};  ///< the selected one, whose labels, slabs and sums are shown
    std::string selected{};
    std::vector<std::string> also_selected{};
    std::optional<Picked> hovered{};
    std::vector<SnapGuide> guides{};  ///< the guides of the current drag
    LabelMemory* memory{};            ///< keeps labels in place from frame to frame; optional
    std::vector<const TracedMark*> traced{};  ///< the highlighted values
    std::vector<std::string> lit{};           ///< their labels
    const Reason* reason{};                   ///< the reason of the selected query, for its figures
    const Derivation* derivation{};           ///< drawn over the answer
    double moment{};                          ///< the time of the path that it looks at
    double round{};                           ///< the share of the sum's outline that it looks at
    std::vector<Range> traced_outline{};      ///< the shares of that outline that are traced
    const AnswerMap* map{};                   ///< drawn below the shapes
    MapPaint* map_paint{};                    ///< keeps its colours from frame to frame; optional
    std::string name{};               ///< whose answers it shows, in its corner; may be empty
    std::optional<Scalar> lattice{};  ///< whose numbers are drawn; the scene's if empty
    const OtherAnswer* other{};       ///< drawn as a ghost
    std::vector<Geometry> skins{};    ///< where the shapes of a drag have been
    std::optional<PointedPlace> prediction{};
};

/// The parts of a canvas, divided so that scale and legend never cover the scene. A low canvas has
/// no footer.
struct CanvasParts {
    Rect scene, footer;
};
CanvasParts parts_of(const Rect& canvas);

/// Where the scene is drawn, and where it is drawn a second time for another implementation. Both
/// have the same size, and so the same camera shows the same in them.
struct CanvasHalves {
    Rect first;
    std::optional<Rect> second{};
};
/// A narrow area isn't divided.
CanvasHalves halves_of(const Rect& scene, bool is_divided);

void draw_scene(Canvas& canvas, const Picture& picture);

/// What a small picture shows, unless it is asked for something else.
inline const Layers thumbnail_layers{Layer::path, Layer::target, Layer::push, Layer::closest};

/// Draws a small picture without labels, for the list of scenes.
void draw_thumbnail(Canvas& canvas, const Evaluation& evaluation, const Rect& area, Theme theme,
                    const Layers& layers = thumbnail_layers);

}  // namespace lab
