// How chains and tile maps are drawn.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "geometry/tile_outline.hpp"
#include "motion/timeline.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"

using namespace lab;

namespace {

TileOutline whole(const Tiles& tiles) {
    return tile_outline(tiles, {{0, 0}, {tiles.columns(), tiles.rows.size()}});
}

Tiles drawing(TileRows rows) {
    return {{0, 0}, {10, 10}, std::move(rows)};
}

std::string svg_of_case(const std::string& line, Theme theme = Theme::dark) {
    Timeline timeline;
    const Scene scene = read_case(line);
    SvgCanvas canvas({640, 480}, "ground");
    draw_picture(canvas, evaluate(scene, 0, timeline), {640, 480}, theme);
    return canvas.document();
}

}  // namespace

TEST_CASE("neighbouring tiles have one outline", "[picture][ground]") {
    const TileOutline block = whole(drawing({"##", "##"}));
    REQUIRE(block.lines.size() == 1);
    // Four corners, and the first again.
    CHECK(block.lines.front().size() == 5);
    CHECK(block.boxes.size() == 1);
    CHECK(block.surfaces.size() == 1);
    CHECK(block.slopes.empty());

    const TileOutline hill = whole(drawing({"./\\.", "####"}));
    REQUIRE(hill.lines.size() == 1);
    CHECK(hill.lines.front().size() == 8);
    CHECK(hill.slopes.size() == 2);

    const TileOutline ring = whole(drawing({"###", "#.#", "###"}));
    CHECK(ring.lines.size() == 2);

    const TileOutline shelf = whole(drawing({"--", ".."}));
    CHECK(shelf.lines.empty());
    CHECK(shelf.platforms.size() == 1);
}

TEST_CASE("gentle slopes and half tiles join without a step", "[picture][ground]") {
    const TileOutline outline = whole(drawing({"rRFf", "####"}));
    REQUIRE(outline.lines.size() == 1);
    // Left foot, top, right foot, and the two lower corners.
    CHECK(outline.lines.front().size() == 6);
    const TileOutline half = whole(drawing({"__", "##"}));
    REQUIRE(half.lines.size() == 1);
    CHECK(half.lines.front().size() == 5);
}

TEST_CASE("only the visible cells are outlined", "[picture][ground]") {
    const Tiles tiles = drawing(TileRows(40, std::string(40, '#')));
    const CellRange seen = cells_in(tiles, {95, 95}, {205, 305});
    CHECK(seen.first == Cell{9, 9});
    CHECK(seen.end == Cell{21, 31});
    CHECK(tile_outline(tiles, seen).boxes.size() == 1);
}

TEST_CASE("a picture has the ground and its name in every theme", "[picture][ground]") {
    const std::string line =
        "isect1 a:circle(0,-20;4) s:aabb(0,-40;20,3;0,-1) hills:chain(-60,20,-20,10,20,20;0;1) "
        "level:tiles(-32,30;16,16;..--,/\\rR,####) sweep_into(a,hills,level;0,90)";
    for (const Theme theme : {Theme::dark, Theme::light}) {
        const std::string svg = svg_of_case(line, theme);
        CHECK(contains(svg, ">hills<"));
        CHECK(contains(svg, ">level<"));
        CHECK_FALSE(contains(svg, "nan"));
    }
    // The hatching is on the back of a chain that is met from the front only.
    const std::string both = svg_of_case("isect1 hills:chain(-60,20,-20,10,20,20)");
    const std::string front = svg_of_case("isect1 hills:chain(-60,20,-20,10,20,20;0;1)");
    CHECK(front.size() > both.size() + 500);
}

TEST_CASE("the name of a tile map stands at its tiles, and not in its empty cells",
          "[picture][ground]") {
    const auto y_of_name = [](const std::string& rows) {
        const std::string svg = svg_of_case("isect1 level:tiles(0,0;10,10;" + rows +
                                            ") p:point(5,5) overlaps(p,level)");
        const std::size_t name = svg.find(">level</text>");
        REQUIRE(name != std::string::npos);
        return std::stod(svg.substr(svg.rfind("y=\"", name) + 3));
    };
    CHECK(y_of_name("....,....,####") > y_of_name("####,####,####") + 20);
}

TEST_CASE("a one-way shape out of view, and a one-way point, are drawn", "[picture][ground]") {
    const std::string svg = svg_of_case(
        "isect1 a:point(0,0;0,-1) far:aabb(1e15,0;5,5;0,-1) thin:circle(9,9;0;0,-1) "
        "@content=-32,-32,64,64");
    CHECK(contains(svg, ">a<"));
}

TEST_CASE("groups stand beside names, and what the query passes is faded", "[picture][ground]") {
    const std::string shapes =
        "isect1 a:aabb(0,0;4,4) wall:aabb(40,0;4,9) ghost:aabb(20,0;4,9;0,0;2,4,5,6) "
        "fog:tiles(-9,20;9,9;##;2) sweep_into(a,wall,ghost,fog;60,0";
    const std::string plain = svg_of_case(shapes + ")");
    CHECK(contains(plain, ">ghost · groups 2, 4–6<"));
    CHECK(contains(plain, ">fog · group 2<"));
    CHECK(contains(plain, ">wall<"));
    CHECK(contains(plain, ">a<"));
    CHECK_FALSE(contains(plain, ">Not met<"));
    const std::string some = svg_of_case(shapes + ";;1,3)");
    CHECK(contains(some, ">a · meets groups 1, 3<"));
    CHECK(contains(some, ">Not met<"));
    const Palette& colors = palette(Theme::dark);
    const std::string faded = hex_text(mixed(colors.canvas, colors.world, 0.4));
    CHECK(contains(some, faded));
    CHECK_FALSE(contains(plain, faded));
}
