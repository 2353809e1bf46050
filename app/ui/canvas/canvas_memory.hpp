#pragma once

#include <string>

#include "picture/labels.hpp"
#include "picture/map_paint.hpp"

namespace lab {

/// The colours of a map that is drawn from frame to frame.
struct MapOnCanvas {
    MapPaint paint;
    int start{};  ///< of the map that has these colours
};

/// What the canvas keeps from frame to frame.
struct CanvasMemory {
    std::string scene;
    LabelMemory labels;  ///< keeps labels in place
    MapOnCanvas map, map_beside;

    /// Another scene has other labels.
    void begin(const std::string& id) {
        if (id == scene) return;
        *this = {};
        scene = id;
    }
};

/// A map that has started again has other colours.
inline MapPaint& paint_of(MapOnCanvas& map, int start) {
    if (map.start != start) map = {{}, start};
    return map.paint;
}

}  // namespace lab
