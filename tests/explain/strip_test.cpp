// The time spans under the canvas, and the positions of traced values in it.
#include "explain/strip.hpp"

#include <algorithm>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/reason.hpp"
#include "explain/traced_marks.hpp"
#include "scene/case_line.hpp"
#include "trace/cases.hpp"
#include "trace/walk.hpp"

using namespace lab;
using namespace explain_cases;

namespace {

Strip strip_of(const Case& each) {
    const Query& query = each.scene.queries.front();
    return lab::strip_of(each.scene, query, trace_of(each.scene, query));
}

const StripRow& row(const Strip& strip, const std::string& label) {
    const auto found = std::find_if(strip.rows.begin(), strip.rows.end(),
                                    [&](const StripRow& each) { return each.label == label; });
    if (found == strip.rows.end()) throw std::logic_error("no row " + label);
    return *found;
}

/// The time of the first contact in the result, if there is one.
std::optional<double> time_of(const Case& each) {
    const Answer answer = ask(each.scene).front();
    const auto* cast = std::get_if<std::optional<Hit>>(&answer);
    const auto* sweep = std::get_if<Sweep>(&answer);
    const std::optional<Hit> hit = cast != nullptr    ? *cast
                                   : sweep != nullptr ? sweep->hit
                                                      : std::nullopt;
    if (!hit || hit->time == 0) return {};
    return hit->time;
}

}  // namespace

TEST_CASE("the strip enters the sum at the time of the hit, and never on a miss", "[explain]") {
    int hits = 0;
    for (const Case& each : moving_cases()) {
        const QueryKind kind = each.scene.queries.front().kind;
        if (kind != QueryKind::raycast && kind != QueryKind::sweep) continue;
        INFO(each.title);
        const Range inside = row(strip_of(each), "inside").span;
        const auto time = time_of(each);
        hits += time ? 1 : 0;
        if (time) CHECK(inside.min == Approx(*time).margin(1e-9));
        const Answer answer = ask(each.scene).front();
        const Range on_way = overlap(inside, Range{0, 1});
        CHECK((on_way.max - on_way.min > 1e-9) == says_hit(answer));
    }
    CHECK(hits > 20);
}

TEST_CASE("the strip's slabs are the values that were traced", "[explain]") {
    const Case hit = ask(QueryKind::raycast, Segment{{-40, -22}, {76, 38}}, Aabb{{0, 0}, {16, 16}});
    Case asked = hit;
    asked.scene.queries.front().kind = QueryKind::slab_times;
    const auto trace = trace_of(asked.scene, asked.scene.queries.front());
    REQUIRE(trace);
    const Call* slabs = trace->find("slab_times.hpp");
    REQUIRE(slabs != nullptr);
    CHECK(row(strip_of(hit), "in_x").span == *slabs->last<Range>(lab::Term::in_x));
    CHECK(row(strip_of(hit), "in_y").span == *slabs->last<Range>(lab::Term::in_y));
}

TEST_CASE("the number of rows of a strip does not depend on the result", "[explain]") {
    for (const Vec2 start : {Vec2{-40, 0}, Vec2{-40, 60}, Vec2{0, 0}}) {
        const Aabb square{{0, 0}, {16, 16}};
        CHECK(strip_of(ask(QueryKind::raycast, Segment{start, {80, 0}}, square)).rows.size() == 3);
        CHECK(strip_of(ask(QueryKind::intersect, Aabb{start, {4, 4}}, square)).rows.size() == 4);
    }
}

TEST_CASE("the strip of a circle beside a box shows their separating axis", "[explain]") {
    const Aabb square{{0, 0}, {16, 16}};
    const auto beside = [&](Vec2 center) {
        return strip_of(ask(QueryKind::intersect, Circle{center, 8}, square));
    };
    CHECK(row(beside({-40, 30}), "x of a").span == Range{-48, -32});
    CHECK(row(beside({3, 30}), "y of b").span == Range{-16, 16});
    CHECK(row(beside({-23, 23}), "distance").span.max == Approx(std::hypot(7, 7)));
    CHECK(beside({-40, 30}).rows.size() == beside({-23, 23}).rows.size());
}

