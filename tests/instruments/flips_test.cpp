// The exact numbers between which an answer flips.
#include "instruments/flips.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string>

#include "catch.hpp"
#include "instruments/flip_text.hpp"
#include "instruments/scene_line.hpp"
#include "instruments/time_line.hpp"
#include "instruments/variation.hpp"
#include "query/neighbours.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

std::vector<Flip> flips_of(const char* case_line, const char* number, double from, double to,
                           std::optional<int> parts = {}) {
    const Scene scene = read_case(case_line);
    SceneLine line(scene, 0, number, from, to);
    return find_flips(parts ? line.search(*parts) : line.search());
}

bool are_neighbours(double a, double b) {
    return std::nextafter(a, std::numeric_limits<double>::infinity()) == b;
}

}  // namespace

TEST_CASE("the middle of two numbers lies between them in count", "[flips]") {
    CHECK(middle_of(1, 2, Scalar::double_) == 1.5);
    CHECK(middle_of(-1, 1, Scalar::double_) == 0);
    const double next = std::nextafter(1.0, 2.0);
    const double middle = middle_of(1, next, Scalar::double_);
    CHECK((middle == 1 || middle == next));
    CHECK(numbers_between(1, next, Scalar::double_) == 1);
    CHECK(numbers_between(-0.0, 0.0, Scalar::double_) <= 1);
    CHECK(numbers_between(1, 1 + std::numeric_limits<float>::epsilon(), Scalar::float_) == 1);
    const double high = std::numeric_limits<double>::max();
    CHECK(middle_of(-high, high, Scalar::double_) == 0);
}

TEST_CASE("a flip lies between neighbouring numbers", "[flips]") {
    // Touching is no overlap: at exactly 20 they touch.
    const auto found =
        flips_of("isect1 a:aabb(0,0;10,10) b:aabb(30,0;10,10) overlaps(b,a)", "b.center.x", 10, 30);
    REQUIRE(found.size() == 1);
    CHECK(found[0].what == "overlaps");
    CHECK(found[0].after == 20);
    CHECK(are_neighbours(found[0].before, found[0].after));
    CHECK(std::get<Overlaps>(found[0].answer_before).overlaps);
    CHECK_FALSE(std::get<Overlaps>(found[0].answer_after).overlaps);
}

TEST_CASE("a float scene flips between floats", "[flips]") {
    const auto found = flips_of("isect1 float a:aabb(0,0;10,10) b:aabb(30,0;10,10) overlaps(b,a)",
                                "b.center.x", 10, 30);
    REQUIRE(found.size() == 1);
    CHECK(found[0].after == 20);
    CHECK(static_cast<float>(found[0].before) == std::nextafter(20.0F, 0.0F));
}

TEST_CASE("every jump on the way is listed, in order", "[flips]") {
    // Past the corner, the ray meets the top instead of the left side; then it passes the box.
    const auto found = flips_of("isect1 b:aabb(0,0;10,10) s:segment(-20,0;40,-18) raycast(s,b)",
                                "s.start.y", -40, 40);
    REQUIRE(found.size() >= 3);
    for (std::size_t i = 1; i < found.size(); ++i) CHECK(found[i - 1].after <= found[i].before);
    CHECK(found.front().what == "hit");
    CHECK(found.back().what == "hit");
}

TEST_CASE("a jump beside a continuous change is found", "[flips]") {
    // Around the corner of the box, the normal turns in a part of a unit; the hit ends later.
    const auto found = flips_of("isect1 c:circle(-20,0;4) b:aabb(0,0;5,5) sweep(c,b;40,0)",
                                "c.center.y", 0, 16, 1);
    REQUIRE_FALSE(found.empty());
    CHECK(found.back().what == "hit");
    CHECK(found.back().after == 9);
    CHECK(are_neighbours(found.back().before, found.back().after));
}

