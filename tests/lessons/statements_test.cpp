// Statements of the lessons in which a number decides.
#include <cmath>
#include <limits>

#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "explain/other_answer.hpp"
#include "lessons/tried_step.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using lab::testing::predicted;
using lab::testing::step_named;
using lab::testing::tried;

namespace {

Answer answer_of(const std::string& case_line) {
    return ask(read_case(case_line)).front();
}

std::optional<Hit> hit_of(const std::string& case_line) {
    return std::get<std::optional<Hit>>(answer_of(case_line));
}

/// The hit of a sweep in a step, after edits.
std::optional<Hit> swept(const std::string& step, const std::vector<std::string>& sets) {
    return std::get<Sweep>(tried(step_named(step), sets).answers.front()).hit;
}

bool matches(Vec2 a, Vec2 b) {
    return isect::distance(a, b) < 1e-9;
}

OtherAnswer other(const char* by, const Scene& scene) {
    const Query& query = scene.queries.front();
    return other_answer(*implementation_named(by), scene, query, ask(scene).front()).value();
}

/// What another implementation says in a step, after edits.
OtherAnswer other_in(const char* by, const std::string& step,
                     const std::vector<std::string>& sets = {}) {
    return other(by, tried(step_named(step), sets).posed);
}

}  // namespace

TEST_CASE("ranges and numbers overlap if each begins before the other ends", "[lessons]") {
    const auto overlap = [](const char* a, const char* b) {
        const std::string line = std::string("isect1 a:range(") + a + ") b:range(" + b + ")";
        return std::get<Overlaps>(answer_of(line + " overlaps(a,b)")).overlaps;
    };
    CHECK(overlap("0;0", "-12;44"));
    CHECK_FALSE(overlap("44;44", "-12;44"));
    CHECK_FALSE(overlap("-12;-12", "-12;44"));
    CHECK_FALSE(overlap("3;3", "3;3"));
    CHECK_FALSE(overlap("-40;10", "10;44"));
    CHECK(overlap("-40;10", "9.999;44"));
}

TEST_CASE("the borders in a box run at 45 degrees, and not along its diagonals", "[lessons]") {
    // Below 45 degrees from the corner (−30, 10), but on the left side's part by the diagonals.
    const auto push = hit_of("isect1 p:point(-22,3) box:aabb(0,0;30,10) intersect(p,box)");
    REQUIRE(push);
    CHECK(push->normal == Vec2{0, 1});
    CHECK(3 < 10 * 22.0 / 30);
    // In a square, they are the same.
    CHECK(hit_of("isect1 p:point(-22,20) box:aabb(0,0;30,30) intersect(p,box)")->normal ==
          Vec2{-1, 0});
}

TEST_CASE("a box as wide as the gap overlaps neither wall", "[lessons]") {
    const Evaluation fits = tried(step_named("why-pushing-fails/4"), {"a.half.x=12"});
    for (const Answer& answer : fits.answers) CHECK_FALSE(std::get<std::optional<Hit>>(answer));
}

TEST_CASE("a sweep that starts inside returns a push, at time 0", "[lessons]") {
    const auto inside = swept("the-swept-box/6", {"a.center.x=0"});
    REQUIRE(inside);
    CHECK(inside->time == 0);
    CHECK(inside->delta == Vec2{-14, 0});
}

TEST_CASE("times without a delta are infinite, and NaN on a side", "[lessons]") {
    const double zero = 0;
    CHECK(30 / zero == std::numeric_limits<double>::infinity());
    CHECK(std::isnan(zero / zero));
    CHECK(std::isnan(zero * (1 / zero)));
    // Between the lines of the y slab, outside it, and exactly on a line.
    for (const auto& [y, hits] : {std::pair("0", true), {"-40", false}, {"-24", false}}) {
        CAPTURE(y);
        const std::string line = std::string("isect1 s:segment(-60,") + y + ";120,0) ";
        CHECK(hit_of(line + "box:aabb(0,0;24,24) raycast(s,box)").has_value() == hits);
    }
}

