// The legend explains what is drawn, and nothing else.
#include <set>
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

/// A picture of a case with its working, on the given layers.
std::string legend_picture(Case each, const Layers& show, Pt size = {640, 480}) {
    each.scene.content_corner = {-48, -36};
    each.scene.content_size = {96, 72};
    each.scene.show = show;
    const Evaluation evaluation{each.scene, 0, ask(each.scene)};
    const Reason reason =
        reason_of(evaluation, 0, trace_of(each.scene, each.scene.queries.front()));
    PictureView view;
    view.reason = &reason;
    SvgCanvas canvas(size, "");
    draw_picture(canvas, evaluation, size, Theme::dark, view);
    return canvas.document();
}

std::string legend_group(const std::string& svg, const std::string& id) {
    const std::size_t from = svg.find("<g id=\"" + id + "\">");
    return svg.substr(from, svg.find("</g>", from) - from);
}

/// The vertical positions of the lines of text in a group.
std::set<double> rows_of_words(const std::string& group) {
    std::set<double> rows;
    for (std::size_t at = group.find("<text"); at != std::string::npos;
         at = group.find("<text", at + 1))
        rows.insert(std::stod(group.substr(group.find(" y=\"", at) + 4)));
    return rows;
}

bool legend_says(const std::string& svg, const std::string& words) {
    return contains(legend_group(svg, "legend"), ">" + words + "<");
}

}  // namespace

TEST_CASE("near and far times look different from the ring of a start", "[draw][legend]") {
    const Case ray = ask(QueryKind::raycast, Segment{{-30, 3}, {20, 2}}, box);
    const std::string svg = legend_picture(ray, {Layer::path, Layer::slabs});
    CHECK(legend_says(svg, "Start"));
    CHECK(legend_says(svg, "Crossing"));
    CHECK(legend_says(svg, "Construction"));  // the line beyond the segment's end
    CHECK_FALSE(contains(legend_group(svg, "slab-times"), "<circle"));
    CHECK_FALSE(legend_says(legend_picture(ray, {Layer::path}), "Crossing"));
}

TEST_CASE("the legend explains a grown obstacle and its shrunk mover", "[draw][legend]") {
    const Case disc = ask(QueryKind::sweep, Circle{{-30, 0}, 4}, ball, {20, 0});
    CHECK(legend_says(legend_picture(disc, {Layer::working}), "Inflated"));
    CHECK_FALSE(legend_says(legend_picture(disc, {Layer::working}), "Mover as a point"));
    CHECK(legend_says(legend_picture(disc, {Layer::inflated}), "Mover as a point"));
    CHECK_FALSE(legend_says(legend_picture(disc, {Layer::path}), "Inflated"));
}

TEST_CASE("later stops of a mover look different from the first one", "[draw][legend]") {
    const Case walls = ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
                           {Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}}}, {40, 0});
    CHECK(legend_says(legend_picture(walls, {Layer::working}), "Would stop later"));
    CHECK_FALSE(legend_says(legend_picture(walls, {Layer::target}), "Would stop later"));
}

TEST_CASE("a query shape that doesn't move has no start", "[draw][legend]") {
    const Case apart = ask(QueryKind::distance, Vec2{-30, 0}, box);
    CHECK(legend_says(legend_picture(apart, {Layer::closest}), "Query"));
    CHECK_FALSE(legend_says(legend_picture(apart, {Layer::closest}), "Start"));
}

TEST_CASE("on a small canvas the legend keeps entries that aren't labelled in place",
          "[draw][legend]") {
    const Case ray = ask(QueryKind::raycast, Segment{{-30, 3}, {20, 2}}, box);
    const std::string small = legend_picture(ray, {Layer::path, Layer::slabs}, {480, 350});
    CHECK(legend_says(small, "Crossing"));
    CHECK(legend_says(small, "x slab"));
    CHECK_FALSE(legend_says(small, "Construction"));
}

TEST_CASE("legend and scale stand side by side below the scene", "[draw][legend]") {
    const CanvasParts parts = parts_of({{0, 0}, {640, 480}});
    CHECK(parts.scene.max.y == parts.footer.min.y);
    CHECK(parts.footer.height() > 40);
    CHECK(parts_of({{0, 0}, {640, 100}}).footer.height() == 0);
    const Case ray = ask(QueryKind::raycast, Segment{{-30, 3}, {20, 2}}, box);
    for (const Layers& show : {Layers{Layer::path}, Layers{Layer::path, Layer::slabs}}) {
        const std::string svg = legend_picture(ray, show);
        const std::set<double> rows = rows_of_words(legend_group(svg, "legend"));
        REQUIRE_FALSE(rows.empty());
        CHECK(rows.size() <= 2);
        CHECK(*rows.rbegin() == *rows_of_words(legend_group(svg, "scale")).rbegin());
    }
}