TEST_CASE("the picture and the strip agree on left and right", "[explain]") {
    const Polygon square{{0, 0}, {{-10, -10}, {10, -10}, {10, 10}, {-10, 10}}};
    for (const double side : {-1.0, 1.0}) {
        const Strip strip = strip_of(ask(QueryKind::intersect, Circle{{side * 30, 0}, 8}, square));
        const double circle = row(strip, "a").span.min, other = row(strip, "b").span.min;
        CHECK((circle < other) == (side < 0));
    }
}

TEST_CASE("the obstacle that is hit stands out among many", "[explain]") {
    const Case walls = ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
                           {Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}}}, {40, 0});
    const Strip strip = strip_of(walls);
    CHECK(row(strip, "b").ink == StripRow::Ink::soft);
    CHECK(row(strip, "c").ink == StripRow::Ink::result);
    CHECK(row(strip, "b").span.min == Approx(0.55));
}

TEST_CASE(
    "the sentence, the strip and the picture name the same tile where two are hit at the same time",
    "[explain]") {
    const std::vector<Geometry> tiles = {Aabb{{48, 56}, {16, 8}}, Aabb{{80, 56}, {16, 8}}};
    const Aabb mover{{64.00001, 20}, {8, 8}};
    const Case seam = ask(QueryKind::sweep_into, mover, tiles, {0, 40});
    const Strip strip = strip_of(seam);
    CHECK(row(strip, "b").ink == StripRow::Ink::soft);
    CHECK(row(strip, "c").ink == StripRow::Ink::result);
    const Query& query = seam.scene.queries.front();
    const Evaluation evaluation{seam.scene, 0, ask(seam.scene)};
    const Reason reason = reason_of(evaluation, 0, trace_of(seam.scene, query));
    CHECK(reason.sentence.detail ==
          "a meets the top of c at the same time as b, but shares more of its side with it: "
          "8.00001, and 7.99999 with b.");
    for (const Figure& figure : reason.figures) CHECK(figure.kind != Figure::Kind::ghost);

    const Strip slides =
        strip_of(ask(QueryKind::move_and_slide, mover, tiles, {0, 40}, Response::slide));
    CHECK(row(slides, "b").why == "a meets c at the same time, and slides along it.");
    CHECK_FALSE(row(slides, "b").span.is_empty());
}

TEST_CASE("an obstacle that a turned motion no longer reaches is never hit", "[explain]") {
    // The block is behind the floor on the requested path.
    const std::vector<Geometry> walls = {Aabb{{0, 40}, {72, 8}}, Aabb{{56, 8}, {12, 24}}};
    const auto strip = [&](Response response) {
        return strip_of(
            ask(QueryKind::move_and_slide, Aabb{{-56, -32}, {10, 10}}, walls, {104, 72}, response));
    };
    const Strip slides = strip(Response::slide);
    CHECK(row(slides, "b").span.min == Approx(0.75));
    // The mover slides on horizontally from (22, 22) and reaches the block after 12 of the
    // remaining 26.
    CHECK(row(slides, "c").span.min == Approx(0.75 + 0.25 * 12 / 26));
    CHECK(row(slides, "c").ink == StripRow::Ink::result);
    for (const Response response : {Response::invert, Response::stop}) {
        const StripRow block = row(strip(response), "c");
        CHECK(block.span.is_empty());
        CHECK(block.ink == StripRow::Ink::soft);
        CHECK(block.why.find("a meets b before that") == 0);
    }
}

