#include <algorithm>
#include <string>

#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "evaluate/evaluate.hpp"
#include "export/cpp_code.hpp"
#include "export/cpp_literals.hpp"
#include "export/text_export.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/make.hpp"
#include "text.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

Evaluation moment(const std::string& line) {
    Timeline timeline;
    return evaluate(read_case(line), 0, timeline);
}

}  // namespace

TEST_CASE("a number is exported as a literal of its type with exactly its value", "[share]") {
    const CppLiterals doubles{Scalar::double_}, floats{Scalar::float_};
    CHECK(doubles.number(1) == "1.0");
    CHECK(doubles.number(-0.0) == "-0.0");
    CHECK(doubles.number(0.1) == "0.1");
    CHECK(doubles.number(1e100) == "1e100");
    CHECK(floats.number(static_cast<double>(0.1F)) == "0.1F");
    CHECK(floats.number(2) == "2.0F");
}

TEST_CASE("a shape whose name is a C++ keyword gets another name", "[share]") {
    CHECK(cpp_name("box") == "box");
    CHECK(cpp_name("new") == "new_");
    CHECK(cpp_name("new_") == "new__");
    CHECK(cpp_name("answer") == "answer_");
}

TEST_CASE("an exported test runs the same query and expects this result", "[share]") {
    const Evaluation now = moment("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)");
    const std::string text = cpp_test(now, TestFrame::catch2);
    CHECK(contains(text, "// isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)"));
    CHECK(contains(text, "const auto b = isect::Aabb<double>{{0.0, 0.0}, {5.0, 5.0}};"));
    CHECK(contains(text, "const auto answer = isect::intersect(p, b);"));
    CHECK(contains(text, "REQUIRE((answer->delta == isect::Vec2<double>{0.0, 3.0}));"));
    CHECK(contains(cpp_test(now, TestFrame::googletest), "ASSERT_TRUE(answer.has_value());"));
    CHECK(contains(cpp_test(now, TestFrame::plain), "assert(answer.has_value());"));
    CHECK(contains(cpp_code(now), "isect::intersect(p, b);"));
}

TEST_CASE("a test of a sweep expects every number of its result", "[share]") {
    const std::string text = cpp_test(
        moment("isect1 a:aabb(0,0;16,12) b:aabb(60,0;10,20) sweep(a,b;68,0)"), TestFrame::catch2);
    CHECK(contains(text, "answer.hit->time == 0.5)"));
    CHECK(contains(text, "answer.hit->pos == isect::Vec2<double>{50.0, 0.0}"));
    CHECK(contains(text, "answer.hit->delta == isect::Vec2<double>{-34.0, "));
    CHECK(contains(text, "answer.hit->normal == isect::Vec2<double>{-1.0, 0.0}"));
    CHECK(contains(text, "answer.pos == isect::Vec2<double>{34.0, 0.0}"));
    CHECK(contains(text, "answer.time == 0.5)"));
    CHECK(contains(text, "answer.index == 0U"));
}

TEST_CASE("a test of a miss expects no hit", "[share]") {
    const Evaluation now =
        moment("isect1 float p:point(9,2) b:aabb(0,0;5,5) sweep(p,b;1,0) sweep_into(p,b;0,1)");
    const std::string text = cpp_test(now, TestFrame::catch2);
    CHECK(contains(text, "REQUIRE(answer.hit.has_value() == false);"));
    CHECK(contains(text, "isect::sweep(p, isect::Vec2<float>{1.0F, 0.0F}, b);"));
    CHECK(contains(text, "answer.index == isect::npos"));
    CHECK(contains(text, "const std::vector<isect::Shape<float>> obstacles = {b};"));
}

TEST_CASE("a test includes a small crowd, and says that a large one is left out", "[share]") {
    Timeline timeline;
    Scene scene = find_scene(built_in_scenes(), "broad-phase").scene;
    const auto text_of = [&] {
        Evaluation now = evaluate(scene, 0, timeline);
        CrowdKeeper().ask(now);
        return cpp_test(now, TestFrame::catch2);
    };
    const std::string counted = text_of();
    CHECK(contains(counted, "const auto asker = isect::Aabb<double>{"));
    CHECK(contains(counted, "if (isect::overlaps(asker, each)) ++found;"));
    CHECK(contains(counted, "REQUIRE(found == "));
    set_crowd_question(scene, CrowdQuestion::sweep_into);
    CHECK(contains(text_of(), "REQUIRE(answer.index == "));
    set_crowd_question(scene, CrowdQuestion::pairs);
    CHECK(contains(text_of(), "if (isect::overlaps(crowd[i], crowd[k])) ++found;"));
    set_crowd_question(scene, CrowdQuestion::raycast);
    CHECK(contains(text_of(), "left out: it has no query."));
    set_crowd_question(scene, CrowdQuestion::overlaps);
    scene.crowd->count = 1000;
    CHECK(contains(text_of(), "left out: more than 200 boxes."));
}

TEST_CASE("a moment is exported as text, with a line for each query", "[share]") {
    const Evaluation now =
        moment("isect1 p:point(1,2) b:aabb(0,0;5,5) overlaps(p,b) distance(p,b)");
    const std::string text = narration(now);
    CHECK(std::count(text.begin(), text.end(), '\n') == 2);
    CHECK(contains(text, "p"));
}

TEST_CASE("every scene can be exported in every form", "[share]") {
    for (const Entry& entry : built_in_scenes()) {
        Timeline timeline;
        Evaluation now = evaluate(entry.scene, entry.scene.cover, timeline);
        CrowdKeeper().ask(now);
        for (const TextExport& each : text_exports()) {
            INFO(entry.id << " as " << each.id);
            CHECK_FALSE(each.text(now).empty());
        }
    }
}
