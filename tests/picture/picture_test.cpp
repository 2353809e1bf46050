#include "picture/picture.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "motion/timeline.hpp"
#include "picture/scene_picture.hpp"
#include "render/svg_canvas.hpp"
#include "text.hpp"

using namespace lab;

namespace {

Scene ray_at_box(Vec2 delta) {
    Scene scene;
    scene.title = "A ray";
    scene.caption = "A ray at a box.";
    scene.content_corner = {-40, -30};
    scene.content_size = {80, 60};
    scene.shapes = {{"box", Aabb{{0, 0}, {10, 10}}}, {"ray", Segment{{-30, 0}, delta}}};
    scene.queries = {{QueryKind::raycast, "ray", {"box"}, {}, {}}};
    scene.show = {Layer::contact, Layer::normal, Layer::path, Layer::slabs, Layer::names};
    return scene;
}

std::string svg_of(const Scene& scene, Theme theme = Theme::dark) {
    Timeline timeline;
    SvgCanvas canvas({640, 480}, scene.title);
    draw_picture(canvas, evaluate(scene, 0, timeline), {640, 480}, theme);
    return canvas.document();
}

const Palette& dark_colors() {
    return palette(Theme::dark);
}

std::string hex(Rgba color) {
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", static_cast<unsigned>(color.r),
                  static_cast<unsigned>(color.g), static_cast<unsigned>(color.b));
    return text;
}

/// The contents of one of a picture's groups.
std::string group(const std::string& svg, const std::string& id) {
    const std::size_t from = svg.find("<g id=\"" + id + "\">");
    return from == std::string::npos ? "" : svg.substr(from, svg.find("</g>", from) - from);
}

}  // namespace

TEST_CASE("a ray that hits is drawn as travelled up to the box, and as blocked beyond it",
          "[draw][picture]") {
    const std::string svg = svg_of(ray_at_box({60, 0}));
    CHECK(contains(group(svg, "answers"), "stroke=\"" + hex(dark_colors().result)));
    CHECK(contains(group(svg, "answers"), "fill=\"" + hex(dark_colors().blocked)));
    CHECK_FALSE(contains(group(svg, "answers"), hex(dark_colors().clear)));
    CHECK(contains(group(svg, "legend"), ">Blocked<"));
    CHECK(contains(group(svg, "labels"), ">near x 0.333<"));
    CHECK(contains(group(svg, "labels"), ">normal<"));
}

TEST_CASE("a ray that misses is drawn clear, and the legend has no other entry",
          "[draw][picture]") {
    const std::string svg = svg_of(ray_at_box({10, 30}));
    CHECK(contains(group(svg, "answers"), "stroke=\"" + hex(dark_colors().clear)));
    CHECK_FALSE(contains(group(svg, "answers"), hex(dark_colors().blocked)));
    CHECK(contains(group(svg, "legend"), ">Clear<"));
    CHECK_FALSE(contains(group(svg, "legend"), ">Blocked<"));
    CHECK_FALSE(contains(group(svg, "legend"), ">Result<"));
}

TEST_CASE("a dragged shape shows its snapping target", "[draw][picture]") {
    Timeline timeline;
    const Evaluation evaluation = evaluate(ray_at_box({60, 0}), 0, timeline);
    SvgCanvas canvas({640, 480}, "");
    Picture picture{evaluation, frame({-40, -30}, {80, 60}, {{0, 0}, {640, 480}})};
    picture.guides = {{{10, -20}, {10, 20}, "flush with box"}, {{5, 5}, {5, 5}, "at a corner"}};
    draw_scene(canvas, picture);
    const std::string svg = canvas.document(), guides = group(svg, "guides");
    CHECK(contains(guides, "<circle"));
    CHECK(contains(guides, "stroke-dasharray"));
    CHECK(contains(group(svg, "labels"), ">flush with box<"));
    CHECK(contains(group(svg, "labels"), ">at a corner<"));
}

