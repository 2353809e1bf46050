// The drawing over a scene that shows how a query got its result.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "catch.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "trace/cases.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

Reason reason_for(const Case& each) {
    const Evaluation evaluation{each.scene, 0, ask(each.scene)};
    return reason_of(evaluation, 0, trace_of(each.scene, each.scene.queries.front()));
}

std::vector<Figure> figures_of_kind(const Case& each, Figure::Kind kind) {
    std::vector<Figure> found;
    for (const Figure& figure : reason_for(each).figures)
        if (figure.kind == kind) found.push_back(figure);
    return found;
}

void collect_labels(const Call& call, std::set<std::string>& into) {
    for (const Step& step : call.steps) into.insert(call.function->statement_at(step.line)->label);
    for (const Call& nested : call.calls) collect_labels(nested, into);
}

double figure_length(const Figure& figure) {
    return isect::length(figure.at[1] - figure.at[0]);
}

}  // namespace

TEST_CASE("the corners of a box lie on the sides of a segment's line", "[explain]") {
    Case past = ask(QueryKind::raycast, Segment{{-68, 8}, {88, -72}}, Aabb{{0, 0}, {24, 24}});
    CHECK(figures_of_kind(past, Figure::Kind::length).empty());
    past.scene.show.insert(Layer::axes);
    const auto of_side = [&](const char* side) {
        const std::vector<Figure> all = figures_of_kind(past, Figure::Kind::length);
        return std::count_if(all.begin(), all.end(),
                             [&](const Figure& figure) { return figure.text.starts_with(side); });
    };
    CHECK(of_side("right ") == 4);
    past.scene.shapes[0].geometry = Segment{{-68, 8}, {88, -60}};
    CHECK(of_side("right ") == 3);
    CHECK(of_side("left ") == 1);
}

TEST_CASE("the working shows only values that the algorithm traces", "[explain][working]") {
    std::map<std::string, std::set<std::string>> traced, shown;
    for (const Case& each : all_cases()) {
        const auto call = trace_of(each.scene, each.scene.queries.front());
        REQUIRE(call);
        const std::string file(call->file_name());
        traced[file].insert("inside");  // the strip's row
        collect_labels(*call, traced[file]);
        for (const Figure& figure : reason_for(each).figures)
            if (!figure.label.empty()) shown[file].insert(figure.label);
    }
    CHECK(shown.size() > 10);
    for (const auto& [file, labels] : shown) {
        for (const std::string& label : labels) {
            INFO(file << ": " << label);
            CHECK(traced[file].count(label) == 1);
        }
    }
}

TEST_CASE("a circle at a corner is compared with its radius", "[explain][working]") {
    const auto lengths = figures_of_kind(
        ask(QueryKind::overlaps, Circle{{11, 11}, 4}, Aabb{{0, 0}, {8, 8}}), Figure::Kind::length);
    REQUIRE(lengths.size() == 1);
    CHECK(lengths[0].at[1] == Vec2{8, 8});
    CHECK(lengths[0].text == "4.243 ≥ 4.000");
    CHECK(reason_for(ask(QueryKind::overlaps, Circle{{20, 0}, 4}, Aabb{{0, 0}, {8, 8}}))
              .figures.empty());
}

TEST_CASE("two circles are compared with the sum of their radii", "[explain][working]") {
    const Case apart = ask(QueryKind::overlaps, Circle{{20, 0}, 4}, Circle{{0, 0}, 8});
    CHECK(figures_of_kind(apart, Figure::Kind::length)[0].text == "20.000 ≥ 12.000");
    // Rounded, both would be the same.
    const Case near = ask(QueryKind::overlaps, Circle{{11.99995, 0}, 4}, Circle{{0, 0}, 8});
    CHECK(figures_of_kind(near, Figure::Kind::length)[0].text == "11.999950 < 12.000000");
    CHECK(figures_of_kind(apart, Figure::Kind::grown)[0].shape.radius == 12);
}

TEST_CASE("the roots of a cast at a circle are where its line enters and leaves",
          "[explain][working]") {
    const Case cast = ask(QueryKind::raycast, Segment{{-20, 3}, {40, 0}}, Circle{{0, 0}, 5});
    const auto roots = figures_of_kind(cast, Figure::Kind::crossing);
    REQUIRE(roots.size() == 2);
    CHECK(roots[0].text == "t 0.400");
    CHECK(roots[1].text == "t 0.600");
    CHECK(isect::length(roots[1].at[0] - Vec2{4, 3}) < 1e-12);
    CHECK(figures_of_kind(cast, Figure::Kind::length)[0].text == "3.000 < 5.000");
    const Case miss = ask(QueryKind::raycast, Segment{{-20, 6}, {40, 0}}, Circle{{0, 0}, 5});
    CHECK(figures_of_kind(miss, Figure::Kind::crossing).empty());
    CHECK(figures_of_kind(miss, Figure::Kind::length)[0].text == "6.000 ≥ 5.000");
}

TEST_CASE("a segment that stops short is measured from its end", "[explain][working]") {
    for (const Geometry& obstacle :
         {Geometry(Circle{{0, 0}, 5}), Geometry(Capsule{{0, 0}, {9, 0}, 5})}) {
        const Case cast = ask(QueryKind::raycast, Segment{{-20, 3}, {12, 0}}, obstacle);
        const auto lengths = figures_of_kind(cast, Figure::Kind::length);
        REQUIRE(lengths.size() == 1);
        CHECK(lengths[0].text == "8.544 ≥ 5.000");
        CHECK(std::count(lengths[0].at.begin(), lengths[0].at.end(), Vec2{-8, 3}) == 1);
        // The points where it would enter and leave are marked all the same.
        CHECK(figures_of_kind(cast, Figure::Kind::crossing).size() == 2);
    }
}

