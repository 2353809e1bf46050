#include <cmath>

#include "geometry/grid.hpp"
#include "picture/sheet.hpp"

namespace lab {

namespace {

/// Calls draw(screen coordinate) for each visible multiple of the step.
template <class Draw>
void for_each_multiple(double least, double most, double step, Draw draw) {
    const double first = std::ceil(least / step);
    constexpr int enough = 1000;
    for (int i = 0; i < enough && (first + i) * step <= most; ++i) draw((first + i) * step);
}

void draw_grid(Sheet& sheet) {
    const Rect& area = sheet.camera.area;
    const Vec2 min = sheet.camera.to_world(area.min), max = sheet.camera.to_world(area.max);
    const CameraState& state = sheet.camera.state;
    const Scalar scalar = sheet.scene.scalar;
    const Stroke stroke{sheet.colors.grid, 1};
    const double across = grid_step(state.center.x, state.zoom, scalar);
    for_each_multiple(min.x, max.x, across, [&](double x) {
        const float at = sheet.canvas.crisp(sheet.at({x, 0}).x, stroke.width);
        sheet.canvas.line({at, area.min.y}, {at, area.max.y}, stroke);
    });
    const double down = grid_step(state.center.y, state.zoom, scalar);
    for_each_multiple(min.y, max.y, down, [&](double y) {
        const float at = sheet.canvas.crisp(sheet.at({0, y}).y, stroke.width);
        sheet.canvas.line({area.min.x, at}, {area.max.x, at}, stroke);
    });
}

void draw_axes(Sheet& sheet) {
    const Rect& area = sheet.camera.area;
    const Pt origin = sheet.camera.to_screen({});
    const Stroke stroke{sheet.colors.hairline, 1};
    if (origin.x > area.min.x && origin.x < area.max.x) {
        const float x = sheet.canvas.crisp(origin.x, stroke.width);
        sheet.canvas.line({x, area.min.y}, {x, area.max.y}, stroke);
        sheet.board.avoid({x, area.min.y}, {x, area.max.y});
    }
    if (origin.y > area.min.y && origin.y < area.max.y) {
        const float y = sheet.canvas.crisp(origin.y, stroke.width);
        sheet.canvas.line({area.min.x, y}, {area.max.x, y}, stroke);
        sheet.board.avoid({area.min.x, y}, {area.max.x, y});
    }
}

}  // namespace

void draw_backing(Sheet& sheet, const Rect& room) {
    sheet.canvas.fill(room, with_alpha(sheet.colors.canvas, 0.85));
}

void draw_ground(Sheet& sheet) {
    sheet.canvas.fill(sheet.camera.area, sheet.colors.canvas);
    if (sheet.picture.grid) draw_grid(sheet);
    if (sheet.picture.axes) draw_axes(sheet);
}

}  // namespace lab
