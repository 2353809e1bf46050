// What an answer is derived from: its numbers are those of the library's own run.
#include "explain/derivation.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "geometry/outline_walk.hpp"
#include "geometry/outside.hpp"
#include "trace/cases.hpp"

using namespace lab;
using explain_cases::Case;

namespace {

using Kind = DerivationKind;

std::optional<Derivation> derived(const Case& each, Kind kind) {
    return derivation_of(kind, each.scene, each.scene.queries.front(), ask(each.scene).front());
}

Case with_path(const Geometry& mover, const Geometry& obstacle, Vec2 delta) {
    return explain_cases::ask(QueryKind::sweep, mover, obstacle, delta);
}

std::string text_of(const DerivationLine& line) {
    std::string text;
    for (const DerivationTerm& term : line.terms) text += term.text;
    return text;
}

/// The number that a statement traced last, in a call or in those that it made.
std::optional<double> traced(const Call& call, const std::string& label) {
    std::optional<double> found;
    for (const Step& step : call.steps) {
        const Statement* statement = call.function->statement_at(step.line);
        if (statement != nullptr && statement->label == label)
            if (const auto* number = std::get_if<double>(&step.value)) found = *number;
    }
    for (const Call& nested : call.calls)
        if (const auto number = traced(nested, label)) found = number;
    return found;
}

}  // namespace

TEST_CASE("each derivation opens on the pairs that it fits", "[explain]") {
    const Segment path{{-20, 2}, {40, 0}};
    const auto kinds = [](const Case& each) {
        return derivations_of(each.scene, each.scene.queries.front());
    };
    using explain_cases::ask, explain_cases::box, explain_cases::ball, explain_cases::pill;
    CHECK(kinds(ask(QueryKind::raycast, path, box)) == std::vector{Kind::slabs});
    CHECK(kinds(ask(QueryKind::slab_times, path, box)) == std::vector{Kind::slabs});
    CHECK(kinds(ask(QueryKind::raycast, path, ball)) == std::vector{Kind::parabola});
    CHECK(kinds(with_path(Aabb{{-20, 0}, {2, 2}}, box, {40, 0})) ==
          std::vector{Kind::slabs, Kind::sum});
    CHECK(kinds(with_path(Circle{{-20, 0}, 2}, box, {40, 0})) ==
          std::vector{Kind::slabs, Kind::sum});
    CHECK(kinds(with_path(Circle{{-20, 0}, 2}, ball, {40, 0})) ==
          std::vector{Kind::parabola, Kind::sum});
    CHECK(kinds(ask(QueryKind::overlaps, explain_cases::wedge(), box)) ==
          std::vector{Kind::axes, Kind::sum});
    CHECK(kinds(ask(QueryKind::intersect, Circle{{3, 2}, 4}, pill)) == std::vector{Kind::sum});
    // A point has no size to give away, and a path without length has no times.
    CHECK(kinds(ask(QueryKind::overlaps, Vec2{3, 2}, ball)).empty());
    CHECK(kinds(with_path(Aabb{{-20, 0}, {2, 2}}, box, {})) == std::vector{Kind::sum});
    CHECK_FALSE(derived(ask(QueryKind::raycast, path, ball), Kind::slabs));
}

TEST_CASE("the plots of the slabs have the times that the library traced", "[explain]") {
    int hits = 0;
    for (const Case& each : explain_cases::moving_cases()) {
        const auto made = derived(each, Kind::slabs);
        if (!made) continue;
        INFO(each.title);
        const auto call = trace_of(each.scene, each.scene.queries.front());
        REQUIRE(call);
        // At the times at which it enters and leaves, the quantity is on an edge.
        for (const DerivationPlot& plot : made->plots) {
            if (plot.inside.is_empty() || std::isinf(plot.inside.min)) continue;
            const double enters = plot.terms[1] > 0 ? plot.band.min : plot.band.max;
            CHECK(plot.at(plot.inside.min) == Approx(enters).margin(1e-9));
        }
        const auto* cast = call->find(library_file::raycast_aabb);
        if (call->in(library_file::raycast_aabb)) cast = &*call;
        if (cast == nullptr) continue;
        if (const double* near = cast->last<double>(Term::near_time);
            near && std::isfinite(*near)) {
            CHECK(std::max(made->plots[0].inside.min, made->plots[1].inside.min) ==
                  Approx(*near).margin(1e-12));
            ++hits;
        }
    }
    CHECK(hits > 20);
}

