#include "ui/canvas/tile_brush.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <imgui.h>

#include "commands/ui_state.hpp"

namespace lab {

namespace {

/// The selected tile map, where it is now.
const Tiles* map_of(const Session& session, const std::string& name) {
    const NamedShape* shape = find_shape(session.now().posed, name);
    return shape != nullptr ? std::get_if<Tiles>(&shape->geometry) : nullptr;
}

/// The cells on a straight way, so that a quick stroke has no gaps.
std::vector<Cell> cells_on_way(const Tiles& tiles, Vec2 from, Vec2 to) {
    const double steps = 4 * std::max(std::abs(to.x - from.x) / tiles.cell.x,
                                      std::abs(to.y - from.y) / tiles.cell.y);
    constexpr double most = 4000;
    const int count = 1 + static_cast<int>(std::min(std::ceil(steps), most));
    std::vector<Cell> cells;
    for (int i = 0; i <= count; ++i) {
        const double part = static_cast<double>(i) / count;
        const auto cell = tiles.cell_at(from + part * (to - from));
        if (cell && (cells.empty() || !(cells.back() == *cell))) cells.push_back(*cell);
    }
    return cells;
}

Vec2 pointer_in(const Camera& camera) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    return camera.to_world({mouse.x, mouse.y});
}

}  // namespace

bool TileBrush::handle(Session& session, const Camera& camera, char brush, bool is_free) {
    const Vec2 place = pointer_in(camera);
    if (stroke_) {
        go_on(session, place);
        if (ImGui::IsItemActive()) return true;
        stroke_.reset();
        if (session.in_gesture()) session.end_gesture();
        return true;
    }
    cell_.reset();
    const bool is_one = session.view().also.empty();
    const Tiles* tiles = is_one ? map_of(session, session.view().selected) : nullptr;
    if (tiles == nullptr || brush == no_brush || !is_free || ImGui::GetIO().KeyShift) return false;
    cell_ = tiles->cell_at(place);
    if (!cell_) return false;
    const bool is_right = ImGui::IsMouseDown(ImGuiMouseButton_Right);
    const bool is_pressed = is_right || ImGui::IsMouseDown(ImGuiMouseButton_Left);
    erases_ = is_right || brush == tile_kinds[0].letter;
    if (ImGui::IsItemActivated() && is_pressed)
        begin(session, *tiles, is_right ? tile_kinds[0].letter : brush, place);
    return stroke_ || !ImGui::IsItemActive();
}

void TileBrush::begin(Session& session, const Tiles&, char letter, Vec2 place) {
    stroke_ = Stroke{session.view().selected, letter, place};
    session.view().handle.clear();
    session.begin_gesture((erases_ ? "Erase from " : "Paint ") + stroke_->map);
    go_on(session, place);
}

void TileBrush::go_on(Session& session, Vec2 place) {
    // Esc has cancelled the stroke: the rest of it does nothing.
    const Tiles* tiles = map_of(session, stroke_->map);
    if (!session.in_gesture() || tiles == nullptr) return cell_.reset();
    cell_ = tiles->cell_at(place);
    const std::vector<Cell> cells = cells_on_way(*tiles, stroke_->last, place);
    stroke_->last = place;
    const char letter = stroke_->letter;
    const bool changes = std::any_of(cells.begin(), cells.end(), [&](const Cell& cell) {
        return tiles->rows[cell.row][cell.column] != letter;
    });
    if (!changes) return;
    session.adjust([&](Scene& draft) {
        Tiles& painted = std::get<Tiles>(find_shape(draft, stroke_->map)->geometry);
        for (const Cell& cell : cells) painted.rows[cell.row][cell.column] = letter;
    });
}

}  // namespace lab
