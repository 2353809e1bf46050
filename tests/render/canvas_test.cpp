#include <cmath>

#include "catch.hpp"
#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "render/marks.hpp"
#include "render/svg_canvas.hpp"
#include "text.hpp"

using namespace lab;

namespace {

float length_of(const std::vector<Pt>& line) {
    float length = 0;
    for (std::size_t i = 1; i < line.size(); ++i) length += distance(line[i - 1], line[i]);
    return length;
}

}  // namespace

TEST_CASE("grid steps are 1, 2 or 5 times a power of ten", "[draw][grid]") {
    CHECK(nice_step_from(0.9) == 1);
    CHECK(nice_step_from(1) == 1);
    CHECK(nice_step_from(1.1) == 2);
    CHECK(nice_step_from(2.5) == 5);
    CHECK(nice_step_from(7) == 10);
    CHECK(nice_step_from(0.03) == Approx(0.05));
    CHECK(nice_step_up_to(9.9) == 5);
    CHECK(nice_step_up_to(10) == 10);
    CHECK(nice_step_up_to(4.9) == 2);
    CHECK(nice_step_up_to(1.9) == 1);
}

TEST_CASE("numbers are written without a locale", "[draw][decimal]") {
    CHECK(decimal(1.5, 2) == "1.5");
    CHECK(decimal(-0.001, 2) == "0");
    CHECK(decimal(-12.345, 2) == "-12.35");
    CHECK(decimal(100, 0) == "100");
    CHECK(decimal(1e300, 2) == decimal(9e17, 0));
    CHECK(decimal(2'000'000.5, 12) == "2000000.5");
    CHECK(decimal(-3e14, 6) == "-300000000000000");
    CHECK(figure(3e14, 6) == "300000000000000.000000");
    CHECK(short_count(999'999) == "999999");
    CHECK(short_count(1e6) == "1e6");
    CHECK(short_count(3.72e15) == "3.7e15");
    CHECK(figure(0.31578, 3) == "0.316");
    CHECK(figure(-2, 1) == "−2.0");
    CHECK(figure(INFINITY, 3) == "∞");
}

TEST_CASE("a dashed line alternates dashes and gaps", "[draw][dash]") {
    const std::vector<Pt> line{{0, 0}, {20, 0}};
    const auto pieces = dashes(line, false, {6, 4});
    REQUIRE(pieces.size() == 2);
    CHECK(pieces[0] == std::vector<Pt>{{0, 0}, {6, 0}});
    CHECK(pieces[1] == std::vector<Pt>{{10, 0}, {16, 0}});
}

TEST_CASE("a dash goes round a corner, and a closed line all the way round", "[draw][dash]") {
    const std::vector<Pt> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const auto open = dashes(square, false, {12, 3});
    REQUIRE(open.size() == 2);
    CHECK(open[0] == std::vector<Pt>{{0, 0}, {10, 0}, {10, 2}});
    CHECK(length_of(open[1]) == Approx(12));
    const auto closed = dashes(square, true, {12, 8});
    REQUIRE(closed.size() == 2);
    CHECK(length_of(closed[1]) == Approx(12));
    CHECK(closed[1].back() == Pt{0, 8});
}

TEST_CASE("hatching runs at 45 degrees from edge to edge", "[draw][hatch]") {
    const std::vector<Pt> square{{10, 10}, {50, 10}, {50, 50}, {10, 50}};
    const auto lines = hatching(square, 8);
    CHECK(lines.size() == 7);  // 40 sqrt(2) points across, one line every 8
    for (const auto& [a, b] : lines) {
        CHECK(a.x + a.y == Approx(b.x + b.y));
        for (const Pt end : {a, b}) {
            const bool on_edge = end.x == Approx(10) || end.x == Approx(50) ||
                                 end.y == Approx(10) || end.y == Approx(50);
            CHECK(on_edge);
            CHECK((end.x > 9.99F && end.x < 50.01F && end.y > 9.99F && end.y < 50.01F));
        }
    }
}

TEST_CASE("hatching moves with its shape", "[draw][hatch]") {
    const std::vector<Pt> here{{0, 0}, {32, 0}, {32, 16}, {0, 16}};
    std::vector<Pt> there = here;
    for (Pt& point : there) point = point + Pt{64, -32};
    const auto before = hatching(here, 8), after = hatching(there, 8);
    REQUIRE(before.size() == after.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        CHECK(distance(before[i].first + Pt{64, -32}, after[i].first) < 1e-3F);
    }
}

TEST_CASE("ticks are perpendicular to a path and stay clear of its ends", "[draw][hatch]") {
    const auto lines = ticks({{0, 0}, {50, 0}}, 10, 5);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].first.y < 0);
    CHECK(lines[0].second.y > 0);
    CHECK(distance(lines[0].first, lines[0].second) == Approx(10).epsilon(0.01));
    CHECK(ticks({{0, 0}, {15, 0}}, 10, 5).empty());
}

