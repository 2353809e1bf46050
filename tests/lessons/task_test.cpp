#include "lessons/task.hpp"

#include "catch.hpp"
#include "lessons/markdown.hpp"
#include "motion/timeline.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

Evaluation at(const std::string& scene, std::vector<std::string> sets = {}) {
    const std::vector<Entry> scenes = built_in_scenes();
    Scene changed = find_scene(scenes, scene).scene;
    for (const std::string& set : sets) apply_set(changed, changed, set);
    Timeline timeline;
    return evaluate(changed, 0, timeline);
}

Progress come(const std::string& task, const Evaluation& evaluation) {
    return progress(std::get<Conditions>(parse_task(task)), evaluation, 0);
}

}  // namespace

TEST_CASE("a task compares values of a query's result", "[lessons]") {
    const Evaluation hit = at("box-near-far-x");
    CHECK(come("x.near < x.far", hit).done);
    CHECK_FALSE(come("x.near > x.far", hit).done);
    CHECK(come("x.near > -1000", hit).done);
    CHECK(come("x.near > -1000", hit).margin.starts_with("near x is "));
}

TEST_CASE("a task compares shapes' fields, too", "[lessons]") {
    const Evaluation set = at("aabb-vs-segment", {"box.half.x=20", "box.half.y=20.5"});
    CHECK(come("box.half.x = box.half.y within 0.5", set).done);
    CHECK_FALSE(come("box.half.x = box.half.y within 0.25", set).done);
    CHECK(come("box.half.x = 16 within 1", set).margin ==
          "half the width of box (box.half.x) is 20, 4 more than 16");
    CHECK(come("box.half.x > 20.25", set).margin ==
          "half the width of box (box.half.x) is 20, 0.25 less than 20.25");
}

TEST_CASE("a task's margin has every number that the task names", "[lessons]") {
    const Evaluation set = at("aabb-vs-segment", {"box.half.x=20", "box.half.y=20.5"});
    CHECK(come("box.half.x = box.half.y within 0.25", set).margin ==
          "half the width of box (box.half.x) is 20, 0.5 less than half the height of box "
          "(box.half.y), 20.5");
    const Evaluation same = at("aabb-vs-segment", {"box.half.x=20", "box.half.y=20"});
    CHECK(come("box.half.x = box.half.y within 0.25", same).margin ==
          "half the width of box (box.half.x) is 20, equal to half the height of box "
          "(box.half.y)");
}

// It said "is 28, 3.55e-15 less than 28".
TEST_CASE("a task's margin tells neighbouring numbers apart", "[lessons]") {
    const Evaluation close = at("aabb-vs-segment", {"box.center.x=27.999999999999996"});
    CHECK(come("box.center.x = 28 within 0", close).margin ==
          "the x of box's center (box.center.x) is 27.999999999999996, 3.55e-15 less than 28");
}

TEST_CASE("a task's margin has all digits before the point of a large number", "[lessons]") {
    const Evaluation far = at("aabb-vs-segment", {"box.center.x=16777232"});
    CHECK(come("box.center.x = 16777234 within 0.5", far).margin ==
          "the x of box's center (box.center.x) is 16777232, 2 less than 16777234");
}

TEST_CASE("a task asks whether there is a hit", "[lessons]") {
    const std::vector<std::string> through = {"seg.start.x=-40", "seg.start.y=1", "seg.delta.x=80",
                                              "seg.delta.y=0"};
    const Evaluation hit = at("aabb-vs-segment", through);
    const Evaluation miss = at("aabb-vs-segment", {"seg.start.x=-40", "seg.delta.x=0"});
    CHECK(come("hit is something", hit).done);
    CHECK_FALSE(come("hit is null", hit).done);
    CHECK(come("hit is null", miss).done);
    CHECK(come("hit.normal.x = -1 within 0", hit).done);
    CHECK_FALSE(come("hit.normal.x = -1 within 0", miss).done);
    CHECK(come("hit.normal.x = -1 within 0", miss).margin ==
          "the normal's x (hit.normal.x) has no value yet");
    CHECK(come("hit.normal.x = -1 within 0", hit).margin ==
          "the normal's x (hit.normal.x) is −1, as asked");
}

