// The query of a crowd, the places that it visited, the boxes that it tested, and its answer.
#include <algorithm>

#include "evaluate/crowd.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

Rect crowd_place(const Sheet& sheet, const isect::Bounds<double>& place) {
    return {sheet.at(place.lower), sheet.at(place.upper)};
}

/// A region that surrounds the picture has no visible edge, and tinting all of the picture would
/// say nothing.
bool edge_is_seen(const Sheet& sheet, const Rect& at) {
    const Rect& area = sheet.camera.area;
    return overlap(at, area) && !(at.contains(area.min) && at.contains(area.max));
}

/// Cells don't overlap, but nodes do: nodes that are visited later are more transparent.
void draw_visited_place(Sheet& sheet, const Rect& at, double nodes_before, Meaning meaning) {
    if (!edge_is_seen(sheet, at)) return;
    const double fill = 0.05 * std::min(1.0, 8 / (nodes_before + 1));
    const double line = 0.7 * std::clamp(24 / (nodes_before + 1), 0.2, 1.0);
    sheet.canvas.fill(at, with_alpha(sheet.colors.y, fill));
    sheet.canvas.outline(at, {with_alpha(sheet.colors.y, line), 1, {4, 3}});
    sheet.used.insert(meaning);
}

/// The spans of boxes that are sorted on an axis, stacked along the edge of the picture.
void draw_visited_spans(Sheet& sheet, const CrowdAnswer& said) {
    const Rect& area = sheet.camera.area;
    constexpr float first = 10, apart = 3;
    constexpr std::size_t rows = 12;
    const bool on_x = *said.sorted_on == isect::Axis::x;
    for (std::size_t i = 0; i < said.places.size(); ++i) {
        const Rect at = crowd_place(sheet, said.places[i]);
        const bool is_seen = on_x ? at.min.x <= area.max.x && at.max.x >= area.min.x
                                  : at.min.y <= area.max.y && at.max.y >= area.min.y;
        if (!is_seen) continue;
        sheet.used.insert(Meaning::visited_rank);
        const float row = first + apart * static_cast<float>(i % rows);
        const Pt from = on_x ? Pt{at.min.x, area.min.y + row} : Pt{area.min.x + row, at.min.y};
        const Pt to = on_x ? Pt{at.max.x, from.y} : Pt{from.x, at.max.y};
        sheet.canvas.line(from, to, {sheet.colors.y, 2});
    }
}

/// Draws how far boxes can reach out of their cells, which is why a grid visits so many cells.
void draw_reach(Sheet& sheet, const CrowdAnswer& said) {
    if (!said.within_reach) return;
    const Rect at = crowd_place(sheet, *said.within_reach);
    if (!edge_is_seen(sheet, at)) return;
    sheet.used.insert(Meaning::reach);
    sheet.canvas.outline(at, {sheet.colors.x, 1, {2, 2}});
}

void draw_visits(Sheet& sheet, const CrowdAnswer& said) {
    if (said.places.empty()) return;
    if (said.sorted_on) {
        draw_visited_spans(sheet, said);
        return;
    }
    const bool is_grid = sheet.scene.crowd->structure == CrowdStructure::grid;
    draw_reach(sheet, said);
    for (std::size_t i = 0; i < said.places.size(); ++i)
        draw_visited_place(sheet, crowd_place(sheet, said.places[i]),
                           is_grid ? 0 : static_cast<double>(i),
                           is_grid ? Meaning::visited_cell : Meaning::visited_node);
}

/// The mark of a box, whatever its size.
Rect crowd_mark(const Sheet& sheet, const Aabb& box) {
    constexpr float least = 2.5F;
    const Pt at = sheet.at(box.center);
    const Pt low = sheet.at(box.min()), high = sheet.at(box.max());
    return {{std::min(low.x, at.x - least), std::min(low.y, at.y - least)},
            {std::max(high.x, at.x + least), std::max(high.y, at.y + least)}};
}

/// Calls draw(where) for each visible box, or for a sample of them if there are very many.
template <class Draw>
void for_seen_boxes(const Sheet& sheet, const CrowdMoment& moment,
                    const std::vector<std::uint32_t>& ids, Draw draw) {
    constexpr std::size_t most_marks = 2000;
    const std::size_t step = ids.size() / most_marks + 1;
    for (std::size_t i = 0; i < ids.size(); i += step) {
        const Rect at = crowd_mark(sheet, moment.world->boxes()[ids[i]]);
        if (overlap(at, sheet.camera.area)) draw(at);
    }
}

