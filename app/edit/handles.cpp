#include "edit/handles.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/outline.hpp"
#include "geometry/points.hpp"
#include "scene/handles.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

constexpr float reach = 12;

/// The distance from the origin to the boundary of a polygon, along a direction.
double way_out(const std::vector<Vec2>& points, Vec2 way) {
    double out = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        // Solves a + s edge = t way by crossing it with each of the two directions.
        const Vec2 a = points[i], edge = points[(i + 1) % points.size()] - a;
        const double across = isect::cross(way, edge);
        if (across == 0) continue;
        const double s = isect::cross(a, way) / across;
        if (s >= 0 && s <= 1) out = std::max(out, isect::cross(a, edge) / across);
    }
    return out;
}

struct HandlesOfGeometry {
    const Scene& scene;
    const Camera& camera;
    const std::string& shape;
    bool is_selected;
    std::vector<Handle>& into;

    void add(const char* name, HandleKind kind, Vec2 at, Cursor cursor) const {
        into.push_back({shape, name, kind, at, cursor, {}});
    }
    void add_turn(Vec2 root, Vec2 way) const {
        constexpr double stalk = 24;
        into.push_back({shape, "angle", HandleKind::turn, root + (stalk / camera.state.zoom) * way,
                        Cursor::move, root});
    }
    /// Puts the handle on the side where a capsule has no other one.
    void add_turn(const Segment& axis, double radius) const {
        const double length = isect::length(axis.delta);
        if (!is_selected || !is_visible_length(length)) return;
        const Vec2 across = isect::perpendicular(axis.delta) * (-1 / length);
        add_turn(axis.at(0.5) + radius * across, across);
    }
    bool is_visible_length(double world) const {
        constexpr double least = 14;
        return world * camera.state.zoom >= least;
    }

    void operator()(Vec2 point) const { add("pos", HandleKind::place, point, Cursor::move); }
    void operator()(const Segment& segment) const {
        add("start", HandleKind::place, segment.start, Cursor::move);
        add("end", HandleKind::place, segment.end(), Cursor::move);
        add_turn(segment, 0);
    }
    void operator()(const Aabb& box) const {
        const Vec2 min = box.min(), max = box.max(), center = box.center;
        if (is_visible_length(box.half.x)) {
            add("half.left", HandleKind::size, {min.x, center.y}, Cursor::level);
            add("half.right", HandleKind::size, {max.x, center.y}, Cursor::level);
        }
        if (is_visible_length(box.half.y)) {
            add("half.top", HandleKind::size, {center.x, min.y}, Cursor::upright);
            add("half.bottom", HandleKind::size, {center.x, max.y}, Cursor::upright);
        }
    }
    void operator()(const Circle& circle) const {
        if (!is_visible_length(circle.radius)) return;
        add("radius", HandleKind::size, circle.center + Vec2{circle.radius, 0}, Cursor::level);
    }
    void operator()(const Capsule& capsule) const {
        add("start", HandleKind::place, capsule.start, Cursor::move);
        add("end", HandleKind::place, capsule.end(), Cursor::move);
        add_turn(capsule.axis(), capsule.radius);
        if (!is_visible_length(capsule.radius)) return;
        const double length = isect::length(capsule.delta);
        const Vec2 across =
            length > 0 ? isect::perpendicular(capsule.delta) * (1 / length) : Vec2{0, 1};
        const bool steep = std::abs(capsule.delta.y) > std::abs(capsule.delta.x);
        add("radius", HandleKind::size, capsule.axis().at(0.5) + capsule.radius * across,
            steep ? Cursor::level : Cursor::upright);
    }
    void operator()(const Polygon& polygon) const {
        const std::vector<Vec2> points = turned_points(polygon);
        double reach_of_points = 0;
        for (const Vec2 point : points)
            reach_of_points = std::max(reach_of_points, isect::length(point));
        if (!is_visible_length(reach_of_points)) return;
        for (std::size_t i = 0; i < points.size(); ++i)
            into.push_back({shape,
                            "corner" + std::to_string(i),
                            HandleKind::size,
                            polygon.pos + points[i],
                            Cursor::move,
                            {}});
        const isect::SinCos turn = isect::sin_cos(polygon.angle);
        const Vec2 way{turn.cos, turn.sin};
        add_turn(polygon.pos + (way_out(points, way) + polygon.radius) * way, way);
    }
    void operator()(const Range& range) const {
        add("min", HandleKind::place, range_place(scene, shape, range.min, camera), Cursor::level);
        add("max", HandleKind::place, range_place(scene, shape, range.max, camera), Cursor::level);
    }
};

bool flies(const Scene& scene, const std::string& name) {
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        return std::holds_alternative<Fly>(motion.kind) && motion.on &&
               motion.drives.compare(0, name.size() + 1, name + ".") == 0;
    });
}

