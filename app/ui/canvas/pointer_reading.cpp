#include "ui/canvas/pointer_reading.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/grid.hpp"
#include "picture/grid_numbers.hpp"
#include "picture/map_picture.hpp"
#include "ui/frame.hpp"
#include "workspace/microscope.hpp"

namespace lab {

namespace {

/// The numbers under the pointer, and how many of them lie between it and the answer's point, if
/// that is in view.
void read_numbers(std::vector<std::string>& lines, const Session& session, const Camera& camera,
                  Vec2 place) {
    const Scalar scalar = scalar_to_look_at(session);
    lines.emplace_back("at the pointer:");
    lines.push_back("x " + exact_text(place.x, scalar));
    lines.push_back("y " + exact_text(place.y, scalar));
    const auto point = place_of_answer(session);
    if (!point || !camera.area.contains(camera.to_screen(*point))) return;
    const auto query = static_cast<std::size_t>(session.view().query);
    const std::string what =
        says_hit(session.now().answers[query]) ? "the hit" : "the answer's point";
    const std::string beside = ulps_beside(*point, place, scalar);
    lines.push_back(beside.empty() ? "at " + what : "from " + what + ": " + beside);
}

}  // namespace

bool says_places(const Frame& frame) {
    const Session& session = frame.session();
    const bool hides = frame.workspace.hides_answer() && is_under_microscope(session);
    return session.view().grid && !session.is_live() && !hides && !has_ranges(session.scene()) &&
           !is_chart(session.map());
}

void draw_pointer_place(const Frame& frame, Canvas& canvas, const Camera& camera) {
    const Session& session = frame.session();
    const auto place = frame.hands.pointed_at();
    if (!place || session.map() != nullptr) return;
    if (frame.ui.hints_shown || frame.workspace.notice().seconds > 0) return;
    if (shows_numbers(camera.state, scalar_to_look_at(session))) return;
    const std::string text = pointer_text(*place, camera.state.zoom);
    const Palette& colors = frame.colors();
    const Rect room = pointer_room(camera);
    canvas.text({room.max.x - canvas_text_width(text, pointer_letters), room.max.y - 4}, text,
                {colors.soft, pointer_letters, with_alpha(colors.canvas, 0.9)});
}

void draw_number_reading(const Frame& frame, Canvas& canvas, const Camera& camera) {
    const Session& session = frame.session();
    if (!shows_numbers(camera.state, scalar_to_look_at(session))) return;
    std::vector<std::string> lines;
    if (const auto place = frame.hands.pointed_at()) read_numbers(lines, session, camera, *place);
    const bool has_numbers = !lines.empty();
    lines.emplace_back(is_under_microscope(session)
                           ? "arrow keys move the selection by one number, Z returns"
                           : "arrow keys move the selection by one number");
    const Palette& colors = frame.colors();
    constexpr float letters = 12, row = 18, margin = 16;
    std::vector<std::pair<std::string_view, Rgba>> rows;
    float width = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const float room = camera.area.width() - 2 * margin;
        for (const std::string_view part : lines_of(Face::mono, letters, lines[i], room)) {
            const bool is_number = has_numbers && (i == 1 || i == 2);
            rows.emplace_back(part, is_number ? colors.text : colors.soft);
            width = std::max(width, canvas_text_width(part, letters));
        }
    }
    // Below the reading of a map.
    const Pt base{camera.area.min.x + margin, camera.area.min.y + 56};
    const float height = row * static_cast<float>(rows.size());
    canvas.fill(Rect{{base.x - 7, base.y - 16}, {base.x + width + 7, base.y - 10 + height}},
                with_alpha(colors.canvas, 0.9));
    float y = base.y;
    for (const auto& [text, color] : rows) {
        canvas.text({base.x, y}, text, {color, letters});
        y += row;
    }
}

}  // namespace lab
