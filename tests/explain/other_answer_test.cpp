// What is said about the answer of another implementation, and its cause.
#include "explain/other_answer.hpp"

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/difference_text.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

OtherAnswer other(const char* by, const std::string& case_line) {
    const Scene scene = read_case(case_line);
    return other_answer(*implementation_named(by), scene, scene.queries.front(), ask(scene).front())
        .value();
}

bool differs(const OtherAnswer& answer, const std::string& name) {
    return std::any_of(answer.differences.begin(), answer.differences.end(),
                       [&](const Difference& each) { return each.name == name; });
}

}  // namespace

TEST_CASE("the article answers a bounce with its bounce", "[explain][peers]") {
    const std::string before = "isect1 a:aabb(0,0;4,4) ";
    const std::string wall = "wall:aabb(24,0;10,40) ", left = "wall:aabb(-24,0;10,40) ";
    const auto bounced = [&](const std::string& obstacle, const std::string& delta) {
        return other("article", before + obstacle + "move_and_slide(a,wall;" + delta + ";bounce)");
    };
    SECTION("which is right at a wall on the right") {
        CHECK_FALSE(differs(bounced(wall, "40,20"), "pos.x"));
        CHECK_FALSE(differs(bounced(wall, "40,20"), "pos.y"));
        CHECK(bounced(wall, "40,20").words.find("bounce") == std::string::npos);
    }
    SECTION("and doesn't turn at one on the left") {
        CHECK(differs(bounced(left, "-40,20"), "pos.x"));
        CHECK(bounced(left, "-40,20").words ==
              "It gives other numbers. Its bounce multiplies the horizontal part of the motion by "
              "that of the normal, which turns it only at a wall on the right.");
    }
}

TEST_CASE("only the cause that applies is shown", "[explain][peers]") {
    struct Row {
        const char* by;
        const char* case_line;
        const char* words;
    };
    const char* const touching = "isect1 seg:segment(2,0;1,0) c:circle(1,0;1) raycast(seg,c)";
    const char* const behind = "isect1 seg:segment(2,0;1,0) c:circle(0.7,0;1) raycast(seg,c)";
    const char* const ahead = "isect1 seg:segment(-3,0;6,0) c:circle(0,0;2.5) raycast(seg,c)";
    const char* const boxes = "isect1 a:aabb(200,200;10,10) b:aabb(300,200;10,10) ";
    const char* const adds =
        "It says yes where the exact answer is no. Its static test adds the positions of the "
        "boxes, so its answer depends on where the origin is.";
    const std::string overlap = std::string(boxes) + "overlaps(a,b)";
    const std::string push = std::string(boxes) + "intersect(a,b)";
    for (const Row& row :
         {Row{"article", overlap.c_str(), adds}, Row{"article", push.c_str(), adds},
          Row{"noonat-es6", touching,
              "It says yes where the exact answer is no. A circle that only touches the start "
              "counts "
              "as hit at time 0."},
          Row{"noonat-es6", behind,
              "It says yes where the exact answer is no. A circle behind the start counts as hit "
              "at "
              "time 0."},
          Row{"noonat-es6", ahead,
              "It doesn't keep this promise: the time is that of the contact. Its root has 2(M·D)² "
              "where the quadratic formula has (2 M·D)²."}}) {
        INFO(row.case_line);
        CHECK(other(row.by, row.case_line).words == row.words);
    }
}

