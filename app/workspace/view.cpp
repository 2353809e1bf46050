// The selection of a session's view.
#include "workspace/view.hpp"

#include <algorithm>

namespace lab {

bool View::is_selected(const std::string& shape) const {
    return shape == selected || std::find(also.begin(), also.end(), shape) != also.end();
}

std::vector<std::string> View::selection() const {
    std::vector<std::string> shapes = also;
    if (!selected.empty()) shapes.insert(shapes.begin(), selected);
    return shapes;
}

void View::select(const std::vector<std::string>& shapes) {
    selected = shapes.empty() ? "" : shapes.front();
    also.assign(shapes.begin() + (shapes.empty() ? 0 : 1), shapes.end());
    handle.clear();
}

void View::shift(Vec2 by) {
    camera.center = camera.center + by;
    if (before_microscope) before_microscope->center = before_microscope->center + by;
}

std::string View::words_for_move(const Picked& picked) const {
    const bool moves_all = picked.handle.empty() && is_selected(picked.shape) && !also.empty();
    return moves_all ? "Move " + std::to_string(also.size() + 1) + " shapes" : label_of(picked);
}

}  // namespace lab
