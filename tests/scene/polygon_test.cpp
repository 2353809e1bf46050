#include "catch.hpp"
#include "edit/handles.hpp"
#include "geometry/outline.hpp"
#include "motion/timeline.hpp"
#include "query/precision.hpp"
#include "scene/edit.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

using namespace lab;

namespace {

const std::string square = "[[-8, -4], [8, -4], [8, 4], [-8, 4]]";

std::string scene_with(const std::string& fields, const std::string& scalar = "double") {
    return R"({"format": 1, "title": "A test", "content": [-32, -32, 64, 64], "scalar": ")" +
           scalar + R"(", "shapes": [{"name": "p", "type": "polygon", "pos": [3, 5], )" + fields +
           R"(}, {"name": "b", "type": "aabb", "center": [8, 5], "half": [4, 4]}],
            "queries": [{"query": "intersect", "mover": "p", "obstacles": ["b"]}]})";
}

Polygon polygon_of(const Scene& scene) {
    return std::get<Polygon>(scene.shapes.front().geometry);
}

std::string polygon_complaint(const std::string& points) {
    try {
        read_scene(scene_with("\"points\": " + points), "a.json");
    } catch (const SceneError& error) {
        return error.field + ": " + error.message;
    }
    return "";
}

}  // namespace

TEST_CASE("a polygon comes back from its text, which omits default values", "[scene][polygon]") {
    for (const char* scalar : {"double", "float"}) {
        for (const std::string& more : {std::string(), std::string(", \"radius\": 2.3"),
                                        std::string(", \"radius\": 2, \"angle\": 0.7")}) {
            std::string fields = "\"points\": ";
            fields.append(square).append(more);
            const Scene scene = read_scene(scene_with(fields, scalar), "a");
            const std::string text = write_scene(scene);
            CHECK(read_scene(text, "b") == scene);
            CHECK((text.find("radius") != std::string::npos) == !more.empty());
            CHECK(polygon_of(scene).points.size() == 4);
        }
    }
}

TEST_CASE("a file with a wrong polygon says which point is wrong", "[scene][polygon]") {
    CHECK(polygon_complaint(square).empty());
    CHECK_THAT(polygon_complaint("[[0, 0], [8, 0]]"),
               Catch::Matchers::ContainsSubstring("shapes[0]") &&
                   Catch::Matchers::ContainsSubstring("points[2] is missing"));
    CHECK_THAT(polygon_complaint("[[0, 0], [0, 8], [8, 0]]"),
               Catch::Matchers::ContainsSubstring("points[1] comes in the wrong order"));
    CHECK_THAT(polygon_complaint("[[0, 0], [8, 0.001], [16, 0.003], [8, 8]]"),
               Catch::Matchers::ContainsSubstring("points[1] stands out by less"));
    CHECK_THAT(polygon_complaint("[[0, 0], [1e40, 0], [0, 1e40]]"),
               Catch::Matchers::ContainsSubstring("2^100"));
    CHECK_THAT(polygon_complaint("[[0, 0], [8, 0], 4]"),
               Catch::Matchers::ContainsSubstring("points[2]: expected an array of 2 numbers"));
}

TEST_CASE("a polygon stays valid at any angle, in float, too", "[scene][polygon]") {
    // A thousandth of its size is the least width that a scene may have.
    const Polygon thin{{1e6, 1e6}, {{-8, 0}, {0, -0.009}, {8, 0}, {0, 0.009}}, 0, 0};
    REQUIRE(objection(thin).empty());
    for (int step = 0; step < 2000; ++step) {
        Polygon turned = thin;
        turned.angle = step * 0.0157;
        CHECK_NOTHROW(solid<float>(turned));
        CHECK_NOTHROW(solid<double>(turned));
    }
    SECTION("and without an angle keeps its bits") {
        CHECK(turned_points(thin) == thin.points);
    }
}

TEST_CASE("a polygon is queried as it is drawn", "[scene][polygon]") {
    Scene scene = read_scene(scene_with("\"points\": " + square + ", \"angle\": 0.5"), "a.json");
    Timeline timeline;
    const Evaluation now = evaluate(scene, 0, timeline);
    CHECK(std::get<std::optional<Hit>>(now.answers[0]).has_value());
    const Polygon polygon = polygon_of(scene);
    const Rounded drawn = rounded(polygon);
    const isect::Polygon<double> asked = solid<double>(polygon);
    for (std::size_t i = 0; i < 4; ++i) CHECK(drawn.corners[i] == polygon.pos + asked.points()[i]);
    SECTION("and a command can move it, but not its points") {
        apply_set(scene, now.posed, "p.pos.x=-40");
        CHECK(polygon_of(scene).pos.x == -40);
        CHECK_THROWS_WITH(
            apply_set(scene, now.posed, "p.points=3"),
            Catch::Matchers::ContainsSubstring("p.points is neither a number nor a vector"));
    }
}

TEST_CASE("a polygon's corners and its angle can be dragged, but not out of shape",
          "[draw][handles][polygon]") {
    const Polygon before{{10, 20}, {{-8, -4}, {8, -4}, {8, 4}, {-8, 4}}, 1, 0};
    Geometry geometry = before;
    const auto now = [&] { return std::get<Polygon>(geometry); };
    CHECK(set_extent(geometry, "corner1", {22, 12}));
    CHECK(now().points[1] == Vec2{12, -8});
    SECTION("a corner stays where it would make the polygon concave") {
        CHECK(set_extent(geometry, "corner1", {9, 21}));
        CHECK(now().points[1] == Vec2{12, -8});
    }
    SECTION("it turns about its position, and its corners then follow the pointer, too") {
        CHECK(set_extent(geometry, "angle", {10, 90}));
        CHECK(now().angle == 3.14159265358979323846 / 2);
        CHECK(set_extent(geometry, "corner2", {5, 29}));
        CHECK(turned_points(now())[2].x == Approx(-5));
        CHECK(turned_points(now())[2].y == Approx(9));
    }
    SECTION("and each corner has a handle") {
        Evaluation shown;
        shown.posed.shapes = {{"p", before}};
        const auto handles = handles_of(shown, {{{0, 0}, 10}, {{0, 0}, {400, 300}}});
        REQUIRE(handles.size() == 5);
        CHECK(handles[2].at == Vec2{18, 24});
        CHECK(handles[4].name == "angle");
    }
}
