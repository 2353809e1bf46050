#include "edit/handles.hpp"

#include "catch.hpp"

using namespace lab;

namespace {

// One unit is ten points, and the world's origin is at (200, 150).
const Camera camera{{{0, 0}, 10}, {{0, 0}, {400, 300}}};

Evaluation shown(std::vector<NamedShape> shapes, std::vector<Query> queries = {}) {
    Evaluation evaluation;
    evaluation.posed.shapes = std::move(shapes);
    evaluation.posed.queries = std::move(queries);
    return evaluation;
}

std::optional<Picked> picked(const Evaluation& evaluation, Pt mouse,
                             const std::string& selected = "") {
    return pick(handles_of(evaluation, camera), evaluation.posed, camera, mouse, selected);
}

std::vector<std::string> names_of(const Evaluation& evaluation) {
    std::vector<std::string> names;
    for (const Handle& handle : handles_of(evaluation, camera)) {
        names.push_back(handle.shape + "." + handle.name);
    }
    return names;
}

}  // namespace

TEST_CASE("every shape has a handle for each part that can be dragged", "[draw][handles]") {
    using Names = std::vector<std::string>;
    CHECK(names_of(shown({{"p", Vec2{1, 2}}})) == Names{"p.pos"});
    CHECK(names_of(shown({{"s", Segment{{0, 0}, {3, 4}}}})) == Names{"s.start", "s.end"});
    CHECK(names_of(shown({{"b", Aabb{{0, 0}, {4, 2}}}})) ==
          Names{"b.half.left", "b.half.right", "b.half.top", "b.half.bottom"});
    CHECK(names_of(shown({{"c", Circle{{0, 0}, 3}}})) == Names{"c.radius"});
    CHECK(names_of(shown({{"k", Capsule{{0, 0}, {4, 0}, 2}}})) ==
          Names{"k.start", "k.end", "k.radius"});
    CHECK(names_of(shown({{"r", Range{1, 2}}})) == Names{"r.min", "r.max"});
}

TEST_CASE("a box that is too small on the screen hides its size handles", "[draw][handles]") {
    CHECK(names_of(shown({{"b", Aabb{{0, 0}, {4, 0.5}}}})) ==
          std::vector<std::string>{"b.half.left", "b.half.right"});
}

TEST_CASE("a sweep's delta has a handle at its target", "[draw][handles]") {
    const std::vector<NamedShape> shapes{{"b", Aabb{{1, 1}, {4, 4}}}, {"wall", Vec2{}}};
    Query query{QueryKind::sweep, "b", {"wall"}, {5, -3}};
    const auto handles = handles_of(shown(shapes, {query}), camera);
    CHECK(handles.back().name == "delta");
    CHECK(handles.back().at == Vec2{6, -2});

    SECTION("but not while the mover flies by itself") {
        Evaluation flying = shown(shapes, {query});
        flying.posed.motions.push_back({"b.center", Fly{}});
        CHECK(handles_of(flying, camera).back().name != "delta");
    }
    SECTION("and a raycast has none") {
        query.kind = QueryKind::raycast;
        CHECK(handles_of(shown(shapes, {query}), camera).back().name != "delta");
    }
}

TEST_CASE("a press within 12 points of a handle picks it", "[draw][pick]") {
    const Evaluation scene = shown({{"s", Segment{{-10, 0}, {20, 0}}}});
    CHECK(picked(scene, {300 + 8, 150 + 8}) == Picked{"s", "end"});
    CHECK(picked(scene, {300 + 12, 150}) == Picked{"s", "end"});
    CHECK(picked(scene, {300 + 13, 150}) == std::nullopt);
    CHECK(picked(scene, {250, 150 + 5}) == Picked{"s", ""});
}

TEST_CASE("the nearest handle wins over nearer bodies", "[draw][pick]") {
    const Evaluation scene =
        shown({{"box", Aabb{{0, 0}, {8, 8}}}, {"p", Vec2{7.5, 0}}, {"q", Vec2{6.5, 0}}});
    CHECK(picked(scene, {200 + 73, 150}) == Picked{"p", "pos"});
    CHECK(picked(scene, {200 + 66, 150}) == Picked{"q", "pos"});
    CHECK(picked(scene, {200 + 79, 150}) == Picked{"box", "half.right"});
}

