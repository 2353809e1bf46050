// Selecting several shapes with Shift, and with a box on the canvas.
#include <algorithm>

#include "geometry/outline.hpp"
#include "ui/canvas/canvas_hands.hpp"

namespace lab {

/// Adds a shape to the selection or removes it; on empty space, starts a selection box.
void CanvasHands::press_with_shift(View& view) {
    grabbed_.reset();
    panning_ = boxing_ = !hovered_;
    box_end_ = *press_;
    if (!hovered_) return;
    std::vector<std::string> shapes = view.selection();
    const auto found = std::find(shapes.begin(), shapes.end(), hovered_->shape);
    if (found == shapes.end()) {
        shapes.push_back(hovered_->shape);
    } else {
        shapes.erase(found);
    }
    view.select(shapes);
}

std::optional<Rect> CanvasHands::box() const {
    if (!boxing_ || !press_) return {};
    return Rect{{std::min(press_->x, box_end_.x), std::min(press_->y, box_end_.y)},
                {std::max(press_->x, box_end_.x), std::max(press_->y, box_end_.y)}};
}

void CanvasHands::select_in_box(Session& session) const {
    const Rect area = *box();
    std::vector<std::string> shapes = session.view().selection();
    for (const NamedShape& shape : session.now().posed.shapes) {
        const std::vector<Pt> points = outline(rounded(shape.geometry), camera_);
        const bool inside = std::all_of(points.begin(), points.end(),
                                        [&](Pt point) { return area.contains(point); });
        if (inside && !session.view().is_selected(shape.name)) shapes.push_back(shape.name);
    }
    session.view().select(shapes);
}

}  // namespace lab
