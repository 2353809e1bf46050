#include "catch.hpp"
#include "commands/commands.hpp"
#include "explain/reason.hpp"
#include "export/text_export.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

namespace tests_question {

using namespace lab;
using lab::testing::Rig;

constexpr const char* two_boxes = "isect1 a:aabb(0,0;4,4) b:aabb(6,0;4,4) overlaps(a,b)";

TEST_CASE("a question in one's own words comes before the answer", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case(two_boxes);
    command("question").run(rig.lab.context);
    rig.frames(3);
    rig.type("Do they collide?");
    rig.key(SDLK_RETURN);
    Session& session = rig.lab.workspace.session();
    CHECK(session.scene().queries.front().question == "Do they collide?");
    CHECK(session.moment().reason.sentence.question == "Do they collide?");
    CHECK(narration(session.now()).rfind("Do they collide? Overlap. ", 0) == 0);
    rig.lab.workspace.undo();
    CHECK(session.scene().queries.front().question.empty());
    CHECK(narration(session.now()).rfind("Overlap. ", 0) == 0);
}

TEST_CASE("a question is kept in files and in case lines", "[interface]") {
    for (const char* line : {two_boxes, "isect1 a:aabb(0,0;4,4) b:aabb(16,0;4,4) sweep(a,b;20,0)",
                             "isect1 a:aabb(0,0;4,4) b:aabb(16,0;4,4) move_and_slide(a,b;20,0)"}) {
        Scene scene = read_case(line);
        scene.queries.front().question = "Is it (really) there; or not?";
        CHECK(read_case(write_case(scene)) == scene);
        CHECK(read_scene(write_scene(scene), "it.json") == scene);
    }
}

TEST_CASE("a file's question of several lines is refused", "[interface]") {
    Scene scene = read_case(two_boxes);
    scene.queries.front().question = "Do they\ncollide?";
    CHECK_THROWS_WITH(read_scene(write_scene(scene), "it.json"),
                      Catch::Matchers::ContainsSubstring("question: expected one line of text"));
}

}  // namespace tests_question
