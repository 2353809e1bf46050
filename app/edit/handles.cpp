#include "edit/handles.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/extent.hpp"
#include "geometry/outline.hpp"
#include "geometry/points.hpp"
#include "query/shapes.hpp"
#include "scene/handles.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

bool flies(const Scene& scene, const std::string& name) {
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        return goes_in_steps(motion) && motion.on &&
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

bool is_on(const Chain& chain, const Camera& camera, Pt mouse) {
    for (std::size_t i = 0; i < chain.edges(); ++i) {
        const Segment edge = chain.edge(i);
        const auto seen = visible(edge.start, edge.end(), camera);
        if (seen && distance_to_line({seen->first, seen->second}, mouse) <= reach_of_pointer)
            return true;
    }
    return false;
}
bool is_on(const Tiles& tiles, const Camera& camera, Pt mouse) {
    const Vec2 place = camera.to_world(mouse);
    const auto cell = tiles.cell_at(place);
    if (!cell) return false;
    const isect::Tile tile = tiles.at(*cell);
    const Vec2 low = tiles.corner(cell->column, cell->row + 1);
    const double across = (place.x - low.x) / tiles.cell.x;
    const auto left = static_cast<double>(tile.left), right = static_cast<double>(tile.right);
    return (low.y - place.y) / tiles.cell.y <= left + across * (right - left);
}

/// Whether the mouse is too far from a shape of this extent to be over it.
bool is_far(const Extent& extent, const Camera& camera, Pt mouse) {
    const Rect area = Rect{camera.to_screen(extent.min), camera.to_screen(extent.max)};
    return mouse.x < area.min.x - reach_of_pointer || mouse.x > area.max.x + reach_of_pointer ||
           mouse.y < area.min.y - reach_of_pointer || mouse.y > area.max.y + reach_of_pointer;
}

/// Whether the mouse is over a shape, or near one that is thin on the screen.
bool is_over(const NamedShape& shape, const Scene& posed, const Camera& camera, Pt mouse) {
    if (const auto* range = std::get_if<Range>(&shape.geometry)) {
        const auto place = [&](double x) {
            return camera.to_screen(range_place(posed, shape.name, x, camera));
        };
        return distance_to_line({place(range->min), place(range->max)}, mouse) <= reach_of_pointer;
    }
    if (is_far(extent_by_bounds(shape.geometry), camera, mouse)) return false;
    if (const auto* chain = std::get_if<Chain>(&shape.geometry))
        return is_on(*chain, camera, mouse);
    if (const auto* tiles = std::get_if<Tiles>(&shape.geometry))
        return is_on(*tiles, camera, mouse);
    const std::vector<Pt> points = outline(rounded(shape.geometry), camera);
    bool inside = points.size() > 2;
    float nearest = reach_of_pointer + 1;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Pt a = points[i], b = points[(i + 1) % points.size()];
        if ((b.x - a.x) * (mouse.y - a.y) - (b.y - a.y) * (mouse.x - a.x) < 0) inside = false;
        nearest = std::min(nearest, distance_to_line({a, b}, mouse));
    }
    constexpr float rim = 4;
    return inside || nearest <= (points.size() > 2 ? rim : reach_of_pointer);
}

/// How near the pointer has to be to a handle. On the body of the same shape, the reach goes at
/// most half of the way to the middle, so that a small shape can also be taken as a whole. A handle
/// in the middle keeps its reach.
float reach_of(const Handle& handle, const Scene& posed, const Camera& camera, Pt mouse,
               float reach) {
    const NamedShape* shape = find_shape(posed, handle.shape);
    if (shape == nullptr || !is_over(*shape, posed, camera, mouse)) return reach;
    const Pt middle = camera.to_screen(position(shape->geometry));
    const float half_way = distance(camera.to_screen(handle.at), middle) / 2;
    const bool is_coarse = reach > reach_of_pointer || half_way < 1;
    return std::clamp(half_way, is_coarse ? reach_of_pointer : reach_of_pointer / 2, reach);
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
        DragHandles list(camera.state.zoom, shape.name == selected);
        std::visit([&](const auto& it) { RowOf<decltype(it)>::add_handles(it, list); },
                   shape.geometry);
        for (DragHandle handle : list.all()) {
            if (std::holds_alternative<Range>(shape.geometry))
                handle.at = range_place(scene, shape.name, handle.at.x, camera);
            handles.push_back({std::move(handle), shape.name});
        }
    }
    if (scene.crowd && sweeps_crowd(scene, scene.crowd->by)) {
        const NamedShape* mover = find_shape(scene, scene.crowd->by);
        if (mover != nullptr)
            handles.push_back(
                {{"delta", HandleKind::place, position(mover->geometry) + scene.crowd->delta},
                 mover->name});
    }
    for (const Query& query : scene.queries) {
        const NamedShape* mover = find_shape(scene, query.mover);
        if (!row_of(query).has_delta || mover == nullptr || flies(scene, query.mover)) continue;
        handles.push_back(
            {{"delta", HandleKind::place, position(mover->geometry) + query.delta}, query.mover});
    }
    return handles;
}

std::optional<Picked> pick(const std::vector<Handle>& handles, const Scene& posed,
                           const Camera& camera, Pt mouse, const std::string& selected,
                           float reach) {
    const Handle* nearest = nullptr;
    float least = reach;
    for (const Handle& handle : handles) {
        const float away = distance(camera.to_screen(handle.at), mouse);
        if (away > reach || away > reach_of(handle, posed, camera, mouse, reach)) continue;
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
        const bool is_line = std::holds_alternative<Chain>(shape.geometry);
        const double its_size = is_line ? 0 : extent(rounded(shape.geometry));
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
