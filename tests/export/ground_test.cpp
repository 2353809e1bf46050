// Chains, tile maps and groups as C++.
#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "export/cpp_code.hpp"
#include "export/cpp_literals.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"

using namespace lab;

namespace {

Evaluation moment_on_ground(const std::string& line) {
    Timeline timeline;
    return evaluate(read_case(line), 0, timeline);
}

const std::string on_all_grounds =
    "isect1 a:circle(0,-20;4) b:aabb(40,0;4,4) hills:chain(-60,20,-20,10,20,20;0;1) "
    "level:tiles(-32,30;16,16;..--,/\\rR,####) ";

}  // namespace

TEST_CASE("a chain and a tile map are exported as the library's own", "[share]") {
    const std::string text = cpp_test(
        moment_on_ground(on_all_grounds + "sweep_into(a,b,hills,level;30,90)"), TestFrame::plain);
    CHECK(contains(text,
                   "isect::Chain<double>{std::vector<isect::Vec2<double>>{{-60.0, 20.0}, "
                   "{-20.0, 10.0}, {20.0, 20.0}}, isect::Ends::open, isect::Sides::front}"));
    CHECK(contains(text,
                   "isect::TileMap{isect::Vec2<double>{-32.0, 30.0}, "
                   "isect::Vec2<double>{16.0, 16.0}, 4, 3, "));
    CHECK(contains(text, "if (tile == '\\\\') return isect::Tile{1.0F, 0.0F};"));
    CHECK(contains(text, "\"/\\\\rR\""));
    CHECK(contains(text,
                   "isect::joined(isect::joined(isect::ObstacleList(plainShapes1), hills), "
                   "level)"));
    // The box has the id 0, and the edges of the chain 1 and 2.
    CHECK(contains(text, "answer.index == 2U"));
}

TEST_CASE("groups are exported as masks", "[share]") {
    const std::string text =
        cpp_test(moment_on_ground("isect1 a:circle(0,0;4) b:aabb(40,0;4,4;0,0;1,3) "
                                  "w:chain(60,-9,60,9;0;0;2) sweep_into(a,b,w;90,0;;2)"),
                 TestFrame::plain);
    CHECK(contains(text, "isect::Vec2<double>{0.0, 0.0}, 5U}"));
    CHECK(contains(text, "isect::all_marked(w, isect::Vec2<double>{0.0, 0.0}, 2U)"));
    CHECK(contains(text, "isect::in_groups("));
    CHECK(contains(text, "answer.index == 1U"));
}

TEST_CASE("a cast at a tile map also expects the tile", "[share]") {
    const std::string text = cpp_test(
        moment_on_ground("isect1 s:segment(8,-9;0,90) l:tiles(0,0;16,16;.,#) raycast(s,l)"),
        TestFrame::plain);
    CHECK(contains(text, "answer->hit.time == "));
    CHECK(contains(text, "answer->id == 1U"));
}

TEST_CASE("results name the edge and the tile", "[share]") {
    const std::string edge =
        results_json(moment_on_ground(on_all_grounds + "sweep_into(a,b,hills,level;0,90)"), "x");
    CHECK(contains(edge, "\"index\": 1, \"part\": {\"edge\": 1}"));
    const std::string tile =
        results_json(moment_on_ground(on_all_grounds + "walk(a,level;0,90)"), "x");
    CHECK(contains(tile, "\"part\": {\"column\": 2, \"row\": 0}"));
    CHECK_FALSE(contains(
        results_json(moment_on_ground(on_all_grounds + "sweep_into(a,b;0,90)"), "x"), "\"part\""));
}