TEST_CASE("the worked examples of the formulas come out as their text says", "[lessons]") {
    CHECK(matches(predicted("a-segment-as-s-of-t/3"), {0, -10}));
    CHECK(matches(predicted("slabs/4"), {-10, 16}));
    CHECK(matches(predicted("near-and-far/4"), {-9, -24}));
    CHECK(matches(predicted("near-and-far/7"), {-10, -10}));
    CHECK(matches(predicted("circles-and-the-quadratic/6"), {-6.72, 23.04}));
    CHECK(matches(predicted("circles-and-the-quadratic/2"), {-24, -7}));
    CHECK(matches(predicted("capsules/3"), {-16, -16}));
    CHECK(matches(predicted("slide-bounce-invert/4"), {22.72, -39.04}));
    CHECK(length(predicted("circles-and-the-quadratic/1") - Vec2{-15.26, -18.52}) < 0.01);
    // t² − t + 0.16 = 0
    for (const double t : {0.2, 0.8}) CHECK(t * t - t + 0.16 == Approx(0).margin(1e-15));
    CHECK(6400 * 0.16 == 1600 + 49 - 625);
    const Evaluation met = tried(step_named("slide-bounce-invert/4"), {});
    const Hit first = std::get<Moved>(met.answers.front()).sweeps.front().hit.value();
    CHECK(matches(first.normal, {-0.6, -0.8}));
    CHECK(first.time == Approx(0.5));
}

TEST_CASE("times can part from the corners by a hair, and the corners are right", "[lessons]") {
    // The segment of the lesson on floating point, exactly over a corner.
    const double inverse_x = 1 / 30.0, inverse_y = 1 / -40.0;
    const double near_x = (-24 - -45.0) * inverse_x, far_y = (-24 - 4.0) * inverse_y;
    CHECK(near_x < far_y);
    CHECK_FALSE(hit_of("isect1 s:segment(-45,4;30,-40) box:aabb(0,0;24,24) raycast(s,box)"));
}

TEST_CASE("a capsule is grown about one end of its segment", "[lessons]") {
    // The box ends at y = −4 and 28. The capsule is 24 long, with radius 10.
    const auto overlap = [](double start) {
        return std::get<Overlaps>(answer_of("isect1 pill:capsule(28," + std::to_string(start) +
                                            ";0,24;10) box:aabb(28,12;24,16) overlaps(pill,box)"))
            .overlaps;
    };
    CHECK_FALSE(overlap(-4 - 24 - 10));
    CHECK(overlap(-4 - 24 - 9.99));
    CHECK_FALSE(overlap(28 + 10));
    CHECK(overlap(28 + 9.99));
}

TEST_CASE("a lift by 22 to 41 lets the box land on top of the other", "[lessons]") {
    for (const int up : {20, 21, 22, 30, 41, 42}) {
        CAPTURE(up);
        const auto hit = swept("the-swept-box/1", {"a.center.y=" + std::to_string(-28 - up)});
        CHECK((hit && hit->normal == Vec2{0, -1}) == (up >= 22 && up <= 41));
        if (up < 22) CHECK(hit->normal == Vec2{-1, 0});
        if (up > 41) CHECK_FALSE(hit);
    }
}

TEST_CASE("the formula loses digits far from the circle, and not far from the origin",
          "[lessons]") {
    // A level path 0.6 above the center of a circle with radius 1: half the chord is 0.8.
    const auto by_formula = [](double origin, double far) {
        const double mx = (origin - far) - origin, my = -0.6, d = 2 * far;
        const double b = mx * d, c = mx * mx + my * my - 1;
        return origin - far + d * ((-b - std::sqrt(b * b - d * d * c)) / (d * d));
    };
    const auto by_library = [](double origin, double far) {
        const isect::Segment<double> path{{origin - far, -0.6}, {2 * far, 0}};
        return isect::raycast(path, isect::Circle<double>{{origin, 0}, 1})->pos.x;
    };
    CHECK(by_formula(0, 8) == Approx(-0.8).margin(1e-12));
    CHECK(by_formula(0x1p30, 8) - 0x1p30 == Approx(-0.8).margin(1e-6));
    CHECK(std::abs(by_formula(0, 0x1p30) + 0.8) > 0.1);
    CHECK(by_library(0, 0x1p30) == Approx(-0.8).margin(1e-6));
}

