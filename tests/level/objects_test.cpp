// The objects of a map of Tiled as shapes.
#include <cmath>

#include "catch.hpp"
#include "level/files.hpp"
#include "query/polygon.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

Scene scene_with(const std::string& object, const std::string& sets = "") {
    return scene_of(tmx(sets + objects("collision", object)));
}

std::vector<Vec2> corners_in(const Scene& scene, const std::string& name) {
    const auto& polygon = shape_in<Polygon>(scene, name);
    std::vector<Vec2> corners;
    for (const Vec2 point : turned_points(polygon)) corners.push_back(polygon.pos + point);
    return corners;
}

bool has_corner(const std::vector<Vec2>& corners, Vec2 wanted) {
    return std::any_of(corners.begin(), corners.end(), [&](Vec2 corner) {
        return std::abs(corner.x - wanted.x) < 1e-9 && std::abs(corner.y - wanted.y) < 1e-9;
    });
}

}  // namespace

TEST_CASE("a rectangle is a box, and a turned one a polygon about its corner", "[level]") {
    const auto& box = shape_in<Aabb>(
        scene_with("<object name=\"Left wall!\" x=\"3.5\" y=\"-2\" width=\"9\" height=\"4\"/>"),
        "left_wall");
    CHECK(box.min() == Vec2{3.5, -2});
    CHECK(box.max() == Vec2{12.5, 2});
    const auto corners = corners_in(
        scene_with("<object x=\"10\" y=\"20\" width=\"8\" height=\"4\" rotation=\"90\"/>"),
        "polygon");
    // Clockwise on the screen: its width points down, and its height to the left.
    CHECK(has_corner(corners, {10, 20}));
    CHECK(has_corner(corners, {10, 28}));
    CHECK(has_corner(corners, {6, 28}));
    CHECK(has_corner(corners, {6, 20}));
}

TEST_CASE("an ellipse is a circle or a polygon of a stated error", "[level]") {
    const auto& circle = shape_in<Circle>(
        scene_with("<object x=\"10\" y=\"20\" width=\"8\" height=\"8\"><ellipse/></object>"),
        "circle");
    CHECK(circle.center == Vec2{14, 24});
    CHECK(circle.radius == 4);
    const auto& turned = shape_in<Circle>(
        scene_with("<object x=\"10\" y=\"20\" width=\"8\" height=\"8\" rotation=\"180\">"
                   "<ellipse/></object>"),
        "circle");
    CHECK(turned.center.x == Approx(6));
    CHECK(turned.center.y == Approx(16));

    const Scene scene =
        scene_with("<object x=\"10\" y=\"20\" width=\"200\" height=\"80\"><ellipse/></object>");
    const auto corners = shape_in<Chain>(scene, "chain").points;
    CHECK(corners.size() == 64);
    const double off = 100 * (2 / (1 + std::cos(3.14159265358979 / 64)) - 1);
    // No corner is further outside than said, and no middle of an edge further inside.
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 middle = 0.5 * (corners[i] + corners[(i + 1) % corners.size()]);
        const auto size_of = [](Vec2 point) {
            return std::hypot((point.x - 110) / 100, (point.y - 60) / 40);
        };
        CHECK(size_of(corners[i]) == Approx(1 + off / 100));
        CHECK(size_of(middle) == Approx(1 - off / 100).epsilon(1e-3));
    }
    CHECK(contains(scene.text.back(), "One ellipse is a polygon here, off by up to 0.06."));
}

TEST_CASE("a capsule is exact, upright, level or turned", "[level]") {
    const auto& upright = shape_in<Capsule>(
        scene_with("<object x=\"8\" y=\"8\" width=\"16\" height=\"48\"><capsule/></object>"),
        "capsule");
    CHECK(upright.start == Vec2{16, 16});
    CHECK(upright.delta == Vec2{0, 32});
    CHECK(upright.radius == 8);
    const auto& turned = shape_in<Capsule>(
        scene_with("<object x=\"0\" y=\"0\" width=\"16\" height=\"48\" rotation=\"90\">"
                   "<capsule/></object>"),
        "capsule");
    CHECK(turned.start.x == Approx(-8));
    CHECK(turned.start.y == Approx(8));
    CHECK(turned.end().x == Approx(-40));
    CHECK(turned.end().y == Approx(8));
}

