// A character's step goes without an idea, and the fault comes back.
#include "scene/switches.hpp"

#include <cmath>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "motion/timeline.hpp"
#include "scene/edit.hpp"
#include "scene/files.hpp"

using namespace lab;

namespace {

Scene room(const std::vector<std::string>& off = {}, double frame_rate = 60) {
    Scene scene = tests::scene_file("the-room").scene;
    for (const std::string& name : off) *switch_named(scene, name) = false;
    std::get<Walking>(scene.motions.front().kind).frame_rate = frame_rate;
    return scene;
}

Since hero_at(const Scene& scene, double time) {
    Timeline timeline;
    return timeline.flight(scene, 0, time);
}

}  // namespace

TEST_CASE("with all ideas the hero gets to the wall, at any frame rate", "[motion][walk]") {
    for (const double rate : {60.0, 30.0, 20.0, 10.0}) {
        CAPTURE(rate);
        const Since end = hero_at(room({}, rate), 5);
        CHECK(end.pos == Vec2{282, 50});
        CHECK(end.stands);
    }
}

TEST_CASE("without sweeps it falls through the floor at a low frame rate only", "[motion][walk]") {
    CHECK(hero_at(room({"swept"}), 1.5).pos.y == 50);
    const Scene scene = room({"swept"}, 10);
    CHECK(hero_at(scene, 1.5).pos.y > 80);
    Timeline timeline;
    const Evaluation now = evaluate(scene, 1.0, timeline);
    REQUIRE(now.stepped.size() == 1);
    REQUIRE_FALSE(now.stepped[0].jumps.empty());
    // The step began above the tiles, at y = 60, and ended below them, at 68.
    const Jump& jump = now.stepped[0].jumps.front();
    CHECK(jump.from.y + 10 <= 60);
    CHECK(jump.to.y - 10 >= 68);
}

TEST_CASE("without sweeps, no step past a corner counts as one through a tile", "[motion]") {
    const Scene scene = room({"swept"});
    Timeline timeline;
    // It gets off the ledge, over the tiles, up the slope and down behind the hill.
    for (int step = 0; step <= 300; ++step) {
        CAPTURE(step);
        const Evaluation now = evaluate(scene, step / 60.0, timeline);
        REQUIRE(now.stepped.size() == 1);
        CHECK(now.stepped[0].jumps.empty());
    }
}

TEST_CASE("without slides it is held where it stands, until it jumps", "[motion][walk]") {
    const Scene scene = room({"slides"});
    CHECK(hero_at(scene, 5).pos == hero_at(scene, 0.5).pos);
    CHECK(hero_at(scene, 7).pos.x > hero_at(scene, 5).pos.x + 50);
}

TEST_CASE("without seams it stops at the side of a tile that another one covers",
          "[motion][walk]") {
    const Scene scene = room({"seams"});
    const Since stuck = hero_at(scene, 3);
    CHECK(stuck.stands);
    CHECK(stuck.pos.y == 50);
    CHECK(stuck.pos == hero_at(scene, 5).pos);
    // A seam is ahead: tiles begin at -240, and each is 32 wide.
    const double right = stuck.pos.x + 6, seam = -240 + 32 * std::ceil((right + 240) / 32);
    CHECK(seam - right < 2);
}

TEST_CASE("without snaps it leaves the ground on the way down", "[motion][walk]") {
    const auto steps_in_air = [](const Scene& scene) {
        Timeline timeline;
        int count = 0;
        for (std::int64_t step = 200; step < 240; ++step) {
            (void)timeline.pose(scene, static_cast<double>(step) / 60.0);
            count += timeline.footing(0, step) == Footing::in_air ? 1 : 0;
        }
        return count;
    };
    CHECK(steps_in_air(room()) == 0);
    CHECK(steps_in_air(room({"snaps"})) > 5);
}

TEST_CASE("a broad phase leaves obstacles out, and changes no step", "[motion][walk]") {
    const Scene with = room(), without = room({"broad_phase"});
    Timeline a, b;
    for (double time = 0.25; time < 7; time += 0.25) {
        CAPTURE(time);
        const Evaluation few = evaluate(with, time, a), all = evaluate(without, time, b);
        CHECK(a.flight(with, 0, time).pos == b.flight(without, 0, time).pos);
        CHECK(few.trails.at(0).tested < 12);
        CHECK(all.trails.at(0).tested == 49);
    }
}

