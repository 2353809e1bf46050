#include "panels/corner_edits.hpp"

#include <algorithm>
#include <optional>

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

/// The polygon with one more corner, if there is room for one.
std::optional<Polygon> with_corner(const Polygon& polygon) {
    const std::vector<Vec2>& points = polygon.points;
    if (points.size() >= isect::Polygon<double>::capacity) return {};
    const auto side = [&](std::size_t i) { return points[(i + 1) % points.size()] - points[i]; };
    std::size_t longest = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        if (isect::length(side(i)) > isect::length(side(longest))) longest = i;
    const Vec2 out{side(longest).y, -side(longest).x};
    // Where the corners beside it are nearly straight, there is less room outside.
    for (double share = 1.0 / 16; share > 1e-4; share /= 2) {
        Polygon more = polygon;
        more.points.insert(more.points.begin() + static_cast<std::ptrdiff_t>(longest) + 1,
                           points[longest] + 0.5 * side(longest) + share * out);
        if (objection(more).empty()) return more;
    }
    return {};
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
    return polygon != nullptr && with_corner(*polygon).has_value();
}

void add_corner(Session& session) {
    if (can_add_corner(session))
        put(session, "Add a corner", *with_corner(*selected_polygon(session)));
}

bool can_remove_corner(const Session& session) {
    return without_corner(session).has_value();
}

void remove_corner(Session& session) {
    if (const auto less = without_corner(session)) put(session, "Remove a corner", *less);
}

}  // namespace lab
