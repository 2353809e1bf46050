// Shapes, handles and looks.
#include <algorithm>
#include <array>

#include "geometry/extent.hpp"
#include "geometry/grid.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float hatch_spacing = 8;

void draw_dot(Sheet& sheet, Pt at, Look look, Rgba color) {
    Canvas& canvas = sheet.canvas;
    constexpr float radius = 4.5F;
    sheet.board.keep_free(at, radius + 3);
    canvas.disc(at, radius + 2, sheet.colors.canvas);
    if (look == Look::start) {
        canvas.ring(at, radius, {color, 2});
        return;
    }
    canvas.disc(at, radius, color);
    if (look != Look::blocked) return;
    // Three strokes, as a hatch for small areas.
    for (const float shift : {-4.0F, 0.0F, 4.0F}) {
        const Pt middle{at.x + shift, at.y + shift};
        const float half = shift == 0 ? 9.0F : 6.0F;
        canvas.line({middle.x - half, middle.y + half}, {middle.x + half, middle.y - half},
                    {with_alpha(color, 0.7), 1.2F});
    }
}

/// The obstacle that was hit, if any.
const std::string* struck_by(const Query& query, const Answer& answer) {
    if (!says_hit(answer) || query.obstacles.empty()) return nullptr;
    std::size_t index = 0;
    if (const auto* sweep = std::get_if<Sweep>(&answer)) index = sweep->index;
    if (const auto* moved = std::get_if<Moved>(&answer)) {
        if (moved->sweeps.empty()) return nullptr;
        index = moved->sweeps.front().index;
    }
    if (const auto* walked = std::get_if<Walked>(&answer)) index = walked->stands_on;
    return index < query.obstacles.size() ? &query.obstacles[index] : nullptr;
}

/// The answer that says that an obstacle was hit.
const Answer* striking(const Evaluation& evaluation, const std::string& name) {
    const std::vector<Query>& queries = evaluation.posed.queries;
    for (std::size_t i = 0; i < queries.size() && i < evaluation.answers.size(); ++i) {
        const std::string* struck = struck_by(queries[i], evaluation.answers[i]);
        if (struck != nullptr && *struck == name) return &evaluation.answers[i];
    }
    return nullptr;
}

void draw_focus(Sheet& sheet, const NamedShape& shape) {
    const auto& also = sheet.picture.also_selected;
    const bool selected = sheet.picture.selected == shape.name ||
                          std::find(also.begin(), also.end(), shape.name) != also.end();
    const bool hovered = sheet.picture.hovered && sheet.picture.hovered->shape == shape.name;
    if ((!selected && !hovered) || std::holds_alternative<Range>(shape.geometry)) return;
    if (const auto* chain = std::get_if<Chain>(&shape.geometry)) {
        draw_glow(sheet, *chain, selected ? 0.16 : 0.08);
        return;
    }
    Rounded around = rounded(shape.geometry);
    if (shows_numbers(sheet.camera.state, sheet.scene.scalar)) {
        // A ring outside the edge would look like an edge at other numbers.
        const Rgba glow = with_alpha(sheet.colors.text, selected ? 0.16 : 0.08);
        sheet.canvas.polyline(outline(around, sheet.camera), true, {glow, 11});
        return;
    }
    constexpr double away = 5;
    around.radius += away / sheet.camera.state.zoom;
    sheet.canvas.polyline(outline(around, sheet.camera), true,
                          selected ? Stroke{sheet.colors.text, 2}
                                   : Stroke{with_alpha(sheet.colors.text, 0.35), 1.5F});
}