TEST_CASE("a jump counts at a low frame rate, however short the key is pressed", "[motion][walk]") {
    for (int begins = 60; begins < 66; ++begins) {
        CAPTURE(begins);
        Scene scene = room({}, 10);
        std::get<Walking>(scene.motions.front().kind).input = std::to_string(begins) + "_1j_40_";
        CHECK(hero_at(scene, 1.3).pos.y < hero_at(scene, 0.9).pos.y - 5);
    }
}

TEST_CASE("a lift carries a character at a low frame rate, too", "[motion][walk]") {
    Scene scene = tests::scene_file("a-character").scene;
    Walking& walk = std::get<Walking>(scene.motions.back().kind);
    walk.input = "";
    walk.frame_rate = 10;
    const NamedShape& lift = *find_shape(scene, "lift");
    NamedShape& hero = *find_shape(scene, "hero");
    Timeline first;
    const double top =
        std::get<Aabb>(find_shape(first.pose(scene, 0), lift.name)->geometry).min().y;
    std::get<Aabb>(hero.geometry).center = {92, top - 12};
    Timeline timeline;
    for (double time = 0.5; time < 5; time += 0.5) {
        CAPTURE(time);
        const Scene now = timeline.pose(scene, time);
        const Aabb& box = std::get<Aabb>(find_shape(now, "hero")->geometry);
        const Aabb& board = std::get<Aabb>(find_shape(now, "lift")->geometry);
        CHECK(box.max().y == Approx(board.min().y).margin(1e-6));
    }
}

TEST_CASE("without sweeps a character still stands on tiles and chains", "[motion][walk]") {
    Scene scene = tests::scene_file("a-character").scene;
    Walking& walk = std::get<Walking>(scene.motions.back().kind);
    walk.input = "";
    *switch_named(scene, "swept") = false;
    const std::size_t hero = scene.motions.size() - 1;
    Timeline timeline;
    const Since lands = timeline.flight(scene, hero, 2);
    CHECK(lands.stands);
    CHECK(lands.pos == timeline.flight(scene, hero, 4).pos);
    Scene swept = scene;
    *switch_named(swept, "swept") = true;
    Timeline other;
    CHECK(lands.pos.y == Approx(other.flight(swept, hero, 2).pos.y).margin(1e-6));
}

TEST_CASE("without sweeps a one-way platform is met only from above", "[motion][walk]") {
    Scene scene = room({"swept"});
    scene.shapes.push_back({"board", Aabb{{-200, 20}, {60, 3}}});
    scene.shapes.back().one_way = {0, -1};
    for (Query& query : scene.queries) query.obstacles.push_back("board");
    Aabb& hero = std::get<Aabb>(find_shape(scene, "hero")->geometry);
    std::get<Walking>(scene.motions.front().kind).input = "";
    hero.center = {-200, 0};
    const Since above = hero_at(scene, 2);
    CHECK(above.stands);
    CHECK(above.pos.y == Approx(20 - 3 - hero.half.y));
    hero.center = {-200, 50};
    std::get<Walking>(scene.motions.front().kind).input = "60_1j_60";
    double highest = 50;
    for (double time = 1; time < 2; time += 0.05)
        highest = std::min(highest, hero_at(scene, time).pos.y);
    CHECK(highest < 23);
}

TEST_CASE("at a low frame rate the query is about the whole step", "[motion][walk]") {
    Scene scene = tests::scene_file("a-character").scene;
    Walking& walk = std::get<Walking>(scene.motions.back().kind);
    walk.frame_rate = 10;
    const std::size_t hero = scene.motions.size() - 1;
    // 36 sixtieths: a step of six begins here.
    Timeline timeline;
    const Scene begins = timeline.pose(scene, 36 / 60.0), ends = timeline.pose(scene, 42 / 60.0);
    const NamedShape& lift = *find_shape(begins, "lift");
    const Vec2 moved = std::get<Aabb>(find_shape(ends, "lift")->geometry).center -
                       std::get<Aabb>(lift.geometry).center;
    CHECK(isect::length(moved) > 0);
    CHECK(isect::length(lift.moved - moved) < 1e-9);
    const Evaluation now = evaluate(scene, 36 / 60.0, timeline);
    const Vec2 end = timeline.flight(scene, hero, 42 / 60.0).pos;
    const auto walks = [](const Query& query) { return row_of(query).walks; };
    const auto query = std::find_if(scene.queries.begin(), scene.queries.end(), walks);
    const auto index = static_cast<std::size_t>(query - scene.queries.begin());
    CHECK(std::get<Walked>(now.answers[index]).pos == end);
}
