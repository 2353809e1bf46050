// Chains, tile maps and groups in files and case lines.
#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/make.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "text.hpp"

using namespace lab;

namespace {

const std::vector<std::string> ground_file = {
    /* 1 */ "{\"format\": 1, \"title\": \"A test\", \"content\": [-32, -32, 64, 64],",
    /* 2 */ "  \"shapes\": [",
    /* 3 */ "    {\"name\": \"ball\", \"type\": \"circle\", \"center\": [0, 0], \"radius\": 2},",
    /* 4 */ "    {\"name\": \"hills\", \"type\": \"chain\", \"points\": [[0, 9], [9, 5], [20, 9]],",
    /* 5 */ "     \"front_only\": true, \"groups\": [2, 31]},",
    /* 6 */ "    {\"name\": \"level\", \"type\": \"tiles\", \"origin\": [0, 20], \"cell\": [8, 4],",
    /* 7 */ "     \"rows\": [",
    /* 8 */ "      \"./\\\\.-\",",
    /* 9 */ "      \"#####\"",
    /* 10 */ "    ]}",
    /* 11 */ "  ],",
    /* 12 */ "  \"queries\": [",
    /* 13 */
    "    {\"query\": \"sweep_into\", \"mover\": \"ball\", \"obstacles\": [\"hills\", \"level\"],",
    /* 14 */ "     \"delta\": [9, 30], \"meets\": [2]}",
    /* 15 */ "  ]}"};

std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// The error after replacing a piece of a line.
std::string ground_error(std::size_t line, const std::string& piece, const std::string& by) {
    std::vector<std::string> lines = ground_file;
    std::string& spoilt = lines.at(line - 1);
    const std::size_t at = spoilt.find(piece);
    REQUIRE(at != std::string::npos);
    spoilt.replace(at, piece.size(), by);
    try {
        read_scene(joined_lines(lines), "a.json");
    } catch (const SceneError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("chains, tile maps and groups come back from their text", "[scene][ground]") {
    const Scene scene = read_scene(joined_lines(ground_file), "a.json");
    const auto& hills = std::get<Chain>(scene.shapes[1].geometry);
    CHECK(hills.points.size() == 3);
    CHECK((hills.front_only && !hills.closed));
    CHECK((scene.shapes[1].groups.has(2) && scene.shapes[1].groups.has(31)));
    CHECK_FALSE(scene.shapes[1].groups.has(1));
    CHECK(scene.shapes[0].groups.is_all());
    const auto& level = std::get<Tiles>(scene.shapes[2].geometry);
    CHECK(level.rows == TileRows{"./\\.-", "#####"});
    CHECK(level.at({2, 0}) == isect::Tile{1, 0});
    CHECK(scene.queries[0].meets.mask == 2);
    const std::string text = write_scene(scene);
    CHECK(read_scene(text, "b.json") == scene);
    CHECK(contains(text, "\"rows\": [\n      \"./\\\\.-\",\n      \"#####\"\n    ]"));
    CHECK(contains(text, "\"groups\": [2, 31]"));
}

TEST_CASE("a case line holds chains, tile maps and groups", "[scene][ground]") {
    const Scene scene = read_scene(joined_lines(ground_file), "a.json");
    const std::string line = write_case(scene);
    CHECK(contains(line, "hills:chain(0,9,9,5,20,9;0;1;2,31)"));
    CHECK(contains(line, "level:tiles(0,20;8,4;./\\.-,#####)"));
    CHECK(contains(line, "sweep_into(ball,hills,level;9,30;;2)"));
    const Scene back = read_case(line);
    CHECK(back.shapes == scene.shapes);
    CHECK(back.queries == scene.queries);
    CHECK(write_case(back) == line);
    CHECK(read_case("https://example.org/#" + line).shapes == scene.shapes);
}

TEST_CASE("what is wrong with ground is said with its line and field", "[scene][ground]") {
    CHECK(ground_error(4, ", [20, 9]", ", [9, 5]") ==
          "a.json:4: field shapes[1].points: expected the points of a chain, but points[2] is the "
          "same as the point before it");
    CHECK(contains(ground_error(4, "[0, 9], [9, 5], [20, 9]", "[0, 9]"),
                   "a.json:4: field shapes[1].points: expected the points of a chain, but points "
                   "has fewer than 2 points"));
    CHECK(ground_error(8, "./", "x/") ==
          "a.json:8: field shapes[2].rows[0]: expected the letters . # _ / \\ r R F f -, found "
          "another one at column 0");
    CHECK(ground_error(9, "#####", "####") ==
          "a.json:9: field shapes[2].rows[1]: expected 5 letters, as in the first row, found 4");
    CHECK(contains(ground_error(6, "[8, 4]", "[8, 0]"),
                   "a.json:6: field shapes[2].cell: expected a width and a height above 0"));
    CHECK(contains(ground_error(6, "[8, 4]", "[8, -4]"), "field shapes[2].cell"));
    CHECK(contains(ground_error(6, "[0, 20]", "[1e30, 20]"), "units in the last place"));
    CHECK(ground_error(5, "[2, 31]", "[2, 33]") ==
          "a.json:5: field shapes[1].groups[1]: expected the number of a group, from 1 to 32, "
          "found the number 33");
    CHECK(contains(ground_error(5, "[2, 31]", "[]"), "expected at least one group"));
    CHECK(contains(ground_error(14, "[2]", "[0.5]"), "field queries[0].meets[0]"));
    CHECK(contains(ground_error(13, "\"ball\", \"obs", "\"hills\", \"obs"), "a.json:13"));
}

TEST_CASE("a tile map is as large as most levels, and no larger", "[scene][ground]") {
    const auto problem_of = [](std::size_t columns, std::size_t rows) {
        Tiles map{{0, 0}, {16, 16}, {}};
        map.rows.resize(rows, std::string(columns, '#'));
        const auto found = objection(map, Scalar::double_);
        return found ? found->why : "";
    };
    CHECK(problem_of(260, 30) == "");
    CHECK(problem_of(245, 245) == "");
    CHECK(problem_of(1024, 64) == "");
    CHECK(problem_of(1025, 1) == "expected at most 1024 letters, found 1025");
    CHECK(problem_of(1, 1025) == "expected at most 1024 rows");
    CHECK(problem_of(1024, 65) == "expected at most 65536 cells");
}

TEST_CASE("a tile map in a case line says which row is wrong", "[scene][ground]") {
    try {
        read_case("isect1 b:point(0,0) level:tiles(0,0;8,8;..,.x) overlaps(b,level)");
        FAIL("it was accepted");
    } catch (const CaseError& error) {
        CHECK(contains(error.what(), "column 21: shapes[1].rows[1]: expected the letters"));
    }
}

TEST_CASE("--set reaches points, rows and switches, and refuses what makes no shape",
          "[scene][ground]") {
    Scene scene = read_scene(joined_lines(ground_file), "a.json");
    const auto set = [&](const char* what) { apply_set(scene, scene, what); };
    set("hills.points[1].y=4.5");
    set("hills.closed=1");
    set("level.rows[0]=.....");
    set("level.cell.y=5");
    CHECK(std::get<Chain>(scene.shapes[1].geometry).points[1] == Vec2{9, 4.5});
    CHECK(std::get<Chain>(scene.shapes[1].geometry).closed);
    CHECK(std::get<Tiles>(scene.shapes[2].geometry).rows[0] == ".....");
    const Scene before = scene;
    for (const char* wrong :
         {"hills.points[9].y=4", "hills.points.y=4", "level.rows[0]=..", "level.rows[0]=..x..",
          "level.rows[7]=.....", "level.cell.x=0", "hills.closed=2", "hills.points[-1].x=0"}) {
        INFO(wrong);
        CHECK_THROWS_AS(set(wrong), SetError);
        CHECK(scene == before);
    }
}

TEST_CASE("pasted shapes keep their side and groups", "[scene][ground]") {
    Scene scene = read_scene(joined_lines(ground_file), "a.json");
    scene.shapes[0].one_way = {0, -1};
    const auto names = add_shapes(scene, {scene.shapes[0], scene.shapes[1]});
    CHECK(names == std::vector<std::string>{"ball2", "hills2"});
    CHECK(scene.shapes[3].one_way == Vec2{0, -1});
    CHECK(scene.shapes[4].groups == scene.shapes[1].groups);
}

TEST_CASE("a new chain and a new tile map are valid in both scalars", "[scene][ground]") {
    for (std::size_t type = 7; type < 9; ++type) {
        const NamedShape made = new_shape(type, {100, 40}, 20);
        CHECK(is_made_of_parts(made.geometry));
        CHECK(objection(made, Scalar::float_).empty());
        CHECK(objection(made, Scalar::double_).empty());
    }
}
