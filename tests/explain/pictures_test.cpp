// Every value that the library traces is visible, and gaps start and end at something visible.
#include <map>
#include <set>

#include "catch.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "explain/traced_marks.hpp"
#include "geometry/outside.hpp"
#include "trace/cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

void collect_traced(const Call& call, std::set<std::string>& labels) {
    for (const Step& step : call.steps) {
        const Statement* statement = call.function->statement_at(step.line);
        labels.insert(std::string(call.file_name()) + ": " + statement->label);
    }
    for (const Call& nested : call.calls) collect_traced(nested, labels);
}

struct SeenLabels {
    std::set<std::string> traced;  ///< "raycast/aabb.hpp: near"
    std::set<std::string> drawn;   ///< "near"
};

SeenLabels seen_in_all_cases() {
    SeenLabels seen;
    for (const Case& each : all_cases()) {
        const Query& query = each.scene.queries.front();
        const auto trace = trace_of(each.scene, query);
        REQUIRE(trace);
        collect_traced(*trace, seen.traced);
        const Evaluation evaluation{each.scene, 0, ask(each.scene)};
        for (const TracedMark& mark : traced_marks(each.scene, query, *trace))
            seen.drawn.insert(mark.label);
        for (const Figure& figure : reason_of(evaluation, 0, trace).figures)
            seen.drawn.insert(figure.label);
        for (const StripRow& row : strip_of(each.scene, query, trace).rows)
            seen.drawn.insert(row.label);
    }
    return seen;
}

/// Values without their own picture, and the reasons.
const std::map<std::string, std::string> without_picture = {
    {"!step.hit.has_value()", "asks for a hit, that is drawn"},
    {"depth_x < depth_y", "compares two lengths that are drawn"},
    {"inward >= 0", "asks for the sign of a number"},
    {"is_deep", "asks whether there is a common point, which is drawn"},
    {"is_all", "compares two lengths, of which one is that of a hair"},
    {"is_between", "compares the drawn distance with the radii"},
    {"is_point", "is about the kinds of the shapes"},
    {"is_stop_clear", "is about the digits of the stop, that is drawn"},
    {"is_rounded", "asks whether a radius is 0"},
    {"axis", "compares two lengths that are drawn"},
    {"left == Vec2<T>{}", "compares a vector that is drawn with nothing"},
    {"normal.x == 0", "compares a coordinate of a normal that is drawn"},
    {"normal.y == 0", "compares a coordinate of a normal that is drawn"},
    {"response == Response::slide && leads_back", "is about what is wanted, and has no place"},
    {"beyond", "is what the radius leaves of the drawn distance"},
    {"inward", "is a product of two vectors that are drawn, and has no place"},
    {"deepest", "is the sum of a step and a snap, that are drawn"},
    {"floor.has_value()", "asks for a floor, that is drawn"},
    {"height", "is a setting"},
    {"squared", "is the square of a distance that is drawn"},
    {"is_stuck", "asks whether two places that are drawn are the same"},
    {"jumps", "asks for the sign of a speed that is drawn"},
    {"stand_on(below)", "asks for a floor, that is drawn"},
    {"stands", "asks for a floor, that is drawn"},
    {"stands && is_idle", "asks for a floor and a speed, that are drawn"},
    {"walked_.floor.has_value()", "asks for a floor, that is drawn"},
    {"was_on_floor", "asks for a floor, that is drawn"},
    {"x", "is a coordinate of the closest point, that is drawn whole"},
    {"y", "is a coordinate of the closest point, that is drawn whole"},
};

}  // namespace

TEST_CASE("every traced value has a picture, or a reason why it has none", "[explain]") {
    const SeenLabels seen = seen_in_all_cases();
    std::set<std::string> excused;
    for (const std::string& traced : seen.traced) {
        const std::string label = traced.substr(traced.find(": ") + 2);
        if (seen.drawn.count(label) > 0) continue;
        INFO(traced);
        CHECK(without_picture.count(label) == 1);
        excused.insert(label);
    }
    for (const auto& [label, why] : without_picture) {
        INFO(label << ", that " << why);
        CHECK(excused.count(label) == 1);
    }
}

TEST_CASE("a miss is measured to the obstacle, or to the line of its edge", "[explain]") {
    int measured = 0;
    for (const Case& each : moving_cases()) {
        const Query& query = each.scene.queries.front();
        const Evaluation evaluation{each.scene, 0, ask(each.scene)};
        const Reason reason = reason_of(evaluation, 0, trace_of(each.scene, query));
        // Between two slabs, the gap is a part of the path.
        if (!reason.gap || reason.sentence.detail.find(" leaves the ") != std::string::npos)
            continue;
        INFO(each.title << ": " << reason.sentence.detail);
        const Rounded obstacle = rounded(find_shape(each.scene, "b")->geometry);
        CHECK(outside(obstacle, reason.gap->edge.value_or(reason.gap->to)) ==
              Approx(0).margin(1e-9));
        CHECK(spoken(isect::length(reason.gap->to - reason.gap->from)) == reason.gap->text);
        ++measured;
    }
    CHECK(measured > 30);
}

TEST_CASE("a sweep's miss is measured from its mover, not from its position", "[explain]") {
    const Case miss = ask(QueryKind::sweep, Aabb{{-20, 0}, {2, 2}}, box, {4, 0});
    const Evaluation evaluation{miss.scene, 0, ask(miss.scene)};
    const auto gap = reason_of(evaluation, 0, trace_of(miss.scene, miss.scene.queries.front())).gap;
    REQUIRE(gap);
    CHECK(gap->from == Vec2{-14, 0});
    CHECK(gap->to == Vec2{-8, 0});
}

TEST_CASE("shapes that are apart have a line between them", "[explain]") {
    for (const Vec2 at : {Vec2{30, 2}, Vec2{10, 20}, Vec2{-30, -12}}) {
        Case apart = ask(QueryKind::intersect, Capsule{at, {9, 9}, 2}, box);
        apart.scene.content_size = {100, 100};
        const Query& query = apart.scene.queries.front();
        const Evaluation evaluation{apart.scene, 0, ask(apart.scene)};
        const auto trace = trace_of(apart.scene, query);
        const Reason reason = reason_of(evaluation, 0, trace);
        const Figures& figures = reason.figures;
        const Figure& line = figures.back();
        REQUIRE(line.text == "separating line");
        const Vec2 along = line.at[1] - line.at[0];
        const auto side = [&](Vec2 corner) { return cross(along, corner - line.at[0]) > 0; };
        const Rounded mover = rounded(find_shape(apart.scene, "a")->geometry);
        const bool mover_side = side(mover.corners.front());
        for (const Vec2 corner : mover.corners) CHECK(side(corner) == mover_side);
        for (const Vec2 corner : rounded(Geometry(box)).corners) CHECK(side(corner) != mover_side);
        const Strip strip = strip_of(apart.scene, query, trace);
        REQUIRE(strip.rows.size() == 3);
        CHECK(strip.rows.back().label == "gap");
        CHECK(strip.rows.back().size == reason.gap->text);
    }
}