void draw_handle(Sheet& sheet, const Handle& handle) {
    const bool hovered = sheet.picture.hovered == Picked{handle.shape, handle.name};
    const bool selected = sheet.picture.selected == handle.shape;
    const Pt at = sheet.at(handle.at);
    // A chain has many points; they stay small until it is selected.
    const bool is_small = handle.kind == HandleKind::place && handle.name.starts_with("corner") &&
                          !hovered && !selected;
    const float half = hovered ? 6.5F : is_small ? 3.5F : 5;
    const Rgba color = hovered || selected ? sheet.colors.text : sheet.colors.world;
    sheet.board.keep_free(at, half + 2);
    if (handle.kind == HandleKind::size) {
        const float drawn = hovered ? half : 4;
        sheet.canvas.fill(soft_square(at, drawn, 2), sheet.colors.canvas);
        sheet.canvas.polyline(soft_square(at, drawn, 2), true, {color, 1.5F});
        return;
    }
    if (handle.kind == HandleKind::turn) {
        const Pt root = sheet.at(handle.root), way = at - root;
        const float length = distance(root, at);
        if (length > half) sheet.canvas.line(root, at - (half / length) * way, {color, 1.2F});
        sheet.board.avoid(root, at);
    }
    sheet.canvas.disc(at, half, sheet.colors.canvas);
    sheet.canvas.ring(at, half - 1, {color, 2});
    if (hovered) sheet.canvas.ring(at, half + 4, {with_alpha(color, 0.35), 1.5F});
}

bool is_near_area(const Rect& area, Pt at) {
    constexpr float reach = 200;  // as far as a line to a handle that turns may go
    return at.x > area.min.x - reach && at.x < area.max.x + reach && at.y > area.min.y - reach &&
           at.y < area.max.y + reach;
}

/// Whether a shape is out of view with its marks and its name, or too small to see. A level has
/// hundreds of shapes.
bool is_hidden(const Sheet& sheet, const NamedShape& shape) {
    constexpr float reach = 200, smallest = 0.5F;
    const Extent extent = extent_by_bounds(shape.geometry);
    const Pt low = sheet.at(extent.min), high = sheet.at(extent.max);
    const Rect& area = sheet.camera.area;
    return high.x < area.min.x - reach || low.x > area.max.x + reach ||
           high.y < area.min.y - reach || low.y > area.max.y + reach ||
           (high.x - low.x < smallest && high.y - low.y < smallest);
}

/// A point and the ring at the start of a ray already look like handles.
bool shows_itself(const Sheet& sheet, const NamedShape* shape, const Handle& handle) {
    if (shape == nullptr) return false;
    if (std::holds_alternative<Vec2>(shape->geometry)) return handle.name == "pos";
    return std::holds_alternative<Segment>(shape->geometry) && handle.name == "start" &&
           is_mover(sheet.scene, handle.shape);
}

/// An axis-aligned box is aligned to pixels, or its edges would be blurred.
std::vector<Pt> crisp_outline(const Sheet& sheet, const Rounded& shape, float width) {
    std::vector<Pt> points = outline(shape, sheet.camera);
    if (shape.radius > 0 || points.size() != 4) return points;
    const Pt first = points[1] - points[0];
    if (first.x != 0 && first.y != 0) return points;
    for (Pt& point : points) {
        point = {sheet.canvas.crisp(point.x, width), sheet.canvas.crisp(point.y, width)};
    }
    return points;
}

}  // namespace

bool is_unmet(const Sheet& sheet, const NamedShape& shape) {
    const Query* query = sheet.query();
    if (query == nullptr || !has_groups(row_of(*query)) || meets(*query, shape)) return false;
    const std::vector<std::string>& all = query->obstacles;
    return std::find(all.begin(), all.end(), shape.name) != all.end();
}

Rgba color_of(const Sheet& sheet, Look look) {
    switch (look) {
        case Look::world:
            return sheet.colors.world;
        case Look::unmet:
            return unmet_obstacle(sheet.colors);
        case Look::struck:
            return mixed(sheet.colors.world, sheet.colors.text, 0.6);
        case Look::clear:
            return sheet.colors.clear_fill;
        case Look::blocked:
            return sheet.colors.blocked_fill;
        case Look::result:
            return sheet.colors.result_fill;
        case Look::start:
            return sheet.colors.x;
    }
    return sheet.colors.text;
}

