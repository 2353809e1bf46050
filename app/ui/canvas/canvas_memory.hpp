#pragma once

#include <memory>
#include <string>
#include <utility>

#include "picture/labels.hpp"
#include "picture/map_paint.hpp"

namespace lab {

/// A map's colours, which are kept from frame to frame.
class KeptPaint {
public:
    /// Another map starts without colours.
    MapPaint& of(std::shared_ptr<const AnswerMap> map) {
        if (map != map_) *this = {};
        map_ = std::move(map);
        return paint_;
    }
    const MapPaint& paint() const { return paint_; }

private:
    std::shared_ptr<const AnswerMap> map_;
    MapPaint paint_;
};

/// What the canvas keeps from frame to frame.
struct CanvasMemory {
    std::string scene;
    LabelMemory labels;  ///< keeps labels in place
    KeptPaint map, map_beside;

    /// Forgets everything when another scene is shown.
    void show(const std::string& id) {
        if (id == scene) return;
        *this = {};
        scene = id;
    }
};

}  // namespace lab
