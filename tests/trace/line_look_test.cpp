// How the lines of a source are highlighted.
#include "trace/line_look.hpp"

#include <algorithm>

#include "catch.hpp"
#include "trace/cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

Call call_of(const Case& each, std::string_view file) {
    const auto trace = trace_of(each.scene, each.scene.queries.front());
    REQUIRE(trace);
    const Call* call = trace->find(file);
    REQUIRE(call != nullptr);
    return *call;
}

int line_with(const Call& call, std::string_view text) {
    const auto& lines = call.file->lines;
    const auto found = std::find_if(
        lines.begin() + call.function->body, lines.end(),
        [&](const SourceLine& line) { return line.text.find(text) != std::string_view::npos; });
    REQUIRE(found != lines.end());
    return static_cast<int>(found - lines.begin()) + 1;
}

LineLook look_at(const Call& call, std::string_view text) {
    return line_look(call, ran(call), line_with(call, text));
}

}  // namespace

TEST_CASE("lines that ran are lit, others are dim, and the return that was taken stands out",
          "[explain]") {
    const Call miss =
        call_of(ask(QueryKind::raycast, Segment{{-40, 1}, {10, 0}}, box), "raycast/aabb.hpp");
    CHECK(look_at(miss, "const Vec2<T> center = box.center").ran);
    CHECK(look_at(miss, "if (trace(is_missed))").traced);
    CHECK(look_at(miss, "if (trace(is_missed))").reason);
    CHECK_FALSE(look_at(miss, "const TooClose is_close").ran);
    CHECK_FALSE(look_at(miss, "Axis::y))").ran);
    const Call hit =
        call_of(ask(QueryKind::raycast, Segment{{-40, 1}, {80, 0}}, box), "raycast/aabb.hpp");
    CHECK(look_at(hit, "if (trace(is_missed))").traced);
    CHECK_FALSE(look_at(hit, "if (trace(is_missed))").reason);
    CHECK_FALSE(look_at(hit, "return intersect(").ran);
    CHECK(look_at(hit, "const TooClose is_close").ran);
    CHECK(look_at(hit, "Axis::x))").reason);
}

TEST_CASE("a return below its condition is lit only if it was taken", "[explain]") {
    const auto sweep = [](Vec2 from) {
        return call_of(ask(QueryKind::sweep, Aabb{from, {4, 4}}, box, {40, 0}),
                       "sweep/aabb_aabb.hpp");
    };
    const Call meets = sweep({-40, 0}), starts_inside = sweep({0, 0});
    CHECK(look_at(meets, "if (trace(hit->time == 0").traced);
    CHECK_FALSE(look_at(meets, "return stopped(*hit, mover.center)").ran);
    CHECK(look_at(starts_inside, "return stopped(*hit, mover.center)").ran);
    CHECK(look_at(starts_inside, "return stopped(*hit, mover.center)").reason);
}

TEST_CASE("every line that traced a value is lit, whatever the query", "[explain]") {
    for (const Case& each : all_cases()) {
        const auto trace = trace_of(each.scene, each.scene.queries.front());
        REQUIRE(trace);
        const Ran done = ran(*trace);
        INFO(each.title);
        for (const Step& step : trace->steps) CHECK(line_look(*trace, done, step.line).traced);
    }
}

TEST_CASE("the lines reported as run are those that are lit", "[explain]") {
    for (const Case& each : all_cases()) {
        const auto trace = trace_of(each.scene, each.scene.queries.front());
        REQUIRE(trace);
        const Ran done = ran(*trace);
        const LineCount count = count_lines(*trace, done);
        int lit = 0, code = 0;
        for (int line = trace->function->body; line < trace->function->last; ++line) {
            std::string text(trace->file->lines[static_cast<std::size_t>(line) - 1].text);
            text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
            if (text.empty() || text == "}" || text.starts_with("//")) continue;
            ++code;
            lit += line_look(*trace, done, line).ran ? 1 : 0;
        }
        INFO(each.title);
        CHECK(count.all == code);
        CHECK(count.ran == lit);
        CHECK(count.ran > 0);
    }
}
