// Maps of answers: how a query answers wherever two numbers may be.
#include "instruments/answer_map.hpp"

#include <cmath>
#include <set>

#include "catch.hpp"
#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "instruments/map_json.hpp"
#include "nlohmann/json.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"

using namespace lab;

namespace {

constexpr const char* ball_at_box =
    "isect1 box:aabb(0,0;10,10) ball:circle(-40,0;5) sweep(ball,box;20,0)";

AnswerMap map_of(const char* case_line, MapLayer layer, MapAxis across, MapAxis down,
                 const Implementation* against = nullptr) {
    MapWish wish;
    wish.posed = read_case(case_line);
    wish.layer = layer;
    wish.across = std::move(across);
    wish.down = std::move(down);
    wish.width = 37;
    wish.height = 23;
    wish.against = against;
    return AnswerMap(std::move(wish));
}

AnswerMap ball_map(MapLayer layer) {
    return map_of(ball_at_box, layer, {"ball.center.x", -40, 40}, {"ball.center.y", -30, 30});
}

void finish(AnswerMap& map, std::size_t points = 50) {
    while (!map.is_done()) map.step(points);
}

bool is_same(const MapCell& a, const MapCell& b) {
    return a.kind == b.kind && (a.value == b.value || (std::isnan(a.value) && std::isnan(b.value)));
}

}  // namespace

TEST_CASE("a map that is done has the answer at each point", "[map]") {
    for (std::size_t layer = 0; layer < map_layer_names.size(); ++layer) {
        if (static_cast<MapLayer>(layer) == MapLayer::difference) continue;
        AnswerMap map = ball_map(static_cast<MapLayer>(layer));
        finish(map);
        INFO(map_layer_names.at(layer));
        for (int row = 0; row < 23; ++row)
            for (int column = 0; column < 37; ++column)
                REQUIRE(is_same(map.at(column, row), map.cell(column, row)));
    }
}

TEST_CASE("threads that share a map's cells leave none out, and mix none up", "[map]") {
    for (const MapLayer layer : {MapLayer::time, MapLayer::path, MapLayer::promises}) {
        AnswerMap by_one = ball_map(layer), by_all = ball_map(layer);
        finish(by_one, 50);
        finish(by_all, 1000);
        for (int row = 0; row < 23; ++row)
            for (int column = 0; column < 37; ++column)
                REQUIRE(is_same(by_one.at(column, row), by_all.at(column, row)));
    }
}

TEST_CASE("a map is coarse at first, and whole from the first squares on", "[map]") {
    AnswerMap map = ball_map(MapLayer::distance);
    map.step(6);
    CHECK_FALSE(map.is_done());
    std::set<double> values;
    for (int row = 0; row < 23; ++row)
        for (int column = 0; column < 37; ++column) values.insert(map.at(column, row).value);
    CHECK(values.size() == 6);
    SECTION("every so many points have their own answer, ever more of them") {
        for (int before = map.answered_every(); !map.is_done(); before = map.answered_every()) {
            map.step(50);
            CHECK(map.answered_every() <= before);
            for (int row = 0; row < 23; row += map.answered_every())
                for (int column = 0; column < 37; column += map.answered_every())
                    REQUIRE(is_same(map.at(column, row), map.cell(column, row)));
        }
        CHECK(map.answered_every() == 1);
    }
}

TEST_CASE("a map shows the corner squares that a rounded box leaves free", "[map]") {
    AnswerMap map =
        map_of("isect1 box:aabb(0,0;10,10) ball:circle(-40,0;5) overlaps(ball,box)",
               MapLayer::outcome, {"ball.center.x", -15, 15}, {"ball.center.y", -15, 15});
    finish(map);
    CHECK(map.at(0, 0).kind == 0);
    CHECK(map.at(36, 22).kind == 0);
    CHECK(map.at(18, 0).kind == 1);
    CHECK(map.at(0, 11).kind == 1);
}

