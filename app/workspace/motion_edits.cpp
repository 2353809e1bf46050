#include "workspace/motion_edits.hpp"

#include <algorithm>

#include "evaluate/evaluate.hpp"
#include "geometry/grid.hpp"
#include "picture/scene_frame.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

/// The shape with this name if it has no motion, otherwise null.
const NamedShape* still_shape(const Scene& scene, const std::string& name) {
    const NamedShape* shape = find_shape(scene, name);
    return shape != nullptr && !is_driven(scene, name) ? shape : nullptr;
}

/// Whether the body can be both swept against and tested against the wall, so that a flight can
/// switch between the two.
bool can_fly_at(const Geometry& body, const Geometry& wall) {
    return can_ask(QueryKind::sweep_into, body, wall) && can_ask(QueryKind::intersect, body, wall);
}

/// What a body may fly at: the obstacles of its queries, or without queries all other shapes.
std::vector<std::string> walls_around(const Scene& scene, const std::string& body) {
    std::vector<std::string> walls = obstacles_of(scene, body);
    if (!walls.empty()) return walls;
    for (const NamedShape& shape : scene.shapes)
        if (shape.name != body) walls.push_back(shape.name);
    return walls;
}

/// The obstacles of a flight: those of the shape's queries, or without queries all shapes that it
/// can hit. Empty if it can't fly.
std::vector<std::string> walls_for(const Scene& scene, const NamedShape& body) {
    std::vector<std::string> walls = walls_around(scene, body.name);
    const auto lets_it_through = [&](const std::string& wall) {
        return !can_fly_at(body.geometry, find_shape(scene, wall)->geometry);
    };
    const bool lacks_one = std::erase_if(walls, lets_it_through) > 0;
    if (lacks_one && !obstacles_of(scene, body.name).empty()) return {};
    return walls;
}

/// The vector from the body to the nearest point of a wall.
Vec2 way_between(const Scene& posed, const std::string& body, const std::string& wall) {
    const Closest closest =
        nearest_points(posed, {QueryKind::closest_points, body, {wall}, {}, Response::slide});
    return closest.b - closest.a;
}

struct Aim {
    std::string wall;
    Vec2 way;
};

Aim nearest_of(const Scene& posed, const std::string& body, const std::vector<std::string>& walls) {
    std::vector<Aim> aims;
    aims.reserve(walls.size());
    for (const std::string& wall : walls) aims.push_back({wall, way_between(posed, body, wall)});
    return *std::min_element(aims.begin(), aims.end(), [](const Aim& a, const Aim& b) {
        return isect::length(a.way) < isect::length(b.way);
    });
}

/// A part of the visible width, as a round number.
double short_part(const Camera& shown, double parts) {
    const double part = static_cast<double>(shown.area.width()) / shown.state.zoom / parts;
    return nearest_multiple(part, nice_step_up_to(part / 4));
}

/// A third of the visible width per second, directed to the right if the two touch.
Vec2 velocity_along(Vec2 way, const Camera& shown) {
    const double speed = short_part(shown, 3);
    const double length = isect::length(way);
    if (length == 0) return {speed, 0};
    const double step = nice_step_up_to(speed / 100);
    return {nearest_multiple(speed * way.x / length, step),
            nearest_multiple(speed * way.y / length, step)};
}

Fly flight_of(const Scene& scene, const std::string& body, Vec2 velocity) {
    Fly fly;
    fly.velocity = velocity;
    fly.swept = std::all_of(scene.queries.begin(), scene.queries.end(), [&](const Query& query) {
        return query.mover != body || row_of(query).along_path;
    });
    // The flight repeats after the shape has left the view.
    fly.repeat = 3;
    // The arrow of a single step would be too short to see.
    if (fly.swept) fly.ahead = 0.25;
    return fly;
}

std::string place_handle(const NamedShape& shape) {
    return shape.name + "." + handles(shape.geometry).front();
}

/// Turns it around a center on its left, or an end around the start.
Motion circling(const NamedShape& shape, double radius) {
    constexpr double rate = 1;
    const Vec2 place = *handle_position(shape.geometry, handles(shape.geometry).front());
    if (const auto end = handle_position(shape.geometry, "end")) {
        const double length = isect::distance(place, *end);
        const double angle = angle_of(shape.geometry).value_or(0);
        return {shape.name + ".end", Orbit{place, {length, length}, {rate, rate}, {angle, angle}}};
    }
    return {place_handle(shape),
            Orbit{place - Vec2{radius, 0}, {radius, radius}, {rate, rate}, {}}};
}

}  // namespace

const NamedShape* first_without_flight(const Scene& scene, const std::string& body) {
    const Geometry& mover = find_shape(scene, body)->geometry;
    for (const std::string& wall : walls_around(scene, body)) {
        const NamedShape* shape = find_shape(scene, wall);
        if (!can_fly_at(mover, shape->geometry)) return shape;
    }
    return nullptr;
}

