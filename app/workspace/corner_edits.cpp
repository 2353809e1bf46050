#include "workspace/corner_edits.hpp"

#include <optional>
#include <string>

#include "scene/number.hpp"

namespace lab {

namespace {

const Polygon* selected_polygon(const Session& session) {
    const NamedShape* shape = find_shape(session.scene(), session.view().selected);
    return shape != nullptr ? std::get_if<Polygon>(&shape->geometry) : nullptr;
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
    Polygon polygon;
    std::size_t index{};
};

Vec2 side_after(const Polygon& polygon, std::size_t corner) {
    const std::vector<Vec2>& points = polygon.points;
    return points[(corner + 1) % points.size()] - points[corner];
}

/// The polygon with a new corner in the middle of a side, moved outwards, if there is room for it.
std::optional<NewCorner> with_corner_on(const Polygon& polygon, std::size_t begin) {
    const Vec2 side = side_after(polygon, begin), out{side.y, -side.x};
    // If the neighbouring corners are nearly straight, there is less room outside.
    for (double share = 1.0 / 16; share > 1e-4; share /= 2) {
        NewCorner more{polygon, begin + 1};
        more.polygon.points.insert(
            more.polygon.points.begin() + static_cast<std::ptrdiff_t>(more.index),
            polygon.points[begin] + 0.5 * side + share * out);
        if (objection(more.polygon).empty()) return more;
    }
    return {};
}

/// Chooses the longer side next to the selected corner, or else the longest side.
std::optional<NewCorner> with_corner(const Polygon& polygon, std::optional<std::size_t> beside) {
    const std::size_t count = polygon.points.size();
    if (count >= isect::Polygon<double>::capacity) return {};
    const auto longer = [&](std::size_t a, std::size_t b) {
        return isect::length(side_after(polygon, b)) > isect::length(side_after(polygon, a)) ? b
                                                                                             : a;
    };
    if (beside && *beside < count) {
        auto more = with_corner_on(polygon, longer(*beside, (*beside + count - 1) % count));
        if (more) return more;
    }
    std::size_t longest = 0;
    for (std::size_t i = 1; i < count; ++i) longest = longer(longest, i);
    return with_corner_on(polygon, longest);
}

std::optional<Polygon> without_corner(const Session& session) {
    const Polygon* polygon = selected_polygon(session);
    const auto corner = selected_corner(session);
    if (polygon == nullptr || !corner || *corner >= polygon->points.size()) return {};
    Polygon less = *polygon;
    less.points.erase(less.points.begin() + static_cast<std::ptrdiff_t>(*corner));
    if (!objection(less).empty()) return {};
    return less;
}

void put(Session& session, const std::string& label, const Polygon& polygon) {
    const std::string name = session.view().selected;
    session.edit(label, [&](Scene& draft) { find_shape(draft, name)->geometry = polygon; });
    session.view().handle.clear();
}

}  // namespace

bool can_add_corner(const Session& session) {
    const Polygon* polygon = selected_polygon(session);
    return polygon != nullptr && with_corner(*polygon, selected_corner(session)).has_value();
}

/// The new corner is selected, so that the arrow keys move it.
void add_corner(Session& session) {
    if (!can_add_corner(session)) return;
    const auto more = with_corner(*selected_polygon(session), selected_corner(session));
    put(session, "Add a corner", more->polygon);
    session.view().handle = "corner" + std::to_string(more->index);
}

bool can_remove_corner(const Session& session) {
    return without_corner(session).has_value();
}

void remove_corner(Session& session) {
    if (const auto less = without_corner(session)) put(session, "Remove a corner", *less);
}

}  // namespace lab
