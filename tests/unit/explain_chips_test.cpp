// What stands beside a line of source that has handed on a value.
#include <algorithm>

#include "catch.hpp"
#include "explain/chip_text.hpp"
#include "unit/explain_cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

/// The chips of a line, by its label, in the first call of a file.
std::vector<std::string> chips_of_line(const Case& each, const char* file,
                                       const std::string& label) {
    const Query& query = each.scene.queries.front();
    const auto trace = trace_of(each.scene, query);
    REQUIRE(trace);
    const Call* call = trace->find(file);
    REQUIRE(call != nullptr);
    std::vector<std::string> texts;
    for (const Statement& statement : call->function->statements) {
        if (statement.label != label) continue;
        for (std::size_t i = 0; i < call->values_at(statement.traced).size(); ++i)
            texts.push_back(chip_text(*call, statement, i, query));
    }
    return texts;
}

Case past_walls() {
    return ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
               {Aabb{{0, 90}, {4, 4}}, Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}}}, {40, 0});
}

}  // namespace

TEST_CASE("a yes or no that a line asks the opposite of says to what", "[explain]") {
    const Case miss = ask(QueryKind::raycast, Segment{{64, 0}, {-64, 32}}, Aabb{{0, 0}, {16, 16}});
    CHECK(chips_of_line(miss, "raycast/aabb.hpp", "line_meets_box(p, d, q, h, k)") ==
          std::vector<std::string>{"line_meets_box: no"});
}

TEST_CASE("the values of a loop say of which obstacle they are", "[explain]") {
    CHECK(chips_of_line(past_walls(), "sweep_into.hpp", "!met.hit.has_value()") ==
          std::vector<std::string>{"b met: no", "c met: yes", "d met: yes"});
    CHECK(chips_of_line(past_walls(), "sweep_into.hpp", "met.time > first.time") ==
          std::vector<std::string>{"c no", "d no"});
}

TEST_CASE("what stands is pushed by a length, at no time", "[explain]") {
    const Case inside = ask(QueryKind::intersect, Aabb{{11, 0}, {4, 4}}, Aabb{{0, 0}, {8, 8}});
    const auto texts = chips_of_line(inside, "intersect/aabb_aabb.hpp", "result");
    REQUIRE(!texts.empty());
    const auto pushes = [](const std::string& text) { return text == "push   1.000"; };
    CHECK(std::any_of(texts.begin(), texts.end(), pushes));
}

TEST_CASE("a tooltip has every value of a loop in full, with its obstacle", "[explain]") {
    const Case walls = past_walls();
    const Query& query = walls.scene.queries.front();
    const auto trace = trace_of(walls.scene, query);
    for (const Statement& statement : trace->function->statements) {
        if (statement.label != "!met.hit.has_value()") continue;
        CHECK(chip_tooltip(*trace, statement, query) == "!met.hit.has_value()\nb yes\nc no\nd no");
    }
}
