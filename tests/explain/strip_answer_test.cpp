// The time spans under the canvas agree with the answer.
#include <cmath>
#include <string>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/path_test.hpp"
#include "explain/strip.hpp"
#include "scene/case_line.hpp"
#include "scene/number.hpp"
#include "trace/trace.hpp"

using namespace lab;

TEST_CASE("the strip agrees with the answer where they differ by an ulp", "[explain]") {
    // The strip said "inside: never" below "Hit at t = 0.540", since rounding lost the two roots.
    struct Row {
        const char* before;
        double flip;  ///< the number at which the answer flips
        const char* after;
    };
    int hits = 0, misses = 0;
    for (const Row& row :
         {Row{"c:circle(0,0;20) s:segment(-60,", -35.6155281280883, ";120,30) raycast(s,c)"},
          Row{"c:circle(0,0;20) s:circle(-60,", -35.6155281280883, ";0) sweep(s,c;120,30)"},
          Row{"c:circle(0,0;20) far:circle(0,900;1) s:circle(-60,", -35.6155281280883,
              ";0) sweep_into(s,far,c;120,30)"}}) {
        double number = row.flip - 1e-13;
        for (int i = 0; i < 40; ++i, number = std::nextafter(number, 0.0)) {
            const Scene scene =
                read_case("isect1 " + std::string(row.before) + number_text(number) + row.after);
            const Query& query = scene.queries.front();
            const Strip strip = strip_of(scene, query, trace_of(scene, query));
            const Range inside = strip.rows.back().span;
            const bool is_inside = inside.min <= inside.max;
            const bool is_hit = says_hit(ask(scene).front());
            INFO(row.after << " from " << number);
            CHECK(is_inside == is_hit);
            (is_hit ? hits : misses) += 1;
        }
    }
    CHECK(hits > 10);
    CHECK(misses > 10);
}

TEST_CASE("the strip of a miss shows only times before and after the path", "[explain]") {
    const std::optional<Hit> miss;
    const Range end = times_as_answered({1 - 0x1p-50, 1.5}, miss);
    CHECK(end == Range{1, 1.5});
    const Range start = times_as_answered({-0.5, 0x1p-50}, miss);
    CHECK(start == Range{-0.5, 0});
    CHECK(times_as_answered({0.5, 0.5 + 0x1p-50}, miss).is_empty());
    CHECK(times_as_answered({1.25, 1.5}, miss) == Range{1.25, 1.5});
}
