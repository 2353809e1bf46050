// Icons are drawn, so they are crisp at every scale and need no font.
#include <cmath>

#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

/// Draws in a square from -1 to 1.
struct Pen {
    ImDrawList& list;
    Pt middle;
    float half;
    ImU32 color;
    float width = 1.5F;

    ImVec2 at(float x, float y) const { return {middle.x + x * half, middle.y + y * half}; }
    void line(float x1, float y1, float x2, float y2) const {
        list.AddLine(at(x1, y1), at(x2, y2), color, width);
    }
    void triangle(float x1, float y1, float x2, float y2, float x3, float y3) const {
        list.AddTriangleFilled(at(x1, y1), at(x2, y2), at(x3, y3), color);
    }
    void ring(float x, float y, float radius) const {
        list.AddCircle(at(x, y), radius * half, color, 0, width);
    }
    void box(float x1, float y1, float x2, float y2, float round = 0.2F) const {
        list.AddRect(at(x1, y1), at(x2, y2), color, round * half, 0, width);
    }
    void arc(float x, float y, float radius, float from, float to) const {
        list.PathArcTo(at(x, y), radius * half, from, to, 20);
        list.PathStroke(color, 0, width);
    }
};

constexpr float pi = 3.14159265F;

/// An arrow that turns back to the left or, mirrored, to the right.
void turn_back(const Pen& pen, float side) {
    pen.line(-0.8F * side, -0.35F, 0.3F * side, -0.35F);
    if (side > 0) {
        pen.arc(0.3F, 0.2F, 0.55F, -pi / 2, pi / 2);
    } else {
        pen.arc(-0.3F, 0.2F, 0.55F, pi / 2, 3 * pi / 2);
    }
    pen.line(0.3F * side, 0.75F, -0.3F * side, 0.75F);
    pen.line(-0.8F * side, -0.35F, -0.4F * side, -0.75F);
    pen.line(-0.8F * side, -0.35F, -0.4F * side, 0.05F);
}

void draw_gear(const Pen& pen) {
    pen.ring(0, 0, 0.35F);
    pen.ring(0, 0, 0.68F);
    for (int tooth = 0; tooth < 8; ++tooth) {
        const float angle = static_cast<float>(tooth) * pi / 4;
        const float x = std::cos(angle), y = std::sin(angle);
        pen.line(0.68F * x, 0.68F * y, 0.95F * x, 0.95F * y);
    }
}

/// A cross and two buttons between two grips.
void draw_gamepad(const Pen& pen) {
    pen.arc(-0.5F, 0.05F, 0.5F, pi / 2, 3 * pi / 2);
    pen.arc(0.5F, 0.05F, 0.5F, -pi / 2, pi / 2);
    pen.line(-0.5F, -0.45F, 0.5F, -0.45F);
    pen.line(-0.5F, 0.55F, 0.5F, 0.55F);
    pen.line(-0.72F, 0.05F, -0.28F, 0.05F);
    pen.line(-0.5F, -0.17F, -0.5F, 0.27F);
    for (const Pt button : {Pt{0.34F, 0.18F}, Pt{0.64F, -0.08F}})
        pen.list.AddCircleFilled(pen.at(button.x, button.y), 0.14F * pen.half, pen.color);
}

void draw_transport(const Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::restart:
            pen.list.AddRectFilled(pen.at(-0.8F, -0.7F), pen.at(-0.55F, 0.7F), pen.color);
            pen.triangle(0.7F, -0.7F, 0.7F, 0.7F, -0.45F, 0);
            break;
        case Icon::back:
            pen.triangle(0.55F, -0.65F, 0.55F, 0.65F, -0.6F, 0);
            break;
        case Icon::forward:
            pen.triangle(-0.55F, -0.65F, 0.6F, 0, -0.55F, 0.65F);
            break;
        case Icon::play:
            pen.triangle(-0.5F, -0.75F, 0.8F, 0, -0.5F, 0.75F);
            break;
        case Icon::pause:
            pen.list.AddRectFilled(pen.at(-0.6F, -0.7F), pen.at(-0.2F, 0.7F), pen.color, 1);
            pen.list.AddRectFilled(pen.at(0.2F, -0.7F), pen.at(0.6F, 0.7F), pen.color, 1);
            break;
        default:
            break;
    }
}