TEST_CASE("among handles in one place, the selected shape's wins", "[draw][pick]") {
    const Evaluation scene = shown({{"a", Vec2{1, 1}}, {"b", Vec2{1, 1}}, {"c", Vec2{1, 1}}});
    CHECK(picked(scene, {210, 160}) == Picked{"a", "pos"});
    CHECK(picked(scene, {210, 160}, "b") == Picked{"b", "pos"});
    CHECK(picked(scene, {212, 160}, "c") == Picked{"c", "pos"});
}

TEST_CASE("the smallest body wins, then the selected one", "[draw][pick]") {
    const Evaluation scene = shown({{"small", Circle{{0, 0}, 5}},
                                    {"big", Aabb{{0, 0}, {12, 12}}},
                                    {"twin", Circle{{0, 0}, 5}}});
    CHECK(picked(scene, {200, 150 + 60}) == Picked{"big", ""});
    CHECK(picked(scene, {200, 150}) == Picked{"twin", ""});
    CHECK(picked(scene, {200, 150}, "small") == Picked{"small", ""});
    CHECK(picked(scene, {20, 20}) == std::nullopt);
}

TEST_CASE("dragging a size handle leaves the shape where it is", "[draw][handles]") {
    Geometry box = Aabb{{1, 2}, {3, 4}};
    CHECK(set_extent(box, "half.left", {-6, 50}));
    CHECK(box == Geometry{Aabb{{1, 2}, {7, 4}}});
    CHECK(set_extent(box, "half.bottom", {0, 5}));
    CHECK(box == Geometry{Aabb{{1, 2}, {7, 3}}});
    CHECK_FALSE(set_extent(box, "radius", {0, 5}));

    Geometry circle = Circle{{1, 1}, 1};
    CHECK(set_extent(circle, "radius", {4, 5}));
    CHECK(circle == Geometry{Circle{{1, 1}, 5}});

    Geometry capsule = Capsule{{0, 0}, {10, 0}, 1};
    CHECK(set_extent(capsule, "radius", {5, -3}));
    CHECK(capsule == Geometry{Capsule{{0, 0}, {10, 0}, 3}});
    CHECK_FALSE(set_extent(capsule, "start", {5, -3}));
}

TEST_CASE("a press beside a line picks the line, not the box that it crosses", "[draw]") {
    Scene scene;
    scene.shapes = {{"box", Aabb{{0, 0}, {20, 20}}}, {"line", Segment{{-60, -60}, {120, 120}}}};
    const Camera unit{{{0, 0}, 1}, {{-100, -100}, {100, 100}}};
    // The box around the line is larger than the box.
    CHECK(pick({}, scene, unit, {2, -2}, "")->shape == "line");
    CHECK(pick({}, scene, unit, {18, -18}, "")->shape == "box");
}

TEST_CASE("a finger reaches further than the mouse, but also takes a small shape",
          "[draw][handles]") {
    const Evaluation box = shown({{"box", Aabb{{0, 0}, {4, 4}}}});  // 80 points wide
    const auto by_finger = [&](Pt at) {
        return pick(handles_of(box, camera), box.posed, camera, at, "", reach_of_finger);
    };
    // The right side is at (240, 150).
    CHECK(picked(box, {258, 150}) == std::nullopt);
    CHECK(by_finger({258, 150}) == Picked{"box", "half.right"});
    CHECK(by_finger({263, 150}) == std::nullopt);
    CHECK(by_finger({222, 150}) == Picked{"box", "half.right"});
    CHECK(by_finger({218, 150}) == Picked{"box", ""});
}

TEST_CASE("the mouse takes a small box as a whole, also beside its middle", "[draw][handles]") {
    const Evaluation box = shown({{"box", Aabb{{0, 0}, {1.6, 1.6}}}});  // 32 points wide
    // The right side is at (216, 150).
    CHECK(picked(box, {207, 150}) == Picked{"box", ""});
    CHECK(picked(box, {209, 150}) == Picked{"box", "half.right"});
    CHECK(picked(box, {227, 150}) == Picked{"box", "half.right"});
}
