// The equation of a path against a circle, in the colours of the lengths that it is made of.
#include "explain/quadratic.hpp"

#include <string>

#include "catch.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "text.hpp"
#include "trace/cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

std::string quadratic_picture(Case each, const Layers& show) {
    each.scene.content_corner = {-72, -48};
    each.scene.content_size = {144, 96};
    each.scene.show = show;
    const Evaluation evaluation{each.scene, 0, ask(each.scene)};
    const Reason reason =
        reason_of(evaluation, 0, trace_of(each.scene, each.scene.queries.front()));
    PictureView view;
    view.reason = &reason;
    SvgCanvas canvas({800, 600}, "");
    draw_picture(canvas, evaluation, {800, 600}, Theme::dark, view);
    return canvas.document();
}

/// The colour of the first text that begins like this.
std::string color_of_text(const std::string& svg, const std::string& words) {
    const std::size_t at = svg.find(">" + words);
    REQUIRE(at != std::string::npos);
    const std::size_t tag = svg.rfind("<text", at);
    const std::size_t fill = svg.find("fill=\"", tag) + 6;
    return svg.substr(fill, svg.find('"', fill) - fill);
}

Quadratic terms_of(const Case& each) {
    const auto quadratic = quadratic_of(each.scene, each.scene.queries.front());
    REQUIRE(quadratic);
    return *quadratic;
}

const Case through = ask(QueryKind::raycast, Segment{{-57, -24}, {80, 60}}, Circle{{0, 0}, 25});

}  // namespace

TEST_CASE("the terms of the quadratic are those of the lengths in the scene",
          "[explain][quadratic]") {
    const Quadratic hit = terms_of(through);
    CHECK(hit.a == Approx(hit.extent * hit.extent));
    CHECK(hit.b == Approx(-2 * hit.ahead * hit.extent));
    CHECK(hit.c == Approx(hit.distance * hit.distance - 25 * 25));
    CHECK(hit.ahead == Approx(60));
    CHECK(hit.solution() == "t = 0.400 and t = 0.800");
    for (const double t : {hit.roots->min, hit.roots->max})
        CHECK(hit.a * t * t + hit.b * t + hit.c == Approx(0).margin(1e-8));
}

TEST_CASE("c is below 0 where the path starts inside, and b above 0 where the circle is behind",
          "[explain][quadratic]") {
    CHECK(terms_of(ask(QueryKind::raycast, Segment{{3, 0}, {40, 0}}, ball)).c < 0);
    const Quadratic behind = terms_of(ask(QueryKind::raycast, Segment{{30, 0}, {40, 0}}, ball));
    CHECK(behind.b > 0);
    CHECK(behind.ahead == -30);
    CHECK(behind.roots->max < 0);
}

TEST_CASE("a line that stays outside or touches has no two solutions", "[explain][quadratic]") {
    const Quadratic past = terms_of(ask(QueryKind::raycast, Segment{{-20, 9}, {40, 0}}, ball));
    CHECK(past.solution() == "b² − 4ac = −108800.000: no solution");
    const Quadratic touches = terms_of(ask(QueryKind::raycast, Segment{{-20, 8}, {40, 0}}, ball));
    CHECK(touches.solution() == "b² − 4ac = 0: it only touches");
}

TEST_CASE("a swept circle has the quadratic of its center and the sum of the radii",
          "[explain][quadratic]") {
    CHECK(terms_of(ask(QueryKind::sweep, Circle{{-20, 0}, 4}, ball, {40, 0})).radius == 12);
    const auto none = [](const Case& each) {
        return !quadratic_of(each.scene, each.scene.queries.front());
    };
    CHECK(none(ask(QueryKind::sweep, Circle{{-20, 0}, 4}, box, {40, 0})));
    CHECK(none(ask(QueryKind::raycast, Segment{{-20, 0}, {40, 0}}, pill)));
    CHECK(none(ask(QueryKind::sweep, Circle{{-20, 0}, 4}, ball, {0, 0})));
    CHECK(none(ask(QueryKind::overlaps, Circle{{-20, 0}, 4}, ball)));
}

TEST_CASE("each term of the quadratic has the colour of its lengths", "[draw][quadratic]") {
    const std::string svg = quadratic_picture(through, {Layer::quadratic});
    const std::string a = color_of_text(svg, "path 100.000"),
                      b = color_of_text(svg, "ahead 60.000"),
                      c = color_of_text(svg, "distance 61.847");
    CHECK(color_of_text(svg, "10000.000") == a);
    CHECK(color_of_text(svg, "12000.000") == b);
    CHECK(color_of_text(svg, "3200.000") == c);
    CHECK(color_of_text(svg, "radius 25.000") == c);
    CHECK(color_of_text(svg, "a<") == a);
    CHECK(color_of_text(svg, "b<") == b);
    CHECK(color_of_text(svg, "c<") == c);
    CHECK((a != b && b != c && c != a));
}

TEST_CASE("the quadratic takes the place of the working", "[draw][quadratic]") {
    const Layers both{Layer::working, Layer::quadratic};
    CHECK(contains(quadratic_picture(through, {Layer::working}), "15.000 &lt; 25.000"));
    CHECK_FALSE(contains(quadratic_picture(through, both), "15.000 &lt; 25.000"));
    CHECK(contains(quadratic_picture(through, both), ">t 0.400<"));
    // Without a quadratic, the working stays.
    const Case at_pill = ask(QueryKind::raycast, Segment{{-20, 1}, {40, 0}}, pill);
    CHECK(quadratic_picture(at_pill, both) == quadratic_picture(at_pill, {Layer::working}));
}
