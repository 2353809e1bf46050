// Maps of answers in a picture.
#include "catch.hpp"
#include "instruments/answer_map.hpp"
#include "picture/map_colors.hpp"
#include "picture/map_paint.hpp"
#include "picture/map_picture.hpp"
#include "picture/picture.hpp"
#include "render/eyes.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"

using namespace lab;
using namespace lab::testing;

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

/// A map of where another implementation pushes a box out of a circle by another vector.
AnswerMap map_against(const Implementation* against) {
    MapWish wish;
    wish.posed = read_case("isect1 c:circle(0,0;10) box:aabb(30,0;8,4) intersect(box,c)");
    wish.layer = MapLayer::difference;
    wish.across = {"box.center.x", -20, 20};
    wish.down = {"box.center.y", -20, 20};
    wish.width = wish.height = 30;
    wish.against = against;
    AnswerMap map(std::move(wish));
    while (!map.is_done()) map.step(10000);
    return map;
}

/// How far the strongest colour of a map is from that of the same answers.
int strength_of(const AnswerMap& map) {
    const MapColors colors(map, Theme::dark);
    const Rgba same = colors.of({0, 0});
    int most = 0;
    for (int row = 0; row < map.wish().height; ++row) {
        for (int column = 0; column < map.wish().width; ++column) {
            if (map.at(column, row).kind != 1) continue;
            const Rgba color = colors.of(map.at(column, row));
            most = std::max(most, std::abs(color.r - same.r) + std::abs(color.g - same.g) +
                                      std::abs(color.b - same.b));
        }
    }
    return most;
}

bool says(const std::vector<MapKey>& keys, const std::string& part) {
    return std::any_of(keys.begin(), keys.end(),
                       [&](const MapKey& key) { return contains(key.text, part); });
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

std::string painted(const MapPaint& paint, const AnswerMap& map) {
    SvgCanvas canvas(map_size, "");
    paint.draw(canvas, map.wish(), {{}, {{0, 0}, map_size}});
    return canvas.document();
}
std::string painted_anew(const AnswerMap& map, Theme theme) {
    MapPaint paint;
    paint.follow(map, theme);
    return painted(paint, map);
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

TEST_CASE("rounding is paler than a fault on every map of differences", "[draw][map]") {
    const AnswerMap rounding = map_against(&textbook), fault = map_against(&noonat);
    CHECK(strength_of(rounding) > 0);
    CHECK(strength_of(rounding) < strength_of(fault) / 2);
    const auto keys = MapColors(rounding, Theme::dark).keys();
    CHECK(says(keys, "Up to "));
    CHECK(says(keys, "e−1"));
    CHECK(says(keys, " units apart, by rounding"));
    CHECK_FALSE(says(keys, "Up to 0 "));
}

// All sizes were shades of one violet.
TEST_CASE("the size of a difference can be told from its colour by every eye", "[draw][map]") {
    const AnswerMap map = map_against(&noonat);
    for (const Theme theme : themes) {
        const MapColors colors(map, theme);
        const std::vector<Role> bands = {
            {"same", colors.of({0, 0})},          {"rounding", colors.of({1e-12, 1})},
            {"below 1e-6", colors.of({2e-8, 1})}, {"below 1e-3", colors.of({2e-4, 1})},
            {"below 1", colors.of({0.5, 1})},     {"more", colors.of({30, 1})},
            {"yes against no", colors.of({0, 2})}};
        for (const Matrix& eye : {every_cone, protanopia, deuteranopia})
            check_apart(bands, eye, 0.07);
        CHECK(colors.of({1e-5, 1}) == colors.of({9e-4, 1}));
    }
}

TEST_CASE("the legend of differences lists the sizes that there are, the largest first",
          "[draw][map]") {
    const auto keys = MapColors(map_against(&noonat), Theme::dark).keys();
    REQUIRE(keys.size() >= 3);
    CHECK(keys[0].text == "The same");
    CHECK(keys[1].text.starts_with("Up to "));
    CHECK(keys[1].text.ends_with(" units apart"));
    CHECK(keys[2].text == "Below 1");
    for (std::size_t i = 1; i < keys.size(); ++i)
        for (std::size_t k = i + 1; k < keys.size(); ++k) CHECK(keys[i].color != keys[k].color);
}

TEST_CASE("a map of the paths counts them", "[draw][map]") {
    MapWish wish = wish_over("ball.center.x", "ball.center.y");
    wish.layer = MapLayer::path;
    const auto keys_of = [](const MapWish& wished) {
        AnswerMap map(wished);
        while (!map.is_done()) map.step(10000);
        return MapColors(map, Theme::dark).keys();
    };
    CHECK(says(keys_of(wish), " paths through the code"));
    // Far from the box, all answers are alike.
    wish.across = {"ball.center.x", -1010, -1000};
    wish.down = {"ball.center.y", -1010, -1000};
    CHECK(says(keys_of(wish), "1 path through the code"));
}

TEST_CASE("the legend of distances names the step between lines, however small", "[draw][map]") {
    MapWish wish = wish_over("ball.center.x", "ball.center.y");
    wish.layer = MapLayer::distance;
    wish.across = {"ball.center.x", -15 - 5e-14, -15 + 5e-14};
    wish.down = {"ball.center.y", 0, 1e-14};
    AnswerMap map(std::move(wish));
    map.step(10000);
    CHECK(says(MapColors(map, Theme::dark).keys(), "a line every "));
    CHECK_FALSE(says(MapColors(map, Theme::dark).keys(), "a line every 0"));
}

TEST_CASE("the camera over a map shows all of its range", "[draw][map]") {
    MapWish wish = wish_over("ball.center.x", "ball.center.y");
    wish.across = {"ball.center.x", 1000, 1010};
    wish.down = {"ball.center.y", -5, 15};
    const Rect area{{10, 20}, {410, 220}};
    const Rect covered = area_of_map(wish, {camera_over(wish, area), area});
    CHECK(covered.min.y == Approx(20));
    CHECK(covered.max.y == Approx(220));
    CHECK(covered.min.x == Approx(160));
    CHECK(covered.max.x == Approx(260));
}

TEST_CASE("colours that are kept follow the answers of a map, and the theme", "[draw][map]") {
    AnswerMap map(wish_over("ball.center.x", "ball.center.y"));
    MapPaint kept;
    int repainted = 0;
    for (; !map.is_done(); ++repainted) {
        map.step(1 + map.answered() / 8);
        kept.follow(map, Theme::dark);
        CHECK(painted(kept, map) == painted_anew(map, Theme::dark));
    }
    CHECK(repainted > 10);
    kept.follow(map, Theme::light);
    CHECK(painted(kept, map) == painted_anew(map, Theme::light));
    CHECK(painted(kept, map) != painted_anew(map, Theme::dark));
}
