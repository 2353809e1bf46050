#include "workspace/corner_edits.hpp"

#include <optional>
#include <string>

#include "scene/number.hpp"

namespace lab {

namespace {

/// The selected polygon or chain.
const Geometry* selected_cornered(const Session& session) {
    const NamedShape* shape = find_shape(session.scene(), session.view().selected);
    if (shape == nullptr) return nullptr;
    const bool has_corners = std::holds_alternative<Polygon>(shape->geometry) ||
                             std::holds_alternative<Chain>(shape->geometry);
    return has_corners ? &shape->geometry : nullptr;
}

std::vector<Vec2>& points_of(Geometry& geometry) {
    if (auto* polygon = std::get_if<Polygon>(&geometry)) return polygon->points;
    return std::get<Chain>(geometry).points;
}

bool is_valid(const Geometry& geometry, Scalar scalar) {
    return objection(NamedShape{"", geometry}, scalar).empty();
}

std::optional<std::size_t> selected_corner(const Session& session) {
    constexpr std::string_view start = "corner";
    const std::string& handle = session.view().handle;
    if (handle.compare(0, start.size(), start) != 0) return {};
    const auto index = parse_number(handle.substr(start.size()));
    if (!index) return {};
    return static_cast<std::size_t>(*index);
}

struct NewCorner {
    Geometry geometry;
    std::size_t index{};
};

Vec2 side_after(const std::vector<Vec2>& points, std::size_t corner) {
    return points[(corner + 1) % points.size()] - points[corner];
}

NewCorner with_point(const Geometry& geometry, std::size_t after, Vec2 point) {
    NewCorner more{geometry, after + 1};
    std::vector<Vec2>& points = points_of(more.geometry);
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(more.index), point);
    return more;
}

/// The polygon with a new corner in the middle of a side, moved outwards, if there is room for it.
std::optional<NewCorner> with_corner_on(const Polygon& polygon, std::size_t begin) {
    const Vec2 side = side_after(polygon.points, begin), out{side.y, -side.x};
    // If the neighbouring corners are nearly straight, there is less room outside.
    for (double share = 1.0 / 16; share > 1e-4; share /= 2) {
        const NewCorner more =
            with_point(polygon, begin, polygon.points[begin] + 0.5 * side + share * out);
        if (is_valid(more.geometry, Scalar::double_)) return more;
    }
    return {};
}

/// The longer side next to the given corner, or else the longest of all. An open chain has no side
/// after its last point.
std::size_t side_to_divide(const std::vector<Vec2>& points, std::size_t sides,
                           std::optional<std::size_t> beside) {
    const auto longer = [&](std::size_t a, std::size_t b) {
        return isect::length(side_after(points, b)) > isect::length(side_after(points, a)) ? b : a;
    };
    if (beside && *beside < points.size()) {
        const std::size_t before = (*beside + points.size() - 1) % points.size();
        if (*beside >= sides) return before;
        return before >= sides ? *beside : longer(*beside, before);
    }
    std::size_t longest = 0;
    for (std::size_t i = 1; i < sides; ++i) longest = longer(longest, i);
    return longest;
}

std::optional<NewCorner> with_corner(const Polygon& polygon, std::optional<std::size_t> beside) {
    const std::size_t count = polygon.points.size();
    if (count >= isect::Polygon<double>::capacity) return {};
    if (beside) {
        auto more = with_corner_on(polygon, side_to_divide(polygon.points, count, beside));
        if (more) return more;
    }
    return with_corner_on(polygon, side_to_divide(polygon.points, count, {}));
}

/// The edge of a chain near a place, and the point on it.
std::optional<std::pair<std::size_t, Vec2>> edge_near(const Chain& chain, Vec2 place,
                                                      double reach) {
    std::optional<std::pair<std::size_t, Vec2>> found;
    for (std::size_t i = 0; i < chain.edges(); ++i) {
        const Vec2 at = isect::closest_points(place, chain.edge(i)).b;
        if (isect::distance(at, place) > reach) continue;
        reach = isect::distance(at, place);
        found = std::pair(i, at);
    }
    return found;
}

std::optional<NewCorner> with_corner(const Chain& chain, const Session& session,
                                     std::optional<Vec2> pointer) {
    if (chain.points.size() >= most_chain_points) return {};
    constexpr double points = 24;
    const auto near =
        pointer ? edge_near(chain, *pointer, points / session.view().camera.zoom) : std::nullopt;
    NewCorner more;
    if (near) more = with_point(chain, near->first, near->second);
    if (!near || !is_valid(more.geometry, session.scene().scalar)) {
        const std::size_t edge =
            side_to_divide(chain.points, chain.edges(), selected_corner(session));
        more = with_point(chain, edge, chain.edge(edge).at(0.5));
    }
    if (!is_valid(more.geometry, session.scene().scalar)) return {};
    return more;
}

std::optional<NewCorner> with_corner(const Session& session, std::optional<Vec2> pointer) {
    const Geometry* geometry = selected_cornered(session);
    if (geometry == nullptr) return {};
    if (const auto* polygon = std::get_if<Polygon>(geometry))
        return with_corner(*polygon, selected_corner(session));
    return with_corner(std::get<Chain>(*geometry), session, pointer);
}

std::optional<Geometry> without_corner(const Session& session) {
    const Geometry* geometry = selected_cornered(session);
    const auto corner = selected_corner(session);
    if (geometry == nullptr || !corner) return {};
    Geometry less = *geometry;
    std::vector<Vec2>& points = points_of(less);
    if (*corner >= points.size()) return {};
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(*corner));
    if (!is_valid(less, session.scene().scalar)) return {};
    return less;
}

void put(Session& session, const std::string& label, const Geometry& geometry) {
    const std::string name = session.view().selected;
    session.edit(label, [&](Scene& draft) { find_shape(draft, name)->geometry = geometry; });
    session.view().handle.clear();
}

}  // namespace

bool can_add_corner(const Session& session) {
    return with_corner(session, {}).has_value();
}

/// The new corner is selected, so that the arrow keys move it.
void add_corner(Session& session, std::optional<Vec2> pointer) {
    const auto more = with_corner(session, pointer);
    if (!more) return;
    put(session, "Add a corner", more->geometry);
    session.view().handle = "corner" + std::to_string(more->index);
}

bool can_remove_corner(const Session& session) {
    return without_corner(session).has_value();
}

void remove_corner(Session& session) {
    if (const auto less = without_corner(session)) put(session, "Remove a corner", *less);
}

}  // namespace lab
