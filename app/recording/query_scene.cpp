#include "recording/query_scene.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "check/local_terrain.hpp"
#include "geometry/extent.hpp"
#include "geometry/outline.hpp"
#include "query/precision.hpp"
#include "recording/ground_of_query.hpp"
#include "scene/number.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

/// More take long to draw and to write.
constexpr std::size_t most_obstacles = 300;

/// No scene can hold a NaN.
Vec2 delta_of(const AskedQuery& query) {
    return is_finite(query.delta) ? query.delta : Vec2{};
}

/// An id as the name of a shape that no other one has.
std::string name_of_id(const std::string& id, const Scene& scene) {
    std::string name;
    for (const char letter : id) {
        const auto code = static_cast<unsigned char>(letter);
        const char lower = static_cast<char>(std::tolower(code));
        const bool is_kept = (lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9');
        name += is_kept ? lower : '_';
    }
    const bool begins_well = !name.empty() && name.front() >= 'a' && name.front() <= 'z';
    if (!begins_well) name = "shape_" + name;
    std::string free = name;
    for (int i = 2; find_shape(scene, free) != nullptr; ++i) free = name + "_" + std::to_string(i);
    return free;
}

QueryKind kind_of(RecordedKind kind) {
    switch (kind) {
        case RecordedKind::overlaps:
            return QueryKind::overlaps;
        case RecordedKind::raycast:
            return QueryKind::raycast;
        case RecordedKind::slide:
            return QueryKind::move_and_slide;
        case RecordedKind::walk:
            return QueryKind::walk;
        case RecordedKind::sweep:
            break;
    }
    return QueryKind::sweep_into;
}

/// A number in few digits, for a picture of this size.
double short_number(double number, double size) {
    constexpr double digits = 100;
    const double power = std::pow(10, std::abs(std::round(std::log10(size / digits))));
    // Dividing by a power of ten is exact where multiplying with its inverse isn't.
    if (size < digits) return std::round(number * power) / power;
    return std::round(number / power) * power;
}

void show(Scene& scene, const Extent& shown) {
    scene.content_corner = shown.min;
    scene.content_size = shown.max - shown.min;
}

double smaller_side(const Extent& extent) {
    return std::min(extent.max.x - extent.min.x, extent.max.y - extent.min.y);
}

const Geometry* first_obstacle(const AskedQuery& query) {
    return query.obstacles.empty() ? nullptr : &query.obstacles.front();
}

/// The mover's way with room around it, in short numbers.
Extent around_way(const Geometry& mover, Vec2 delta, const Geometry* beside) {
    const Extent start = extent_by_bounds(mover);
    const Extent way = around(start, {start.min + delta, start.max + delta});
    const Vec2 size = way.max - way.min;
    constexpr double least_room = 1e-6;
    double room = std::max({size.x, size.y, least_room});
    // A point that stands still is shown beside what it is about.
    if (beside != nullptr && room == least_room)
        room = std::max(room, 2 * std::max(gap_between(extent_by_bounds(*beside), way), 0.0) +
                                  smaller_side(extent_by_bounds(*beside)));
    return {{short_number(way.min.x - room, room), short_number(way.min.y - room, room)},
            {short_number(way.max.x + room, room), short_number(way.max.y + room, room)}};
}

/// The mover with room around it, whatever its way, so that the picture stays calm from query to
/// query.
Extent around_mover(const Geometry& mover, Vec2 delta, const Geometry* beside) {
    constexpr double sizes = 4;
    const Extent extent = extent_by_bounds(mover);
    const Vec2 size = extent.max - extent.min, middle = 0.5 * (extent.min + extent.max);
    const double reach = sizes * std::max(size.x, size.y);
    if (std::holds_alternative<Vec2>(mover) || !(reach > 0))
        return around_way(mover, delta, beside);
    return {middle - Vec2{reach, reach}, middle + Vec2{reach, reach}};
}

/// Whether a scene can hold a mover after this way.
bool can_go(Vec2 way, Scalar scalar) {
    return !is_too_large(way.x, scalar) && !is_too_large(way.y, scalar);
}

/// Whether a view can show both ends of an extent.
bool is_near_enough(const Extent& extent) {
    constexpr double most = 1e15;
    const Vec2 size = extent.max - extent.min;
    return size.x <= most && size.y <= most;
}

/// Whether a view of this size can be shown.
bool is_showable(const Extent& extent) {
    const Vec2 size = extent.max - extent.min;
    return size.x > 0 && size.y > 0 && is_near_enough(extent);
}

/// Of a large tile map, only the part that is shown goes into a scene. The caption says which,
/// unless it says something else.
void cut_large(Geometry& shape, const Extent& shown, std::string& caption) {
    constexpr std::size_t large = 400;
    auto* tiles = std::get_if<Tiles>(&shape);
    if (tiles == nullptr || tiles->columns() * tiles->rows.size() <= large) return;
    Tiles near = cut_out(*tiles, shown);
    if (near.columns() == 0) return;
    const Vec2 skipped = near.origin - tiles->origin;
    if (caption.empty())
        caption = "Of the tiles, only those around are here: column 0, row 0 is column " +
                  number_text(std::round(skipped.x / tiles->cell.x)) + ", row " +
                  number_text(std::round(skipped.y / tiles->cell.y)) + " of the recording.";
    *tiles = std::move(near);
}

void add_shape(Scene& scene, const std::string& id, const Geometry& shape, const Mark& mark,
               const Extent& shown) {
    scene.shapes.push_back({name_of_id(id, scene), shape, mark.one_way, {}, mark.groups});
    cut_large(scene.shapes.back().geometry, shown, scene.caption);
}

/// The query with its obstacles. Large tile maps are cut to the part that is shown.
Scene scene_in(const Extent& shown, const AskedQuery& query, const std::string& obstacle,
               const std::string& title) {
    Scene scene;
    scene.title = title;
    scene.scalar = query.scalar;
    if (query.is_y_up)
        scene.caption = "In the recording, y grows upwards: here, each y has the other sign.";
    if (query.kind == RecordedKind::walk && has_moved(query.marks))
        scene.caption = "Obstacles moved in this frame. Here they stand where they are now.";
    if (is_showable(shown)) show(scene, shown);
    const Vec2 delta = delta_of(query);
    Query asked{kind_of(query.kind), "", {}, delta};
    const bool is_ray = query.kind == RecordedKind::raycast;
    Geometry mover = query.mover;
    if (is_ray) mover = Segment{std::get<Vec2>(mover), delta};
    if (is_ray) asked.delta = {};
    add_shape(scene, query.mover_id.empty() ? (is_ray ? "ray" : "point") : query.mover_id, mover,
              {}, shown);
    asked.mover = scene.shapes.front().name;
    for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
        // The rest is far away from most movers.
        if (scene.shapes.size() > most_obstacles && query.ids[i] != obstacle) continue;
        add_shape(scene, query.ids[i], query.obstacles[i], query.marks[i], shown);
        if (row_of(asked).takes_many || query.ids[i] == obstacle || (obstacle.empty() && i == 0))
            asked.obstacles.push_back(scene.shapes.back().name);
    }
    if (!asked.obstacles.empty()) scene.queries.push_back(std::move(asked));
    return scene;
}

}  // namespace