TEST_CASE("horizontal and vertical lines align with the pixels at every scale", "[draw][canvas]") {
    struct Scaled final : Canvas {
        explicit Scaled(float scale) : Canvas({{0, 0}, {100, 100}}), scale_(scale) {}
        void put_polyline(std::span<const Pt>, bool, const Stroke&) override {}
        void put_fill(std::span<const Pt>, Rgba) override {}
        void put_disc(Pt, float, Rgba) override {}
        void put_ring(Pt, float, const Stroke&) override {}
        void put_text(Pt, std::string_view, const TextStyle&) override {}
        void begin_clip(const Rect&) override {}
        void end_clip() override {}
        void begin_group(std::string_view) override {}
        void end_group() override {}
        float pixels_per_point() const override { return scale_; }
        float scale_;
    };
    CHECK(Scaled(1).crisp(10.2F, 1) == 10.5F);  // an odd width is centered on a pixel
    CHECK(Scaled(1).crisp(10.2F, 2) == 10);     // an even one between two pixels
    CHECK(Scaled(2).crisp(10.2F, 1) == 10);
    CHECK(Scaled(3).crisp(10, 1) * 3 == Approx(30.5F));
    CHECK(Scaled(1.5F).crisp(10, 2) * 1.5F == Approx(15.5F));
}

TEST_CASE("every glyph is 0.6 of the text size wide, however many bytes it has", "[draw][canvas]") {
    CHECK(canvas_text_width("abcde", 10) == Approx(30));
    CHECK(canvas_text_width("−×·", 10) == Approx(18));
    CHECK(canvas_text_width("", 10) == 0);
}

TEST_CASE("an SVG contains everything that was drawn", "[draw][svg]") {
    SvgCanvas canvas({200, 100}, "A & B");
    canvas.begin_group("world");
    canvas.line({0, 0.123F}, {10, 20.5F}, {rgb(0xff8000), 2, {6, 5}});
    canvas.push_clip({{1, 2}, {31, 42}});
    canvas.fill(Rect{{0, 0}, {4, 5}}, with_alpha(rgb(0x0000ff), 0.5));
    canvas.pop_clip();
    canvas.text({12, 34}, "a < \"b\"", {.color = rgb(0x010203), .size = 10});
    canvas.end_group();
    const std::string svg = canvas.document();

    CHECK(contains(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"100\""));
    CHECK(contains(svg, "<title>A &amp; B</title>"));
    CHECK(contains(svg, "<g id=\"world\">"));
    CHECK(contains(svg,
                   "<polyline points=\"0,0.12 10,20.5\" fill=\"none\" stroke=\"#ff8000\" "
                   "stroke-width=\"2\" stroke-dasharray=\"6 5\"/>"));
    CHECK(contains(svg, "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\"/></clipPath>"));
    CHECK(contains(svg, "<g clip-path=\"url(#clip1)\">"));
    CHECK(contains(svg, "fill=\"#0000ff\" fill-opacity=\"0.502\""));
    CHECK(contains(svg, "textLength=\"42\">a &lt; &quot;b&quot;</text>"));
    CHECK(svg.substr(svg.size() - 14) == "  </g>\n</svg>\n");
}