TEST_CASE("a map shows where a cast starts inside", "[map]") {
    AnswerMap map = map_of("isect1 box:aabb(0,0;10,10) seg:segment(-40,0;20,0) raycast(seg,box)",
                           MapLayer::outcome, {"seg.start.x", -40, 40}, {"seg.start.y", -30, 30});
    finish(map);
    CHECK(map.at(18, 11).kind == 2);
    CHECK(map.at(11, 11).kind == 1);
    CHECK(map.at(0, 0).kind == 0);
}

TEST_CASE("a query without a path has no hit at its start", "[map]") {
    AnswerMap map =
        map_of("isect1 box:aabb(0,0;10,10) ball:circle(-40,0;5) intersect(ball,box)",
               MapLayer::outcome, {"ball.center.x", -40, 40}, {"ball.center.y", -30, 30});
    finish(map);
    CHECK(map.at(18, 11).kind == 1);
}

TEST_CASE("a map of paths says how many lines ran", "[map]") {
    AnswerMap map = ball_map(MapLayer::path);
    finish(map);
    CHECK(map.at(0, 0).value >= 1);
    CHECK(map.at(18, 11).value >= 1);
    CHECK(map.at(0, 0).value == std::floor(map.at(0, 0).value));
}

TEST_CASE("a map of paths tells the regions of a capsule apart", "[map]") {
    // The first column and row have the middle at −72 and −44, and those beside them are 4 apart.
    AnswerMap map = map_of(
        "isect1 capsule:capsule(-24,10;48,-20;10) circle:circle(0,0;8) intersect(circle,capsule)",
        MapLayer::path, {"circle.center.x", -74, 74}, {"circle.center.y", -46, 46});
    const auto kind_at = [&](int x, int y) { return map.cell((x + 72) / 4, (y + 44) / 4).kind; };
    const std::set<std::uint32_t> kinds{kind_at(32, -16), kind_at(-32, 16), kind_at(4, 8),
                                        kind_at(0, -44)};
    CHECK(kinds.size() == 4);
}

TEST_CASE("a map knows its cell for the numbers of a scene", "[map]") {
    AnswerMap map = ball_map(MapLayer::outcome);
    finish(map);
    Scene now = map.wish().posed;
    *numbers_named(now, "ball.center.x").front() = 0;
    CHECK(map.cell_in(now) == &map.at(18, 11));
    *numbers_named(now, "ball.center.x").front() = 40;
    CHECK(map.cell_in(now) == nullptr);
}

TEST_CASE("the usual range of an axis is that of its slider, and of a place what is shown",
          "[map]") {
    MapWish wish;
    wish.posed = read_case(ball_at_box);
    wish.across.number = "ball.center.x";
    wish.down.number = "ball.center.y";
    set_usual_ranges(wish, {-3, -2}, {3, 2});
    CHECK(wish.across == MapAxis{"ball.center.x", -3, 3});
    CHECK(wish.down == MapAxis{"ball.center.y", -2, 2});
    wish.down.number = "ball.radius";
    set_usual_ranges(wish, {-3, -2}, {3, 2});
    CHECK(wish.across.from < -3);
    CHECK(wish.down.from >= 0);
}

TEST_CASE("the distance of a map is negative inside", "[map]") {
    AnswerMap map = ball_map(MapLayer::distance);
    finish(map);
    CHECK(map.at(18, 11).value < 0);
    CHECK(map.at(0, 0).value > 0);
}

TEST_CASE("a map compares with another implementation", "[map][peers]") {
    AnswerMap map =
        map_of("isect1 c:circle(0,0;10) box:aabb(30,0;8,4) intersect(box,c)", MapLayer::difference,
               {"box.center.x", -20, 20}, {"box.center.y", -20, 20}, &noonat);
    finish(map);
    CHECK(map.at(0, 0).kind == 0);    // apart: both say no
    CHECK(map.at(28, 14).kind == 1);  // another push
    CHECK(map.at(28, 14).value > 0.1);
}

