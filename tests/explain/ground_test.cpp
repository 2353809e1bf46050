// Explanations about chains, tile maps, one-way shapes and groups name the part that matters.
#include <algorithm>

#include "catch.hpp"
#include "explain/in_parts.hpp"
#include "explain/promises.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"
#include "trace/trace.hpp"

using namespace lab;

namespace {

Evaluation ground_moment(const std::string& line) {
    const Scene scene = read_case(line);
    return {scene, 0, ask(scene)};
}

std::string ground_words(const std::string& line) {
    const Evaluation now = ground_moment(line);
    const Sentence said =
        reason_of(now, 0, trace_of(now.posed, now.posed.queries.front())).sentence;
    return said.answer + " " + with_quoted_names(said);
}

Strip ground_strip(const std::string& line) {
    const Evaluation now = ground_moment(line);
    return strip_of(now.posed, now.posed.queries.front(), {});
}

const std::string hills = "hills:chain(-60,20,-20,10,20,20,60,10;0;1) ";
const std::string level = "level:tiles(-32,0;16,16;..--,/#..,####) ";

}  // namespace

TEST_CASE("a hit on a chain names the edge", "[explain][ground]") {
    const std::string words =
        ground_words("isect1 box:circle(0,-20;4) " + hills + "sweep_into(box,hills;0,60)");
    CHECK(contains(words, "Hit at t = "));
    CHECK(contains(words, "“box” meets edge 1 of “hills”"));
}

TEST_CASE("a hit on a tile map names the tile", "[explain][ground]") {
    CHECK(contains(
        ground_words("isect1 box:aabb(24,-20;4,4) " + level + "sweep_into(box,level;0,60)"),
        "“box” meets the top of the tile at column 3, row 0 of “level”"));
    CHECK(contains(
        ground_words("isect1 box:aabb(-8,-20;4,4) " + level + "move_and_slide(box,level;0,60)"),
        "“box” meets the top of the tile at column 1, row 1 of “level” and stops there"));
    CHECK(contains(ground_words("isect1 seg:segment(-8,-20;0,90) " + level + "raycast(seg,level)"),
                   "the tile at column 1, row 1 of “level”"));
}

TEST_CASE("a character says on which tile or edge it stands", "[explain][ground]") {
    CHECK(contains(ground_words("isect1 a:aabb(-8,12;4,4) " + level + "walk(a,level;1,1)"),
                   "“a” stands on the tile at column 1, row 1 of “level”, which is level here."));
    CHECK(contains(ground_words("isect1 a:circle(0,9.2;5) " + hills + "walk(a,hills;0,3)"),
                   "“a” stands on edge 1 of “hills”, which slopes by 14"));
    CHECK(contains(
        ground_words("isect1 a:aabb(-8,-90;4,4) " + level + "walk(a,level;0,1)"),
        "and the floor below it, the tile at column 1, row 1 of “level”, is still 101 away"));
}

TEST_CASE("a miss is explained for the nearest part", "[explain][ground]") {
    const std::string words =
        ground_words("isect1 c:circle(-8,-20;4) " + level + "overlaps(c,level)");
    CHECK(contains(words, "No overlap."));
    CHECK(contains(words, "the tile at column 2, row 0 of “level”"));
    CHECK(contains(ground_words("isect1 c:circle(-8,20;4) " + level + "overlaps(c,level)"),
                   "Overlap."));
    CHECK(contains(ground_words("isect1 c:circle(0,-20;4) " + hills + "sweep_into(c,hills;0,-30)"),
                   "“c” comes near no part of “hills”."));
}

TEST_CASE("what passes a one-way shape says from which side it would be met", "[explain][ground]") {
    CHECK(contains(ground_words("isect1 a:aabb(0,30;4,4) s:aabb(0,0;16,2;0,-1) sweep(a,s;0,-60)"),
                   "“a” passes “s”: it is met only from above."));
    CHECK(contains(
        ground_words("isect1 a:aabb(0,30;4,4) s:aabb(0,0;16,2;0,-1) sweep_into(a,s;0,-60)"),
        "It passes “s”, which is met only from above."));
    CHECK(
        contains(ground_words("isect1 a:aabb(8,50;4,4) l:tiles(0,0;16,16;-) sweep_into(a,l;0,-80)"),
                 "It passes the tile at column 0, row 0 of “l”, which is met only from above."));
}