TEST_CASE("the reason why a turned motion misses an obstacle is given in times of the whole motion",
          "[explain]") {
    const auto why = [](const Aabb& mover, const Geometry& other, Response response) {
        const Case made =
            ask(QueryKind::move_and_slide, mover,
                std::vector<Geometry>{Aabb{{0, 40}, {72, 8}}, other}, {104, 72}, response);
        return row(strip_of(made), "c").why;
    };
    const Aabb walker{{-56, -32}, {10, 10}}, small{{-56, -24}, {2, 2}};
    CHECK(why(walker, Aabb{{90, 8}, {12, 24}}, Response::slide) ==
          "After b, a stays 20.000 away from the x slab of c.");
    CHECK(why(walker, Aabb{{0, -80}, {10, 10}}, Response::slide) ==
          "Until it meets b, a leads away from the y slab of c.");
    CHECK(why(walker, Circle{{20, -30}, 4}, Response::invert).find("Until it meets b, a ") == 0);
    CHECK(why(small, Aabb{{31, 16.5}, {1, 1}}, Response::bounce) ==
          "After b, a leaves the x slab of c grown by a at t = 0.865, 0.030 before it enters the "
          "y slab at 0.896.");
    CHECK(why(walker, Aabb{{90, 8}, {12, 24}}, Response::stop) ==
          "Until it meets b, a stays 46.000 away from the x slab of c.");
}

TEST_CASE("if there are too many obstacles, the strip shows those nearest in time", "[explain]") {
    std::vector<Geometry> walls;
    for (int i = 9; i >= 0; --i) walls.emplace_back(Aabb{{30.0 + 20 * i, 0}, {4, 20}});
    const Strip strip = strip_of(ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}}, walls, {40, 0}));
    REQUIRE(strip.rows.size() == 6);
    CHECK(strip.rows.front().label == "f");
    CHECK(strip.rows.back().label == "k");
    CHECK(strip.rows.back().ink == StripRow::Ink::result);
}

TEST_CASE("a traced time is marked on the path, and a hit at its contact", "[explain]") {
    const Case hit = ask(QueryKind::raycast, Segment{{-40, 0}, {80, 0}}, Aabb{{0, 0}, {16, 16}});
    const Query& query = hit.scene.queries.front();
    const auto marks = traced_marks(hit.scene, query, *trace_of(hit.scene, query));
    const auto mark = [&](const std::string& label) {
        for (const TracedMark& each : marks)
            if (each.label == label) return each;
        return TracedMark{};
    };
    REQUIRE(mark("near").points.size() == 1);
    CHECK(isect::length(mark("near").points.front() - Vec2{-16, 0}) < 1e-12);
    CHECK(isect::length(mark("far").points.front() - Vec2{16, 0}) < 1e-12);
    CHECK(mark("answer").points.front() == Vec2{-16, 0});
    CHECK(mark("is_missed").sum);
}

namespace {

/// The mark for the value of a label in a case's first query.
TracedMark mark_in(const Case& each, const std::string& label) {
    const Query& query = each.scene.queries.front();
    const auto trace = trace_of(each.scene, query);
    REQUIRE(trace);
    for (const TracedMark& mark : traced_marks(each.scene, query, *trace))
        if (mark.label == label) return mark;
    FAIL("nothing is marked for " << label);
    return {};
}

}  // namespace

TEST_CASE("a comparison of two ranges is marked at the ends that it compares", "[explain]") {
    const Case ranges = ask(QueryKind::overlaps, Range{-40, 10}, Range{-12, 44});
    CHECK(mark_in(ranges, "a_begins_in_time").points == std::vector<Vec2>{{-40, 0}, {44, 0}});
    CHECK(mark_in(ranges, "b_begins_in_time").points == std::vector<Vec2>{{-12, 0}, {10, 0}});
    CHECK(mark_in(ranges, "answer").points == std::vector<Vec2>{{-12, 0}, {10, 0}});
}

