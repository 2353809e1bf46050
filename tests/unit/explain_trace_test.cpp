// What a query did, as a tree of calls with their values.
#include <set>

#include "catch.hpp"
#include "embed.hpp"
#include "explain/ran.hpp"
#include "explain/value_text.hpp"
#include "golden/golden.hpp"
#include "scene/number.hpp"
#include "unit/explain_cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

/// Labels and values, indented by the depth of the call.
void write(const Call& call, const std::string& indent, std::string& into) {
    into += indent + std::string(call.file_name()) + " " + call.function->name + "\n";
    std::size_t nested = 0;
    for (std::size_t i = 0; i <= call.steps.size(); ++i) {
        for (; nested < call.calls.size() && call.calls[nested].after == i; ++nested)
            write(call.calls[nested], indent + "    ", into);
        if (i == call.steps.size()) break;
        const Step& step = call.steps[i];
        std::string value = full_text(step.value);
        for (char& c : value) c = c == '\n' ? ';' : c;
        into.append(indent).append("  ").append(call.function->statement_at(step.line)->label);
        if (step.margin) value += ", decided exactly by " + number_text(*step.margin);
        into.append(": ").append(value).append("\n");
    }
}

/// The places of a call and of those that it made: lines that ran, and returns that were taken.
void collect(const Call& call, std::set<std::string>& into) {
    for (const Step& step : call.steps)
        into.insert(call.file->name + ":" + std::to_string(step.line));
    into.insert(call.file->name + " returns at " + std::to_string(ran(call).left_at));
    for (const Call& nested : call.calls) collect(nested, into);
}

bool has_reason_line(const Call& call) {
    const Ran lines = ran(call);
    return lines.left_at >= call.function->body && lines.left_at < call.function->last;
}

}  // namespace

TEST_CASE("the traces of all algorithms on fixed inputs are those on file", "[explain][golden]") {
    std::string text;
    std::set<std::string> seen;
    for (const Case& each : all_cases()) {
        const auto call = trace_of(each.scene, each.scene.queries.front());
        REQUIRE(call);
        const std::size_t before = seen.size();
        collect(*call, seen);
        if (seen.size() == before) continue;  // tells nothing new
        text += "# " + each.title + "\n";
        write(*call, "", text);
    }
    lab::testing::check_golden("traces.txt", text);
}

TEST_CASE("the fixed inputs reach every algorithm that traces", "[explain]") {
    std::set<std::string> reached;
    const auto visit = [&](const Call& call, const auto& again) -> void {
        reached.insert(call.file->name);
        CHECK(has_reason_line(call));
        for (const Call& nested : call.calls) again(nested, again);
    };
    for (const Case& each : all_cases())
        visit(*trace_of(each.scene, each.scene.queries.front()), visit);
    for (const std::string_view name : embedded_names("isect/")) {
        const bool traces = embedded_text(name).find(" trace(") != std::string_view::npos;
        if (!traces || name == "isect/tracer.hpp") continue;
        // No scene asks a broad phase; lib_trace_test lights every line of them.
        if (name.find("isect/broad/") == 0) continue;
        INFO(name);
        CHECK(reached.count(std::string(name)) == 1);
    }
}

TEST_CASE("a nested call stands where its caller calls it", "[explain]") {
    const Case inside = ask(QueryKind::raycast, Segment{{0, 0}, {40, 0}}, Aabb{{0, 0}, {8, 8}});
    const auto call = trace_of(inside.scene, inside.scene.queries.front());
    REQUIRE(call);
    REQUIRE(call->calls.size() == 2);
    const auto line_of = [&](const Call& nested) {
        return call->function->statement_at(nested.from_line)->text;
    };
    CHECK(line_of(call->calls[0]).find("if (trace(overlaps(") == 0);
    CHECK(line_of(call->calls[1]).find("return intersect(") == 0);
    CHECK(call->calls[1].calls.front().file_name() == "overlaps/aabb_aabb.hpp");
}

TEST_CASE("the return that was taken is the reason, and what follows it did not run", "[explain]") {
    const Case miss = ask(QueryKind::raycast, Segment{{-40, -40}, {10, 0}}, Aabb{{0, 0}, {8, 8}});
    const auto call = trace_of(miss.scene, miss.scene.queries.front());
    REQUIRE(call);
    const Ran lines = ran(*call);
    CHECK(lines.early);
    CHECK(lines.lit == 1);
    CHECK(call->function->statement_at(lines.left_at)->label ==
          "path_extents_meet(p.x, d.x, q.x, h.x, k.x)");
    for (std::size_t i = 0; i < lines.statements.size(); ++i)
        CHECK(lines.statements[i] == (call->function->statements[i].first <= lines.left_at));

    const Case hit = ask(QueryKind::raycast, Segment{{-40, 0}, {80, 0}}, Aabb{{0, 0}, {8, 8}});
    const auto whole = trace_of(hit.scene, hit.scene.queries.front());
    REQUIRE(whole);
    CHECK_FALSE(ran(*whole).early);
    const Statement* inner = nullptr;
    for (std::size_t i = 0; i < whole->function->statements.size(); ++i) {
        inner = &whole->function->statements[i];
        if (inner->text.find("return intersect") == 0) CHECK_FALSE(ran(*whole).statements[i]);
    }
}

TEST_CASE("numbers in chips are all of one width", "[explain]") {
    for (const double value : {0.0, -0.0001, 1.0, -99.9999, 123.456, -1234.5, 99999.7, 1e6, -2.5e-8,
                               1e300, -1e-300, -1.0 / 0.0}) {
        INFO(value);
        CHECK(characters(fixed_number(value)) == fixed_width);
    }
    CHECK(fixed_number(-0.5) == " −0.500");
    CHECK(fixed_number(1234.56) == "1234.56");
    CHECK(fixed_number(1.0 / 0.0) == "      ∞");
}
