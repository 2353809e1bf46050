// Where the name of a shape stands.
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

bool is_mover(const Scene& scene, const std::string& name) {
    if (scene.crowd && scene.crowd->by == name) return true;
    return std::any_of(scene.queries.begin(), scene.queries.end(),
                       [&](const Query& query) { return query.mover == name; });
}

namespace {

/// The middle of a segment, or of its visible part if that is elsewhere.
Pt middle_in_view(const Sheet& sheet, const Segment& segment) {
    const Pt middle = sheet.at(segment.at(0.5));
    const Rect& area = sheet.camera.area;
    const bool is_inside = middle.x > area.min.x && middle.x < area.max.x &&
                           middle.y > area.min.y && middle.y < area.max.y;
    const auto seen = visible(segment.start, segment.end(), sheet.camera);
    return is_inside || !seen ? middle : 0.5F * (seen->first + seen->second);
}

/// "group 2" or "groups 1–4, 7".
std::string in_words(const Groups& groups) {
    std::string list;
    bool is_one = true;
    for (int first = 1; first <= Groups::most; ++first) {
        if (!groups.has(first)) continue;
        int last = first;
        while (last < Groups::most && groups.has(last + 1)) ++last;
        is_one = is_one && list.empty() && last == first;
        list += (list.empty() ? "" : ", ") + std::to_string(first);
        if (last > first) list += (last > first + 1 ? "–" : ", ") + std::to_string(last);
        first = last;
    }
    return (is_one ? "group " : "groups ") + list;
}

/// The name, with the groups of an obstacle and those that the selected query meets.
std::string name_text(const Sheet& sheet, const NamedShape& shape) {
    std::string text = shape.name;
    if (!shape.groups.is_all()) text += " · " + in_words(shape.groups);
    const Query* query = sheet.query();
    if (query != nullptr && query->mover == shape.name && has_groups(row_of(*query)) &&
        !query->meets.is_all())
        text += " · meets " + in_words(query->meets);
    return text;
}

/// The mean of a polygon's corners. Its pos may lie outside.
Vec2 middle_of(const Polygon& polygon) {
    const Rounded outline = rounded(polygon);
    Vec2 sum{};
    for (const Vec2 corner : outline.corners) sum = sum + corner;
    return (1.0 / static_cast<double>(std::max<std::size_t>(outline.corners.size(), 1))) * sum;
}

/// The upper right corner of the last column that has a tile.
Vec2 corner_of_tiles(const Tiles& tiles) {
    for (std::size_t column = tiles.columns(); column-- > 0;)
        for (std::size_t row = 0; row < tiles.rows.size(); ++row)
            if (tiles.at({column, row}) != isect::empty_tile) return tiles.corner(column + 1, row);
    return tiles.corner(tiles.columns(), 0);
}

Rgba name_color(const Sheet& sheet, const NamedShape& shape) {
    if (is_mover(sheet.scene, shape.name)) return sheet.colors.text;
    return is_unmet(sheet, shape) ? sheet.colors.faint : sheet.colors.soft;
}

}  // namespace

void name_shape(Sheet& sheet, const NamedShape& shape) {
    const Rgba color = name_color(sheet, shape);
    const std::string name = name_text(sheet, shape);
    const auto put = [&](Label label) {
        label.names = shape.name;
        sheet.label(std::move(label));
    };
    const auto add = [&](Vec2 at, float gap, Pt toward) {
        put({sheet.at(at), name, color, gap, toward});
    };
    constexpr Pt up{0, -1}, up_right{0.7071F, -0.7071F}, into{0.7071F, 0.7071F};
    if (const auto* box = std::get_if<Aabb>(&shape.geometry)) {
        const Pt min = sheet.at(box->min()), max = sheet.at(box->max());
        const float width = max.x - min.x, height = max.y - min.y;
        constexpr float text = 12, edges = 24, tall = 3;
        if (height > tall * width && canvas_text_width(name, text) + edges > width) {
            const Pt left{min.x, (min.y + max.y) / 2}, right{max.x, left.y};
            const bool is_right =
                left.x + right.x > sheet.camera.area.min.x + sheet.camera.area.max.x;
            const Pt outward{1, 0}, inward{-1, 0};
            // On the side that faces the middle of the picture, where there is room.
            if (is_right) return put({left, name, color, 9, inward, text, {{right, outward}}});
            return put({right, name, color, 9, outward, text, {{left, inward}}});
        }
        put({min,
             name,
             color,
             9,
             into,
             12,
             {{{max.x, min.y}, {-into.x, into.y}},
              {{min.x, max.y}, {into.x, -into.y}},
              {max, {-into.x, -into.y}}}});
    } else if (const auto* chain = std::get_if<Chain>(&shape.geometry)) {
        const Segment edge = chain->edge(chain->edges() / 2);
        const Vec2 front{edge.delta.y, -edge.delta.x};
        const Pt out = direction(sheet.at(edge.start), sheet.at(edge.start + front));
        put({middle_in_view(sheet, edge), name, color, 9, out});
    } else if (const auto* tiles = std::get_if<Tiles>(&shape.geometry)) {
        const Vec2 far = tiles->corner(tiles->columns(), tiles->rows.size());
        put({sheet.at(corner_of_tiles(*tiles)),
             name,
             color,
             9,
             {-into.x, into.y},
             12,
             {{sheet.at(tiles->origin), into}, {sheet.at(far), {-into.x, -into.y}}}});
    } else if (const auto* segment = std::get_if<Segment>(&shape.geometry)) {
        put({middle_in_view(sheet, *segment), name, color, 9, up_right});
    } else if (const auto* capsule = std::get_if<Capsule>(&shape.geometry)) {
        add(capsule->axis().at(0.5), 0, up);
    } else if (const auto* polygon = std::get_if<Polygon>(&shape.geometry)) {
        add(middle_of(*polygon), 9, up);
    } else if (std::holds_alternative<Circle>(shape.geometry)) {
        add(position(shape.geometry), 9, up);
    } else {
        add(position(shape.geometry), 10, up_right);
    }
}

}  // namespace lab