TEST_CASE("outlines keep their place in either winding, and concave ones are closed chains",
          "[level]") {
    for (const char* points : {"0,0 16,-8 16,0", "16,0 16,-8 0,0"}) {
        const auto corners =
            corners_in(scene_with(std::string("<object x=\"100\" y=\"50\"><polygon points=\"") +
                                  points + "\"/></object>"),
                       "polygon");
        CHECK(corners.size() == 3);
        CHECK(has_corner(corners, {100, 50}));
        CHECK(has_corner(corners, {116, 42}));
        CHECK(has_corner(corners, {116, 50}));
    }
    const auto& box = shape_in<Aabb>(
        scene_with("<object x=\"1\" y=\"2\"><polygon points=\"0,0 8,0 8,4 0,4\"/></object>"),
        "aabb");
    CHECK(box.min() == Vec2{1, 2});
    const auto& concave = shape_in<Chain>(
        scene_with("<object x=\"1\" y=\"2\"><polygon points=\"0,0 8,0 8,8 4,4 0,8\"/></object>"),
        "chain");
    CHECK(concave.closed);
    CHECK(concave.points.size() == 5);
    const auto& line = shape_in<Chain>(
        scene_with("<object x=\"1\" y=\"2\"><polyline points=\"0,0 8,1 8,1 20,0\"/></object>"),
        "chain");
    CHECK_FALSE(line.closed);
    CHECK(line.points == std::vector<Vec2>{{1, 2}, {9, 3}, {21, 2}});
}

TEST_CASE("a tile object stands on its place, scaled and turned with its outlines", "[level]") {
    const std::string set =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\"@><tile id=\"0\">"
        "<objectgroup><object x=\"0\" y=\"4\" width=\"8\" height=\"4\"/></objectgroup></tile>"
        "</tileset>";
    const auto with = [&](const std::string& alignment, const std::string& attributes) {
        std::string sets = set;
        sets.replace(sets.find('@'), 1, alignment);
        return scene_with(
            "<object x=\"100\" y=\"50\" width=\"32\" height=\"16\" " + attributes + "/>", sets);
    };
    // Twice as large, standing on (100, 50).
    const Scene plain = with("", "gid=\"1\"");
    CHECK(shape_in<Aabb>(plain, "aabb").min() == Vec2{100, 42});
    CHECK(shape_in<Aabb>(plain, "aabb").max() == Vec2{116, 50});
    const Scene flipped = with("", "gid=\"2147483649\"");
    CHECK(shape_in<Aabb>(flipped, "aabb").min() == Vec2{116, 42});
    const Scene top_left = with(" objectalignment=\"topleft\"", "gid=\"1\"");
    CHECK(shape_in<Aabb>(top_left, "aabb").min() == Vec2{100, 58});
    const Scene centered = with(" objectalignment=\"center\"", "gid=\"1\"");
    CHECK(shape_in<Aabb>(centered, "aabb").min() == Vec2{84, 50});
    const Scene turned = with("", "gid=\"1\" rotation=\"90\"");
    CHECK(shape_in<Aabb>(turned, "aabb").min() == Vec2{100, 50});
    CHECK(shape_in<Aabb>(turned, "aabb").max() == Vec2{108, 66});
}

TEST_CASE("a template gives what its object doesn't say", "[level]") {
    const std::string text =
        tmx(objects("platforms",
                    "<object template=\"lift.tx\" x=\"5\" y=\"6\" name=\"b\"/>"
                    "<object template=\"lift.tx\" x=\"50\" y=\"6\" width=\"4\" height=\"2\"/>"
                    "<object template=\"lost.tx\" x=\"90\" y=\"6\" width=\"3\" height=\"3\"/>"
                    "<object template=\"lost.tx\" x=\"95\" y=\"6\"/>"));
    const Scene scene = scene_of(
        text,
        {{"lift.tx", "<template><object name=\"lift\" width=\"8\" height=\"3\"/></template>"}});
    CHECK(shape_in<Aabb>(scene, "b").max() == Vec2{13, 9});
    CHECK(shape_in<Aabb>(scene, "lift").max() == Vec2{54, 8});
    CHECK(shape_in<Aabb>(scene, "aabb").max() == Vec2{93, 9});
    CHECK(scene.text.back() ==
          "lost.tx was not found beside the level, so 2 objects made from it "
          "are only as large as the level says.");
}