void draw_body(Sheet& sheet, const Rounded& shape, Look look) {
    switch (look) {
        case Look::clear:
            sheet.used.insert(Meaning::clear);
            break;
        case Look::blocked:
            sheet.used.insert(Meaning::blocked);
            break;
        case Look::result:
            sheet.used.insert(Meaning::result);
            break;
        case Look::start:
            sheet.used.insert(Meaning::start);
            break;
        default:
            break;
    }
    const Rgba color = color_of(sheet, look);
    if (shape.corners.size() == 1 && shape.radius == 0) {
        draw_dot(sheet, sheet.at(shape.corners.front()), look, color);
        return;
    }
    constexpr float width = 2;
    // A closed outline of two points would have no width.
    if (shape.corners.size() == 2 && shape.radius == 0)
        return sheet.line(shape.corners[0], shape.corners[1], {color, width});
    const bool still = look == Look::world || look == Look::unmet || look == Look::struck;
    const std::vector<Pt> points =
        still ? crisp_outline(sheet, shape, width) : outline(shape, sheet.camera);
    sheet.canvas.fill(points, with_alpha(color, still ? 0.07 : 0.1));
    if (look == Look::blocked) {
        const double first = first_level(shape, sheet.camera);
        for (const auto& [from, to] : hatching(points, hatch_spacing, first)) {
            sheet.canvas.line(from, to, {with_alpha(color, 0.45), 1.2F});
            sheet.board.avoid(from, to);
        }
    }
    sheet.outline(points, {color, width});
}

namespace {

/// A shape that is no mover.
void draw_standing(Sheet& sheet, const NamedShape& shape) {
    const Answer* struck =
        sheet.picture.veiled ? nullptr : striking(sheet.picture.evaluation, shape.name);
    const std::size_t part = struck != nullptr ? struck->part : isect::npos;
    const Look still = is_unmet(sheet, shape) ? Look::unmet : Look::world;
    const Look look = struck != nullptr ? Look::struck : still;
    if (still == Look::unmet) sheet.used.insert(Meaning::unmet);
    if (const auto* chain = std::get_if<Chain>(&shape.geometry)) {
        draw_chain(sheet, *chain, part, still);
    } else if (const auto* tiles = std::get_if<Tiles>(&shape.geometry)) {
        draw_tiles(sheet, *tiles, part, still);
        if (sheet.picture.handles && sheet.picture.selected == shape.name)
            draw_tile_grid(sheet, *tiles);
    } else if (shape.one_way != Vec2{}) {
        draw_one_way(sheet, rounded(shape.geometry), shape.one_way, look);
    } else {
        draw_body(sheet, rounded(shape.geometry), look);
    }
}

}  // namespace

void draw_world(Sheet& sheet) {
    constexpr std::size_t few = 60;
    const bool has_many = sheet.scene.shapes.size() > few;
    for (const NamedShape& shape : sheet.scene.shapes) {
        if (std::holds_alternative<Range>(shape.geometry)) continue;
        if (has_many && is_hidden(sheet, shape)) continue;
        if (!is_mover(sheet.scene, shape.name)) draw_standing(sheet, shape);
        if (!sheet.shows(Layer::names)) continue;
        name_shape(sheet, shape);
        if (!is_made_of_parts(shape.geometry))
            sheet.board.hold(shape.name, outline(rounded(shape.geometry), sheet.camera));
    }
}

void draw_handles(Sheet& sheet) {
    for (const NamedShape& shape : sheet.scene.shapes) draw_focus(sheet, shape);
    const NamedShape* shape = nullptr;
    for (const Handle& handle :
         handles_of(sheet.picture.evaluation, sheet.camera, sheet.picture.selected)) {
        if (!is_near_area(sheet.camera.area, sheet.at(handle.at))) continue;
        // The handles of a shape follow each other.
        if (shape == nullptr || shape->name != handle.shape)
            shape = find_shape(sheet.scene, handle.shape);
        const bool hovered = sheet.picture.hovered == Picked{handle.shape, handle.name};
        if (hovered || !shows_itself(sheet, shape, handle)) draw_handle(sheet, handle);
    }
}

}  // namespace lab