TEST_CASE("a task asks what a character stands on and runs against", "[lessons]") {
    // It stands on a shelf, beside a wall.
    Scene scene;
    scene.shapes = {{"hero", Aabb{{0, -10}, {6, 10}}},
                    {"shelf", Aabb{{0, 4}, {40, 4}}},
                    {"wall", Aabb{{20, -40}, {8, 40}}}};
    scene.queries = {{QueryKind::walk, "hero", {"wall", "shelf"}, {4, 2}}};
    scene.queries[0].settings.snap = 3;
    Timeline timeline;
    const Evaluation stands = evaluate(scene, 0, timeline);
    CHECK(come("stands_on is shelf", stands).done);
    CHECK(come("stands_on is shelf", stands).margin == "it stands on shelf");
    CHECK_FALSE(come("stands_on is wall", stands).done);
    CHECK(come("stands_on is wall", stands).margin == "it stands on shelf, not wall");
    CHECK_THROWS_WITH(come("stands_on is hero", stands),
                      Catch::Matchers::ContainsSubstring("the name of an obstacle, found hero"));
    CHECK(come("wall is null", stands).margin == "it runs against no wall");
    CHECK(come("velocity.x = 4 within 0", stands).margin ==
          "the x of its velocity (velocity.x) is 4, as asked");
    CHECK(come("floor.normal.y = -1 within 0", stands).done);

    // The settings of the query can be asked for, too.
    CHECK(come("snap < 4", stands).done);
    CHECK(come("delta.x = 4 within 0", stands).done);
    CHECK(come("drops is false", stands).done);

    scene.queries[0].delta = {20, 2};
    const Evaluation runs = evaluate(scene, 0, timeline);
    CHECK(come("wall is something", runs).done);
    CHECK(come("wall.normal.x = -1 within 0", runs).done);

    set_place(scene.shapes[0].geometry, {0, -100});
    const Evaluation falls = evaluate(scene, 0, timeline);
    CHECK(come("floor is null", falls).margin == "it stands on no floor");
    CHECK(come("stands_on is shelf", falls).margin == "it stands on nothing, not shelf");
}

TEST_CASE("a task says of a character's switch whether it is on", "[lessons]") {
    const Evaluation room = at("the-room", {"hero.swept=0"});
    CHECK(come("swept is true", room).margin == "the switch swept is off");
    CHECK(come("seams is false", room).margin == "the switch seams is on");
    CHECK(come("snaps is true", room).margin == "the switch snaps is on");
    CHECK(come("broad_phase is true", room).margin == "the switch broad phase is on");
}

TEST_CASE("a task allows the number itself with <= and >=", "[lessons]") {
    const Evaluation set = at("aabb-vs-segment", {"box.half.x=20"});
    CHECK(come("box.half.x <= 20", set).done);
    CHECK(come("box.half.x >= 20", set).done);
    CHECK_FALSE(come("box.half.x <= 19.5", set).done);
    CHECK_FALSE(come("box.half.x >= 20.5", set).done);
    CHECK_FALSE(come("box.half.x < 20", set).done);
    CHECK(come("box.half.x <= 19.5", set).margin ==
          "half the width of box (box.half.x) is 20, 0.5 more than 19.5");
}

TEST_CASE("a task asks for the answer of another query of the scene", "[lessons]") {
    // The first query is slab_times, which has no hit.
    const Evaluation hit = at("box-near-far-x");
    CHECK(come("raycast.hit is something", hit).done);
    CHECK(come("raycast.hit is something", hit).margin == "there is a hit");
    CHECK(come("raycast.hit.time < 1", hit).done);
    CHECK_FALSE(come("raycast.hit is something", at("box-outside")).done);
    CHECK_THROWS_WITH(come("sweep.hit is something", hit),
                      Catch::Matchers::ContainsSubstring("sweep"));
}

TEST_CASE("a task asks what the instruments show", "[lessons]") {
    const Evaluation any = at("box-near-far-x");
    const auto with = [&](const char* task, const InstrumentsNow& instruments) {
        return progress(std::get<Conditions>(parse_task(task)), any, 0, instruments);
    };
    CHECK_FALSE(come("map is normal", any).done);
    CHECK(come("map is nothing", any).done);
    CHECK(come("map is normal", any).margin == "no map is shown");
    CHECK(with("map is normal", {"time"}).margin == "another map is shown");
    CHECK(with("map is normal", {"normal"}).done);
    CHECK_FALSE(with("map is normal", {"time"}).done);
    CHECK_FALSE(come("compared is noonat", any).done);
    CHECK(with("compared is noonat", {"nothing", "noonat", true}).done);
    CHECK(with("compared is article", {"nothing", "noonat", true}).margin ==
          "it is compared with noonat, not article");
    CHECK_FALSE(come("differs is false", any).done);
    CHECK(come("differs is false", any).margin == "it is compared with nothing");
    CHECK(with("differs is true", {"nothing", "noonat", true}).done);
    CHECK(with("differs is false", {"nothing", "noonat", true}).margin == "the answers differ");
    CHECK(with("differs is false", {"nothing", "noonat", false}).done);
    CHECK(come("playing is false", any).done);
    CHECK(with("playing is false", {.playing = true}).margin == "time is running");
    CHECK_THROWS_WITH(come("map is nromal", any),
                      Catch::Matchers::ContainsSubstring("did you mean normal"));
    CHECK_THROWS_WITH(come("compared is nobody", any),
                      Catch::Matchers::ContainsSubstring("found nobody"));
}

