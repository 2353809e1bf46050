// The exact numbers between which an answer flips.
#include "instruments/flips.hpp"

#include <cmath>
#include <limits>

#include "catch.hpp"
#include "instruments/variation.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

std::vector<Flip> flips_of(const char* case_line, const char* number, double from, double to) {
    const Scene scene = read_case(case_line);
    Variation variation(scene, 0, {number});
    FlipSearch search;
    search.answer_at = [&](double value) {
        variation.set(0, value);
        return variation.answer();
    };
    search.from = from;
    search.to = to;
    search.scalar = scene.scalar;
    return find_flips(search);
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
    CHECK(steps_between(1, next, Scalar::double_) == 1);
    CHECK(steps_between(-0.0, 0.0, Scalar::double_) <= 1);
    CHECK(steps_between(1, 1 + std::numeric_limits<float>::epsilon(), Scalar::float_) == 1);
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

TEST_CASE("a change without a jump is no flip", "[flips]") {
    CHECK(
        flips_of("isect1 c:circle(0,0;10) d:circle(30,0;4) sweep(d,c;-40,0)", "d.center.x", 20, 40)
            .empty());
}