TEST_CASE("the rest of a motion is marked from its stop", "[explain]") {
    const Case floor = ask(QueryKind::move_and_slide, Aabb{{0, 0}, {4, 4}},
                           std::vector<Geometry>{Aabb{{0, 20}, {60, 4}}}, {24, 24});
    const TracedMark left = mark_in(floor, "left");
    REQUIRE(left.lines.size() == 1);
    CHECK(left.lines.front().first == Vec2{12, 12});
    CHECK(left.lines.front().second == Vec2{24, 12});
}

// The lines always led to the right and down.
TEST_CASE("a depth is marked towards the nearer face, and so is the depth of a walk", "[explain]") {
    const Case point = ask(QueryKind::intersect, Vec2{-1.8, -3.9}, Aabb{{0, 0}, {4, 8}});
    const auto end_of = [&](const TracedMark& mark) {
        REQUIRE(mark.lines.size() == 1);
        CHECK(mark.lines.front().first == Vec2{-1.8, -3.9});
        return mark.lines.front().second;
    };
    CHECK(end_of(mark_in(point, "depth_x")).x == Approx(-4));
    CHECK(end_of(mark_in(point, "depth_y")).y == Approx(-8));

    const Query& query = point.scene.queries.front();
    const auto trace = trace_of(point.scene, query);
    std::optional<TracedMark> last;
    for (std::size_t steps = 1; steps <= step_count(*trace); ++steps)
        for (const TracedMark& mark : marks_of_step(point.scene, query, walked(*trace, steps)))
            if (mark.label == "depth_y") last = mark;
    REQUIRE(last);
    CHECK(end_of(*last).y == Approx(-8));
}

TEST_CASE("a direction is marked at the contact, and a name's nearest meaning wins", "[explain]") {
    // It starts at the surface, which only exact arithmetic can tell.
    const Case ray = ask(QueryKind::raycast, Segment{{-12, 0}, {80, 0}}, pill);
    const Answer answer = ask(ray.scene).front();
    const auto& hit = std::get<std::optional<Hit>>(answer);
    REQUIRE(hit);
    CHECK(mark_in(ray, "normal").directions.front().first == hit->pos);
    // The static test, which ran before, has a result, too.
    CHECK(mark_in(ray, "answer").points == std::vector<Vec2>{hit->pos});
    CHECK_FALSE(mark_in(ray, "answer").sum);
    const Query& query = ray.scene.queries.front();
    const auto trace = trace_of(ray.scene, query);
    const Call* nested = trace->find("overlaps/circle_capsule.hpp");
    REQUIRE(nested != nullptr);
    const auto marks = traced_marks(ray.scene, query, *trace, nested);
    const auto result = std::find_if(marks.begin(), marks.end(),
                                     [](const TracedMark& mark) { return mark.label == "answer"; });
    REQUIRE(result != marks.end());
    CHECK(result->sum);
}

TEST_CASE("a value of one of many obstacles is marked there, and time 0 at the start",
          "[explain]") {
    const std::vector<Geometry> walls{Aabb{{0, 90}, {8, 8}}, Aabb{{60, 0}, {8, 8}}};
    const Case many = ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}}, walls, {100, 0});
    for (const char* label : {"!met.hit.has_value()", "contacts.is_before(met)"}) {
        INFO(label);
        const TracedMark mark = mark_in(many, label);
        CHECK_FALSE(mark.sum);
        REQUIRE(mark.shapes.size() == 1);
        CHECK(std::get<Aabb>(mark.shapes.front()) == std::get<Aabb>(walls[1]));
    }
    // The same holds for nested calls.
    const TracedMark line = mark_in(many, "is_missed");
    REQUIRE(line.sum);
    CHECK(line.sum->corners.front().x > 40);
    // It meets the corner of a box.
    const Case round = ask(QueryKind::sweep_into, Circle{{0, 0}, 4}, walls, {100, -18});
    CHECK(mark_in(round, "time == 0").points == std::vector<Vec2>{{0, 0}});
    CHECK_FALSE(mark_in(round, "time == 0").sum);

    // After a hit, the remaining motion starts there.
    const Case turned = ask(QueryKind::move_and_slide, Aabb{{0, 0}, {4, 4}},
                            {Aabb{{0, 20}, {30, 4}}, Aabb{{60, 0}, {8, 60}}}, {100, 100});
    const TracedMark time = mark_in(turned, "near");
    REQUIRE(time.points.size() == 1);
    CHECK(isect::length(time.points.front() - Vec2{48, 12}) < 1e-9);
}