TEST_CASE("a mover whose side is above a seam walks over it", "[lessons]") {
    const Evaluation walks = tried(step_named("many-obstacles/5"), {});
    CHECK(std::get<Moved>(walks.answers.front()).pos == Vec2{38, 2});
    const auto& box = std::get<Aabb>(find_shape(walks.posed, "a")->geometry);
    const auto& tile = std::get<Aabb>(find_shape(walks.posed, "t0")->geometry);
    CHECK(box.max().x == tile.max().x);
    CHECK(std::get<Moved>(walks.answers.front()).sweeps.front().time == 0);
    // The next tile alone would be hit at its corner.
    CHECK(hit_of("isect1 a:segment(-48,12;96,24) t1:aabb(-32,24;16,12) raycast(a,t1)")->time == 0);
}

TEST_CASE("floats have steps of two up to 33.5 million, and then of four", "[lessons]") {
    const auto step_at = [](float x) { return std::nextafter(x, 1e9F) - x; };
    CHECK(step_at(16777215) == 1);
    CHECK(step_at(16777216) == 2);
    CHECK(step_at(33554430) == 2);
    CHECK(step_at(33554432) == 4);
}

TEST_CASE("with boxes of one size and a small query, a grid tests the fewest", "[lessons]") {
    const LessonStep& step = step_named("broad-phase/4");
    std::map<std::string, std::uint64_t> tested;
    for (std::size_t i = 0; i < crowd_structure_names.size(); ++i) {
        LessonStep other = step;
        other.scene.crowd->structure = static_cast<CrowdStructure>(i);
        Evaluation now = tried(other, {});
        CrowdKeeper().ask(now);
        tested[crowd_structure_names[i]] = now.crowd->answer.tested;
    }
    for (const auto& [structure, count] : tested) {
        CAPTURE(structure, count);
        CHECK((count > tested["grid"]) == (structure != "grid"));
    }
}

TEST_CASE("other people's algorithms say what the lesson on them says", "[lessons]") {
    const std::string lesson = "other-peoples-algorithms/";
    SECTION("a push along the line of centers") {
        CHECK_FALSE(other_in("noonat", lesson + "1").differences.empty());
        CHECK(other_in("noonat", lesson + "2", {"box.center.y=8"}).differences.empty());
        const Evaluation still = tried(step_named(lesson + "2"), {"box.center.y=8"});
        CHECK(std::get<std::optional<Hit>>(still.answers.front()));
    }
    SECTION("0 / 0") {
        const OtherAnswer nan = other_in("noonat", lesson + "3");
        CHECK(std::isnan(std::get<std::optional<Hit>>(nan.answer).value().time));
        CHECK_THAT(nan.words, Catch::Matchers::ContainsSubstring("divide 0 by 0"));
    }
    SECTION("the origin") {
        const auto agrees = [&](double x, double y) {
            return other_in("article", lesson + "4",
                            {"a.center.x=" + std::to_string(x), "a.center.y=" + std::to_string(y)})
                .differences.empty();
        };
        CHECK_FALSE(agrees(30, 20));
        CHECK_FALSE(agrees(-7, 20));
        CHECK(agrees(-8, 20));
        CHECK(agrees(30, -8));
    }
    SECTION("a circle behind the start, and one that is missed") {
        const auto says = [&](double x) {
            const std::vector<std::string> sets = {"ray.start.x=" + std::to_string(x),
                                                   "ray.start.y=4"};
            const Evaluation now = tried(step_named(lesson + "5"), sets);
            const bool ours = std::get<std::optional<Hit>>(now.answers.front()).has_value();
            const OtherAnswer answer = other("noonat-es6", now.posed);
            return std::pair(ours, std::get<std::optional<Hit>>(answer.answer).has_value());
        };
        CHECK(says(-3) == std::pair(false, true));
        CHECK(says(-60) == std::pair(true, false));
        CHECK(says(12) == std::pair(false, false));
    }
    SECTION("near enough") {
        CHECK_FALSE(other_in("stepped", lesson + "6").differences.empty());
        CHECK(other_in("stepped", lesson + "6", {"ray.start.y=-1.9"}).differences.empty());
        const Evaluation down = tried(step_named(lesson + "6"), {"ray.start.y=-1.9"});
        CHECK_FALSE(std::get<std::optional<Hit>>(down.answers.front()));
    }
}