/// The sign that stops traffic.
void draw_octagon(const Pen& pen) {
    constexpr float far = 0.85F, near = 0.35F;
    const float x[] = {-near, near, far, far, near, -near, -far, -far};
    const float y[] = {-far, -far, -near, near, far, far, near, -near};
    for (int i = 0; i < 8; ++i) pen.line(x[i], y[i], x[(i + 1) % 8], y[(i + 1) % 8]);
    pen.line(-0.35F, 0, 0.35F, 0);
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, Pt middle, float size, Rgba color) {
    const Pen pen{list, middle, size / 2, im_color(color)};
    switch (icon) {
        case Icon::undo:
            turn_back(pen, 1);
            break;
        case Icon::redo:
            turn_back(pen, -1);
            break;
        case Icon::save:
            pen.line(0, -0.85F, 0, 0.3F);
            pen.line(0, 0.3F, -0.45F, -0.15F);
            pen.line(0, 0.3F, 0.45F, -0.15F);
            pen.line(-0.8F, 0.35F, -0.8F, 0.85F);
            pen.line(-0.8F, 0.85F, 0.8F, 0.85F);
            pen.line(0.8F, 0.85F, 0.8F, 0.35F);
            break;
        case Icon::picture:
            pen.box(-0.9F, -0.55F, 0.9F, 0.8F);
            pen.ring(0, 0.12F, 0.36F);
            pen.line(-0.35F, -0.75F, 0.35F, -0.75F);
            break;
        case Icon::layers:
            for (const float down : {-0.35F, 0.05F, 0.45F}) {
                pen.line(-0.85F, down, 0, down + 0.45F);
                pen.line(0, down + 0.45F, 0.85F, down);
            }
            pen.line(-0.85F, -0.35F, 0, -0.8F);
            pen.line(0, -0.8F, 0.85F, -0.35F);
            break;
        case Icon::settings:
            draw_gear(pen);
            break;
        case Icon::help:
            pen.ring(0, 0, 0.9F);
            draw_text(list, Face::sans_bold, small_size,
                      {middle.x - text_width(Face::sans_bold, small_size, "?") / 2,
                       middle.y - small_size / 2},
                      color, "?");
            break;
        case Icon::search:
            pen.ring(-0.15F, -0.15F, 0.55F);
            pen.line(0.27F, 0.27F, 0.8F, 0.8F);
            break;
        case Icon::reset:
            pen.arc(0, 0, 0.65F, -pi * 0.8F, pi * 0.75F);
            pen.triangle(-0.95F, -0.65F, -0.2F, -0.55F, -0.75F, 0.0F);
            break;
        case Icon::motion:
            pen.arc(0, 0, 0.75F, -pi * 0.4F, pi * 1.2F);
            pen.list.AddCircleFilled(pen.at(0.24F, -0.71F), 0.24F * pen.half, pen.color);
            break;
        case Icon::gamepad:
            draw_gamepad(pen);
            break;
        case Icon::stops:
            draw_octagon(pen);
            break;
        case Icon::columns:
            pen.box(-0.85F, -0.7F, 0.85F, 0.7F);
            pen.line(0, -0.7F, 0, 0.7F);
            pen.line(-0.55F, -0.25F, -0.3F, -0.25F);
            pen.line(-0.55F, 0.2F, -0.3F, 0.2F);
            pen.line(0.3F, -0.25F, 0.55F, -0.25F);
            pen.line(0.3F, 0.2F, 0.55F, 0.2F);
            break;
        case Icon::target:
            pen.ring(0, 0, 0.6F);
            for (const float way : {-1.0F, 1.0F}) {
                pen.line(0.3F * way, 0, 0.95F * way, 0);
                pen.line(0, 0.3F * way, 0, 0.95F * way);
            }
            break;
        case Icon::menu:
            for (const float y : {-0.55F, 0.0F, 0.55F}) pen.line(-0.8F, y, 0.8F, y);
            break;
        case Icon::theme:
            pen.ring(0, 0, 0.75F);
            pen.list.PathArcTo(pen.at(0, 0), 0.75F * pen.half, -pi / 2, pi / 2, 16);
            pen.list.PathFillConvex(pen.color);
            break;
        default:
            draw_transport(pen, icon);
            break;
    }
}

}  // namespace lab
