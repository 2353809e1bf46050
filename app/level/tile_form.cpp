#include "level/tile_form.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

#include "level/words.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

using Corners = std::vector<Vec2>;

const LevelProperty* property_of(const LevelKind& kind, std::string_view name) {
    const auto found = std::find_if(kind.properties.begin(), kind.properties.end(),
                                    [&](const LevelProperty& each) { return each.name == name; });
    return found != kind.properties.end() ? &*found : nullptr;
}

/// Ground from the bottom up to a line between heights at the left and the right side.
Corners ground_to(double left, double right, Vec2 size) {
    return {{0, size.y - left}, {size.x, size.y - right}, size, {0, size.y}};
}

/// Nez gives the line as pixels from the top.
std::optional<Corners> slope_of_nez(const LevelKind& kind) {
    const LevelProperty* const left = property_of(kind, "nez:slopeTopLeft");
    const LevelProperty* const right = property_of(kind, "nez:slopeTopRight");
    if (left == nullptr || right == nullptr) return {};
    const auto from = parse_number(left->value), to = parse_number(right->value);
    if (!from || !to) return {};
    return ground_to(std::clamp(kind.size.y - *from, 0.0, kind.size.y),
                     std::clamp(kind.size.y - *to, 0.0, kind.size.y), kind.size);
}

/// "slopeLB" is half of the cell, with its corner at the left and the bottom.
std::optional<Corners> slope_by_name(const LevelKind& kind) {
    const std::vector<std::string> words = words_of_name(kind.name);
    if (words.size() < 2 || words[0] != "slope" || words[1].size() != 2) return {};
    const bool left = words[1][0] == 'l', right = words[1][0] == 'r';
    const bool top = words[1][1] == 't', bottom = words[1][1] == 'b';
    if (left == right || top == bottom) return {};
    const Vec2 size = kind.size;
    const Vec2 corner{left ? 0 : size.x, top ? 0 : size.y};
    return Corners{corner, {corner.x, size.y - corner.y}, {size.x - corner.x, corner.y}};
}

bool ignores_outlines(const LevelKind& kind, Met met) {
    return met == Met::from_above && property_of(kind, "nez:isOneWayPlatform") != nullptr;
}

/// In the tile's own pixels, before it is turned. Empty if the tile has no outlines and no slope.
std::vector<Corners> own_outlines(const LevelKind& kind, Met met, Approximated& approximated) {
    if (auto slope = slope_of_nez(kind)) return {std::move(*slope)};
    if (auto slope = slope_by_name(kind)) return {std::move(*slope)};
    std::vector<Corners> all;
    if (ignores_outlines(kind, met)) return all;
    for (const LevelObject& outline : kind.outlines) {
        if (outline.form == LevelObject::Form::polyline) continue;
        Corners corners = corners_of(outline, approximated);
        if (corners.size() >= 3) all.push_back(std::move(corners));
    }
    return all;
}

Vec2 flipped(Vec2 point, const TileUse& use, Vec2 size) {
    if (use.diagonal) {
        std::swap(point.x, point.y);
        std::swap(size.x, size.y);
    }
    if (use.flip_x) point.x = size.x - point.x;
    if (use.flip_y) point.y = size.y - point.y;
    return point;
}

/// The corners without repeated ones, beginning with the least: equal for equal outlines.
Corners in_one_order(Corners corners) {
    drop_repeated(corners);
    if (twice_area(corners) < 0) std::reverse(corners.begin(), corners.end());
    const auto least = std::min_element(corners.begin(), corners.end(), [](Vec2 a, Vec2 b) {
        return a.x != b.x ? a.x < b.x : a.y < b.y;
    });
    std::rotate(corners.begin(), least, corners.end());
    return corners;
}

/// The letter of a tile map whose tile has this outline; '.' if none has.
char letter_of(const Corners& corners, Met met, Vec2 cell) {
    const Corners wanted = in_one_order(corners);
    const bool is_one_way = met == Met::from_above;
    for (const TileKind& kind : tile_kinds) {
        const isect::Tile tile = kind.tile;
        if (kind.letter == tile_kinds[0].letter || tile.is_one_way != is_one_way) continue;
        const Corners theirs = ground_to(static_cast<double>(tile.left) * cell.y,
                                         static_cast<double>(tile.right) * cell.y, cell);
        if (in_one_order(theirs) == wanted) return kind.letter;
    }
    return '.';
}

}  // namespace

TileForm tile_form(const LevelKind& kind, const TileUse& use, Met met, Vec2 cell,
                   Approximated& approximated) {
    TileForm form;
    const Vec2 size = use.diagonal ? Vec2{kind.size.y, kind.size.x} : kind.size;
    const Vec2 moved = kind.offset + Vec2{0, cell.y - size.y};
    std::vector<Corners> outlines = own_outlines(kind, met, approximated);
    if (outlines.empty()) outlines = {ground_to(kind.size.y, kind.size.y, kind.size)};
    for (Corners& corners : outlines) {
        for (Vec2& corner : corners) corner = moved + flipped(corner, use, kind.size);
        form.outlines.push_back(std::move(corners));
    }
    if (form.outlines.size() == 1) form.letter = letter_of(form.outlines[0], met, cell);
    if (form.letter != '.') form.outlines.clear();
    return form;
}

std::vector<std::vector<Vec2>> outlines_in_box(const LevelKind& kind, const LevelObject& object,
                                               Met met, Approximated& approximated) {
    const TileUse use = object.tile.value_or(TileUse{});
    const Vec2 size = use.diagonal ? Vec2{kind.size.y, kind.size.x} : kind.size;
    if (!(size.x > 0) || !(size.y > 0)) return {};
    std::vector<Corners> all = own_outlines(kind, met, approximated);
    for (Corners& corners : all) {
        for (Vec2& corner : corners) {
            const Vec2 in_tile = flipped(corner, use, kind.size);
            corner = placed(
                object, {in_tile.x / size.x * object.size.x, in_tile.y / size.y * object.size.y});
        }
    }
    return all;
}

}  // namespace lab