TEST_CASE("a walk lights its last value and the obstacle that is being tested", "[explain]") {
    const Aabb first{{40, 0}, {4, 20}}, second{{20, 0}, {4, 20}};
    const Case walls = ask(QueryKind::sweep_into, Aabb{{0, 0}, {4, 4}},
                           std::vector<Geometry>{first, second}, {60, 0});
    const Query& query = walls.scene.queries.front();
    const Call whole = *trace_of(walls.scene, query);
    std::vector<Geometry> tested;
    for (std::size_t steps = 1; steps <= step_count(whole); ++steps) {
        const Call walk = walked(whole, steps);
        const auto marks = marks_of_step(walls.scene, query, walk);
        CHECK(marks.size() <= 2);
        for (const TracedMark& mark : marks)
            if (mark.label == "tested") tested.push_back(mark.shapes.front());
    }
    REQUIRE(tested.size() > 4);
    CHECK(tested.front() == Geometry{first});
    CHECK(tested.back() == Geometry{second});
    CHECK(std::is_partitioned(tested.begin(), tested.end(),
                              [&](const Geometry& each) { return each == Geometry{first}; }));
}

// The row of the floor from which it came stood out, below "It stands. hero stands on slope".
TEST_CASE("the row of what a character stands on stands out", "[explain][walk]") {
    Scene scene = read_case(
        "isect1 hero:aabb(0,0;5,10) floor:aabb(-40,20;45,10) "
        "slope:polygon(5,10;0,0,60,-30,60,20,0,20) walk(hero,floor,slope;12,1;0.8;2;3)");
    const Query& query = scene.queries.front();
    const Strip strip = lab::strip_of(scene, query, trace_of(scene, query));
    CHECK(row(strip, "slope").ink == StripRow::Ink::result);
    CHECK(row(strip, "floor").ink == StripRow::Ink::soft);
}

// The floor that it had left stood out, below "It is in the air."
TEST_CASE("no row stands out for a character in the air", "[explain][walk]") {
    Scene scene = read_case(
        "isect1 hero:aabb(0,0;5,10) g:aabb(-54,20;50,10) f:aabb(0,80;90,10) "
        "walk(hero,g,f;3,0.25;0.8;2;3)");
    const Query& query = scene.queries.front();
    const Strip strip = lab::strip_of(scene, query, trace_of(scene, query));
    CHECK(row(strip, "g").ink == StripRow::Ink::soft);
    CHECK(row(strip, "f").ink == StripRow::Ink::soft);
}

// The platform through which it drops stood out as if it stopped the character.
TEST_CASE("a platform through which a character drops doesn't stand out", "[explain][walk]") {
    Scene scene = read_case(
        "isect1 hero:aabb(0,0;5,10) shelf:aabb(0,14;40,4) floor:aabb(0,60;90,10) "
        "walk(hero,shelf,floor;0,6;0.8;0;0)");
    scene.shapes[1].one_way = {0, -1};
    Query& query = scene.queries.front();
    const auto ink_of_shelf = [&] {
        return row(lab::strip_of(scene, query, trace_of(scene, query)), "shelf").ink;
    };
    CHECK(ink_of_shelf() == StripRow::Ink::result);
    query.settings.drops = true;
    CHECK(ink_of_shelf() == StripRow::Ink::soft);
}
