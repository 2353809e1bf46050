#pragma once

#include <optional>
#include <string>

#include "workspace/session.hpp"

namespace lab {

/// Paints tiles of the selected tile map with the pointer. A stroke is one undo step.
class TileBrush {
public:
    /// Handles one frame, over the canvas's invisible button. `is_free` says that nothing else is
    /// under the pointer. Returns whether the pointer is at work on the map.
    bool handle(Session& session, const Camera& camera, char brush, bool is_free);

    /// The cell under the pointer, while it can be painted.
    const std::optional<Cell>& cell() const { return cell_; }
    /// Whether the right button, or the empty brush, erases.
    bool erases() const { return erases_; }
    bool paints() const { return stroke_.has_value(); }

private:
    struct Stroke {
        std::string map;
        char letter{};
        Vec2 last;  ///< in the world
    };

    void begin(Session& session, const Tiles& tiles, char letter, Vec2 place);
    void go_on(Session& session, Vec2 place);

    std::optional<Cell> cell_;
    std::optional<Stroke> stroke_;
    bool erases_ = false;
};

}  // namespace lab
