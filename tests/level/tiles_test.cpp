// The tiles of a map of Tiled: how they are written, turned and placed.
#include "catch.hpp"
#include "level/files.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

/// A set whose first tile is a slope that rises to the right, and whose second one is full.
const std::string slopes =
    "<tileset firstgid=\"1\" name=\"slopes\" tilewidth=\"16\" tileheight=\"8\" tilecount=\"2\">\n"
    " <tile id=\"0\"><objectgroup><object id=\"1\" x=\"0\" y=\"8\">"
    "<polygon points=\"0,0 16,-8 16,0\"/></object></objectgroup></tile>\n"
    " <tile id=\"1\"><objectgroup><object id=\"1\" x=\"0\" y=\"0\" width=\"16\" height=\"8\"/>"
    "</objectgroup></tile>\n"
    "</tileset>\n";

TileRows rows_of(const std::string& text, const char* name = "ground") {
    return shape_in<Tiles>(scene_of(text), name).rows;
}

}  // namespace

TEST_CASE("the numbers of a layer are read in every encoding", "[level]") {
    const std::string xml_tiles = [] {
        std::string all;
        for (const char* gid :
             {"0", "0", "0", "0", "0", "2147483649", "2", "0", "2", "2", "2", "2"})
            all += std::string("<tile gid=\"") + gid + "\"/>";
        return all;
    }();
    const std::string csv = "0,0,0,0,\n0,2147483649,2,0,\n2,2,2,2";
    const std::string begin = "<layer name=\"ground\" width=\"4\" height=\"3\"><data";
    const std::string end = "</data></layer>";
    const TileRows wanted = {"....", ".\\#.", "####"};
    CHECK(rows_of(tmx(slopes + begin + " encoding=\"csv\">" + csv + end)) == wanted);
    CHECK(rows_of(tmx(slopes + begin + ">" + xml_tiles + end)) == wanted);
    CHECK(rows_of(tmx(slopes + begin +
                      " encoding=\"base64\">\n   "
                      "AAAAAAAAAAAAAAAAAAAAAAAAAAABAACAAgAAAAAAAAACAAAAAgAAAAIAAAACAAAA\n  " +
                      end)) == wanted);
    const std::string json =
        R"({"type": "map", "tiledversion": "1.10", "orientation": "orthogonal", "width": 4,
            "height": 3, "tilewidth": 16, "tileheight": 8, "tilesets": [{"firstgid": 1,
            "name": "slopes", "tilewidth": 16, "tileheight": 8, "tiles": [
            {"id": 0, "objectgroup": {"objects": [{"x": 0, "y": 8,
             "polygon": [{"x": 0, "y": 0}, {"x": 16, "y": -8}, {"x": 16, "y": 0}]}]}},
            {"id": 1, "objectgroup": {"objects": [{"x": 0, "y": 0, "width": 16, "height": 8}]}}]}],
            "layers": [{"type": "tilelayer", "name": "ground", "width": 4, "height": 3, "data": )";
    CHECK(rows_of(json + "[" + csv + "]}]}") == wanted);
    CHECK(rows_of(json + "\"AAAAAAAAAAAAAAAAAAAAAAAAAAABAACAAgAAAAAAAAACAAAAAgAAAAIAAAACAAAA\","
                         "\"encoding\": \"base64\"}]}") == wanted);
}

TEST_CASE("compressed numbers are read, and damaged ones named", "[level]") {
    const auto map = [](const std::string& compression, const std::string& text) {
        return tmx(
            "<layer name=\"ground\" width=\"4\" height=\"3\">\n<data encoding=\"base64\" "
            "compression=\"" +
            compression + "\">" + text + "</data></layer>\n");
    };
    const TileRows wanted = {"....", ".##.", "####"};
    CHECK(rows_of(map("zlib", "eJxjYMAETAwMDYxQNiMaBgANKACI")) == wanted);
    CHECK(rows_of(map("gzip", "H4sIAAAAAAACA2NgwARMDAwNjFA2IxoGAD6nN5wwAAAA")) == wanted);
    CHECK(contains(level_error(map("zlib", "AAAA")), "the compressed numbers are damaged"));
    CHECK(contains(level_error(map("zstd", "KLUv")),
                   "the compression zstd isn't read here. In "
                   "Tiled, set the map's “Tile Layer Format”"));
    CHECK(contains(level_error(map("zlib", "not!base")), "expected base64, found other letters"));
    CHECK(contains(level_error(map("", "AAAA")), "expected 48 bytes, four for each cell, found 3"));
    CHECK(contains(level_error(map("", "AAAA")), "maps/test.tmx:4: field layers[0].data"));
}

// D first, then H and V. A slope that rises to the right is, in a square, the diagonal's mirror
// image of itself hanging from the top right.
TEST_CASE("a tile is turned with its outline", "[level]") {
    const auto one = [](std::uint32_t flags) {
        return scene_of(
            tmx(slopes + layer("ground", std::to_string(flags + 1) + ",0,0,0,0,0,0,0,2,2,2,2")));
    };
    const auto corners = [&](std::uint32_t flags) {
        const auto& polygon = shape_in<Polygon>(one(flags), "tile");
        std::vector<Vec2> all;
        for (const Vec2 point : polygon.points) all.push_back(polygon.pos + point);
        std::sort(all.begin(), all.end(),
                  [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
        return all;
    };
    CHECK(shape_in<Tiles>(one(0), "ground").rows[0] == "/...");
    CHECK(shape_in<Tiles>(one(0x80000000), "ground").rows[0] == "\\...");
    // The hexagonal flag means nothing here.
    CHECK(shape_in<Tiles>(one(0x10000000), "ground").rows[0] == "/...");
    CHECK(corners(0x40000000) == std::vector<Vec2>{{0, 0}, {16, 0}, {16, 8}});
    CHECK(corners(0xc0000000) == std::vector<Vec2>{{0, 0}, {0, 8}, {16, 0}});
    // Corners (0, 8), (16, 0), (16, 8) become (8, 0), (0, 16), (8, 16), and grow up from the cell.
    CHECK(corners(0x20000000) == std::vector<Vec2>{{0, 8}, {8, -8}, {8, 8}});
}

TEST_CASE("a number belongs to the set with the largest first number", "[level]") {
    const std::string sets =
        "<tileset firstgid=\"5\" name=\"b\" tilewidth=\"16\" tileheight=\"8\"/>"
        "<tileset firstgid=\"1\" name=\"a\" tilewidth=\"16\" tileheight=\"8\"/>";
    const Level level = level_of(tmx(sets + layer("ground", "4,5,6,0,0,0,0,0,0,0,0,0")));
    REQUIRE(level.kinds.size() == 3);
    CHECK((level.kinds[0].set == "a" && level.kinds[0].id == 3));
    CHECK((level.kinds[1].set == "b" && level.kinds[1].id == 0));
    CHECK((level.kinds[2].set == "b" && level.kinds[2].id == 1));
}

TEST_CASE("a tile larger than its cell grows up and to the right", "[level]") {
    const std::string set =
        "<tileset firstgid=\"1\" name=\"big\" tilewidth=\"32\" tileheight=\"24\"/>";
    const Scene scene = scene_of(tmx(set + layer("ground", "0,0,0,0,0,0,0,0,0,1,0,0")));
    const auto& box = shape_in<Aabb>(scene, "tile");
    CHECK(box.min() == Vec2{16, 0});
    CHECK(box.max() == Vec2{48, 24});
}

TEST_CASE("the offsets of groups add up, and chunks lie anywhere", "[level]") {
    const std::string chunk =
        "<chunk x=\"-2\" y=\"-1\" width=\"2\" height=\"1\">1,1</chunk>"
        "<chunk x=\"0\" y=\"1\" width=\"2\" height=\"1\">0,1</chunk>";
    const std::string inner =
        "<layer name=\"walls\" width=\"4\" height=\"3\" offsetx=\"5\" "
        "offsety=\"0.5\"><data encoding=\"csv\">" +
        chunk + "</data></layer>";
    const Scene scene =
        scene_of(tmx("<group name=\"a\" offsetx=\"100\"><group name=\"b\" offsety=\"-10\">" +
                         inner + "</group></group>",
                     "infinite=\"1\""));
    const auto& map = shape_in<Tiles>(scene, "walls");
    CHECK(map.origin == Vec2{100 + 5 - 2 * 16, -10 + 0.5 - 8});
    CHECK(map.cell == Vec2{16, 8});
    CHECK(map.rows == TileRows{"##..", "....", "...#"});
}

TEST_CASE("a level that is too large for one tile map has several", "[level]") {
    const auto chunk = [](int x, int y) {
        return "<chunk x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) +
               "\" width=\"1\" height=\"1\">1</chunk>";
    };
    const auto map = [&](int count) {
        std::string chunks;
        for (int i = 0; i < count; ++i) chunks += chunk(-1 + 1000 * i, 0);
        return tmx("<layer name=\"walls\"><data encoding=\"csv\">" + chunks + "</data></layer>",
                   "infinite=\"1\"");
    };
    const Scene scene = scene_of(map(3));
    CHECK(shape_in<Tiles>(scene, "walls").origin == Vec2{-16, 0});
    CHECK(shape_in<Tiles>(scene, "walls2").origin == Vec2{999 * 16, 0});
    CHECK(shape_in<Tiles>(scene, "walls3").origin == Vec2{1999 * 16, 0});
    CHECK(contains(level_error(map(65)), "the lab opens at most 64"));
}
