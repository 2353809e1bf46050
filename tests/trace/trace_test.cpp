// The work of a query, as a tree of calls with their values.
#include <set>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "files/embed.hpp"
#include "golden/golden.hpp"
#include "scene/number.hpp"
#include "trace/cases.hpp"
#include "trace/ran.hpp"
#include "trace/value_text.hpp"

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

/// The positions in a call and its nested calls: lines that ran and returns that were taken.
void collect(const Call& call, std::set<std::string>& into) {
    for (const Step& step : call.steps)
        into.insert(call.file->name + ":" + std::to_string(step.line));
    into.insert(call.file->name + " returns at " + std::to_string(ran(call).left_at));
    for (const Call& nested : call.calls) collect(nested, into);
}

/// The traces of a structure of a few boxes for each kind of query.
template <class Structure>
void write_structure(const std::string& name, std::string& into) {
    std::vector<Aabb> boxes;
    boxes.reserve(24);
    for (int i = 0; i < 24; ++i) {
        const int column = i % 6, row = i / 6;
        const Vec2 at{column * 9.0 + row, row * 8.0 - i % 3};
        boxes.push_back({at, {1.0 + i % 3, 2.0 - i % 2}});
    }
    const Structure structure{std::span<const Aabb>(boxes)};
    const Aabb box{{20, 9}, {3, 3}};
    const auto ask_it = [&](const char* question, auto query) {
        isect::Recording recording;
        query(isect::Recorder(recording));
        const auto call = trace_of(recording);
        REQUIRE(call);
        into += "# " + name + ", " + question + "\n";
        write(*call, "", into);
    };
    ask_it("overlapping", [&](auto trace) {
        overlapping(
            structure, box, [](std::size_t) {}, trace);
    });
    for (const Vec2 way : {Vec2{30, 14}, Vec2{-30, 2}, Vec2{0, 0}}) {
        ask_it("raycast", [&](auto trace) {
            (void)raycast(Segment{box.center, way}, structure, trace);
        });
        ask_it("sweep_into", [&](auto trace) { (void)sweep_into(box, way, structure, trace); });
    }
    const Vec2 way{30, 14};
    const auto visit = [](std::size_t, const auto&) {};
    ask_it("raycast_all", [&](auto trace) {
        raycast_all(Segment{box.center, way}, structure, visit, trace);
    });
    ask_it("sweep_all", [&](auto trace) { sweep_all(box, way, structure, visit, trace); });
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
        if (seen.size() == before) continue;  // it adds no new line
        text += "# " + each.title + "\n";
        write(*call, "", text);
    }
    lab::testing::check_golden("traces.txt", text);
}

TEST_CASE("the traces of all structures of boxes are those on file", "[explain][golden]") {
    std::string text;
    write_structure<isect::Batch<double>>("batch", text);
    write_structure<isect::SweepAndPrune<double>>("sweep and prune", text);
    write_structure<isect::Grid<double>>("grid", text);
    write_structure<isect::Quadtree<double>>("quadtree", text);
    write_structure<isect::Bvh<double>>("tree of boxes", text);
    for (const std::string_view name : embedded_names("isect/broad/")) {
        if (embedded_text(name).find("trace(") == std::string_view::npos) continue;
        INFO(name);
        CHECK(text.find(name.substr(std::string("isect/").size())) != std::string::npos);
    }
    lab::testing::check_golden("broad_traces.txt", text);
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
        // The test above covers the broad phases.
        if (name.find("isect/broad/") == 0) continue;
        // Scenes have no one-way obstacles yet.
        if (name == "isect/sweep/obstacle.hpp") continue;
        INFO(name);
        CHECK(reached.count(std::string(name)) == 1);
    }
}

TEST_CASE("a nested call is listed where its caller calls it", "[explain]") {
    const Case inside = ask(QueryKind::raycast, Segment{{1, 0}, {40, 0}}, Aabb{{0, 0}, {8, 8}});
    const auto call = trace_of(inside.scene, inside.scene.queries.front());
    REQUIRE(call);
    REQUIRE(call->calls.size() == 1);
    const auto line_of = [](const Call& caller, const Call& nested) {
        return caller.function->statement_at(nested.from_line)->text;
    };
    const Call& push = call->calls.front();
    CHECK(line_of(*call, push).find("return intersect(") != std::string::npos);
    REQUIRE(push.calls.size() == 1);
    CHECK(push.calls.front().file_name() == "overlaps/aabb_aabb.hpp");
    CHECK(line_of(push, push.calls.front()).find("if (!trace(overlaps(") == 0);
}

TEST_CASE("the return that was taken is the reason, and what follows it did not run", "[explain]") {
    const Case miss = ask(QueryKind::raycast, Segment{{-40, -40}, {10, 0}}, Aabb{{0, 0}, {8, 8}});
    const auto call = trace_of(miss.scene, miss.scene.queries.front());
    REQUIRE(call);
    const Ran lines = ran(*call);
    CHECK(call->steps.size() == 3);
    CHECK(call->function->statement_at(lines.left_at)->label == "is_missed");
    for (std::size_t i = 0; i < lines.statements.size(); ++i)
        CHECK(lines.statements[i] == (call->function->statements[i].first <= lines.left_at));

    const Case hit = ask(QueryKind::raycast, Segment{{-40, 0}, {80, 0}}, Aabb{{0, 0}, {8, 8}});
    const auto whole = trace_of(hit.scene, hit.scene.queries.front());
    REQUIRE(whole);
    const Statement* last = whole->function->statement_at(ran(*whole).left_at);
    REQUIRE(last != nullptr);
    CHECK(last->text.find("return trace(hit_on_edge(") == 0);
    const Statement* inner = nullptr;
    for (std::size_t i = 0; i < whole->function->statements.size(); ++i) {
        inner = &whole->function->statements[i];
        if (inner->text.find("return intersect") == 0) CHECK_FALSE(ran(*whole).statements[i]);
    }
}

TEST_CASE("numbers in chips have the same width", "[explain]") {
    for (const double value : {0.0, -0.0001, 1.0, -99.9999, 123.456, -1234.5, 99999.7, 1e6, -2.5e-8,
                               1e300, -1e-300, -1.0 / 0.0}) {
        INFO(value);
        CHECK(characters(fixed_number(value)) == fixed_width);
    }
    CHECK(fixed_number(-0.5) == " −0.500");
    CHECK(fixed_number(1234.56) == "1234.56");
    CHECK(fixed_number(1.0 / 0.0) == "      ∞");
}