TEST_CASE("the parabola has the coefficients and the time that were traced", "[explain]") {
    int hits = 0;
    for (const Case& each : explain_cases::moving_cases()) {
        const auto made = derived(each, Kind::parabola);
        if (!made) continue;
        INFO(each.title);
        const Query& query = each.scene.queries.front();
        const DerivationPlot& plot = made->plots.front();
        const auto formula = trace_of(record_by(textbook, each.scene, query));
        REQUIRE(formula);
        if (const auto a = traced(*formula, "a")) CHECK(plot.terms[2] == *a);
        if (const auto b = traced(*formula, "b")) CHECK(plot.terms[1] == 2 * *b);
        if (const auto c = traced(*formula, "c")) CHECK(plot.terms[0] == *c + plot.band.max);
        const Answer answer = ask(each.scene).front();
        const auto* cast = std::get_if<std::optional<Hit>>(&answer);
        const auto* sweep = std::get_if<Sweep>(&answer);
        const std::optional<Hit> hit = cast != nullptr ? *cast : sweep->hit;
        if (!hit || hit->time == 0 || plot.inside.is_empty()) continue;
        CHECK(plot.inside.min == hit->time);
        CHECK(made->moment == hit->time);
        CHECK(plot.at(plot.inside.min) == Approx(plot.band.max).margin(1e-9));
        CHECK(plot.at(plot.inside.max) == Approx(plot.band.max).margin(1e-9));
        ++hits;
    }
    CHECK(hits > 5);
}

TEST_CASE("the deciding axis has the library's distance or push", "[explain]") {
    for (const Vec2 at : {Vec2{0, 0}, Vec2{9, 3}, Vec2{14, 2}, Vec2{40, 1}}) {
        const Geometry mover = Polygon{at, {{-9, -7}, {8, -3}, {2, 9}}};
        const auto query = [&](QueryKind kind) {
            return explain_cases::ask(kind, mover, explain_cases::box);
        };
        const auto made = derived(query(QueryKind::overlaps), Kind::axes);
        REQUIRE(made);
        const auto decides = std::find_if(made->axes.begin(), made->axes.end(),
                                          [](const CandidateAxis& axis) { return axis.decides; });
        REQUIRE(decides != made->axes.end());
        const Answer push = ask(query(QueryKind::intersect).scene).front();
        const Answer gap = ask(query(QueryKind::distance).scene).front();
        if (const auto& hit = std::get<std::optional<Hit>>(push))
            CHECK(-decides->gap() == Approx(isect::length(hit->delta)).margin(1e-9));
        else
            CHECK(decides->gap() == Approx(std::get<Distance>(gap).distance).margin(1e-9));
    }
}

TEST_CASE("a mover whose center is on the sum's outline touches the obstacle", "[explain]") {
    for (const Case& each : explain_cases::static_cases()) {
        const auto made = derived(each, Kind::sum);
        if (!made) continue;
        INFO(each.title);
        const Rounded& sum = made->test->sum;
        const OutlineWalk walk(sum);
        for (double share = 0; share < 1; share += 0.125) {
            const Vec2 center = walk.at(share);
            // The arcs are made of short lines.
            CHECK(outside(sum, center) == Approx(0).margin(1e-2));
            CHECK(isect::distance(walk.at(walk.nearest(center)), center) < 1e-9);
        }
    }
}

TEST_CASE("formulas say where each number comes from", "[explain]") {
    const auto slabs = derived(explain_cases::ask(QueryKind::raycast, Segment{{-40, -22}, {76, 38}},
                                                  Aabb{{0, 0}, {16, 16}}),
                               Kind::slabs);
    REQUIRE(slabs);
    CHECK(text_of(slabs->lines[0]) == "near x = (−16 − (−40)) / 76 = 0.316");
    CHECK(text_of(slabs->lines[1]) == "near y = (−16 − (−22)) / 38 = 0.158");
    CHECK(text_of(slabs->lines[4]) == "near = max(0.316, 0.158) = 0.316");
    CHECK(text_of(slabs->lines[5]) == "far = min(0.737, 1.000) = 0.737");

    const auto still = derived(
        explain_cases::ask(QueryKind::raycast, Segment{{-40, 2}, {76, 0}}, Aabb{{0, 0}, {16, 16}}),
        Kind::slabs);
    REQUIRE(still);
    CHECK(text_of(still->lines[1]) == "near y = −∞, for delta.y is 0");

    const auto circle = derived(
        explain_cases::ask(QueryKind::raycast, Segment{{-48, -14.4}, {96, 0}}, Circle{{0, 0}, 24}),
        Kind::parabola);
    REQUIRE(circle);
    CHECK(text_of(circle->lines[1]) == "half chord² = 24² − 14.4² = 368.64");
    CHECK(text_of(circle->lines[2]) == "enters = (48 − 19.2) / 96 = 0.300");

    const auto sum = derived(
        explain_cases::ask(QueryKind::overlaps, Aabb{{30, 0}, {4, 6}}, Aabb{{0, 0}, {16, 16}}),
        Kind::sum);
    REQUIRE(sum);
    CHECK(text_of(sum->lines[0]) == "half = (16, 16) + (4, 6) = (20, 22)");
    CHECK(text_of(sum->lines[1]) == "center is outside of the sum, by 10.000");
}
