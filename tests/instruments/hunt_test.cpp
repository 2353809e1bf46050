// The search for a broken promise or a disagreement.
#include "instruments/hunt.hpp"

#include <cmath>
#include <set>
#include <string>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "instruments/shrink.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

Hunt hunt_near(const char* case_line, const Implementation* against, std::uint32_t seed = 1) {
    return Hunt(read_case(case_line), 0, against, seed);
}

constexpr const char* box_in_circle = "isect1 c:circle(0,0;10) b:aabb(30,0;8,4) intersect(b,c)";

}  // namespace

TEST_CASE("a hunt finds where another implementation is wrong", "[hunt][peers]") {
    struct Row {
        const char* name;
        const char* near;
        const Implementation* against;
        const char* what;
    };
    const std::vector<Row> rows{
        {"noonat's push", box_in_circle, &noonat, "the push separates"},
        {"a ray without length", "isect1 c:circle(0,0;10) s:segment(-30,0;40,3) raycast(s,c)",
         &noonat, "hit"},
        {"the older ray", "isect1 c:circle(0,0;10) s:segment(-30,0;40,3) raycast(s,c)", &noonat_es6,
         "hit"},
        {"the article's static test",
         "isect1 a:aabb(-50,-50;9,9) b:aabb(-80,-50;9,9) intersect(a,b)", &article, "hit"}};
    for (const Row& row : rows) {
        Hunt hunt = hunt_near(row.near, row.against);
        hunt.step(3000);
        INFO(row.name);
        bool is_found = false;
        for (const Find& find : hunt.finds()) is_found = is_found || find.breach.what == row.what;
        CHECK(is_found);
    }
}

TEST_CASE("a hunt finds nothing wrong with isect", "[hunt]") {
    for (const char* near :
         {box_in_circle, "isect1 b:aabb(0,0;8,8) w:aabb(40,4;8,32) sweep(b,w;100,0)",
          "isect1 c:capsule(0,0;9,4;3) d:circle(30,0;5) distance(c,d)"}) {
        Hunt hunt = hunt_near(near, nullptr);
        hunt.step(2000);
        INFO(near);
        for (const Find& find : hunt.finds()) {
            UNSCOPED_INFO(find.breach.what << ": " << find.breach.found << " in "
                                           << write_case(find.scene));
        }
        CHECK(hunt.finds().empty());
    }
}

TEST_CASE("the same seed finds the same cases", "[hunt]") {
    Hunt one = hunt_near(box_in_circle, &noonat, 7), other = hunt_near(box_in_circle, &noonat, 7);
    one.step(500);
    other.step(200);
    other.step(300);
    REQUIRE(one.finds().size() == other.finds().size());
    REQUIRE_FALSE(one.finds().empty());
    for (std::size_t i = 0; i < one.finds().size(); ++i)
        CHECK(write_case(one.finds()[i].scene) == write_case(other.finds()[i].scene));
}

TEST_CASE("a find is shrunk to simple numbers that still show it", "[hunt]") {
    const Scene scene = read_case(
        "isect1 c:circle(6.123,8.456;1.0371) b:aabb(9.0192,6.31;3.017,4.1928) intersect(b,c)");
    const auto breach = breach_of(scene, &noonat);
    REQUIRE(breach);
    const Scene simple = shrunk(scene, *breach, &noonat);
    const auto still = breach_of(simple, &noonat);
    REQUIRE(still);
    CHECK(still->what == breach->what);
    CHECK(write_case(simple).size() < write_case(scene).size() - 20);
}

TEST_CASE("a find keeps its cause while it is shrunk", "[hunt]") {
    // The simplest numbers of all would let the circle touch the start, which fails for another
    // reason.
    const Scene scene =
        read_case("isect1 s:segment(2.125,0.25;1.5,0) c:circle(0.7,0.125;1.25) raycast(s,c)");
    const auto breach = breach_of(scene, &noonat_es6);
    REQUIRE(breach);
    CHECK(breach->cause == "A circle behind the start counts as hit at time 0.");
    const Scene simple = shrunk(scene, *breach, &noonat_es6);
    const auto still = breach_of(simple, &noonat_es6);
    REQUIRE(still);
    CHECK(still->cause == breach->cause);
    CHECK(write_case(simple).size() < write_case(scene).size());
    const Circle circle = std::get<Circle>(simple.shapes[1].geometry);
    const Segment segment = std::get<Segment>(simple.shapes[0].geometry);
    CHECK(isect::distance(segment.start, circle) > 0);
}