TEST_CASE("a cause is given only for a difference that it can make", "[explain][peers]") {
    struct Row {
        const char* by;
        const char* case_line;
        const char* cause;
    };
    const char* const no_push =
        "Where the path starts inside, isect gives the shortest push, and it gives none.";
    const char* const near =
        "It stops as soon as it is near enough, so what only touches or passes close by counts as "
        "a hit.";
    for (const Row& row :
         {Row{"noonat", "c:circle(0,0;0) box:aabb(0,0;1,1) intersect(box,c)",
              "It compares the distance with the radius, and no distance is less than 0."},
          Row{"noonat", "c:circle(1,0;1) box:aabb(0,0;1,1) intersect(c,box)",
              "A center on a face of the box counts as outside, and then it finds no push."},
          Row{"noonat", "c:circle(0,0;1) box:aabb(0,0;2,1) intersect(box,c)",
              "Where the centers coincide, it always pushes to the right."},
          Row{"noonat", "b:aabb(0,0;2,4) a:aabb(2.5,-5;1,3) intersect(a,b)",
              "It puts the contact level with the mover's center, even where that is beside the "
              "box."},
          Row{"noonat", "c:circle(-3,0;2) s:segment(3,-3;-18,11) raycast(s,c)",
              "It leaves the delta of the hit at 0."},
          Row{"noonat", "b:aabb(0,0;3,3) s:segment(0,1;15,0) raycast(s,b)", no_push},
          Row{"noonat-es6", "c:circle(0,0;2) s:segment(1,0;1,-12) raycast(s,c)", no_push},
          Row{"article", "b:aabb(0,0;3,3) a:aabb(4,-2;2,3) sweep(a,b;4,-1)", no_push},
          Row{"stepped", "c:circle(6,0;3) s:segment(6,0;3,8) raycast(s,c)", no_push},
          Row{"noonat-es6", "c:capsule(0,0;1,0;1) s:segment(0,0;0,1) raycast(s,c)",
              "A segment that starts inside would have hit the side at a negative time, and it "
              "refuses that time."},
          Row{"noonat-es6", "c:capsule(0,0;0,0;1) s:segment(10,0;-100,0) raycast(s,c)",
              "A capsule whose axis has no length counts as one that the segment starts in."},
          Row{"noonat-es6", "c:capsule(0,-5;4,0;2) s:segment(0,0;0,-8) raycast(s,c)",
              "It leaves the delta of the hit at 0."},
          // The time is off by rounding, which neither the normal nor the delta explains.
          Row{"noonat-es6", "c:capsule(0,0;0,1;1) s:segment(25165800,0;-67108900,0) raycast(s,c)",
              ""},
          Row{"noonat-es6", "c:capsule(0,0;0,4;1) s:segment(1.05,-0.1;2,-0.25) raycast(s,c)",
              "A circle behind the start counts as hit at time 0."},
          Row{"article", "a:aabb(0,0;4,4) b:aabb(0,0;4,4) intersect(a,b)",
              "Two pushes are equally short, and it takes the other one."},
          Row{"article", "b:aabb(0,0;4,0) a:aabb(0,0;4,2) intersect(a,b)",
              "It pushes along the axis on which the boxes overlap more."},
          Row{"article", "b:aabb(0,0;2,3) s:segment(-1,3;3,0) raycast(s,b)",
              "Where the path runs along the line of a side, it multiplies 0 by infinity: a time "
              "is NaN, and no comparison refuses NaN."},
          Row{"textbook", "c:circle(0,0;0) box:aabb(0,0;1,1) overlaps(box,c)",
              "It compares the distance with the radius, and no distance is less than 0."},
          // NaN isn't a number that rounding has moved.
          Row{"textbook", "b:aabb(0,0;0,0) a:aabb(0,0;0,0) sweep(a,b;0,1)", ""},
          Row{"stepped", "c:circle(3,-3;3) s:segment(6,-3;0,-4) raycast(s,c)", near}}) {
        INFO(row.by << " " << row.case_line);
        const OtherAnswer answer = other(row.by, std::string("isect1 ") + row.case_line);
        CHECK_FALSE(answer.differences.empty());
        CHECK(answer.cause == row.cause);
    }
}

TEST_CASE("a stop at a grazed obstacle is explained by the graze", "[explain][peers]") {
    const std::string graze =
        "It stops at an obstacle that the path only touches, before the first one that it hits.";
    const std::string wall = " wall:aabb(44,32;4,32) mover:aabb(-44,-16;6,6) sweep_into(mover,";
    const auto words = [&](const char* by, const std::string& post, const char* obstacles) {
        return other(by, "isect1 post:aabb(" + post + ")" + wall + obstacles + ";88,88)").words;
    };
    const auto explains = [&](const std::string& said) { return said.ends_with(graze); };
    for (const char* by : {"noonat", "article"}) {
        INFO(by);
        CHECK(explains(words(by, "0,0;8,8", "post,wall")));
        CHECK(explains(words(by, "0,0;8,8", "wall,post")));
        // The post is hit here, or passed.
        CHECK_FALSE(explains(words(by, "0,1;8,8", "post,wall")));
        CHECK_FALSE(explains(words(by, "0,-1;8,8", "post,wall")));
    }
}

TEST_CASE("a difference of a contact isn't explained by that of the stop", "[explain][peers]") {
    const auto words = [](const std::string& query) {
        return other("noonat", "isect1 b:aabb(40,28;8,8) c:aabb(90,0;1,1) a:aabb(0,0;4,4) " + query)
            .words;
    };
    const char* const short_of =
        "It stops a hundred millionth of the path before the contact, however long the path is.";
    for (const char* query : {"sweep(a,b;60,40)", "sweep_into(a,b,c;60,40)"})
        CHECK(words(query) ==
              std::string("It doesn't keep this promise: the stop touches. ") + short_of);
    // So far away, that part of the path is less than rounding.
    CHECK(other("noonat",
                "isect1 b:aabb(1000000100,28;8,8) a:aabb(1000000000,0;40,40) "
                "sweep(a,b;120,40)")
              .words ==
          "It gives other numbers. It puts the contact ahead of the center, along the path.");
    CHECK(words("sweep(a,b;60,0)").find(short_of) == std::string::npos);
}

TEST_CASE("a difference is shown in units and in ulps, however large", "[explain][peers]") {
    const auto told = [](double size, double ulps) {
        return size_text({"hit.time", 1, 1 + size, false, size, ulps});
    };
    CHECK(told(0x1p-52, 1) == "off by 2.220e−16, 1 ulp");
    CHECK(told(0x1p-53, 0.5) == "off by 1.110e−16, less than 1 ulp");
    CHECK(told(0.25, 999'999) == "off by 0.250, 999999 ulp");
    CHECK(told(0.25, 1e6) == "off by 0.250, 1e6 ulp");
    CHECK(told(-40, 3.72e15) == "off by 40.000, 3.7e15 ulp");
    CHECK(told(-40, 9.99e15) == "off by 40.000, 1e16 ulp");
    CHECK(size_text({"hit", 1, 0, true, -1, 1}).empty());
}