TEST_CASE("an external tile set is read, or reported as missing", "[level]") {
    const std::string map =
        tmx("<tileset firstgid=\"1\" source=\"sets/ground.tsx\"/>" +
            layer("back", "1,2,0,0,0,0,0,0,0,0,0,0") + layer("things", "1,2,0,0,0,0,0,0,0,0,0,0"));
    const std::string set =
        "<tileset name=\"ground\" tilewidth=\"16\" tileheight=\"8\"><tile id=\"1\"><objectgroup>"
        "<object x=\"0\" y=\"4\" width=\"16\" height=\"4\"/></objectgroup></tile></tileset>";
    // The layer in the back is none.
    const Scene scene = scene_of(map, {{"sets/ground.tsx", set}});
    CHECK(shape_in<Tiles>(scene, "things").rows == TileRows{"._"});
    CHECK(find_shape(scene, "back") == nullptr);
    const Scene without = scene_of(map);
    CHECK(contains(without.text.back(), "sets/ground.tsx was not found beside the level"));
    CHECK(shape_in<Tiles>(without, "things").rows == TileRows{"##"});
}

TEST_CASE("a tile object is solid as its tile is", "[level]") {
    const std::string set =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\"><tile id=\"0\">"
        "<properties><property name=\"solid\" type=\"bool\" value=\"true\"/></properties></tile>"
        "<tile id=\"1\"><properties><property name=\"nez:slopeTopLeft\" value=\"8\"/><property "
        "name=\"nez:slopeTopRight\" value=\"0\"/><property name=\"solid\" value=\"true\"/>"
        "</properties></tile></tileset>";
    const Scene scene =
        scene_of(tmx(set + objects("Objects",
                                   "<object gid=\"1\" x=\"10\" y=\"20\"/>"
                                   "<object gid=\"2\" x=\"50\" y=\"20\" width=\"32\" "
                                   "height=\"16\"/><object gid=\"3\" x=\"90\" y=\"20\"/>")));
    CHECK(shape_in<Aabb>(scene, "aabb").min() == Vec2{10, 12});
    const auto corners = corners_in(scene, "polygon");
    CHECK(has_corner(corners, {50, 20}));
    CHECK(has_corner(corners, {82, 4}));
    CHECK(has_corner(corners, {82, 20}));
    CHECK(scene.shapes.size() == 3);
}

TEST_CASE("a template's properties are kept beside those of its object", "[level]") {
    const std::string text =
        tmx(objects("things",
                    "<object template=\"box.tx\" x=\"5\" y=\"6\"><properties><property "
                    "name=\"speed\" type=\"int\" value=\"3\"/></properties></object>"));
    const Scene scene =
        scene_of(text, {{"box.tx",
                         "<template><object width=\"16\" height=\"16\"><properties><property "
                         "name=\"solid\" type=\"bool\" value=\"true\"/></properties></object>"
                         "</template>"}});
    CHECK(shape_in<Aabb>(scene, "aabb").min() == Vec2{5, 6});
}

TEST_CASE("a tile is drawn beside its place, and may be a part of a picture", "[level]") {
    const std::string moved =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\">"
        "<tileoffset x=\"3\" y=\"5\"/></tileset>";
    const std::string cells = layer("ground", "1,0,0,0,0,0,0,0,0,0,0,0");
    CHECK(shape_in<Aabb>(scene_of(tmx(moved + cells)), "tile").min() == Vec2{3, 5});
    const std::string part =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"256\" tileheight=\"256\"><tile id=\"0\" "
        "x=\"0\" y=\"0\" width=\"16\" height=\"8\"><image width=\"256\" height=\"256\"/></tile>"
        "</tileset>";
    CHECK(shape_in<Tiles>(scene_of(tmx(part + cells)), "ground").rows == TileRows{"#"});
    // A point in the collision editor gives a solid tile no shape.
    const std::string point =
        "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"8\"><tile id=\"0\">"
        "<objectgroup><object x=\"8\" y=\"8\"><point/></object></objectgroup></tile></tileset>";
    CHECK(shape_in<Tiles>(scene_of(tmx(point + cells)), "ground").rows == TileRows{"#"});
}
