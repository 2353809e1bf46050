#pragma once

#include <optional>
#include <string>
#include <vector>

#include "edit/handles.hpp"
#include "instruments/flips.hpp"
#include "instruments/stop.hpp"
#include "query/implementation.hpp"
#include "scene/derivation_kind.hpp"
#include "scene/scene.hpp"
#include "workspace/live_map.hpp"

namespace lab {

/// How the open scene is viewed. It isn't part of the scene, and undo doesn't change it.
struct View {
    CameraState camera;
    bool auto_frame = true;              ///< the camera frames the scene's content at any size
    std::optional<CameraState> whole{};  ///< the camera that last showed all shapes on demand
    /// The view to which the microscope returns.
    std::optional<CameraState> before_microscope{};
    bool auto_frame_before = true;
    double time{};
    bool playing = false;
    double speed = 1;
    double pace = 1;                  ///< the share of the speed that is left near a pointer
    int query{};                      ///< the selected query
    std::string selected;             ///< a shape, or nothing
    std::vector<std::string> also{};  ///< further shapes that are selected
    std::string handle;               ///< the handle that keys move; the whole shape if empty
    Layers layers;
    bool grid = true;
    std::optional<std::size_t> walk;  ///< how many values of the trace are shown
    std::optional<DerivationKind>
        derivation{};  ///< the chosen one; the usual one if it doesn't fit
    /// The time of the path that a derivation looks at; that of the answer if there is none.
    std::optional<double> moment{};
    /// The share of the sum's outline that it looks at; the one nearest to the mover if there is
    /// none.
    std::optional<double> round{};
    std::optional<MapChoice> map;  ///< drawn below the shapes
    StopWish stop_at;              ///< what stops playing and dragging
    /// A time of a hit that changes by more than this is listed as a jump.
    double least_jump = FlipSearch{}.least_jump;
    const Implementation* against{};  ///< whose answer is shown beside isect's; null for none
    bool reads_other = false;         ///< the source panel shows the source of that one
    bool both_sources = false;        ///< the source panel shows textbook formulas beside isect
    std::optional<Vec2> pointer;      ///< the mouse position in the world, or the last one known

    std::size_t shown_query() const { return static_cast<std::size_t>(query < 0 ? 0 : query); }
    bool is_selected(const std::string& shape) const;
    /// All selected shapes. The first is the one that was selected first.
    std::vector<std::string> selection() const;
    void select(const std::vector<std::string>& shapes);
    /// Moves with a scene that moves as a whole.
    void shift(Vec2 by);
    /// The label of a move in the history. A whole shape moves with the rest of the selection.
    std::string words_for_move(const Picked& picked) const;
};

}  // namespace lab