TEST_CASE("obstacles of other groups aren't told about", "[explain][ground]") {
    const std::string shapes =
        "isect1 a:aabb(0,0;4,4) b:aabb(20,0;4,4;0,0;1) c:aabb(40,0;4,4;0,0;2) ";
    CHECK(contains(ground_words(shapes + "sweep_into(a,b,c;60,0;;2)"),
                   "“a” meets the left side of “c”, the only obstacle in its way."));
    CHECK(contains(ground_words(shapes + "sweep_into(a,b,c;60,0;;3)"),
                   "None of the obstacles is in a group that “a” meets."));
    CHECK(ground_strip(shapes + "sweep_into(a,b,c;60,0;;3)").rows.empty());
}

TEST_CASE("the strip has a row for each part near the path", "[explain][ground]") {
    const Strip strip =
        ground_strip("isect1 a:aabb(-28,-8;4,4) " + level + "sweep_into(a,level;20,60)");
    REQUIRE_FALSE(strip.rows.empty());
    int hit = 0;
    for (const StripRow& row : strip.rows) {
        CHECK(row.label.starts_with("column "));
        hit += row.ink == StripRow::Ink::result ? 1 : 0;
    }
    CHECK(hit == 1);
}

TEST_CASE("every promise about ground holds", "[explain][ground]") {
    for (const std::string& line : std::vector<std::string>{
             "isect1 a:circle(-28,-8;4) " + level + "sweep_into(a,level;60,30)",
             "isect1 a:circle(-40,-8;4) " + hills + "sweep_into(a,hills;60,30)",
             "isect1 a:aabb(-28,-8;4,4) " + level + "move_and_slide(a,level;60,30)",
             "isect1 a:aabb(-28,-8;4,4) " + level + "walk(a,level;6,3)",
             "isect1 s:segment(-28,-8;40,60) " + level + "raycast(s,level)",
             "isect1 a:aabb(0,30;4,4) s:aabb(0,0;16,2;0,-1) sweep_into(a,s;0,-60)"}) {
        INFO(line);
        const Evaluation now = ground_moment(line);
        const std::vector<Promise> promises = promises_of(now, 0);
        CHECK_FALSE(promises.empty());
        for (const Promise& promise : promises) {
            INFO(promise.words << ": " << promise.found);
            CHECK(promise.is_kept);
        }
    }
}

TEST_CASE("of very many obstacles, those that are near, on the way or met are told",
          "[explain][ground]") {
    std::string shapes = "isect1 a:circle(0,0;4) " + level + "roof:aabb(0,-2000;50,9) ";
    std::string names = "level,roof";
    for (int i = 0; i < 70; ++i) {
        const std::string name = "box" + std::to_string(i);
        shapes += name + ":aabb(" + std::to_string(100 + 10 * i) + ",0;2,2) ";
        names += "," + name;
    }
    const std::string falls = shapes + "move_and_slide(a," + names + ";0,90000)";
    const Evaluation now = [&] {
        Scene scene = read_case(falls);
        scene.queries.front().response = Response::bounce;
        return Evaluation{scene, 0, ask(scene)};
    }();
    const auto& sweeps = std::get<Moved>(now.answers.front()).sweeps;
    REQUIRE(sweeps.size() > 1);
    REQUIRE(now.posed.queries.front().obstacles[sweeps[1].index] == "roof");
    const auto parted = in_parts(now, 0);
    REQUIRE(parted);
    const std::vector<std::string>& told = parted->posed.queries.front().obstacles;
    CHECK(told.size() < 66);
    CHECK(std::count(told.begin(), told.end(), "roof") == 1);
    CHECK(std::count(told.begin(), told.end(), "box0") == 1);
    CHECK(std::count(told.begin(), told.end(), "box69") == 0);
    const auto& parted_sweeps = std::get<Moved>(parted->answers.front()).sweeps;
    CHECK(told[parted_sweeps[1].index] == "roof");
    for (const Promise& promise : promises_of(now, 0)) CHECK(promise.is_kept);
    CHECK(
        contains(reason_of(now, 0, trace_of(now.posed, now.posed.queries.front())).sentence.detail,
                 "bounces off"));
    CHECK(strip_of(now.posed, now.posed.queries.front(), {}).rows.size() > 1);
}
