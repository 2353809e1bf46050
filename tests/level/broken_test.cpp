// Maps that can't be read, and what is said of them.
#include "catch.hpp"
#include "level/files.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

TEST_CASE("what is wrong with a map of Tiled is said with its line and field", "[level]") {
    const std::string good = tmx(layer("ground", "1,0,0,1,1,0,0,1,1,1,1,1"));
    CHECK(level_error(good) == "no error");
    CHECK(contains(level_error(good.substr(0, good.size() - 12)),
                   "maps/test.tmx:5: this is no XML:"));
    CHECK(contains(level_error(tmx(layer("ground", "1,0,0,1"))),
                   "maps/test.tmx:3: field layers[0].data: expected 12 numbers, one for each cell, "
                   "found 4"));
    CHECK(contains(
        level_error(tmx(layer("ground", "1,0,0,1,\n1,x,0,1,1,1,1,1"))),
        "maps/test.tmx:5: field data: expected numbers with commas between them, found x"));
    CHECK(contains(level_error(tmx(layer("ground", "-1,0,0,1,1,0,0,1,1,1,1,1"))),
                   "expected a tile's number from 0 to 4294967295, found the number -1"));
    CHECK(contains(level_error(tmx("<layer name=\"a\" width=\"4\" height=\"3\"/>")),
                   "field layers[0]: this layer has no data"));
    CHECK(contains(level_error(tmx("<layer name=\"a\" width=\"999999999\" height=\"999999999\">"
                                   "<data encoding=\"csv\">1</data></layer>")),
                   "expected a width and a height with at most"));
    CHECK(contains(level_error(tmx("<layer name=\"a\" width=\"1\" height=\"1\"><data "
                                   "encoding=\"lzma\">1</data></layer>")),
                   "expected the encoding csv or base64, found lzma"));
    CHECK(contains(level_error(tmx(objects("walls",
                                           "<object x=\"0\" y=\"0\"><polygon "
                                           "points=\"0,0 1;1\"/></object>"))),
                   "expected points as x,y with spaces between them"));
}

TEST_CASE("a map whose cells are no rectangles is refused in a sentence", "[level]") {
    for (const char* kind : {"isometric", "staggered", "hexagonal"}) {
        std::string map = tmx("");
        map.replace(map.find("orthogonal"), 10, kind);
        CHECK(contains(level_error(map), "field orientation: this map is " + std::string(kind) +
                                             ". The lab reads orthogonal maps"));
    }
    std::string flat = tmx("");
    flat.replace(flat.find("tileheight=\"8\""), 14, "tileheight=\"0\"");
    CHECK(contains(level_error(flat), "field tileheight: expected a height above 0"));
}

TEST_CASE("nested groups end in a sentence", "[level]") {
    std::string inside;
    for (int i = 0; i < 5000; ++i) inside += "<group>";
    for (int i = 0; i < 5000; ++i) inside += "</group>";
    CHECK(contains(level_error(tmx(inside)), "the groups are nested too deep"));
}

TEST_CASE("a shape without extent is left out", "[level]") {
    const Scene scene =
        scene_of(tmx(objects("walls",
                             "<object x=\"0\" y=\"0\" width=\"5\" height=\"5\"/>"
                             "<object x=\"9\" y=\"0\" width=\"0\" height=\"5\"/>"
                             "<object x=\"9\" y=\"9\"><polygon points=\"0,0 1,1 2,2\"/></object>"
                             "<object x=\"9\" y=\"9\"><polyline points=\"0,0\"/></object>")));
    CHECK(scene.shapes.size() == 2);
}
