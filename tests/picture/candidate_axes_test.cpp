// Every axis that may separate two convex shapes, as a table in the picture.
#include "geometry/candidate_axes.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "catch.hpp"
#include "explain/reason.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "text.hpp"
#include "trace/cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

Polygon regular_polygon(Vec2 at, int corners, double radius, double angle = 0) {
    Polygon made{at, {}};
    for (int i = 0; i < corners; ++i) {
        const double turn = angle + 2 * 3.14159265358979323846 * i / corners;
        made.points.push_back({radius * std::cos(turn), radius * std::sin(turn)});
    }
    return made;
}

std::vector<CandidateAxis> axes_for(const Case& each) {
    return candidate_axes(each.scene, each.scene.queries.front());
}

std::size_t deciding(const std::vector<CandidateAxis>& axes) {
    const auto found = std::find_if(axes.begin(), axes.end(),
                                    [](const CandidateAxis& axis) { return axis.decides; });
    REQUIRE(found != axes.end());
    return static_cast<std::size_t>(found - axes.begin());
}

std::string axes_picture(Case each, const Layers& show) {
    each.scene.content_corner = {-96, -64};
    each.scene.content_size = {192, 128};
    each.scene.show = show;
    const Evaluation evaluation{each.scene, 0, ask(each.scene)};
    const Reason reason =
        reason_of(evaluation, 0, trace_of(each.scene, each.scene.queries.front()));
    PictureView view;
    view.reason = &reason;
    SvgCanvas canvas({900, 600}, "");
    draw_picture(canvas, evaluation, {900, 600}, Theme::dark, view);
    return canvas.document();
}

int count_in(const std::string& text, const std::string& words) {
    int count = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        ++count;
    return count;
}

}  // namespace

TEST_CASE("parallel edges give one axis, whichever shape they are of", "[explain][axes]") {
    const Polygon square = regular_polygon({30, 0}, 4, 10, 0.3);
    const auto with_itself =
        axes_for(ask(QueryKind::overlaps, square, regular_polygon({0, 0}, 4, 10, 0.3)));
    CHECK(std::count_if(with_itself.begin(), with_itself.end(),
                        [](const auto& axis) { return !axis.of.empty(); }) == 2);
    const auto axes = axes_for(ask(QueryKind::intersect, square, regular_polygon({36, 0}, 3, 10)));
    REQUIRE(axes.size() == 5);
    for (std::size_t i = 0; i < 5; ++i) CHECK(axes[i].of == (i < 3 ? "b" : "a"));
    CHECK(axes_for(ask(QueryKind::overlaps, Range{0, 1}, Range{0, 2})).empty());
}

TEST_CASE("the axis that decides has the shortest way out of all", "[explain][axes]") {
    for (int i = 0; i < 40; ++i) {
        const Vec2 at{14 * std::cos(0.7 * i), 12 * std::sin(1.1 * i)};
        const Case each = ask(QueryKind::intersect, regular_polygon(at, 3, 12, 0.37 * i),
                              regular_polygon({0, 0}, 6, 14, 0.1));
        const auto axes = axes_for(each);
        const std::size_t decides = deciding(axes);
        INFO(i);
        CHECK(std::count_if(axes.begin(), axes.end(),
                            [](const auto& axis) { return axis.decides; }) == 1);
        for (const CandidateAxis& axis : axes) CHECK(axis.gap() <= axes[decides].gap() + 1e-9);
    }
}

TEST_CASE("shapes nearest at their corners are also separated from corner to corner",
          "[explain][axes]") {
    const auto axes = axes_for(ask(QueryKind::distance, regular_polygon({40, 3}, 4, 10, 0.2),
                                   regular_polygon({0, 0}, 4, 10)));
    REQUIRE(axes.size() == 5);
    CHECK(deciding(axes) == 4);
    CHECK(axes[4].of.empty());
    for (const CandidateAxis& axis : axes) CHECK(axis.gap() <= axes[4].gap() + 1e-9);
}

TEST_CASE("the axes that are left out separate least", "[explain][axes]") {
    const auto all = axes_for(ask(QueryKind::intersect, regular_polygon({16, 3}, 7, 9, 0.1),
                                  regular_polygon({0, 0}, 5, 12)));
    REQUIRE(all.size() == 12);
    const auto kept = closest_to_separating(all, 5);
    REQUIRE(kept.size() == 5);
    CHECK(kept[deciding(kept)].gap() == all[deciding(all)].gap());
    double least = kept.front().gap();
    for (const CandidateAxis& axis : kept) least = std::min(least, axis.gap());
    CHECK(std::count_if(all.begin(), all.end(),
                        [&](const auto& axis) { return axis.gap() >= least; }) == 5);
    CHECK(closest_to_separating(all, 20).size() == 12);
}

TEST_CASE("the picture has a row for each axis, and says how many it leaves out", "[draw][axes]") {
    const Case few =
        ask(QueryKind::intersect, regular_polygon({24, 0}, 4, 20), regular_polygon({0, 0}, 3, 24));
    const std::string svg = axes_picture(few, {Layer::axes});
    CHECK(count_in(svg, ">out ") == 5);
    CHECK_FALSE(contains(svg, "not shown"));
    CHECK(count_in(axes_picture(few, {Layer::working}), ">out ") == 0);

    const Case many = ask(QueryKind::intersect, regular_polygon({16, 3}, 7, 9, 0.1),
                          regular_polygon({0, 0}, 5, 12));
    const std::string cut = axes_picture(many, {Layer::axes});
    CHECK(count_in(cut, ">out ") == 10);
    CHECK(contains(cut, "2 more axes are not shown"));

    // A row of an axis with a gap says so, and a circle against a box has no axes to list.
    const Case apart =
        ask(QueryKind::overlaps, regular_polygon({60, 0}, 4, 20), regular_polygon({0, 0}, 3, 24));
    CHECK(contains(axes_picture(apart, {Layer::axes}), ">gap "));
    const Case round = ask(QueryKind::overlaps, Circle{{60, 0}, 4}, box);
    CHECK_FALSE(contains(axes_picture(round, {Layer::axes}), "id=\"axes\""));
}
