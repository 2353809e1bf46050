// Dragging chains and tile maps, and snapping to them.
#include "catch.hpp"
#include "edit/handles.hpp"
#include "edit/snap.hpp"
#include "text.hpp"

using namespace lab;

namespace {

const Camera ground_camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};
const Chain line{{{-10, 5}, {0, 0}, {10, 5}}, false, true};
const Tiles map{{-8, 4}, {4, 4}, {"..#.", "./##"}};

Evaluation ground_shown() {
    Evaluation now;
    now.posed.shapes = {{"line", line}, {"map", map}, {"ball", Circle{{0, -8}, 2}}};
    return now;
}

std::optional<Picked> picked_at(Vec2 place, const std::string& selected = "") {
    const Evaluation now = ground_shown();
    return pick(handles_of(now, ground_camera, selected), now.posed, ground_camera,
                ground_camera.to_screen(place), selected);
}

}  // namespace

TEST_CASE("a chain is dragged by its points and its line", "[edit][ground]") {
    CHECK(picked_at({0, 0.2}) == Picked{"line", "corner1"});
    CHECK(picked_at({-5, 2.7}) == Picked{"line", ""});
    CHECK_FALSE(picked_at({0, 3}));
    Geometry moved = line;
    CHECK(set_extent(moved, "corner1", {1, -4}));
    CHECK(std::get<Chain>(moved).points[1] == Vec2{1, -4});
    // A point stays away from its neighbour.
    CHECK(set_extent(moved, "corner1", {10, 5}));
    CHECK(std::get<Chain>(moved).points[1] == Vec2{1, -4});
}

TEST_CASE("a tile map is picked where it has ground, and its sides add cells", "[edit][ground]") {
    CHECK(picked_at({2, 6}) == Picked{"map", ""});
    CHECK_FALSE(picked_at({-6, 6}));
    // In the slope's cell, only below the slope.
    CHECK(picked_at({-1, 11}) == Picked{"map", ""});
    CHECK_FALSE(picked_at({-3, 9}));
    CHECK(picked_at({8, 8}, "map") == Picked{"map", "side.right"});
    Geometry wider = map;
    CHECK(set_extent(wider, "side.right", {13, 0}));
    CHECK(std::get<Tiles>(wider).rows == TileRows{"..#..", "./##."});
    CHECK(set_extent(wider, "side.left", {-11.5, 0}));
    CHECK(std::get<Tiles>(wider).rows == TileRows{"...#..", "../##."});
    CHECK(std::get<Tiles>(wider).origin == Vec2{-12, 4});
    CHECK(set_extent(wider, "side.top", {0, 8}));
    CHECK(std::get<Tiles>(wider).rows == TileRows{"../##."});
    CHECK(std::get<Tiles>(wider).origin == Vec2{-12, 8});
    CHECK(set_extent(wider, "side.bottom", {0, -90}));
    CHECK(std::get<Tiles>(wider).rows.size() == 1);
    // A side stops where the map is as large as a file may have it.
    CHECK(set_extent(wider, "side.right", {1e9, 0}));
    CHECK(std::get<Tiles>(wider).columns() == 1024);
    CHECK(set_extent(wider, "side.bottom", {0, 1e9}));
    CHECK(std::get<Tiles>(wider).rows.size() == 64);
    CHECK_FALSE(objection(std::get<Tiles>(wider), Scalar::double_));
}

TEST_CASE("a dragged body snaps to touch a tile or an edge", "[edit][ground]") {
    const Evaluation now = ground_shown();
    const Snapped on_tile = snap(now.posed, {"ball", ""}, {}, {2.2, 2.3}, 10);
    CHECK(on_tile.to.y == Approx(2));
    REQUIRE_FALSE(on_tile.guides.empty());
    CHECK(contains(on_tile.guides.front().text, "map"));
    const Snapped on_point = snap(now.posed, {"map", "origin"}, {}, {0.3, 0.2}, 10);
    CHECK(on_point.to == Vec2{0, 0});
}
