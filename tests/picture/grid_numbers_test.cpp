// The coordinates on the canvas.
#include "picture/grid_numbers.hpp"

#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "motion/timeline.hpp"
#include "picture/scene_picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"

using namespace lab;

namespace {

constexpr Pt canvas_size{800, 600};

struct Drawn {
    double x{}, y{};  ///< of the text's left end and its baseline
    std::string text;
};

std::string numbers_picture(const Scene& scene, CameraState camera, bool has_numbers = true) {
    Timeline timeline;
    const Evaluation now = evaluate(scene, 0, timeline);
    SvgCanvas canvas(canvas_size, "Numbers");
    Picture picture{.evaluation = now, .camera = {camera, {{0, 0}, canvas_size}}};
    picture.grid_numbers = has_numbers;
    picture.layers = {Layer::names};
    picture.prediction = PointedPlace{{-10, 16.25}, "yours"};
    draw_scene(canvas, picture);
    return canvas.document();
}

double value_of(const std::string& tag, const std::string& name) {
    const std::size_t at = tag.find(" " + name + "=\"");
    REQUIRE(at != std::string::npos);
    return std::strtod(tag.c_str() + at + name.size() + 3, nullptr);
}

/// The texts of the numbers, and where they are.
std::vector<Drawn> numbers_in(const std::string& svg) {
    const std::size_t from = svg.find("<g id=\"grid-numbers\">");
    std::vector<Drawn> found;
    if (from == std::string::npos) return found;
    const std::string group = svg.substr(from, svg.find("</g>", from) - from);
    for (std::size_t at = group.find("<text"); at != std::string::npos;
         at = group.find("<text", at + 1)) {
        const std::size_t open = group.find('>', at);
        const std::string tag = group.substr(at, open - at);
        found.push_back({value_of(tag, "x"), value_of(tag, "y"),
                         group.substr(open + 1, group.find('<', open) - open - 1)});
    }
    return found;
}

double number_in(std::string text) {
    if (text.starts_with("−")) text.replace(0, std::string("−").size(), "-");
    return std::strtod(text.c_str(), nullptr);
}

}  // namespace

TEST_CASE("the grid's lines have their numbers at the left and lower edge", "[draw][grid]") {
    const Scene scene = read_case("isect1 a:aabb(0,0;5,5)");
    for (const double zoom : {0.02, 0.7, 1.0, 4.0, 9.0, 33.0, 700.0}) {
        for (const Vec2 center : {Vec2{0, 0}, Vec2{-1234.5, 77.25}}) {
            CAPTURE(zoom, center.x);
            const Camera camera{{center, zoom}, {{0, 0}, canvas_size}};
            std::vector<double> across, down;
            for (const Drawn& number : numbers_in(numbers_picture(scene, camera.state))) {
                CAPTURE(number.text);
                const double value = number_in(number.text);
                const double half = canvas_text_width(number.text, 10) / 2.0;
                const bool is_across = number.y > canvas_size.y - 12;
                const Pt at = camera.to_screen({value, value});
                if (is_across) {
                    CHECK(std::abs(number.x + half - at.x) < 1);
                    across.push_back(number.x + half);
                } else {
                    CHECK(std::abs(number.y - 4 - at.y) < 1);
                    down.push_back(number.y);
                }
            }
            CHECK(across.size() >= 2);
            CHECK(down.size() >= 2);
            for (const std::vector<double>& places : {across, down})
                for (std::size_t i = 1; i < places.size(); ++i)
                    CHECK(places[i] - places[i - 1] >= 59);
        }
    }
}

TEST_CASE("a number line, a small picture and a view of neighbouring numbers have none",
          "[draw][grid]") {
    const Scene box = read_case("isect1 a:aabb(0,0;5,5)");
    CHECK_FALSE(numbers_in(numbers_picture(box, {{0, 0}, 4})).empty());
    CHECK(numbers_in(numbers_picture(box, {{0, 0}, 4}, false)).empty());
    CHECK(numbers_in(numbers_picture(box, {{1000, 1000}, 1e14})).empty());
    CHECK(numbers_in(numbers_picture(read_case("isect1 a:range(0;5)"), {{0, 0}, 4})).empty());
}

TEST_CASE("no name covers a number of the grid", "[draw][grid]") {
    // A circle below the lower edge of the canvas, as far as its name.
    const Scene scene = read_case("isect1 ball:circle(0,148;9)");
    const std::string svg = numbers_picture(scene, {{0, 0}, 2});
    REQUIRE_FALSE(numbers_in(svg).empty());
    for (const Drawn& number : numbers_in(svg)) {
        const std::size_t name = svg.find(">ball<");
        REQUIRE(name != std::string::npos);
        const std::string tag =
            svg.substr(svg.rfind("<text", name), name - svg.rfind("<text", name));
        const bool is_apart = std::abs(value_of(tag, "y") - number.y) > 10 ||
                              value_of(tag, "x") > number.x + canvas_text_width(number.text, 10) ||
                              value_of(tag, "x") + canvas_text_width("ball", 12) < number.x;
        CHECK(is_apart);
    }
}

TEST_CASE("places have as many decimals as the zoom shows", "[draw][grid]") {
    CHECK(place_text({-40.24, 56}, 4) == "(−40.2, 56)");
    CHECK(place_text({-40.24, 56.5}, 0.5) == "(−40, 57)");
    CHECK(place_text({1.0 / 3, -1e-9}, 400) == "(0.333, 0)");
    CHECK(pointer_text({-40.24, 56}, 4) == "x −40.2  y 56.0");
    CHECK(pointer_text({12.3, 56.4}, 1) == "x 12  y 56");
}

TEST_CASE("a prediction's cross says where it is", "[draw][grid]") {
    const Scene scene = read_case("isect1 a:aabb(0,0;5,5)");
    CHECK(contains(numbers_picture(scene, {{0, 0}, 4}), ">yours (−10, 16.3)<"));
}
