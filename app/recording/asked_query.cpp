#include "recording/asked_query.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_set>

#include "geometry/outline.hpp"
#include "query/precision.hpp"
#include "recording/recorded_words.hpp"

namespace lab {
namespace {

/// All that the mover can reach in the exact answer and in the game's, with the room that rounding
/// needs.
Extent reached(const AskedQuery& query, double within) {
    constexpr double room = 1.01;
    const Extent start = extent_by_bounds(query.mover);
    const double length = is_finite(query.delta) ? isect::length(query.delta) : 0;
    const double far = room * length + within;
    Extent all{start.min - Vec2{far, far}, start.max + Vec2{far, far}};
    const Vec2 way = way_of_game(query);
    if (is_finite(way)) all = around(all, {start.min + way, start.max + way});
    const double size = std::max(
        {std::abs(all.min.x), std::abs(all.min.y), std::abs(all.max.x), std::abs(all.max.y)});
    const double hair = size * 0x1p-18;
    return {all.min - Vec2{hair, hair}, all.max + Vec2{hair, hair}};
}

bool is_ground(const Geometry& shape) {
    return is_made_of_parts(shape) || !bounds_of_solid(shape).is_empty();
}

bool is_in_layers(const Mark& mark, const Groups& meets) {
    return (mark.groups.mask & meets.mask) != 0;
}

/// Takes a shape up as the obstacle with this number, unless it is that already.
void take_up(AskedQuery& asked, std::size_t number, const RecordedShape& shape) {
    const bool is_known = number < asked.ids.size() && asked.versions[number] == shape.version;
    if (is_known) return;
    if (number == asked.ids.size()) {
        asked.obstacles.emplace_back();
        asked.marks.emplace_back();
        asked.ids.emplace_back();
        asked.versions.emplace_back();
    }
    asked.obstacles[number] = shape.shape;
    asked.marks[number] = shape.mark;
    asked.ids[number] = shape.id;
    asked.versions[number] = shape.version;
}

const RecordedShape& shape_named(const RecordedWorld& world, std::string_view id) {
    const RecordedShape* shape = world.find(id);
    if (shape == nullptr) throw UnknownShape("there is no shape " + quoted_word(id));
    return *shape;
}

void check_mover(const AskedQuery& asked) {
    const bool is_point = std::holds_alternative<Vec2>(asked.mover);
    const bool is_solid_mover = !bounds_of_solid(asked.mover).is_empty();
    const bool is_ray = asked.kind == RecordedKind::raycast;
    if (is_ray && !is_point)
        throw LineError("the mover of a raycast is a point; a shape needs a sweep");
    if (!is_solid_mover)
        throw LineError("the mover must be a box, a circle, a capsule or a polygon here");
}

}  // namespace

bool is_finite(Vec2 v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

Geometry moved_mover(const AskedQuery& query, Vec2 way) {
    return moved_by(query.mover, way);
}

Vec2 way_of_game(const AskedQuery& query) {
    switch (query.kind) {
        case RecordedKind::slide:
        case RecordedKind::walk:
            return query.answer.place - position(query.mover);
        case RecordedKind::raycast:
        case RecordedKind::sweep:
            return query.answer.time * query.delta;
        case RecordedKind::overlaps:
            break;
    }
    return {};
}

const AskedQuery& QueryFinder::find(const RecordedWorld& world, const QueryLine& line,
                                    const RecordingHead& head, double within) {
    const std::vector<RecordedShape>& all = world.shapes();
    const RecordedShape* mover = nullptr;
    if (!line.mover.empty()) mover = &shape_named(world, line.mover);
    asked_.mover = mover != nullptr ? mover->shape : Geometry(line.point);
    asked_.mover_id = line.mover;
    asked_.kind = line.kind;
    asked_.delta = line.delta;
    asked_.answer = line.answer;
    asked_.scalar = head.scalar;
    asked_.is_y_up = head.is_y_up;
    check_mover(asked_);
    const Extent area = reached(asked_, within);
    std::size_t count = 0;
    const RecordedShape* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    const std::unordered_set<std::string_view> but(line.but.begin(), line.but.end());
    const auto consider = [&](const RecordedShape& shape) {
        const bool is_left_out = &shape == mover || (!but.empty() && but.contains(shape.id));
        const bool counts =
            !is_left_out && is_ground(shape.shape) && is_in_layers(shape.mark, line.meets);
        if (!counts) return;
        const double away = gap_between(shape.extent, area);
        if (away <= 0) take_up(asked_, count++, shape);
        if (away < least) nearest = &shape;
        least = std::min(least, away);
    };
    if (line.is_among_all) {
        for (const RecordedShape& shape : all) consider(shape);
    } else {
        // The same id may come twice.
        std::unordered_set<std::string_view> seen;
        for (const std::string_view id : line.among)
            if (seen.insert(id).second) consider(shape_named(world, id));
    }
    if (count == 0 && nearest != nullptr) take_up(asked_, count++, *nearest);
    asked_.obstacles.resize(count);
    asked_.marks.resize(count);
    asked_.ids.resize(count);
    asked_.versions.resize(count);
    return asked_;
}

}  // namespace lab