TEST_CASE("two jumps in one part are both found", "[flips]") {
    // The point enters the box and leaves it again.
    const auto found = flips_of("isect1 p:point(0,0) b:aabb(10,0;5,5) q:point(0,9) intersect(p,b)",
                                "p.pos.x", 0, 20, 3);
    std::vector<double> hits;
    for (const Flip& flip : found)
        if (flip.what == "hit") hits.push_back(flip.after);
    REQUIRE(hits.size() == 2);
    CHECK(std::nextafter(hits[0], 0.0) == 5);
    CHECK(hits[1] == 15);
}

/// A point that goes round, through a wall of this half width.
Scene point_around(const std::string& half, double rate) {
    Scene scene = read_case("isect1 b:aabb(20,0;" + half + ",16) p:point(64,0) intersect(p,b)");
    Orbit round;
    round.amplitude = {64, 4};
    round.rate = {rate, rate};
    scene.motions.push_back({"p.pos", round});
    return scene;
}

/// How many flips begin or end a hit.
std::ptrdiff_t hits_in(const std::vector<Flip>& flips) {
    return std::count_if(flips.begin(), flips.end(), is_major);
}

TEST_CASE("an obstacle that is much thinner than a part is not passed by", "[flips]") {
    for (const char* half : {"1", "0.01", "0.00001"}) {
        INFO(half);
        const std::string scene =
            "isect1 b:aabb(3,0;" + std::string(half) + ",5) s:segment(0,-20;0,40) raycast(s,b)";
        CHECK(hits_in(flips_of(scene.c_str(), "s.start.x", -1000, 1000)) == 2);
    }
    const char* still = "isect1 c:circle(3,0;0.001) b:capsule(0,0;0,9;0.001) overlaps(b,c)";
    CHECK(hits_in(flips_of(still, "b.start.x", -100, 90)) == 2);
    // In a single part, only its ends tell how fast the gap changes.
    const char* alone = "isect1 c:circle(3,0;0.25) d:point(0,0) intersect(d,c)";
    CHECK(hits_in(flips_of(alone, "d.pos.x", -20, 22, 3)) == 2);
}

TEST_CASE("every pillar of a row is found, whatever the parts", "[flips]") {
    std::string pillars, names;
    for (int i = 0; i < 12; ++i) {
        const std::string name = "p" + std::to_string(i);
        pillars += name + ":aabb(" + std::to_string(10 * i) + ".37,0;0.5,5) ";
        names += "," + name;
    }
    const std::string scene =
        "isect1 " + pillars + "s:aabb(0,-20;0,0) sweep_into(s" + names + ";0,40)";
    for (const int parts : {24, 100}) {
        INFO(parts);
        CHECK(hits_in(flips_of(scene.c_str(), "s.center.x", -10, 130, parts)) == 24);
    }
}

TEST_CASE("walls that lie close together in one part are found from both sides", "[flips]") {
    for (const char* scalar : {"", "float "}) {
        const std::string scene =
            "isect1 " + std::string(scalar) +
            "a:aabb(0,0;0.001,10) c:aabb(0.05,0;0.001,10) d:aabb(0.1,0;0.001,10) "
            "e:aabb(0.15,0;0.001,10) b:point(-20,0) sweep_into(b,a,c,d,e;0,1)";
        INFO(scene);
        CHECK(hits_in(flips_of(scene.c_str(), "b.pos.x", -30, 30)) == 8);
        CHECK(hits_in(flips_of(scene.c_str(), "b.pos.x", 30, -30)) == 8);
    }
}

TEST_CASE("flips are found along a number of a motion", "[flips]") {
    const Scene scene = point_around("4", 1);
    Timeline timeline;
    const Scene posed = timeline.pose(scene, 1);
    SceneLine line(posed, 0, "p.pos.rate.x", 0, 3, scene);
    const std::vector<Flip> found = find_flips(line.search());
    // 64 cos(rate) goes through 24 and then 16.
    REQUIRE(hits_in(found) == 2);
    CHECK(found.front().after == Approx(std::acos(24.0 / 64)));
    CHECK(found.back().after == Approx(std::acos(16.0 / 64)));
}

