#include "workspace/shape_edits.hpp"

#include <algorithm>
#include <iterator>

#include "geometry/grid.hpp"
#include "geometry/outline.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/make.hpp"
#include "scene/parameters.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

/// The bounding box of a shape.
struct Bounds {
    Vec2 min, max;

    double at(Side side) const {
        switch (side) {
            case Side::left:
                return min.x;
            case Side::middle:
                return 0.5 * min.x + 0.5 * max.x;
            case Side::right:
                return max.x;
            case Side::top:
                return min.y;
            case Side::center:
                return 0.5 * min.y + 0.5 * max.y;
            default:
                return max.y;
        }
    }
};

bool is_level(Side side) {
    return side == Side::left || side == Side::middle || side == Side::right;
}

Bounds bounds_of(const Geometry& geometry) {
    const Rounded shape = rounded(geometry);
    Bounds bounds{shape.corners.front(), shape.corners.front()};
    for (const Vec2 corner : shape.corners) {
        bounds.min = {std::min(bounds.min.x, corner.x), std::min(bounds.min.y, corner.y)};
        bounds.max = {std::max(bounds.max.x, corner.x), std::max(bounds.max.y, corner.y)};
    }
    const Vec2 rim{shape.radius, shape.radius};
    return {bounds.min - rim, bounds.max + rim};
}

std::string words_for(const char* verb, const std::vector<std::string>& names) {
    return std::string(verb) + " " +
           (names.size() == 1 ? names.front() : std::to_string(names.size()) + " shapes");
}

/// Takes a shape out of its motion and moves it along one axis.
void move_along(Scene& draft, const Scene& posed, const std::string& name, double by,
                bool along_x) {
    detach(draft, posed, name);
    if (NamedShape* shape = find_shape(draft, name))
        translate(shape->geometry, along_x ? Vec2{by, 0} : Vec2{0, by});
}

/// A grid point in the middle of the canvas.
Vec2 middle_place(const CameraState& camera) {
    const double step = nice_step_from(grid_spacing / camera.zoom);
    return {nearest_multiple(camera.center.x, step), nearest_multiple(camera.center.y, step)};
}

/// Moves a new shape aside, so that it covers no other.
void step_aside(NamedShape& made, const std::vector<NamedShape>& shapes, double by) {
    const auto is_covered = [&](const NamedShape& shape) {
        return pivot_of(shape.geometry) == pivot_of(made.geometry);
    };
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (std::any_of(shapes.begin(), shapes.end(), is_covered))
            translate(made.geometry, {by, by});
}

const Query* query_looked_at(const Session& session) {
    const auto at = static_cast<std::size_t>(session.view().query);
    const auto& queries = session.scene().queries;
    return at < queries.size() ? &queries[at] : nullptr;
}

/// The mover and the obstacles: the selected shapes. A single shape is tested against all others
/// that it can be tested against, if the query takes many or there is only one other.
std::vector<std::string> shapes_to_ask(const Session& session, QueryKind kind) {
    std::vector<std::string> names = session.view().selection();
    const std::vector<NamedShape>& shapes = session.scene().shapes;
    if (names.size() == 2 && !row_of(kind).has_delta) {
        // Only a segment can be cast, so the order of selection doesn't matter.
        const NamedShape* first = find_shape(session.scene(), names.front());
        const NamedShape* second = find_shape(session.scene(), names.back());
        if (first != nullptr && second != nullptr &&
            !can_ask(kind, first->geometry, second->geometry) &&
            can_ask(kind, second->geometry, first->geometry))
            std::swap(names.front(), names.back());
    }
    if (names.size() != 1 || (shapes.size() != 2 && !row_of(kind).takes_many)) return names;
    const NamedShape* mover = find_shape(session.scene(), names.front());
    if (mover == nullptr) return names;
    for (const NamedShape& other : shapes) {
        const bool is_asked = &other != mover && can_ask(kind, mover->geometry, other.geometry);
        if (is_asked) names.push_back(other.name);
    }
    return names;
}

}  // namespace

void add_shape(Session& session, std::size_t type, std::optional<Vec2> wanted) {
    const CameraState& camera = session.view().camera;
    constexpr double points = 40;
    const double size = nice_step_up_to(points / camera.zoom);
    NamedShape made = new_shape(type, wanted.value_or(middle_place(camera)), size);
    step_aside(made, session.now().posed.shapes, size / 2);
    std::vector<std::string> names;
    session.edit("Add " + made.name, [&](Scene& draft) { names = add_shapes(draft, {made}); });
    session.view().select(names);
}

void duplicate_selection(Session& session) {
    const std::vector<std::string> names = session.view().selection();
    std::vector<NamedShape> copies = only_shapes(session.now().posed, names).shapes;
    constexpr double points = 30;
    const double by = nice_step_up_to(points / session.view().camera.zoom);
    for (NamedShape& copy : copies) translate(copy.geometry, {by, by});
    std::vector<std::string> added;
    session.edit(words_for("Duplicate", names),
                 [&](Scene& draft) { added = add_shapes(draft, copies); });
    session.view().select(added);
}