TEST_CASE("any two numbers of the scene can be the axes", "[map]") {
    AnswerMap map =
        map_of(ball_at_box, MapLayer::time, {"ball.radius", 1, 30}, {"ball.delta.x", 0, 80});
    finish(map);
    CHECK(std::isnan(map.at(0, 0).value));
    CHECK(map.at(36, 22).value < map.at(0, 22).value);
    CHECK_THROWS_AS(
        map_of(ball_at_box, MapLayer::time, {"ball.width", 0, 1}, {"ball.radius", 0, 1}), SetError);
}

TEST_CASE("a map as JSON has its axes and a number for each cell", "[map]") {
    AnswerMap map = ball_map(MapLayer::time);
    finish(map);
    const auto json = nlohmann::json::parse(map_json(map));
    CHECK(json["layer"] == "time");
    CHECK(json["across"]["number"] == "ball.center.x");
    CHECK(json["across"]["from"] == -40);
    REQUIRE(json["rows"].size() == 23);
    CHECK(json["rows"][0].size() == 37);
    CHECK(json["rows"][0][0].is_null());
    CHECK(json["rows"][11][18] == 0);
}

TEST_CASE("where there are few numbers, each has a cell of its own", "[map]") {
    MapWish wish;
    wish.posed = read_case(ball_at_box);
    wish.layer = MapLayer::outcome;
    const double low = -15, high = low + 10 * 0x1p-49;
    wish.across = {"ball.center.x", low, high};
    wish.down = {"ball.center.y", -30, 30};
    wish.width = 100;
    wish.height = 40;
    separate_numbers(wish);
    // Ten steps have eleven ends, and the numbers next to them are seen in part.
    REQUIRE(wish.width == 13);
    CHECK(wish.across.numbers.front() == std::nextafter(low, -100.0));
    CHECK(wish.across.numbers.back() == std::nextafter(high, 0.0));
    CHECK(wish.height == 40);
    CHECK(wish.down.numbers.empty());
    AnswerMap map(wish);
    finish(map);
    for (int column = 1; column < wish.width; ++column)
        CHECK(map.across_at(column) == std::nextafter(map.across_at(column - 1), 0.0));

    SECTION("a scene's cell is that of its numbers") {
        Scene posed = wish.posed;
        *numbers_named(posed, "ball.center.x").front() = wish.across.numbers[4];
        CHECK(map.cell_in(posed) == &map.at(4, 20));
    }
    SECTION("in float, there are fewer") {
        MapWish coarse = wish;
        coarse.across = {"ball.center.x", -15, -15 + 10 * 0x1p-20};
        coarse.width = 100;
        coarse.by = &isect_float;
        separate_numbers(coarse);
        CHECK(coarse.width == 13);
        CHECK(coarse.across.numbers[1] == -15);
        CHECK(coarse.across.numbers[2] == -15 + 0x1p-20);
    }
}

TEST_CASE("a map shows the answers of another implementation", "[map][peers]") {
    MapWish wish;
    // The older text hits circles behind the start.
    wish.posed = read_case("isect1 s:segment(-30,0;10,3) c:circle(0,0;10) raycast(s,c)");
    wish.layer = MapLayer::outcome;
    wish.across = {"s.start.x", -40, 40};
    wish.down = {"s.start.y", -30, 30};
    wish.width = wish.height = 30;
    AnswerMap ours(wish);
    wish.by = &noonat_es6;
    AnswerMap theirs(wish);
    finish(ours);
    finish(theirs);
    int different = 0;
    for (int row = 0; row < 30; ++row) {
        for (int column = 0; column < 30; ++column) {
            Scene posed = wish.posed;
            *numbers_named(posed, "s.start.x").front() = theirs.across_at(column);
            *numbers_named(posed, "s.start.y").front() = theirs.down_at(row);
            const bool hits = says_hit(*answer_by(noonat_es6, posed, posed.queries[0]));
            REQUIRE((theirs.at(column, row).kind != 0) == hits);
            different += ours.at(column, row).kind != theirs.at(column, row).kind ? 1 : 0;
        }
    }
    CHECK(different > 20);
}