TEST_CASE("a gap between two obstacles is found between the hits of both", "[flips]") {
    const char* scene =
        "isect1 a:aabb(-10.1,0;10,5) b:aabb(10.1,0;10,5) p:point(0,-20) sweep_into(p,a,b;0,40)";
    for (const int parts : {1, 2, 7}) {
        INFO(parts);
        CHECK(hits_in(flips_of(scene, "p.pos.x", -15, 14, parts)) == 2);
    }
}

TEST_CASE("a thin wall is met twice in each round of a motion", "[flips]") {
    const Scene scene = point_around("0.05", 1.5707963267948966);
    TimeLine line(scene, 0);
    CHECK(hits_in(find_flips(line.search(0, 20))) == 20);
}

TEST_CASE("answers that jump at the same number are both found", "[flips]") {
    const Scene scene = read_case("isect1 a:aabb(0,0;10,10) b:aabb(30,0;10,10) overlaps(b,a)");
    Variation variation(scene, 0, {"b.center.x"});
    FlipSearch search;
    search.scene_at = [&](double value) -> const Scene& {
        variation.set(0, value);
        return variation.scene();
    };
    search.answers_of = [&](const Scene&) -> std::vector<Answer> {
        return {variation.answer(), variation.answer()};
    };
    search.from = 10;
    search.to = 30;
    const auto found = find_flips(search);
    REQUIRE(found.size() == 2);
    CHECK(found[0].query == 0);
    CHECK(found[1].query == 1);
    CHECK(found[0].after == 20);
    CHECK(found[1].after == 20);
}

TEST_CASE("small steps find the same flips as large ones", "[flips]") {
    const Scene scene = read_case("isect1 b:aabb(0,0;10,10) s:segment(-20,0;40,-18) raycast(s,b)");
    Variation variation(scene, 0, {"s.start.y"});
    FlipSearch search;
    search.scene_at = [&](double value) -> const Scene& {
        variation.set(0, value);
        return variation.scene();
    };
    search.from = -40;
    search.to = 40;
    const auto at_once = find_flips(search);
    FlipFinder finder(search);
    finder.step(1);
    CHECK_FALSE(finder.is_done());
    while (!finder.is_done()) finder.step(1);
    REQUIRE(finder.flips().size() == at_once.size());
    for (std::size_t i = 0; i < at_once.size(); ++i) {
        CHECK(finder.flips()[i].before == at_once[i].before);
        CHECK(finder.flips()[i].what == at_once[i].what);
    }
}

TEST_CASE("a jump says what changes", "[flips]") {
    const auto found = flips_of("isect1 b:aabb(0,0;10,10) s:segment(-20,0;40,-18) raycast(s,b)",
                                "s.start.y", -40, 40);
    REQUIRE(found.size() >= 3);
    const Scene scene = read_case("isect1 b:aabb(0,0;10,10) s:segment(-20,0;40,-18) raycast(s,b)");
    CHECK(change_text(found.front(), scene.queries) == "miss → hit");
    CHECK(change_text(found.back(), scene.queries) == "hit → miss");
    std::set<std::string> between;
    for (const Flip& flip : found) between.insert(change_text(flip, scene.queries));
    CHECK(between.count("normal −180° → 90°") + between.count("normal 180° → 90°") == 1);
    CHECK(change_text(found.front(), {scene.queries.front(), scene.queries.front()}) ==
          "s against b: miss → hit");
}

TEST_CASE("a change without a jump is no flip", "[flips]") {
    CHECK(
        flips_of("isect1 c:circle(0,0;10) d:circle(30,0;4) sweep(d,c;-40,0)", "d.center.x", 20, 40)
            .empty());
}
