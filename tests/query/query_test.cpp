#include "query/query.hpp"

#include <string>
#include <utility>

#include "catch.hpp"

namespace tests_query {

using lab::QueryKind;

TEST_CASE("the rows are in the order of QueryKind", "[query]") {
    const std::pair<QueryKind, std::string> rows[] = {
        {QueryKind::overlaps, "overlaps"},
        {QueryKind::intersect, "intersect"},
        {QueryKind::raycast, "raycast"},
        {QueryKind::sweep, "sweep"},
        {QueryKind::sweep_into, "sweep_into"},
        {QueryKind::distance, "distance"},
        {QueryKind::closest_points, "closest_points"},
        {QueryKind::slab_times, "slab_times"},
        {QueryKind::move_and_slide, "move_and_slide"},
        {QueryKind::walk, "walk"},
    };
    CHECK(std::size(rows) == lab::query_rows.size());
    for (const auto& [kind, name] : rows) CHECK(lab::row_of(kind).name == name);
}

TEST_CASE("a query says which shapes it supports", "[query]") {
    const lab::Geometry box = lab::Aabb{{0, 0}, {1, 1}}, circle = lab::Circle{{0, 0}, 1},
                        segment = lab::Segment{{0, 0}, {1, 0}}, range = lab::Range{0, 1};
    const struct {
        QueryKind kind;
        const lab::Geometry& mover;
        const lab::Geometry& obstacle;
        bool supported;
    } rows[] = {
        {QueryKind::overlaps, range, range, true},
        {QueryKind::overlaps, range, box, false},
        {QueryKind::raycast, segment, circle, true},
        {QueryKind::raycast, circle, segment, false},
        {QueryKind::sweep, box, circle, true},
        // A segment is a wall without thickness, and moves as one.
        {QueryKind::sweep, segment, box, true},
        {QueryKind::sweep_into, box, segment, true},
        {QueryKind::sweep, range, box, false},
        {QueryKind::move_and_slide, circle, box, true},
        {QueryKind::slab_times, segment, box, true},
        {QueryKind::slab_times, segment, circle, false},
    };
    for (const auto& row : rows) {
        INFO(lab::row_of(row.kind).name);
        CHECK(lab::can_ask(row.kind, row.mover, row.obstacle) == row.supported);
    }
}

TEST_CASE("a query of shapes that it doesn't support has an empty answer of its type", "[query]") {
    const lab::Geometry range = lab::Range{0, 1}, box = lab::Aabb{{0, 0}, {1, 1}};
    CHECK_FALSE(lab::overlap(range, box, {}));
    CHECK_FALSE(lab::push_of(range, box, {}));
    CHECK_FALSE(lab::sweep_of(range, {1, 0}, box, {}).hit);
    CHECK(lab::distance_of(range, box, {}) == 0);
    CHECK(lab::closest_points_of(range, box, {}).a == lab::Vec2{});
}

TEST_CASE("a query is asked in the scalar of its input", "[query]") {
    // Beside 1, float loses 1e-9, so the circles touch in float and don't overlap.
    const lab::Geometry a = lab::Circle{{0, 0}, 0.5}, b = lab::Circle{{1 - 1e-9, 0}, 0.5};
    CHECK(lab::overlap(a, b, lab::Scalar::double_));
    CHECK_FALSE(lab::overlap(a, b, lab::Scalar::float_));
}

}  // namespace tests_query
