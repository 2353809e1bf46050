// Where the zoom is so large that neighbouring numbers are apart: the numbers themselves.
#include <cmath>

#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "picture/sheet.hpp"

namespace lab {
namespace {

/// The coordinates on the screen of the numbers on one axis; none if they are too near each other.
std::vector<float> numbers_on(const Sheet& sheet, double Vec2::*axis) {
    const Camera& camera = sheet.camera;
    const Scalar scalar = sheet.lattice();
    std::vector<float> places;
    if (!shows_numbers(camera.state.center.*axis, camera.state.zoom, scalar)) return places;
    const double last = camera.to_world(camera.area.max).*axis;
    double number = next_number(camera.to_world(camera.area.min).*axis, -1, scalar);
    constexpr std::size_t enough = 4000;
    while (number <= last && places.size() < enough) {
        Vec2 at = camera.state.center;
        at.*axis = number;
        places.push_back(axis == &Vec2::x ? sheet.at(at).x : sheet.at(at).y);
        number = next_number(number, 1, scalar);
    }
    return places;
}

/// "1 ulp = 3.55e−15", of both axes if they differ.
std::string label_of_numbers(const Sheet& sheet) {
    const CameraState& state = sheet.camera.state;
    const Scalar scalar = sheet.lattice();
    const double x = ulp_at(state.center.x, scalar), y = ulp_at(state.center.y, scalar);
    const bool has_x = shows_numbers(state.center.x, state.zoom, scalar);
    const bool has_y = shows_numbers(state.center.y, state.zoom, scalar);
    std::string text = "1 ulp = " + short_figure(has_x ? x : y, 3);
    if (has_x && has_y && x != y) return text + " in x, " + short_figure(y, 3) + " in y";
    return has_x && has_y ? text : text + (has_x ? " in x" : " in y");
}

void draw_label_of_numbers(Sheet& sheet) {
    constexpr float letters = 11, inset = 14;
    const std::string text = label_of_numbers(sheet);
    const Pt base{sheet.camera.area.min.x + inset, sheet.camera.area.max.y - inset};
    const float width = canvas_text_width(text, letters);
    const Rect room{{base.x - 6, base.y - 14}, {base.x + width + 6, base.y + 6}};
    draw_backing(sheet, room);
    sheet.board.keep_free(room);
    sheet.canvas.text(base, text, {sheet.colors.text, letters});
}

}  // namespace

/// A dot for each pair of numbers. Where only one axis shows them, or there are too many, they are
/// lines.
void draw_numbers(Sheet& sheet) {
    constexpr std::size_t most_dots = 5000;
    const Rect& area = sheet.camera.area;
    const std::vector<float> across = numbers_on(sheet, &Vec2::x);
    const std::vector<float> down = numbers_on(sheet, &Vec2::y);
    const bool has_dots =
        !across.empty() && !down.empty() && across.size() * down.size() < most_dots;
    if (has_dots) {
        const bool is_dense = across.size() > 1 && across[1] - across[0] < 20;
        const float half = is_dense ? 0.75F : 1.25F;
        const Rgba color = with_alpha(sheet.colors.text, 0.45);
        for (const float x : across)
            for (const float y : down)
                sheet.canvas.block({{x - half, y - half}, {x + half, y + half}}, color);
    } else {
        const Stroke stroke{with_alpha(sheet.colors.text, 0.14), 1};
        for (const float x : across) sheet.canvas.line({x, area.min.y}, {x, area.max.y}, stroke);
        for (const float y : down) sheet.canvas.line({area.min.x, y}, {area.max.x, y}, stroke);
    }
    draw_label_of_numbers(sheet);
}

}  // namespace lab
