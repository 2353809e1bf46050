#include "explain/strip.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "explain/in_parts.hpp"
#include "explain/path_test.hpp"
#include "explain/reason.hpp"
#include "explain/strip_many.hpp"
#include "geometry/outside.hpp"
#include "geometry/parting_axis.hpp"

namespace lab {

namespace {

using Ink = StripRow::Ink;

Strip times(const Scene& posed, const Query& query, const PathTest& test) {
    Strip strip{true, {}};
    const auto add = [&](const std::string& label, Range span, Ink ink) {
        strip.rows.push_back({label, span, times_shown, ink});
    };
    if (test.core == PathTest::Core::box && !test.is_disc()) {
        const auto slabs = slabs_of(test);
        add(label_of(Term::in_x), slabs.x, Ink::x);
        add(label_of(Term::in_y), slabs.y, Ink::y);
    }
    if (test.core == PathTest::Core::segment) {
        add("sides", times_in_sides(test), Ink::x);
        add("start disc", times_in_disc(test.path, test.line.start, test.radius), Ink::soft);
        add("end disc", times_in_disc(test.path, test.line.end(), test.radius), Ink::soft);
    }
    add("inside", times_as_answered(times_in_sum(test), ask(posed, query)), Ink::result);
    return strip;
}

/// The part of an axis that the scene's width or height covers, centered on the scene.
Range shown_along(const Scene& posed, Vec2 axis) {
    const double middle = dot(posed.content_corner + 0.5 * posed.content_size, axis);
    const double extent = std::max(posed.content_size.x, posed.content_size.y);
    return {middle - extent / 2, middle + extent / 2};
}

/// The projections of both shapes on x or y.
std::vector<StripRow> projections(const Scene& posed, const Query& query, bool on_x) {
    const Vec2 direction = on_x ? Vec2{1, 0} : Vec2{0, 1};
    const Range shown = shown_along(posed, direction);
    const auto row = [&](const std::string& name) {
        const Geometry& geometry = find_shape(posed, name)->geometry;
        return StripRow{(on_x ? "x of " : "y of ") + name,
                        range_along(rounded(geometry), direction), shown, on_x ? Ink::x : Ink::y};
    };
    return {row(query.mover), row(query.obstacles.front())};
}

Strip on_both_axes(const Scene& posed, const Query& query) {
    Strip strip{false, projections(posed, query, true)};
    const std::vector<StripRow> on_y = projections(posed, query, false);
    strip.rows.insert(strip.rows.end(), on_y.begin(), on_y.end());
    return strip;
}

/// The projections on the axis that separates the shapes or has the smallest penetration depth, and
/// the gap or depth between them. Left and up in the scene are left in the strip.
Strip on_parting_axis(const Scene& posed, const Query& query) {
    const auto axis = parting_axis(posed, query);
    if (!axis) return {};
    const auto as_seen = [&](const Range& range) {
        return axis->is_turned() ? Range{-range.max, -range.min} : range;
    };
    const Range shown = shown_along(posed, axis->seen());
    const double ends = axis->obstacle.max, begins = axis->mover.min;
    return {false,
            {{query.mover, as_seen(axis->mover), shown, Ink::x},
             {query.obstacles.front(), as_seen(axis->obstacle), shown, Ink::soft},
             {axis->gap() >= 0 ? "gap" : "way out",
              as_seen({std::min(ends, begins), std::max(ends, begins)}), shown, Ink::result, true,
              "", spoken(std::abs(axis->gap()))}}};
}

/// The distance of the mover's position from the core of the sum, compared with the sum's radius.
Strip distance_and_radii(const Scene& posed, const PathTest& test) {
    const double extent = std::max(posed.content_size.x, posed.content_size.y);
    const Range shown{0, extent / 2};
    const double away = std::max(0.0, outside({test.sum.corners, 0}, test.path.start));
    return {
        false,
        {{"distance", {0, away}, shown, Ink::x}, {"radii", {0, test.radius}, shown, Ink::result}}};
}

StripRow in_common(const Range& a, const Range& b, const Range& shown) {
    const Range common = overlap(a, b);
    if (!common.is_empty()) return {"in common", common, shown, Ink::result};
    if (isect::overlaps(a, b))
        return {"in common", common, shown, Ink::result, true, "", "one number"};
    const Range gap{common.max, common.min};
    return {"gap", gap, shown, Ink::result, true, "", spoken(gap.max - gap.min)};
}

Strip ranges(const Scene& posed, const Query& query, const Range& a, const Range& b) {
    const double least = posed.content_corner.x;
    const Range shown{least, least + posed.content_size.x};
    return {false,
            {{query.mover, a, shown, Ink::x},
             {query.obstacles.front(), b, shown, Ink::soft},
             in_common(a, b, shown)}};
}

/// The strip of a query about edges and tiles: its rows are those near the path.
Strip strip_in_parts(const Scene& posed, const Query& query) {
    Scene alone = posed;
    alone.queries = {query};
    // What would stop a character if it went straight on?
    if (row_of(query).walks) alone.queries.front().kind = QueryKind::sweep_into;
    const Evaluation whole{alone, 0, ask(alone)};
    const Evaluation parted = *in_parts(whole, 0);
    const Query& asked = parted.posed.queries.front();
    if (asked.obstacles.empty()) return {};
    Strip strip = row_of(asked).takes_many
                      ? Strip{true, rows_of_many(parted.posed, asked, parted.answers.front())}
                      : strip_of(parted.posed, asked, trace_of(parted.posed, asked));
    const std::string owner = only_whole(posed, query);
    for (StripRow& row : strip.rows) row.label = short_part(row.label, owner);
    return strip;
}

}  // namespace

StripSize strip_size(const Scene& posed) {
    StripSize size;
    for (const Query& query : posed.queries) {
        if (row_of(query).takes_many) {
            const std::size_t most =
                asks_about_parts(posed, query) ? most_rows_of_many : query.obstacles.size();
            size.rows = std::max(size.rows, std::min(most, most_rows_of_many));
            size.has_axis = true;
        } else {
            const Strip strip = strip_of(posed, query, {});
            size.rows = std::max(size.rows, strip.rows.size());
            size.has_axis = size.has_axis || strip.is_time;
        }
    }
    return size;
}

Strip strip_of(const Scene& posed, const Query& query, const std::optional<Call>& trace) {
    if (asks_about_parts(posed, query)) return strip_in_parts(posed, query);
    const NamedShape* mover = find_shape(posed, query.mover);
    if (mover == nullptr || query.obstacles.empty()) return {};
    const NamedShape* other = find_shape(posed, query.obstacles.front());
    if (other == nullptr) return {};
    const auto* a = std::get_if<Range>(&mover->geometry);
    const auto* b = std::get_if<Range>(&other->geometry);
    if (a != nullptr && b != nullptr) return ranges(posed, query, *a, *b);
    if (row_of(query).takes_many) return {true, rows_of_many(posed, query)};
    const auto test = path_test(posed, query);
    if (!test) return {};
    if (row_of(query).along_path) return times(posed, query, *test);
    if (test->core == PathTest::Core::corners) return on_parting_axis(posed, query);
    if (test->is_box()) return on_both_axes(posed, query);
    // If one axis separates a circle from a box, the library never tests the corner distance.
    const Decision last = trace ? decision_of(*trace) : Decision{};
    if (!last.yes && last.is(Term::closer_on_x)) return {false, projections(posed, query, true)};
    if (!last.yes && last.is(Term::closer_on_y)) return {false, projections(posed, query, false)};
    return distance_and_radii(posed, *test);
}

}  // namespace lab