TEST_CASE("faults with different causes are different finds", "[hunt]") {
    Hunt hunt =
        hunt_near("isect1 s:segment(-30,0;40,3) c:circle(0,0;10) raycast(s,c)", &noonat_es6);
    hunt.step(3000);
    std::set<std::string> causes;
    for (const Find& find : hunt.finds()) causes.insert(find.breach.cause);
    CHECK(causes.count("A circle behind the start counts as hit at time 0.") == 1);
    CHECK(causes.count("Its root has 2(M·D)² where the quadratic formula has (2 M·D)².") == 1);
}

TEST_CASE("the worst finds come first, each kind once", "[hunt][peers]") {
    Hunt hunt =
        hunt_near("isect1 s:segment(-30,0;40,3) c:circle(0,0;10) raycast(s,c)", &noonat_es6);
    hunt.step(3000);
    const std::vector<Find>& finds = hunt.finds();
    REQUIRE(finds.size() > 3);
    CHECK(finds.front().breach.gravity == Gravity::nan);
    CHECK(finds[1].breach.gravity == Gravity::wrong);
    for (std::size_t i = 1; i < finds.size(); ++i)
        for (std::size_t before = 0; before < i; ++before) {
            CHECK(finds[before].breach.gravity <= finds[i].breach.gravity);
            CHECK_FALSE(finds[before].breach.is_at_least(finds[i].breach));
        }
}

TEST_CASE("a find is shrunk to the obstacles that it needs", "[hunt][peers]") {
    const std::string boxes =
        "isect1 a:aabb(300,10;9,9) post:aabb(0,0;8,8) b:aabb(-90,80;9,9) wall:aabb(44,32;4,32) "
        "mover:aabb(-44,-16;6,6) ";
    const Scene scene = read_case(boxes + "sweep_into(mover,a,post,b,wall;88,88)");
    const auto breach = breach_of(scene, &noonat);
    REQUIRE(breach);
    const Scene simple = shrunk(scene, *breach, &noonat);
    CHECK(simple.queries.front().obstacles == std::vector<std::string>{"post", "wall"});
    CHECK(simple.shapes.size() == 3);
}

TEST_CASE("a find that is clearly wrong is not shrunk to shapes that touch", "[hunt][peers]") {
    struct Row {
        const char* case_line;
        const Implementation* against;
        Gravity gravity;
    };
    for (const Row& row :
         {Row{"isect1 a:aabb(101,99;5,5) b:aabb(203,201;5,5) overlaps(a,b)", &article,
              Gravity::wrong},
          Row{"isect1 c:circle(6.123,8.456;1.0371) b:aabb(9.0192,6.31;3.017,4.1928) "
              "intersect(b,c)",
              &noonat, Gravity::overlaps}}) {
        const Scene scene = read_case(row.case_line);
        const auto breach = breach_of(scene, row.against);
        REQUIRE(breach);
        CHECK(breach->gravity == row.gravity);
        const Scene simple = shrunk(scene, *breach, row.against);
        CHECK(write_case(simple).size() < write_case(scene).size());
        CHECK(breach_of(simple, row.against)->gravity <= row.gravity);
    }
}

TEST_CASE("shapes that have to touch are simplified together", "[hunt][peers]") {
    const Scene scene = read_case(
        "isect1 b:aabb(3.125,-100;104,7.5) a:aabb(-108.875,-92.25;8,1.25) sweep(a,b;0,48)");
    const auto breach = breach_of(scene, &noonat);
    REQUIRE(breach);
    CHECK(breach->gravity == Gravity::borderline);
    const Scene simple = shrunk(scene, *breach, &noonat);
    for (const NamedShape& shape : simple.shapes) {
        const Aabb& box = std::get<Aabb>(shape.geometry);
        CHECK(box.center.x == std::floor(box.center.x));
        CHECK(std::abs(box.center.x) < 100);
    }
}
