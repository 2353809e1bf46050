// Broken maps, and their error messages.
#include "catch.hpp"
#include "level/files.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

TEST_CASE("errors in a map of Tiled name the line and the field", "[level]") {
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

// They ended the program, and with it what the user had not saved.
TEST_CASE("names and numbers that nobody expects end in a sentence", "[level]") {
    const std::string ground = layer("ground", "1,0,0,1,1,0,0,1,1,1,1,1");
    CHECK(level_error(tmx(ground, "layers=\"3\"")) == "no error");
    const std::string far =
        tmx(ground + objects("walls",
                             "<object x=\"1e300\" y=\"2\" width=\"3\" height=\"4\"/>"
                             "<object name=\"Player\" x=\"1e300\" y=\"0\"/>"
                             "<object x=\"9\" y=\"9\" width=\"3\" height=\"4\" "
                             "rotation=\"1e308\"/>"));
    CHECK(level_error(far) == "no error");
    CHECK(contains(scene_of(far).text.back(), "more than a thousand million pixels away or wide"));
    const std::string with_template =
        tmx(objects("walls", "<object template=\"a.tj\" x=\"5\" y=\"6\"/>"));
    for (const char* text : {"[]", "3", "{\"object\": 3}", "{}", "<template/>"}) {
        CAPTURE(text);
        CHECK_THROWS_AS(scene_of(with_template, {{"a.tj", text}}), SceneError);
    }
    std::string attributes;
    for (int i = 0; i < 50000; ++i) attributes += " a" + std::to_string(i) + "=\"\"";
    CHECK(contains(level_error(tmx(objects("walls", "<object" + attributes + "/>"))),
                   "expected at most 100 attributes, found more"));
}

TEST_CASE("the text gives the reason for each layer that isn't solid", "[level]") {
    const Scene sky = scene_of(tmx(layer("sky", "6,6,6,6,6,6,6,6,6,6,6,6")));
    CHECK(contains(sky.text[1], "“sky” is none, since its name says sky"));
    const Scene flat = scene_of(
        tmx(objects("walls", "<object name=\"flat\" x=\"9\" y=\"0\" width=\"0\" height=\"5\"/>")));
    CHECK(contains(flat.text.back(), "1 shape without an inside left out, the first one “flat”"));
}

TEST_CASE("a shape without extent is left out", "[level]") {
    const Scene scene =
        scene_of(tmx(objects("walls",
                             "<object x=\"0\" y=\"0\" width=\"5\" height=\"5\"/>"
                             "<object x=\"9\" y=\"0\" width=\"0\" height=\"5\"/>"
                             "<object x=\"9\" y=\"9\"><polygon points=\"0,0 1,1 2,2\"/></object>"
                             "<object x=\"9\" y=\"9\"><polyline points=\"0,0\"/></object>")));
    CHECK(scene.shapes.size() == 2);
    CHECK(contains(scene.text.back(), "3 shapes without an inside left out"));
}