void remove_selection(Session& session) {
    const std::vector<std::string> names = session.view().selection();
    session.view().select({});
    session.edit(words_for("Delete", names), [&](Scene& draft) {
        for (const std::string& name : names) remove_shape(draft, name);
    });
}

bool can_add_query(const Session& session, QueryKind kind) {
    const std::vector<std::string> names = shapes_to_ask(session, kind);
    if (names.size() < 2 || (names.size() > 2 && !row_of(kind).takes_many)) return false;
    const NamedShape* mover = find_shape(session.scene(), names.front());
    return mover != nullptr && std::all_of(names.begin() + 1, names.end(), [&](const auto& name) {
               const NamedShape* obstacle = find_shape(session.scene(), name);
               return obstacle != nullptr && can_ask(kind, mover->geometry, obstacle->geometry);
           });
}

std::string how_to_ask_crowd(const Scene& scene) {
    const CrowdQuestion question = scene.crowd->asks;
    const bool any = std::any_of(
        scene.shapes.begin(), scene.shapes.end(),
        [&](const NamedShape& shape) { return can_ask_crowd(question, shape.geometry); });
    if (any) return "No shape queries the crowd: choose one next to “by” in the inspector.";
    const bool casts = question == CrowdQuestion::raycast;
    return std::string("No ") + (casts ? "segment" : "box") +
           " queries the crowd: add one on the canvas with the key " + (casts ? "2" : "3") +
           " or a right click.";
}

void add_query(Session& session, QueryKind kind) {
    const std::vector<std::string> names = shapes_to_ask(session, kind);
    Query query{kind, names.front(), {names.begin() + 1, names.end()}, {}, Response::slide};
    if (row_of(kind).has_delta) {
        const auto middle = [&](const std::string& name) {
            const Bounds bounds = bounds_of(find_shape(session.now().posed, name)->geometry);
            return Vec2{bounds.at(Side::middle), bounds.at(Side::center)};
        };
        query.delta = middle(names[1]) - middle(names.front());
    }
    session.edit(std::string("Ask ") + name_of(kind),
                 [&](Scene& draft) { draft.queries.push_back(query); });
    session.view().query = static_cast<int>(session.scene().queries.size()) - 1;
}

void remove_query(Session& session) {
    const auto at = session.view().query;
    const Query* query = query_looked_at(session);
    if (query == nullptr) return;
    session.edit(std::string("Remove ") + name_of(query->kind), [&](Scene& draft) {
        draft.queries.erase(draft.queries.begin() + at);
        remove_stranded_motions(draft);
    });
    session.view().query = 0;
}

bool can_swap_query(const Session& session) {
    const Query* query = query_looked_at(session);
    if (query == nullptr || query->obstacles.size() != 1) return false;
    const NamedShape* mover = find_shape(session.scene(), query->mover);
    const NamedShape* obstacle = find_shape(session.scene(), query->obstacles.front());
    return can_ask(query->kind, obstacle->geometry, mover->geometry);
}

void swap_query(Session& session) {
    const auto at = static_cast<std::size_t>(session.view().query);
    session.edit("Swap mover and obstacle", [&](Scene& draft) {
        Query& query = draft.queries[at];
        std::swap(query.mover, query.obstacles.front());
        // Seen from the other shape, the motion is reversed.
        query.delta = -query.delta;
        remove_stranded_motions(draft);
    });
}

void turn_shape(Session& session, const std::string& name, double angle) {
    session.begin_gesture("Turn " + name);
    session.turn(name, angle);
    session.end_gesture();
}

void align_selection(Session& session, Side side) {
    const Scene posed = session.now().posed;
    const std::vector<std::string> names = session.view().selection();
    const double to = bounds_of(find_shape(posed, names.front())->geometry).at(side);
    session.edit(words_for("Align", names), [&](Scene& draft) {
        for (const std::string& name : names) {
            const double from = bounds_of(find_shape(posed, name)->geometry).at(side);
            if (from != to) move_along(draft, posed, name, to - from, is_level(side));
        }
    });
}

void distribute_selection(Session& session, bool along_x) {
    const Scene posed = session.now().posed;
    std::vector<std::string> names = session.view().selection();
    const Side side = along_x ? Side::middle : Side::center;
    const auto place = [&](const std::string& name) {
        return bounds_of(find_shape(posed, name)->geometry).at(side);
    };
    std::stable_sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
        return place(a) < place(b);
    });
    const double first = place(names.front());
    const double apart = (place(names.back()) - first) / static_cast<double>(names.size() - 1);
    session.edit(words_for("Distribute", names), [&](Scene& draft) {
        for (std::size_t i = 1; i + 1 < names.size(); ++i) {
            const double to = first + static_cast<double>(i) * apart;
            move_along(draft, posed, names[i], to - place(names[i]), along_x);
        }
    });
}

}  // namespace lab
