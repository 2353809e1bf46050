#include "ui/canvas/brush_palette.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "geometry/points.hpp"
#include "geometry/tile_outline.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_compat.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float side = 32, apart = 2, beside = 8, above = 6;

const Tiles* selected_map(const Frame& frame) {
    const Session& session = frame.session();
    const NamedShape* shape = find_shape(session.now().posed, session.view().selected);
    const bool is_one = session.view().also.empty();
    return shape != nullptr && is_one ? std::get_if<Tiles>(&shape->geometry) : nullptr;
}

/// A tile in a square of the screen.
std::vector<ImVec2> tile_points(const isect::Tile& tile, Pt corner, float size) {
    const float bottom = corner.y + size;
    std::vector<ImVec2> points{{corner.x, bottom - tile.left * size},
                               {corner.x + size, bottom - tile.right * size}};
    if (tile.right > 0) points.emplace_back(corner.x + size, bottom);
    if (tile.left > 0) points.emplace_back(corner.x, bottom);
    return points;
}

void draw_tile(ImDrawList& list, const TileKind& kind, Pt corner, float size, Rgba color) {
    if (kind.tile == isect::empty_tile) {
        list.AddRect({corner.x, corner.y}, {corner.x + size, corner.y + size}, im_color(color), 2);
        list.AddLine({corner.x + 4, corner.y + size - 4}, {corner.x + size - 4, corner.y + 4},
                     im_color(color), 1.5F);
        return;
    }
    if (kind.tile.is_one_way) {
        list.AddRectFilled({corner.x, corner.y + 6}, {corner.x + size, corner.y + 10},
                           im_color(with_alpha(color, 0.35)));
        list.AddLine({corner.x, corner.y + 6}, {corner.x + size, corner.y + 6}, im_color(color), 2);
        for (const float part : {0.3F, 0.7F}) {
            const float x = corner.x + part * size;
            list.AddTriangleFilled({x - 3, corner.y + 4}, {x + 3, corner.y + 4}, {x, corner.y},
                                   im_color(color));
        }
        return;
    }
    const std::vector<ImVec2> points = tile_points(kind.tile, corner, size);
    list.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()),
                             im_color(with_alpha(color, 0.35)));
    list.AddPolyline(points.data(), static_cast<int>(points.size()), im_color(color),
                     ImDrawFlags_Closed, 1.5F);
}

/// Four arrows: the pointer moves the map.
void draw_hand(ImDrawList& list, Pt middle, Rgba color) {
    constexpr float reach = 8, head = 3;
    for (const Pt way : {Pt{1, 0}, Pt{0, 1}, Pt{-1, 0}, Pt{0, -1}}) {
        const Pt tip = middle + reach * way, neck = middle + (reach - head) * way;
        const Pt aside{-head * way.y, head * way.x};
        list.AddLine({middle.x, middle.y}, {tip.x, tip.y}, im_color(color), 1.5F);
        list.AddTriangleFilled({tip.x, tip.y}, {neck.x + aside.x, neck.y + aside.y},
                               {neck.x - aside.x, neck.y - aside.y}, im_color(color));
    }
}

void brush_button(Frame& frame, char letter, const std::string& title, const TileKind* kind) {
    const Palette& colors = frame.colors();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushID(title.c_str());
    if (invisible_button("brush", {side, side})) frame.ui.brush = letter;
    ImGui::PopID();
    name_control(title);
    const bool is_lit = frame.ui.brush == letter, is_hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_lit || is_hovered)
        list.AddRectFilled(at, {at.x + side, at.y + side},
                           im_color(is_lit ? colors.chosen : colors.field), 7);
    const Rgba color = is_lit ? colors.x : is_hovered ? colors.text : colors.soft;
    constexpr float inset = 8;
    if (kind != nullptr)
        draw_tile(list, *kind, {at.x + inset, at.y + inset}, side - 2 * inset, color);
    else
        draw_hand(list, {at.x + side / 2, at.y + side / 2}, color);
    focus_ring(colors, 7);
    if (is_hovered) tooltip(title + (kind != nullptr ? "\nB is the next brush." : ""));
}

}  // namespace

std::optional<Rect> brush_area(const Frame& frame, Rect canvas) {
    if (selected_map(frame) == nullptr || frame.workspace.lessons().awaits_prediction()) return {};
    const Rect scene = parts_of(canvas).scene;
    const auto count = static_cast<float>(tile_kinds.size() + 1);
    const float width = count * side + (count - 1) * apart + 2 * beside;
    const float height = side + 2 * above;
    if (scene.width() < width + 16 || scene.height() < 3 * height) return {};
    const float left = (scene.min.x + scene.max.x - width) / 2;
    const float top = scene.max.y - height - 4;
    return Rect{{left, top}, {left + width, top + height}};
}

void brush_palette(Frame& frame, Rect canvas) {
    const std::optional<Rect> area = brush_area(frame, canvas);
    frame.ui.brushes_shown = area.has_value();
    if (!area) return;
    // The card appears while the map is dragged, and must not end the drag.
    begin_floating_panel("brushes", *area, {beside, above}, frame.colors(),
                         ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {apart, 0});
    brush_button(frame, no_brush, "Move the map", nullptr);
    for (const TileKind& kind : tile_kinds) {
        ImGui::SameLine();
        brush_button(frame, kind.letter,
                     kind.tile == isect::empty_tile ? "Erase; the right button does, too"
                                                    : std::string("Paint: ") + kind.title,
                     &kind);
    }
    ImGui::PopStyleVar();
    ImGui::End();
}

void draw_brush(Frame& frame, ImDrawList& list) {
    const Tiles* tiles = selected_map(frame);
    const std::optional<Cell>& cell = frame.hands.brush().cell();
    if (tiles == nullptr || !cell || cell->column >= tiles->columns() ||
        cell->row >= tiles->rows.size())
        return;
    const Camera& camera = frame.hands.camera();
    const Pt min = camera.to_screen(tiles->corner(cell->column, cell->row));
    const Pt max = camera.to_screen(tiles->corner(cell->column + 1, cell->row + 1));
    const Palette& colors = frame.colors();
    const TileKind* kind = tile_kind(frame.ui.brush);
    if (kind != nullptr && !frame.hands.brush().erases()) {
        Tiles one{
            tiles->corner(cell->column, cell->row), tiles->cell, {std::string(1, kind->letter)}};
        std::vector<ImVec2> points;
        for (const Vec2 corner : tile_corners(one, {0, 0})) {
            const Pt at = camera.to_screen(corner);
            points.emplace_back(at.x, at.y);
        }
        list.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()),
                                 im_color(with_alpha(colors.x, 0.3)));
    }
    list.AddRect({min.x, min.y}, {max.x, max.y}, im_color(with_alpha(colors.x, 0.9)), 0, 0, 1.5F);
}

}  // namespace lab