TEST_CASE("a task names the three things that have a delta apart", "[lessons]") {
    const Evaluation swept = at("box-sweep-test");
    CHECK(come("delta.x < 0", swept).margin.starts_with("the x of the motion (delta.x)"));
    CHECK(come("hit.delta.x > 0", swept).margin.starts_with("the x of the hit's push"));
    CHECK(come("seg.delta.x < 0", at("box-near-far-x")).margin.starts_with("the x of seg's delta"));
}

TEST_CASE("a task may have several conditions, which hold at once", "[lessons]") {
    const Evaluation set = at("aabb-vs-segment", {"box.half.x=20", "box.half.y=20.5"});
    CHECK(come("box.half.x > 19 and box.half.y > 20", set).done);
    CHECK_FALSE(come("box.half.x > 19 and box.half.y > 30", set).done);
    CHECK_FALSE(come("box.half.x > 30 and box.half.y > 20", set).done);
    // The margin is that of the first that doesn't hold.
    CHECK(come("box.half.x > 19 and box.half.y > 30", set).margin ==
          "half the height of box (box.half.y) is 20.5, 9.5 less than 30");
}

TEST_CASE("a prediction has a point, or no hit", "[lessons]") {
    const auto task = std::get<Prediction>(parse_task("predict hit.pos within 3"));
    CHECK(task.within == 3);
    CHECK(task.without.empty());
    const auto hidden = std::get<Prediction>(parse_task("predict hit.pos within 3 without seg"));
    CHECK(hidden.without == "seg");
    CHECK_THROWS_WITH(parse_task("predict hit.pos within 3 without"),
                      Catch::Matchers::ContainsSubstring("expected predict PATH within NUMBER"));
    const Evaluation hit = at(
        "aabb-vs-segment", {"seg.start.x=-40", "seg.start.y=1", "seg.delta.x=80", "seg.delta.y=0"});
    CHECK(place_of(task, hit, 0) == Vec2{-16, 1});
    CHECK_FALSE(place_of(task, at("aabb-vs-segment", {"seg.start.x=-40", "seg.delta.x=0"}), 0));
}

TEST_CASE("a task that can't be read says what was expected", "[lessons]") {
    CHECK_THROWS_WITH(parse_task("x.near"),
                      Catch::Matchers::ContainsSubstring("LEFT = RIGHT within NUMBER"));
    CHECK_THROWS_WITH(parse_task("a = b"), Catch::Matchers::ContainsSubstring("within"));
    CHECK_THROWS_WITH(parse_task("a = b within far"),
                      Catch::Matchers::ContainsSubstring("found far"));
    CHECK_THROWS_WITH(parse_task("a ~ b"), Catch::Matchers::ContainsSubstring("found ~"));
    CHECK_THROWS_WITH(parse_task("a is null and"),
                      Catch::Matchers::ContainsSubstring("LEFT = RIGHT within NUMBER"));
    CHECK_THROWS_WITH(parse_task("a is null or b is null"),
                      Catch::Matchers::ContainsSubstring("expected nothing but and after null"));
    CHECK_THROWS_WITH(parse_task("predict hit.pos"),
                      Catch::Matchers::ContainsSubstring("predict PATH within"));
    const Evaluation any = at("aabb-vs-segment");
    CHECK_THROWS_WITH(come("hit is maybe", any), Catch::Matchers::ContainsSubstring("found maybe"));
    CHECK_THROWS_WITH(come("hut is null", any), Catch::Matchers::ContainsSubstring("hut"));
    CHECK_THROWS_WITH(come("box.half.z < 1", any),
                      Catch::Matchers::ContainsSubstring("leads nowhere at z"));
    CHECK_THROWS_WITH(come("bax.half.x < 1", any),
                      Catch::Matchers::ContainsSubstring("is named bax; did you mean box?"));
    CHECK_THROWS_WITH(come("box.haf.x < 1", any), Catch::Matchers::ContainsSubstring(
                                                      "leads nowhere at haf; did you mean half?"));
    CHECK_THROWS_WITH(come("box.half < 1", any),
                      Catch::Matchers::ContainsSubstring("not a number"));
}

TEST_CASE("an error in a task is not an exception of the standard library", "[lessons]") {
    const Evaluation any = at("aabb-vs-segment");
    CHECK_THROWS_AS(parse_task("x.near"), TaskError);
    CHECK_THROWS_AS(come("hut is null", any), TaskError);
    CHECK_THROWS_AS(come("box.half < 1", any), TaskError);
    CHECK_THROWS_AS(parse_markdown("![this](that)\n"), MarkdownError);
}
