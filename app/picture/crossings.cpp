// Marks crossings: near and far times, and the roots of a quadratic.
#include <algorithm>

#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

/// Whether the contact is marked here already.
bool is_contact(const Sheet& sheet, Pt at) {
    constexpr float same_place = 3;
    const std::vector<Answer>& answers = sheet.picture.evaluation.answers;
    return sheet.shows(Layer::contact) &&
           std::any_of(answers.begin(), answers.end(), [&](const Answer& answer) {
               const auto* hit = std::get_if<std::optional<Hit>>(&answer);
               return hit != nullptr && hit->has_value() &&
                      distance(sheet.at((*hit)->pos), at) < same_place;
           });
}

/// Whether a handle covers this place, so that the mark must be larger than the handle.
bool is_under_handle(const Sheet& sheet, Pt at) {
    if (!sheet.picture.handles) return false;
    constexpr float same_place = 7;
    const std::vector<Handle> handles = handles_of(sheet.picture.evaluation, sheet.camera);
    return std::any_of(handles.begin(), handles.end(), [&](const Handle& handle) {
        return distance(sheet.at(handle.at), at) < same_place;
    });
}

}  // namespace

void draw_crossing(Sheet& sheet, Pt at, const Stroke& stroke) {
    sheet.board.keep_free(at, 7);
    sheet.used.insert(Meaning::crossing);
    if (is_under_handle(sheet, at)) {
        sheet.canvas.polyline(diamond(at, 12), true, stroke);
    } else if (!is_contact(sheet, at)) {
        sheet.canvas.fill(diamond(at, 7.5F), sheet.colors.canvas);
        sheet.canvas.polyline(diamond(at, 5.5F), true, stroke);
    }
}

}  // namespace lab