TEST_CASE("a normal has its name, whichever query it belongs to", "[draw][picture]") {
    const auto names = [](Vec2 first, Vec2 second) {
        Scene scene = ray_at_box(first);
        scene.shapes.push_back({"other", Segment{{-30, 4}, second}});
        scene.queries.push_back({QueryKind::raycast, "other", {"box"}, {}, {}});
        const std::string labels = group(svg_of(scene), "labels");
        int count = 0;
        for (std::size_t at = 0; (at = labels.find(">normal<", at)) != std::string::npos; ++at)
            ++count;
        return count;
    };
    const Vec2 hits{60, 0}, misses{10, 20};
    CHECK(names(hits, misses) == 1);
    CHECK(names(misses, hits) == 1);
    CHECK(names(hits, hits) == 1);
    CHECK(names(misses, misses) == 0);
}

TEST_CASE("a layer that is off is not drawn", "[draw][picture]") {
    Scene scene = ray_at_box({60, 0});
    scene.show = {Layer::path};
    const std::string svg = svg_of(scene);
    CHECK(group(svg, "slabs") == "<g id=\"slabs\">\n    ");
    CHECK_FALSE(contains(svg, ">near x"));
    CHECK_FALSE(contains(svg, ">normal<"));
    CHECK_FALSE(contains(group(svg, "legend"), "slab"));
}

TEST_CASE("a picture states its scale, its title, and which way y points", "[draw][picture]") {
    const std::string svg = svg_of(ray_at_box({60, 0}));
    CHECK(contains(group(svg, "scale"), ">20 units<"));
    CHECK(contains(group(svg, "scale"), ">y points down<"));
    CHECK(contains(group(svg, "words"), ">A ray<"));
    CHECK(contains(group(svg, "words"), ">A ray at a box.<"));
}

TEST_CASE("themes differ in colours alone", "[draw][picture]") {
    const auto without_colors = [](std::string svg) {
        for (std::size_t at = svg.find('#'); at != std::string::npos; at = svg.find('#', at + 1)) {
            if (svg.compare(at - 1, 1, "\"") == 0) svg.replace(at, 7, "#");
        }
        return svg;
    };
    const Scene scene = ray_at_box({60, 0});
    const std::string dark = svg_of(scene, Theme::dark), light = svg_of(scene, Theme::light);
    CHECK(dark != light);
    CHECK(without_colors(dark) == without_colors(light));
}

TEST_CASE("a mover that was hit is hatched at its target", "[draw][picture]") {
    Scene scene = ray_at_box({});
    scene.shapes[1] = {"ray", Aabb{{-12, 0}, {6, 6}}};
    scene.queries[0].kind = QueryKind::intersect;
    scene.show = {Layer::push};
    const std::string answers = group(svg_of(scene), "answers");
    CHECK(contains(answers, "stroke=\"" + hex(dark_colors().blocked) +
                                "\" stroke-opacity=\"0.451\" stroke-width=\"1.2\""));
    CHECK(contains(answers, "stroke=\"" + hex(dark_colors().result) + "\" stroke-width=\"2\""));
}

TEST_CASE("a picture shows the result of the query, and no background if that is off",
          "[draw][picture]") {
    const Scene scene = ray_at_box({60, 0});
    Timeline timeline;
    const Evaluation evaluation = evaluate(scene, 0, timeline);
    const Reason reason{{Sentence::Mood::hit, "Hit at t = 0.333.", "It meets the box."}, {}};
    PictureView view;
    view.reason = &reason;
    view.grid = false;
    SvgCanvas canvas({640, 480}, scene.title);
    draw_picture(canvas, evaluation, {640, 480}, Theme::dark, view);
    const std::string svg = canvas.document();
    CHECK(contains(group(svg, "words"), ">Hit at t = 0.333.<"));
    CHECK(contains(group(svg, "words"), ">It meets the box.<"));
    CHECK_FALSE(contains(svg, ">20 units<"));
    CHECK_FALSE(contains(group(svg, "ground"), "<path"));
    CHECK_FALSE(contains(group(svg, "ground"), "<line"));
}

TEST_CASE("a segment without a query is drawn as a line", "[draw][picture]") {
    Scene scene = ray_at_box({60, 0});
    scene.queries.clear();
    // Not as an outline of two points, which the window would draw without a width.
    CHECK(contains(group(svg_of(scene), "world"), "<polyline"));
}

