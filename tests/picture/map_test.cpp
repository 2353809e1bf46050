// Maps of answers in a picture.
#include "catch.hpp"
#include "instruments/answer_map.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"

using namespace lab;

namespace {

constexpr Pt map_size{640, 480};

MapWish wish_over(const char* across, const char* down) {
    MapWish wish;
    wish.posed = read_case("isect1 box:aabb(0,0;10,10) ball:circle(-40,0;5) sweep(ball,box;20,0)");
    wish.across.number = across;
    wish.down.number = down;
    wish.width = 60;
    wish.height = 40;
    set_usual_ranges(wish, {-60, -40}, {60, 40});
    return wish;
}

std::string picture_of_map(MapWish wish) {
    AnswerMap map(std::move(wish));
    while (!map.is_done()) map.step(10000);
    const Evaluation evaluation{map.wish().posed, 0, ask(map.wish().posed)};
    PictureView view;
    view.map = &map;
    SvgCanvas canvas(map_size, "");
    draw_picture(canvas, evaluation, map_size, Theme::dark, view);
    return canvas.document();
}

}  // namespace

TEST_CASE("a map of any two numbers names its axes and their ends", "[draw][map]") {
    const MapWish wish = wish_over("ball.radius", "ball.delta.x");
    const std::string svg = picture_of_map(wish);
    CHECK(contains(svg, ">ball.radius →<"));
    CHECK(contains(svg, ">ball.delta.x ↓<"));
    // The length of a scale would be that of the hidden scene.
    CHECK_FALSE(contains(svg, " units<"));
    CHECK_FALSE(contains(svg, "y points down"));
    CHECK_FALSE(contains(svg, "<g id=\"world\">"));
}

TEST_CASE("a map of the mover's place lies on the scene", "[draw][map]") {
    const std::string svg = picture_of_map(wish_over("ball.center.x", "ball.center.y"));
    CHECK_FALSE(contains(svg, "ball.center.x"));
    CHECK(contains(svg, " units<"));
    CHECK(contains(svg, "<g id=\"world\">"));
}
