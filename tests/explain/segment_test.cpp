// Reasons and lengths for a segment that is a shape rather than the path of a cast.
#include "catch.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "trace/cases.hpp"

using namespace lab;
using namespace explain_cases;

TEST_CASE("the reason names a still segment, and the strip measures from its nearest point",
          "[explain]") {
    // The circle's center is 14 from the inside of a, and 21.3 from its start.
    const Segment line{{-10, 14}, {50, 0}};
    const Circle ball{{6, 0}, 12};
    const auto told = [](const Case& each, const std::string& words) {
        const Query& query = each.scene.queries.front();
        const auto trace = trace_of(each.scene, query);
        const Evaluation now{each.scene, 0, ask(each.scene)};
        CHECK(reason_of(now, 0, trace).sentence.detail == words);
        const Strip strip = strip_of(each.scene, query, trace);
        REQUIRE(strip.rows.size() == 2);
        CHECK(strip.rows[0].span.max == Approx(14));
        CHECK(strip.rows[1].span.max == Approx(12));
    };
    told(ask(QueryKind::overlaps, line, ball),
         "The nearest part is a place between the ends of a; a gap of 2.000 lies between the "
         "edges.");
    told(ask(QueryKind::overlaps, ball, line),
         "The nearest part is a place between the ends of b; a gap of 2.000 lies between the "
         "edges.");
    told(ask(QueryKind::distance, line, ball),
         "a is 14.000 away from the center, minus the radius.");
    told(ask(QueryKind::closest_points, ball, line),
         "Both lie on the shortest line from the center to b, which is 14.000 long.");
    const Case deep = ask(QueryKind::intersect, Segment{{-10, 4}, {50, 0}}, ball);
    const Evaluation now{deep.scene, 0, ask(deep.scene)};
    CHECK(reason_of(now, 0, trace_of(deep.scene, deep.scene.queries.front())).sentence.detail ==
          "The shortest way out for a is 8.000 long, (0.000, 8.000): it leads along the shortest "
          "line between the center and a.");
}