namespace {

std::string words_of(const Scene& scene, const PictureView& view, Pt size = {640, 480}) {
    Timeline timeline;
    SvgCanvas canvas(size, scene.title);
    draw_picture(canvas, evaluate(scene, 0, timeline), size, Theme::dark, view);
    return group(canvas.document(), "words");
}

}  // namespace

TEST_CASE("below a picture is the selected text, and never an instruction for a pointer",
          "[draw][picture]") {
    Scene scene = ray_at_box({60, 0});
    scene.caption = "Drag it.";
    scene.text = {"A ray is a way."};
    const Reason reason{{Sentence::Mood::hit, "Hit at t = 0.333.", "a meets it.", {{0, 1}}}, {}};
    PictureView view;
    view.reason = &reason;
    CHECK(contains(words_of(scene, view), ">Hit at t = 0.333.<"));
    CHECK(contains(words_of(scene, view), ">“a” meets it.<"));
    CHECK_FALSE(contains(words_of(scene, view), "Drag"));
    view.words = PictureWords::caption;
    CHECK(contains(words_of(scene, view), ">A ray is a way.<"));
    CHECK_FALSE(contains(words_of(scene, view), "Hit"));
    scene.caption = "The seam of two tiles.";
    CHECK(contains(words_of(scene, view), ">The seam of two tiles.<"));
    view.words = PictureWords::none;
    CHECK_FALSE(contains(words_of(scene, view), "seam"));
}

TEST_CASE("a long title of a picture takes as many lines as it needs", "[draw][picture]") {
    Scene scene = ray_at_box({60, 0});
    scene.title.clear();
    for (int i = 1; i <= 20; ++i) scene.title += "tile" + std::to_string(i) + " ";
    scene.title += std::string(120, 'q');
    const std::string words = words_of(scene, {});
    std::string shown;
    std::size_t longest = 0;
    for (std::size_t at = words.find("<text"); at != std::string::npos;
         at = words.find("<text", at + 1)) {
        const std::size_t begin = words.find('>', at) + 1;
        const std::string line = words.substr(begin, words.find('<', begin) - begin);
        longest = std::max(longest, line.size());
        shown += line;
    }
    CHECK(longest <= 60);
    CHECK(contains(shown, "tile20"));
    CHECK(static_cast<int>(std::count(shown.begin(), shown.end(), 'q')) == 120);
}

TEST_CASE("the captions of a film's frames take the same space whatever they say",
          "[draw][picture]") {
    const Scene scene = ray_at_box({60, 0});
    const auto height_of_words = [&](const std::string& detail) {
        const Reason reason{{Sentence::Mood::hit, "Hit.", detail}, {}};
        PictureView view;
        view.reason = &reason;
        view.keeps_room = true;
        const std::string words = words_of(scene, view);
        const std::size_t y = words.find("y=\"", words.rfind("<text", words.find(">Hit.<")));
        return words.substr(y, words.find('"', y + 3) - y);
    };
    CHECK(height_of_words("Short.") == height_of_words(std::string(150, 'x')));
}

TEST_CASE("a segment that ends far outside the view has its name on the visible part",
          "[draw][picture]") {
    CHECK(contains(group(svg_of(ray_at_box({60, 0})), "labels"), ">ray<"));
    CHECK(contains(group(svg_of(ray_at_box({4000, 0})), "labels"), ">ray<"));
    CHECK(contains(group(svg_of(ray_at_box({0, -4000})), "labels"), ">ray<"));
}

// Its bar has no length.
TEST_CASE("a range of one number is a disc on its row", "[draw][picture]") {
    const auto discs = [](double min) {
        Scene scene = ray_at_box({});
        scene.shapes = {{"a", Range{min, 4}}, {"b", Range{-20, 20}}};
        scene.queries = {{QueryKind::overlaps, "a", {"b"}, {}, {}}};
        const std::string ranges = group(svg_of(scene), "ranges");
        std::size_t count = 0;
        for (std::size_t at = ranges.find("<circle"); at != std::string::npos;
             at = ranges.find("<circle", at + 1))
            ++count;
        return count;
    };
    CHECK(discs(-4) == 0);
    CHECK(discs(4) == 1);
}