Scene scene_of_query(const AskedQuery& query, const std::string& obstacle,
                     const std::string& title) {
    return scene_in(around_way(query.mover, delta_of(query), first_obstacle(query)), query,
                    obstacle, title);
}

Scene scene_of_moment(const AskedQuery& query, const std::string& obstacle,
                      const std::string& title, const RecordedWorld& world) {
    const Extent shown = around_mover(query.mover, delta_of(query), first_obstacle(query));
    Scene scene = scene_in(shown, query, obstacle, title);
    constexpr std::size_t most_around = 600;
    for (const RecordedShape& shape : world.shapes()) {
        const bool is_there =
            shape.id == query.mover_id ||
            std::find(query.ids.begin(), query.ids.end(), shape.id) != query.ids.end();
        if (is_there || gap_between(shape.extent, shown) > 0) continue;
        if (scene.shapes.size() >= most_around) break;
        add_shape(scene, shape.id, shape.shape, shape.mark, shown);
    }
    return scene;
}

void add_other(Scene& scene, RecordedKind kind, Vec2 place) {
    if (scene.shapes.empty()) return;
    const Geometry& mover = scene.shapes.front().geometry;
    const bool is_ray = kind == RecordedKind::raycast && std::holds_alternative<Segment>(mover);
    const Geometry there = is_ray ? Geometry(std::get<Segment>(mover).start) : mover;
    const Vec2 way = place - position(there);
    const Extent shown{scene.content_corner, scene.content_corner + scene.content_size};
    const bool can_be_shown = is_finite(place) && can_go(way, scene.scalar) &&
                              is_showable(around(shown, {shown.min + way, shown.max + way}));
    if (can_be_shown) add_shape(scene, "other", moved_by(there, way), {}, shown);
}

std::optional<NamedShape> end_of_game(const AskedQuery& query, const Scene& moment) {
    const Vec2 way = way_of_game(query);
    const Extent start = extent_by_bounds(query.mover);
    const Extent reached = around(start, {start.min + way, start.max + way});
    const bool has_end = query.kind != RecordedKind::overlaps && can_go(way, query.scalar) &&
                         is_near_enough(reached);
    if (!has_end) return {};
    return NamedShape{name_of_id("game", moment), moved_mover(query, way)};
}

std::string obstacle_of_moment(const AskedQuery& query, const Judgement& judgement) {
    const bool is_ray = query.kind == RecordedKind::raycast && is_finite(query.delta);
    const GroundOfQuery ground(query);
    const std::size_t met =
        is_ray ? ground.first_met(query.mover, query.delta).obstacle : isect::npos;
    if (met != isect::npos) return ground.id(met);
    return judgement.find ? judgement.find->obstacle : "";
}

}  // namespace lab