TEST_CASE("an arc or a slab that the sentence mentions is drawn", "[explain][working]") {
    for (const Geometry& mover :
         {Geometry(Circle{{-20, -9}, 4}), Geometry(Aabb{{-20, 0}, {2, 2}})}) {
        const auto grown =
            figures_of_kind(ask(QueryKind::sweep, mover, box, {40, 0}), Figure::Kind::grown);
        REQUIRE(grown.size() == 1);
        CHECK(grown[0].text == "b grown by a");
        CHECK(grown[0].shape.corners.size() == 4);
    }
    // A ray hits the box itself, which is not grown.
    CHECK(figures_of_kind(ask(QueryKind::raycast, Segment{{-20, 0}, {40, 0}}, box),
                          Figure::Kind::grown)
              .empty());
}

TEST_CASE("a push has the length of the shorter path out, with the longer one beside it",
          "[explain][working]") {
    const auto ways = figures_of_kind(ask(QueryKind::intersect, Aabb{{2, -11}, {4, 4}}, box),
                                      Figure::Kind::length);
    REQUIRE(ways.size() == 2);
    for (const Figure& way : ways) {
        const bool is_push = way.label == "depth_y";
        CHECK(way.text == (is_push ? "1.000" : "10.000"));
        CHECK(figure_length(way) == Approx(is_push ? 1 : 10));
        CHECK(way.ink == (is_push ? Figure::Ink::result : Figure::Ink::help));
    }
    // The push of a circle inside a box leads from the circle's far end to the side.
    const auto through =
        figures_of_kind(ask(QueryKind::intersect, Circle{{3, -5}, 4}, box), Figure::Kind::length);
    REQUIRE(through.size() == 1);
    CHECK(through[0].at[0] == Vec2{3, -1});
    CHECK(through[0].at[1] == Vec2{3, -8});
}

TEST_CASE("the working shows the regions at the ends of a capsule's segment",
          "[explain][working]") {
    const Case beyond = ask(QueryKind::overlaps, Circle{{12, 3}, 2}, Capsule{{-8, 0}, {16, 0}, 4});
    const auto lines = figures_of_kind(beyond, Figure::Kind::line);
    REQUIRE(lines.size() == 3);
    CHECK(lines[1].at[0].x == -8);
    CHECK(lines[2].at[1].x == 8);
    CHECK(figures_of_kind(beyond, Figure::Kind::length)[0].text == "5.000 < 6.000");
}

TEST_CASE("the ranges of two shapes leave a gap on their separating axis", "[explain][working]") {
    for (const double x : {30.0, 9.0}) {
        const Case boxes = ask(QueryKind::overlaps, Capsule{{x, 2}, {9, 9}, 2}, box);
        const auto lengths = figures_of_kind(boxes, Figure::Kind::length);
        REQUIRE(lengths.size() == 3);
        CHECK(figure_length(lengths[0]) == Approx(16));
        CHECK(figure_length(lengths[2]) == Approx(std::abs(x - 10)));
        CHECK(lengths[2].text == (x == 30.0 ? "gap 20.000" : "way out 1.000"));
    }
}

TEST_CASE("the push out of a shape is shown, even if it is longer than the mover",
          "[explain][working]") {
    // The mover, 4 wide across its axis, is in the middle of an obstacle that is 8 wide.
    const Case deep = ask(QueryKind::intersect, Capsule{{-3, 0}, {6, 0}, 2}, pill);
    const auto lengths = figures_of_kind(deep, Figure::Kind::length);
    REQUIRE(lengths.size() == 3);
    CHECK(figure_length(lengths[1]) == Approx(4));
    CHECK(figure_length(lengths[2]) == Approx(6));
    CHECK(lengths[2].text == "way out 6.000");
    const Strip strip = strip_of(deep.scene, deep.scene.queries.front(), {});
    CHECK(strip.rows.back().label == "way out");
    CHECK(strip.rows.back().size == "6.000");
    const std::string said = reason_for(deep).sentence.detail;
    CHECK(said.find("way out for a is 6.000 long") != std::string::npos);
    // None of the three lines covers another.
    for (std::size_t i = 0; i < 3; ++i) CHECK(lengths[i].at[0].y != lengths[(i + 1) % 3].at[0].y);
}

TEST_CASE("obstacles that don't stop the mover show its ghost", "[explain][working]") {
    const Case walls = ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
                           {Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}}}, {40, 0});
    const auto ghosts = figures_of_kind(walls, Figure::Kind::ghost);
    REQUIRE(ghosts.size() == 1);
    CHECK(ghosts[0].at[0] == Vec2{22, 0});
    CHECK(ghosts[0].text == "b t 0.550");
}

TEST_CASE("the working is drawn if its layer is on", "[explain][working]") {
    Case cast = ask(QueryKind::raycast, Segment{{-20, 3}, {40, 0}}, Circle{{0, 0}, 5});
    const auto drawn = [&] {
        const Reason reason = reason_for(cast);
        const Evaluation evaluation{cast.scene, 0, ask(cast.scene)};
        PictureView view;
        view.reason = &reason;
        SvgCanvas canvas({640, 480}, "");
        draw_picture(canvas, evaluation, {640, 480}, Theme::dark, view);
        return canvas.document();
    };
    cast.scene.content_corner = {-32, -24};
    cast.scene.content_size = {64, 48};
    cast.scene.show = {Layer::path};
    CHECK(drawn().find("t 0.600") == std::string::npos);
    cast.scene.show.insert(Layer::working);
    CHECK(drawn().find("t 0.600") != std::string::npos);
}