/// A size by which shapes are compared: their area. Segments and points have none, however large
/// their bounding boxes are.
double extent(const Rounded& shape) {
    constexpr double pi = 3.141592653589793;
    double twice_area = 0, around = 0;
    const std::size_t count = shape.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 a = shape.corners[i], b = shape.corners[(i + 1) % count];
        twice_area += a.x * b.y - a.y * b.x;
        around += isect::length(b - a);
    }
    return std::abs(twice_area) / 2 + around * shape.radius + pi * shape.radius * shape.radius;
}

/// Whether the mouse is over a shape, or near one that is thin on the screen.
bool is_over(const NamedShape& shape, const Scene& posed, const Camera& camera, Pt mouse) {
    if (const auto* range = std::get_if<Range>(&shape.geometry)) {
        const auto place = [&](double x) {
            return camera.to_screen(range_place(posed, shape.name, x, camera));
        };
        return distance_to_line({place(range->min), place(range->max)}, mouse) <= reach;
    }
    const std::vector<Pt> points = outline(rounded(shape.geometry), camera);
    bool inside = points.size() > 2;
    float nearest = reach + 1;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Pt a = points[i], b = points[(i + 1) % points.size()];
        if ((b.x - a.x) * (mouse.y - a.y) - (b.y - a.y) * (mouse.x - a.x) < 0) inside = false;
        nearest = std::min(nearest, distance_to_line({a, b}, mouse));
    }
    constexpr float rim = 4;
    return inside || nearest <= (points.size() > 2 ? rim : reach);
}

}  // namespace

bool has_ranges(const Scene& scene) {
    return std::any_of(scene.shapes.begin(), scene.shapes.end(), [](const NamedShape& shape) {
        return std::holds_alternative<Range>(shape.geometry);
    });
}

double range_row(const Scene& scene, std::string_view name) {
    constexpr double first = 30, apart = 34;
    double row = first;
    for (const NamedShape& shape : scene.shapes) {
        if (shape.name == name) break;
        if (std::holds_alternative<Range>(shape.geometry)) row += apart;
    }
    return row;
}

Vec2 range_place(const Scene& scene, std::string_view name, double x, const Camera& camera) {
    return {x, -range_row(scene, name) / camera.state.zoom};
}

std::vector<Handle> handles_of(const Evaluation& evaluation, const Camera& camera,
                               const std::string& selected) {
    const Scene& scene = evaluation.posed;
    std::vector<Handle> handles;
    for (const NamedShape& shape : scene.shapes) {
        std::visit(HandlesOfGeometry{scene, camera, shape.name, shape.name == selected, handles},
                   shape.geometry);
    }
    if (scene.crowd && sweeps_crowd(scene, scene.crowd->by)) {
        const NamedShape* mover = find_shape(scene, scene.crowd->by);
        if (mover != nullptr)
            handles.push_back({mover->name, "delta", HandleKind::place,
                               position(mover->geometry) + scene.crowd->delta, Cursor::move});
    }
    for (const Query& query : scene.queries) {
        const NamedShape* mover = find_shape(scene, query.mover);
        if (!row_of(query).has_delta || mover == nullptr || flies(scene, query.mover)) continue;
        handles.push_back({query.mover,
                           "delta",
                           HandleKind::place,
                           position(mover->geometry) + query.delta,
                           Cursor::move,
                           {}});
    }
    return handles;
}

std::optional<Picked> pick(const std::vector<Handle>& handles, const Scene& posed,
                           const Camera& camera, Pt mouse, const std::string& selected) {
    const Handle* nearest = nullptr;
    float least = reach;
    for (const Handle& handle : handles) {
        const float away = distance(camera.to_screen(handle.at), mouse);
        const bool wins_tie = nearest != nullptr && away == least && handle.shape == selected &&
                              nearest->shape != selected;
        if (away < least || (nearest == nullptr && away <= reach) || wins_tie) {
            nearest = &handle;
            least = away;
        }
    }
    if (nearest != nullptr) return Picked{nearest->shape, nearest->name};

    const NamedShape* smallest = nullptr;
    double size = 0;
    for (const NamedShape& shape : posed.shapes) {
        if (!is_over(shape, posed, camera, mouse)) continue;
        const double its_size = extent(rounded(shape.geometry));
        if (smallest == nullptr || its_size < size ||
            (its_size == size && smallest->name != selected)) {
            smallest = &shape;
            size = its_size;
        }
    }
    if (smallest == nullptr) return {};
    return Picked{smallest->name, ""};
}

std::optional<Vec2> place_of(const Picked& picked, const std::vector<Handle>& handles,
                             const Scene& posed) {
    for (const Handle& handle : handles) {
        if (handle.shape == picked.shape && handle.name == picked.handle) return handle.at;
    }
    const NamedShape* shape = find_shape(posed, picked.shape);
    if (shape == nullptr) return {};
    return handle_position(shape->geometry, lab::handles(shape->geometry).front());
}

std::string label_of(const Picked& picked) {
    if (picked.handle == "angle") return "Turn " + picked.shape;
    return "Move " + picked.shape + (picked.handle.empty() ? "" : "." + picked.handle);
}

}  // namespace lab
