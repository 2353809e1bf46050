// Minkowski sums, and projections on the axes.
#include <algorithm>
#include <array>

#include "picture/sheet.hpp"
#include "query/parts.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float sum_width = 5;

/// The shapes of the selected query, the mover first.
std::vector<const NamedShape*> shapes_of(const Sheet& sheet) {
    std::vector<const NamedShape*> shapes;
    const Query* query = sheet.query();
    if (query == nullptr) return shapes;
    shapes.push_back(find_shape(sheet.scene, query->mover));
    for (const std::string& name : query->obstacles) {
        shapes.push_back(find_shape(sheet.scene, name));
    }
    shapes.erase(std::remove(shapes.begin(), shapes.end(), nullptr), shapes.end());
    return shapes;
}

Rgba bar_color(const Sheet& sheet, Rgba axis, std::size_t index) {
    return index == 0 ? axis : mixed(axis, sheet.colors.canvas, 0.35);
}

void draw_x_spans(Sheet& sheet, const std::vector<const NamedShape*>& shapes) {
    float row = sheet.camera.area.min.y + 22;
    float least = sheet.camera.area.min.x, most = sheet.camera.area.max.x;
    for (std::size_t i = 0; i < shapes.size(); ++i, row += 10) {
        const auto* box = std::get_if<Aabb>(&shapes[i]->geometry);
        if (box == nullptr) continue;
        const Pt min = sheet.at(box->min()), max = sheet.at(box->max());
        const Rgba color = bar_color(sheet, sheet.colors.x, i);
        for (const float x : {min.x, max.x}) {
            sheet.canvas.line({x, row}, {x, min.y}, {with_alpha(color, 0.35), 1, {2, 4}});
        }
        sheet.canvas.line({min.x, row}, {max.x, row}, {color, sum_width});
        sheet.label({{max.x, row}, shapes[i]->name, sheet.colors.x, 8, {1, 0}});
        sheet.board.keep_free({{min.x, row - 4}, {max.x, row + 4}});
        least = std::max(least, min.x);
        most = std::min(most, max.x);
    }
    if (least < most) {
        sheet.canvas.line({least, row}, {most, row}, {sheet.colors.result_fill, sum_width});
        sheet.used.insert(Meaning::result);
    }
}

void draw_y_spans(Sheet& sheet, const std::vector<const NamedShape*>& shapes) {
    float column = sheet.camera.area.min.x + 22;
    float least = sheet.camera.area.min.y, most = sheet.camera.area.max.y;
    for (std::size_t i = 0; i < shapes.size(); ++i, column += 10) {
        const auto* box = std::get_if<Aabb>(&shapes[i]->geometry);
        if (box == nullptr) continue;
        const Pt min = sheet.at(box->min()), max = sheet.at(box->max());
        const Rgba color = bar_color(sheet, sheet.colors.y, i);
        for (const float y : {min.y, max.y}) {
            sheet.canvas.line({column, y}, {min.x, y}, {with_alpha(color, 0.35), 1, {2, 4}});
        }
        sheet.canvas.line({column, min.y}, {column, max.y}, {color, sum_width});
        sheet.label({{column, max.y}, shapes[i]->name, sheet.colors.y, 8, {0, 1}});
        sheet.board.keep_free({{column - 4, min.y}, {column + 4, max.y}});
        least = std::max(least, min.y);
        most = std::min(most, max.y);
    }
    if (least < most) {
        sheet.canvas.line({column, least}, {column, most}, {sheet.colors.result_fill, sum_width});
        sheet.used.insert(Meaning::result);
    }
}

/// The corner squares of a box grown by a radius that the mover's path crosses. The slab test hits
/// there, but the sum has only a quarter of a disc.
void draw_corner_squares(Sheet& sheet, const Aabb& box, double radius, const Segment& path) {
    for (const Vec2 side : {Vec2{-1, -1}, Vec2{1, -1}, Vec2{1, 1}, Vec2{-1, 1}}) {
        const Vec2 corner = box.center + Vec2{side.x * box.half.x, side.y * box.half.y};
        const Vec2 half{radius / 2, radius / 2};
        const Aabb square{corner + 0.5 * radius * side, half};
        if (!isect::raycast(path, square)) continue;
        const Vec2 across{square.max().x - square.min().x, 0}, down{0, across.x};
        sheet.construct(square.min(), square.min() + across);
        sheet.construct(square.min() + across, square.max());
        sheet.construct(square.max(), square.min() + down);
        sheet.construct(square.min() + down, square.min());
    }
}

}  // namespace

void draw_sums(Sheet& sheet) {
    const std::vector<const NamedShape*> shapes = shapes_of(sheet);
    if (!sheet.shows(Layer::inflated) || shapes.size() < 2) return;
    const Geometry& mover = shapes.front()->geometry;
    const Vec2 center = position(mover);
    const Stroke stroke{sheet.colors.soft, 1.5F, dashed};
    for (std::size_t i = 1; i < shapes.size(); ++i) {
        if (is_made_of_parts(shapes[i]->geometry)) {
            for (const ShapePart& part :
                 parts_on_way(shapes[i]->geometry, mover, sheet.query()->delta))
                sheet.outline(inflated(rounded(part.shape), rounded(mover), center), stroke);
            continue;
        }
        sheet.outline(inflated(rounded(shapes[i]->geometry), rounded(mover), center), stroke);
        const auto* box = std::get_if<Aabb>(&shapes[i]->geometry);
        const auto* disc = std::get_if<Circle>(&mover);
        if (box != nullptr && disc != nullptr)
            draw_corner_squares(sheet, *box, disc->radius, {center, sheet.query()->delta});
    }
    sheet.canvas.disc(sheet.at(center), 3.5F, sheet.colors.text);
    sheet.used.insert(Meaning::sum);
    sheet.used.insert(Meaning::shrunk);
}

void draw_spans(Sheet& sheet) {
    if (!sheet.shows(Layer::spans)) return;
    const std::vector<const NamedShape*> shapes = shapes_of(sheet);
    const auto boxes = std::count_if(shapes.begin(), shapes.end(), [](const NamedShape* shape) {
        return std::holds_alternative<Aabb>(shape->geometry);
    });
    if (boxes < 2) return;
    const Rect& area = sheet.camera.area;
    const float depth = 22 + 10 * static_cast<float>(boxes);
    draw_backing(sheet, {area.min, {area.max.x, area.min.y + depth}});
    draw_backing(sheet, {{area.min.x, area.min.y + depth}, {area.min.x + depth, area.max.y}});
    draw_x_spans(sheet, shapes);
    draw_y_spans(sheet, shapes);
    sheet.used.insert(Meaning::x_span);
    sheet.used.insert(Meaning::y_span);
}

}  // namespace lab
