#include <cmath>
#include <optional>
#include <string>

#include "edit/snap_parts.hpp"
#include "query/shapes/range.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

Geometry body_at(const SnapTask& task, Vec2 place) {
    Geometry moved = task.geometry;
    set_place(moved, place);
    return moved;
}

bool rolls(const Geometry& geometry) {
    return std::holds_alternative<Circle>(geometry) || std::holds_alternative<Capsule>(geometry);
}

std::string words_for(const SnapTask& task, const NamedShape& other, Vec2 normal) {
    const std::string side = side_of(other, normal);
    if (rolls(task.geometry) || rolls(other.geometry)) return "tangent to " + side;
    const bool flat = std::holds_alternative<Aabb>(task.geometry) &&
                      std::holds_alternative<Aabb>(other.geometry) &&
                      (normal.x == 0 || normal.y == 0);
    return (flat ? "flush with " : "touching ") + side;
}

struct Touched {
    const NamedShape* other{};
    Touch touch;
};

/// The nearest shape that the body can touch from a position. If it already touches one, the second
/// contact must be perpendicular to the first.
std::optional<Touched> nearest_touch(const SnapTask& task, Vec2 from,
                                     const std::optional<Touched>& first) {
    std::optional<Touched> nearest;
    double least = task.reach();
    const Geometry moved = body_at(task, from);
    for (const NamedShape* other : task.others) {
        if (first && other == first->other) continue;
        const auto found = touch(moved, other->geometry, task.reach(), task.posed.scalar);
        if (!found) continue;
        const double away = isect::length(found->place - from);
        const bool across = !first || isect::dot(found->normal, first->touch.normal) == 0;
        if (away > least || !across || (nearest && away == least)) continue;
        const Geometry there = body_at(task, found->place);
        if (first && overlaps_in(task.posed.scalar, there, first->other->geometry)) continue;
        nearest = Touched{other, *found};
        least = away;
    }
    return nearest;
}

void add_touch(const SnapTask& task, const Touched& found, Snapped& into) {
    const Vec2 along = task.guide_length() * isect::perpendicular(found.touch.normal);
    into.to = found.touch.place;
    into.guides.push_back({found.touch.at - along, found.touch.at + along,
                           words_for(task, *found.other, found.touch.normal)});
}

std::string aligned_words(const NamedShape& other, int part, bool is_x) {
    if (part == 1) return "in line with " + other.name;
    const double way = part - 1;
    return "level with " + side_of(other, is_x ? Vec2{way, 0} : Vec2{0, way});
}

/// Aligns a side or the middle with the same one of another shape.
bool align(const SnapTask& task, double Vec2::*axis, Snapped& into) {
    const auto own = extent_of(task.geometry, axis);
    if (!own) return false;
    const double half = own->max - own->center;
    double least = task.reach();
    std::optional<double> found;
    SnapGuide guide;
    for (const NamedShape* other : task.others) {
        const auto its = extent_of(other->geometry, axis);
        if (!its || std::holds_alternative<Range>(other->geometry)) continue;
        const double places[] = {its->min + half, its->center, its->max - half};
        const double lines[] = {its->min, its->center, its->max};
        for (int part = 0; part < 3; ++part) {
            const double away = std::abs(places[part] - into.to.*axis);
            if (away > least || (found && away == least)) continue;
            least = away;
            found = places[part];
            guide.text = aligned_words(*other, part, axis == &Vec2::x);
            guide.from = *handle_position(other->geometry, handles(other->geometry).front());
            guide.to = into.to;
            guide.from.*axis = guide.to.*axis = lines[part];
        }
    }
    if (!found) return false;
    into.to.*axis = *found;
    into.guides.push_back(guide);
    return true;
}

void align_or_grid(const SnapTask& task, double Vec2::*axis, Snapped& into) {
    if (!align(task, axis, into)) snap_to_grid(task, axis, into);
}

/// The body may still slide along the side it touches, as long as it keeps touching.
void snap_along(const SnapTask& task, const Touched& first, Snapped& into) {
    if (!std::holds_alternative<Aabb>(first.other->geometry)) return;
    const Vec2 normal = first.touch.normal;
    if (normal.x != 0 && normal.y != 0) return;
    double Vec2::*const axis = normal.x == 0 ? &Vec2::x : &Vec2::y;
    Snapped along = into;
    align_or_grid(task, axis, along);
    const Geometry there = body_at(task, along.to);
    const auto still = touch(there, first.other->geometry, task.reach(), task.posed.scalar);
    if (still && still->place == along.to && still->normal == normal) into = along;
}

/// Where a range has to be, for one of its ends to be at a number, or at the next one from which it
/// doesn't reach that number.
Vec2 place_for_end(const SnapTask& task, const Range& range, bool is_max, double at) {
    const double center = ShapeRow<Range>::handle_at(range, "center").x;
    const double wanted = at - (is_max ? range.max : range.min) + center;
    const double ulp = std::nextafter(std::abs(wanted), INFINITY) - std::abs(wanted);
    std::optional<double> outside;
    for (const int ulps : {0, 1, -1, 2, -2, 3, -3}) {
        const double place = wanted + ulps * ulp;
        Range there = range;
        ShapeRow<Range>::set_place(there, {place, 0});
        const double end = is_max ? there.max : there.min;
        if (end == at) return {place, task.wanted.y};
        if (!outside && (is_max ? end < at : end > at)) outside = place;
    }
    return {outside.value_or(wanted), task.wanted.y};
}

/// Offers the places at which an end of a range is at an end of another one.
void offer_ends(const SnapTask& task, const Range& range, const NamedShape& other,
                NearestSnap& nearest) {
    const Range* its = std::get_if<Range>(&other.geometry);
    if (its == nullptr) return;
    for (const bool is_max : {false, true}) {
        for (const bool to_max : {false, true}) {
            const double at = to_max ? its->max : its->min;
            const Vec2 end{at, task.wanted.y}, along{0, task.guide_length()};
            const std::string words = is_max == to_max ? "level with " : "flush with ";
            nearest.offer(place_for_end(task, range, is_max, at),
                          {end - along, end + along, words + side_of(other, {})});
        }
    }
}

/// A range snaps by its ends, as they do when they are dragged: to those of others, or to the grid.
Snapped snap_range(const SnapTask& task, const Range& range) {
    NearestSnap nearest{task};
    for (const NamedShape* other : task.others) offer_ends(task, range, *other, nearest);
    if (nearest.found) return *nearest.found;
    const double center = ShapeRow<Range>::handle_at(range, "center").x;
    for (const bool is_max : {false, true}) {
        const double from_center = (is_max ? range.max : range.min) - center;
        Snapped end{{task.wanted.x + from_center, task.wanted.y}};
        snap_to_grid(task, &Vec2::x, end);
        for (const SnapGuide& guide : end.guides)
            nearest.offer(place_for_end(task, range, is_max, end.to.x), guide);
    }
    return nearest.found.value_or(Snapped{task.wanted});
}

}  // namespace

Snapped snap_body(const SnapTask& task) {
    Snapped result{task.wanted};
    if (const auto* range = std::get_if<Range>(&task.geometry)) return snap_range(task, *range);
    const auto first = nearest_touch(task, task.wanted, {});
    if (!first) {
        align_or_grid(task, &Vec2::x, result);
        align_or_grid(task, &Vec2::y, result);
        return result;
    }
    add_touch(task, *first, result);
    const auto second = nearest_touch(task, result.to, first);
    if (second) {
        add_touch(task, *second, result);
    } else {
        snap_along(task, *first, result);
    }
    return result;
}

}  // namespace lab
