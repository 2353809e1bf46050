#include "scene/reader.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"
#include "scene/frame_rate.hpp"
#include "scene/parameters.hpp"

using lab::read_scene;

namespace {

/// A scene with known lines; each case below breaks one line.
const std::vector<std::string> good = {
    /* 1 */ "{",
    /* 2 */ "  \"format\": 1,",
    /* 3 */ "  \"title\": \"A test\",",
    /* 4 */ "  \"content\": [-32, -32, 64, 64],",
    /* 5 */ "  \"shapes\": [",
    /* 6 */ "    {\"name\": \"box\", \"type\": \"aabb\", \"center\": [0, 0], \"half\": [16, 16]},",
    /* 7 */ "    {\"name\": \"seg\", \"type\": \"segment\", \"start\": [1, 2], \"delta\": [3, -0]}",
    /* 8 */ "  ],",
    /* 9 */ "  \"motions\": [",
    /* 10 */
    "    {\"drives\": \"seg.start\", \"kind\": \"orbit\", \"amplitude\": [1, 1], \"rate\": [1, 1]}",
    /* 11 */ "  ],",
    /* 12 */ "  \"queries\": [",
    /* 13 */ "    {\"query\": \"raycast\", \"mover\": \"seg\", \"obstacles\": [\"box\"]}",
    /* 14 */ "  ],",
    /* 15 */ "  \"show\": [\"contact\"]",
    /* 16 */ "}"};

std::string text_of(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// The error after replacing a piece of a line in the good scene.
lab::SceneError error_of(std::size_t line, const std::string& piece, const std::string& by) {
    std::vector<std::string> lines = good;
    std::string& spoilt = lines.at(line - 1);
    const std::size_t at = spoilt.find(piece);
    REQUIRE(at != std::string::npos);
    spoilt.replace(at, piece.size(), by);
    try {
        read_scene(text_of(lines), "a.json");
    } catch (const lab::SceneError& error) {
        return error;
    }
    FAIL("no error for " << by);
    return {"", 0, "", ""};
}

void check_error(std::size_t line, const std::string& piece, const std::string& by,
                 const std::string& field, const std::string& message) {
    const lab::SceneError error = error_of(line, piece, by);
    CHECK(error.line == static_cast<int>(line));
    CHECK(error.field == field);
    CHECK_THAT(error.message, Catch::Matchers::ContainsSubstring(message));
}

}  // namespace

TEST_CASE("a scene's text becomes its value", "[scene][reader]") {
    const lab::Scene scene = read_scene(text_of(good), "a.json");
    CHECK(scene.title == "A test");
    CHECK(scene.content_size == lab::Vec2{64, 64});
    CHECK(std::get<lab::Aabb>(scene.shapes[0].geometry).half == lab::Vec2{16, 16});
    CHECK(std::get<lab::Orbit>(scene.motions[0].kind).rate == lab::Vec2{1, 1});
    CHECK(scene.motions[0].on);
    CHECK(scene.queries[0].kind == lab::QueryKind::raycast);
    CHECK(scene.show == lab::Layers{lab::Layer::contact});
    CHECK(std::signbit(std::get<lab::Segment>(scene.shapes[1].geometry).delta.y));
}

TEST_CASE("a scene has usual values for what its file leaves out", "[scene][reader]") {
    const lab::Scene empty = read_scene("{\"format\": 1}", "folder/small.json");
    CHECK(empty.title == "small");
    CHECK(empty.shapes.empty());
    const lab::Scene scene = read_scene(
        R"({"format": 1, "shapes": [{"name": "p", "type": "point", "pos": [0, 0]}]})", "a.json");
    CHECK(scene.show == lab::usual_layers);
    CHECK(scene.show.count(lab::Layer::target) == 1);
    CHECK(scene.content_size == lab::Vec2{128, 128});
    CHECK(read_scene(R"({"format": 1, "show": []})", "a.json").show.empty());
}

TEST_CASE("a scene may name its schema, for editors", "[scene][reader]") {
    std::vector<std::string> lines = good;
    lines[0] = "{\"$schema\": \"../scene.schema.json\",";
    CHECK(read_scene(text_of(lines), "a.json") == read_scene(text_of(good), "a.json"));
    check_error(1, "{", "{\"$schema\": 1,", "$schema", "expected a string");
}

TEST_CASE("an error is one line with file, line, field and what was expected", "[scene][reader]") {
    const lab::SceneError error = error_of(6, "\"half\": [16, 16]", "\"half\": [16, true]");
    CHECK(std::string(error.what()) ==
          "a.json:6: field shapes[0].half[1]: expected a number, found true");
}

TEST_CASE("a frame rate is 60 divided by a whole number", "[scene][reader]") {
    const std::string fly = R"("fly", "velocity": [1, 0], "frame_rate": )";
    const std::string orbit = R"("orbit", "amplitude": [1, 1], "rate": [1, 1])";
    for (const char* rate : {"45", "59", "50"})
        check_error(10, orbit, fly + rate, "motions[0].frame_rate",
                    "expected 60 divided by a whole number (60, 30, 20, 15, 12, 10 …)");
    check_error(10, orbit, fly + "61", "motions[0].frame_rate", "expected a number from 1 to 60");
    std::vector<std::string> lines = good;
    for (const char* rate : {"60", "20", "8.57", "8.571428571428571", "1"}) {
        lines[9] = R"({"drives": "seg.start", "kind": )" + fly + rate + "}";
        CHECK_NOTHROW(read_scene(text_of(lines), "a.json"));
    }
    CHECK(lab::frame_rate_beside(45) == 60);
    CHECK(lab::frame_rate_beside(39) == 30);
    CHECK(lab::frame_rate_beside(60, -1) == 30);
    CHECK(lab::frame_rate_beside(60, 1) == 60);
    CHECK(lab::frame_rate_beside(20, 1) == 30);
    CHECK(lab::frame_rate_beside(0) == 1);
}

TEST_CASE("an invalid field is an error at its line", "[scene][reader]") {
    SECTION("unknown") {
        check_error(6, "half", "haf", "shapes[0].haf", "did you mean half?");
        check_error(15, "show", "shwo", "shwo", "did you mean show?");
    }
    SECTION("missing") {
        check_error(6, ", \"half\": [16, 16]", "", "shapes[0].half",
                    "this field is missing (half its width and height)");
        check_error(10, "\"drives\": \"seg.start\", ", "", "motions[0].drives",
                    "this field is missing (a shape's handle, as in seg.start");
        check_error(6, "\"name\": \"box\", ", "", "shapes[0].name",
                    "this field is missing (the name that queries and motions use");
        check_error(13, "\"mover\": \"seg\", ", "", "queries[0].mover",
                    "this field is missing (the name of the querying shape");
    }
    SECTION("twice") {
        check_error(7, "\"delta\": [3, -0]", "\"start\": [3, 4]", "shapes[1].start", "found again");
        check_error(7, "seg", "box", "shapes[1].name", "that no other shape has");
    }
    SECTION("of the wrong type") {
        check_error(6, "[16, 16]", "16", "shapes[0].half",
                    "an array of 2 numbers, found the number 16");
        check_error(6, "[16, 16]", "[1, 2, 3]", "shapes[0].half", "found an array of 3");
        check_error(3, "\"A test\"", "{}", "title", "expected a string, found an object");
        check_error(6, "\"box\"", "null", "shapes[0].name", "expected a string, found null");
    }
    SECTION("out of range") {
        check_error(6, "[16, 16]", "[16, -1]", "shapes[0].half[1]",
                    "at least 0, found the number -1");
        check_error(7, "[1, 2]", "[1e300, 2]", "shapes[1].start[0]", "2^200");
        check_error(4, "64, 64", "64, 0", "content", "width and height above 0");
        check_error(2, "1", "2", "format", "expected 1");
    }
    SECTION("not one of the names") {
        check_error(6, "aabb", "aab", "shapes[0].type", "did you mean aabb?");
        check_error(13, "raycast", "ray_cast", "queries[0].query", "did you mean raycast?");
        check_error(15, "contact", "contacts", "show[0]", "did you mean contact?");
        check_error(6, "\"box\"", "\"Box 1\"", "shapes[0].name", "expected a name of a to z");
    }
}

TEST_CASE("a reference to nothing is an error at its line", "[scene][reader]") {
    check_error(13, "[\"box\"]", "[\"bix\"]", "queries[0].obstacles[0]", "did you mean box?");
    check_error(13, "\"seg\"", "\"sig\"", "queries[0].mover", "did you mean seg?");
    check_error(10, "seg.start", "seg.strat", "motions[0].drives", "did you mean seg.start?");
}

TEST_CASE("an impossible query is an error", "[scene][reader]") {
    check_error(13, "[\"box\"]", "[\"seg\"]", "queries[0].obstacles[0]", "other than the mover");
    check_error(13, "[\"box\"]", "[]", "queries[0].obstacles", "exactly one obstacle, found 0");
    check_error(13, "\"seg\", \"obstacles\": [\"box\"]", "\"box\", \"obstacles\": [\"seg\"]",
                "queries[0].obstacles[0]", "raycast supports, found aabb and segment");
}

TEST_CASE("a motion that cannot drive is an error", "[scene][reader]") {
    const std::string orbit = "\"kind\": \"orbit\", \"amplitude\": [1, 1], \"rate\": [1, 1]";
    check_error(10, orbit, "\"kind\": \"swing\", \"rate\": 1", "motions[0].drives",
                "swing drives nothing else");
    check_error(10, "\"seg.start\", " + orbit,
                "\"box.center\", \"kind\": \"fly\", \"velocity\": [1, 1]", "motions[0].drives",
                "mover of a query");
    check_error(10, "{", "{\"drives\": \"seg.start\", \"kind\": \"follow\", \"pos\": [0, 0]}, {",
                "motions[1].drives", "no other motion");
}

TEST_CASE("invalid JSON is an error at the line where it becomes invalid", "[scene][reader]") {
    check_error(7, "\"type\":", "\"type\"", "", "expected JSON; syntax error");
    check_error(16, "}", "", "", "unexpected end of input");
    check_error(4, "-32, -32", "1e999, 1", "content[0]", "expected a number in range");
    check_error(4, "[-32, -32, 64, 64]", std::string(100, '['), "", "nested too deeply");
}
