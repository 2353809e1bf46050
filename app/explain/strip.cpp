#include "explain/strip.hpp"

#include <algorithm>

#include "explain/candidates.hpp"
#include "explain/path_test.hpp"

namespace lab {

namespace {

using Ink = StripRow::Ink;

constexpr Range around_the_path{-0.25, 1.25};
constexpr std::size_t most_rows = 6;

Strip times(const PathTest& test) {
    Strip strip{true, {}};
    const auto add = [&](const char* label, Range span, Ink ink) {
        strip.rows.push_back({label, span, around_the_path, ink});
    };
    if (test.core == PathTest::Core::box && !test.is_disc()) {
        const auto slabs = slabs_of(test);
        add("in_x", slabs.x, Ink::x);
        add("in_y", slabs.y, Ink::y);
    }
    if (test.core == PathTest::Core::segment) {
        add("sides", times_in_sides(test), Ink::x);
        add("start disc", times_in_disc(test.path, test.line.start, test.radius), Ink::soft);
        add("end disc", times_in_disc(test.path, test.line.end(), test.radius), Ink::soft);
    }
    add("inside", times_in_sum(test), Ink::result);
    return strip;
}

/// One row for each obstacle: when the mover would be in it. The first that is met stands out.
Strip candidates(const Scene& posed, const Query& query, const std::optional<Call>& trace) {
    Strip strip{true, {}};
    std::optional<std::size_t> first;
    if (trace) {
        std::optional<double> time;
        for (const Candidate& each : candidates_of(*trace)) {
            if (!each.time || (time && *each.time >= *time)) continue;
            time = each.time;
            first = each.obstacle;
        }
    }
    for (std::size_t i = 0; i < std::min(query.obstacles.size(), most_rows); ++i) {
        const auto test = path_test(posed, query, i);
        if (!test) continue;
        strip.rows.push_back({query.obstacles[i], times_in_sum(*test), around_the_path,
                              i == first ? Ink::result : Ink::soft});
    }
    return strip;
}

/// The reach of a shape along an axis.
Range projected(const Geometry& geometry, bool on_x) {
    const Rounded shape = rounded(geometry);
    Range range{on_x ? shape.corners.front().x : shape.corners.front().y, 0};
    range.max = range.min;
    for (const Vec2 corner : shape.corners) {
        const double at = on_x ? corner.x : corner.y;
        range = {std::min(range.min, at), std::max(range.max, at)};
    }
    return {range.min - shape.radius, range.max + shape.radius};
}

/// The projections of both shapes on both axes.
Strip projections(const Scene& posed, const Query& query, const Geometry& a, const Geometry& b) {
    Strip strip{false, {}};
    const Vec2 corner = posed.content_corner, size = posed.content_size;
    const double extent = std::max(size.x, size.y);
    for (const bool on_x : {true, false}) {
        const double middle = on_x ? corner.x + size.x / 2 : corner.y + size.y / 2;
        const Range shown{middle - extent / 2, middle + extent / 2};
        const std::string axis = on_x ? " on x" : " on y";
        const Ink ink = on_x ? Ink::x : Ink::y;
        strip.rows.push_back({query.mover + axis, projected(a, on_x), shown, ink});
        strip.rows.push_back({query.obstacles.front() + axis, projected(b, on_x), shown, ink});
    }
    return strip;
}

/// How far the mover's place is from what the sum is about, against the sum's radius.
Strip reach(const Scene& posed, const PathTest& test) {
    const double extent = std::max(posed.content_size.x, posed.content_size.y);
    const Range shown{0, extent / 2};
    return {false,
            {{"distance", {0, nearest(test).distance}, shown, Ink::x},
             {"radii", {0, test.radius}, shown, Ink::result}}};
}

Strip ranges(const Scene& posed, const Query& query, const Range& a, const Range& b) {
    const double least = posed.content_corner.x;
    const Range shown{least, least + posed.content_size.x};
    return {false,
            {{query.mover, a, shown, Ink::x},
             {query.obstacles.front(), b, shown, Ink::soft},
             {"in common", overlap(a, b), shown, Ink::result}}};
}

bool is_round(const PathTest& test) {
    return test.core == PathTest::Core::segment || test.is_disc();
}

}  // namespace

Strip strip_of(const Scene& posed, const Query& query, const std::optional<Call>& trace) {
    const NamedShape* mover = find_shape(posed, query.mover);
    if (mover == nullptr || query.obstacles.empty()) return {};
    const NamedShape* other = find_shape(posed, query.obstacles.front());
    if (other == nullptr) return {};
    const auto* a = std::get_if<Range>(&mover->geometry);
    const auto* b = std::get_if<Range>(&other->geometry);
    if (a != nullptr && b != nullptr) return ranges(posed, query, *a, *b);
    if (query.kind == QueryKind::sweep_into || query.kind == QueryKind::move_and_slide)
        return candidates(posed, query, trace);
    const auto test = path_test(posed, query);
    if (!test) return {};
    if (asks_along_a_way(query.kind)) return times(*test);
    if (is_round(*test)) return reach(posed, *test);
    return projections(posed, query, mover->geometry, other->geometry);
}

}  // namespace lab