bool can_let_fly(const Scene& scene, const std::string& shape) {
    const NamedShape* body = still_shape(scene, shape);
    return body != nullptr && !walls_for(scene, *body).empty();
}

bool can_let_fly(const Session& session) {
    return session.view().also.empty() && can_let_fly(session.scene(), session.view().selected);
}

void let_fly(Session& session, const Camera& shown) {
    session.seek(0);
    const NamedShape body = *still_shape(session.scene(), session.view().selected);
    const Aim aim = nearest_of(session.now().posed, body.name, walls_for(session.scene(), body));
    const bool asks = !obstacles_of(session.scene(), body.name).empty();
    const bool is_first = !session.has_motion();
    session.edit("Let " + body.name + " fly", [&](Scene& draft) {
        say_content(draft, shown);
        if (!asks)
            draft.queries.push_back(
                {QueryKind::intersect, body.name, {aim.wall}, {}, Response::slide});
        const Fly fly = flight_of(draft, body.name, velocity_along(aim.way, shown));
        if (is_first) draft.duration = fly.repeat;
        draft.motions.push_back({place_handle(body), fly});
    });
    if (!asks) session.view().query = static_cast<int>(session.scene().queries.size()) - 1;
}

namespace {

/// The shapes on which a body can walk: all solid ones.
std::vector<std::string> ground_for(const Scene& scene, const NamedShape& body) {
    std::vector<std::string> ground;
    for (const NamedShape& shape : scene.shapes)
        if (shape.name != body.name && can_ask(QueryKind::walk, body.geometry, shape.geometry))
            ground.push_back(shape.name);
    return ground;
}

bool asks_where_it_walks(const Scene& scene, const std::string& mover) {
    return std::any_of(scene.queries.begin(), scene.queries.end(), [&](const Query& query) {
        return query.mover == mover && row_of(query).walks;
    });
}

/// The height of a body, as a round number; at least a small part of the height of the canvas.
double body_height(const NamedShape& body, const Camera& shown) {
    const Rounded shape = rounded(body.geometry);
    const auto [least, most] =
        std::minmax_element(shape.corners.begin(), shape.corners.end(),
                            [](const Vec2& a, const Vec2& b) { return a.y < b.y; });
    const double height = most->y - least->y + 2 * shape.radius;
    const double smallest = short_part(shown, 100);
    return height > smallest ? nearest_multiple(height, nice_step_up_to(height / 20)) : smallest;
}

/// The default speeds are those of a body that is 20 units high.
Walking walk_of(double height) {
    Walking walk;
    const double scale = height / 20;
    walk.speed *= scale;
    walk.jump *= scale;
    walk.gravity *= scale;
    return walk;
}

}  // namespace

bool can_let_walk(const Scene& scene, const std::string& shape) {
    const NamedShape* body = still_shape(scene, shape);
    return body != nullptr && !ground_for(scene, *body).empty();
}

bool can_let_walk(const Session& session) {
    return session.view().also.empty() && can_let_walk(session.scene(), session.view().selected);
}

void let_walk(Session& session, const Camera& shown) {
    session.seek(0);
    const NamedShape body = *still_shape(session.scene(), session.view().selected);
    const bool asks = asks_where_it_walks(session.scene(), body.name);
    session.edit("Let " + body.name + " walk", [&](Scene& draft) {
        say_content(draft, shown);
        const double height = body_height(body, shown);
        if (!asks) {
            Query query{QueryKind::walk, body.name, ground_for(draft, body), {}, Response::slide};
            query.settings.snap = height / 5;
            query.settings.step = height / 4;
            draft.queries.push_back(query);
        }
        draft.motions.push_back({place_handle(body), walk_of(height)});
    });
    if (!asks) session.view().query = static_cast<int>(session.scene().queries.size()) - 1;
}

bool can_let_circle(const Scene& scene, const std::string& shape) {
    const NamedShape* body = still_shape(scene, shape);
    return body != nullptr && !std::holds_alternative<Range>(body->geometry);
}

bool can_let_circle(const Session& session) {
    return session.view().also.empty() && can_let_circle(session.scene(), session.view().selected);
}

void let_circle(Session& session, const Camera& shown) {
    session.seek(0);
    const NamedShape shape = *still_shape(session.scene(), session.view().selected);
    session.edit("Move " + shape.name + " in a circle", [&](Scene& draft) {
        say_content(draft, shown);
        draft.motions.push_back(circling(shape, short_part(shown, 12)));
    });
}

bool can_take_motion(const Session& session) {
    const View& view = session.view();
    return view.also.empty() && is_driven(session.scene(), view.selected);
}

void take_motion(Session& session) {
    const std::string name = session.view().selected;
    const Scene posed = session.now().posed;
    session.edit("Remove the motion of " + name,
                 [&](Scene& draft) { remove_motion(draft, posed, name); });
}

}  // namespace lab