void draw_tested_boxes(Sheet& sheet, const CrowdMoment& moment) {
    const Rgba color = color_of(sheet, Look::struck);
    for_seen_boxes(sheet, moment, moment.answer.tested_boxes, [&](const Rect& at) {
        sheet.canvas.outline(at, {color, 1.5F});
        sheet.used.insert(Meaning::tested);
    });
}

/// Draws a line between the centers of two boxes that were tested against each other. Too many
/// lines would hide the boxes.
void draw_tested_pairs(Sheet& sheet, const CrowdMoment& moment) {
    const std::vector<CrowdPair>& pairs = moment.answer.tested_pairs;
    const bool is_all = pairs.size() == moment.answer.tested;
    if (!is_all) return;
    const std::vector<Aabb>& boxes = moment.world->boxes();
    for (const CrowdPair& pair : pairs) {
        const Vec2 from = boxes[pair.one].center, to = boxes[pair.other].center;
        if (pair.overlaps) {
            sheet.line(from, to, {sheet.colors.result_fill, 2});
        } else {
            sheet.line(from, to, {color_of(sheet, Look::struck), 1, dotted});
        }
        sheet.used.insert(Meaning::tested_pair);
    }
}

void draw_found_boxes(Sheet& sheet, const CrowdMoment& moment) {
    for_seen_boxes(sheet, moment, moment.answer.found_boxes, [&](const Rect& at) {
        sheet.canvas.fill(at, with_alpha(sheet.colors.result_fill, 0.35));
        sheet.canvas.outline(at, {sheet.colors.result_fill, 2});
        sheet.used.insert(Meaning::result);
    });
}

/// The crowd's query as an ordinary query.
Query as_query(const Crowd& crowd) {
    Query query;
    query.mover = crowd.by;
    query.delta = crowd.delta;
    query.kind = crowd.asks == CrowdQuestion::raycast ? QueryKind::raycast : QueryKind::sweep_into;
    return query;
}

/// Whether the query's shape or its path may be visible.
bool asker_is_seen(const Sheet& sheet, const Geometry& asker) {
    const Crowd& crowd = *sheet.scene.crowd;
    const Vec2 way = crowd.asks == CrowdQuestion::sweep_into ? crowd.delta : Vec2{};
    const Rounded shape = rounded(asker);
    std::vector<Pt> places;
    for (const Vec2 corner : shape.corners)
        places.insert(places.end(), {sheet.at(corner), sheet.at(corner + way)});
    Rect room = bounds_of(places);
    const auto rim = static_cast<float>(shape.radius * sheet.camera.state.zoom) + 1;
    room.min = room.min - Pt{rim, rim};
    room.max = room.max + Pt{rim, rim};
    return overlap(room, sheet.camera.area);
}

void draw_asker(Sheet& sheet, const Geometry& asker) {
    const CrowdMoment* moment = sheet.picture.evaluation.crowd.get();
    const bool is_static = moment == nullptr || !moment->answer.asked ||
                           std::holds_alternative<Overlaps>(moment->answer.answer);
    if (!is_static && !sheet.picture.veiled)
        return draw_answer(sheet, as_query(*sheet.scene.crowd), asker, moment->answer.answer);
    draw_body(sheet, rounded(asker), Look::start);
    // A static shape has no start.
    sheet.used.erase(Meaning::start);
    sheet.used.insert(Meaning::asker);
}

}  // namespace

void draw_crowd_answer(Sheet& sheet) {
    const Crowd& crowd = *sheet.scene.crowd;
    const CrowdMoment* moment = sheet.picture.evaluation.crowd.get();
    if (moment != nullptr && !sheet.picture.veiled) {
        if (sheet.shows(Layer::working)) {
            draw_visits(sheet, moment->answer);
            draw_tested_boxes(sheet, *moment);
        }
        draw_found_boxes(sheet, *moment);
        if (sheet.shows(Layer::working)) draw_tested_pairs(sheet, *moment);
    }
    const NamedShape* by = find_shape(sheet.scene, crowd.by);
    if (by == nullptr) return;
    const std::set<Meaning> others = sheet.used;
    draw_asker(sheet, by->geometry);
    if (!asker_is_seen(sheet, by->geometry)) sheet.used = others;
}

}  // namespace lab
