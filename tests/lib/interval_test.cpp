#include <isect/interval.hpp>

#include "catch.hpp"

using isect::Interval;

TEST_CASE("a span that is a single number is empty", "[interval]") {
    CHECK(Interval<double>{2, 2}.is_empty());
    CHECK_FALSE(Interval<double>{2, 2.5}.is_empty());
}

TEST_CASE("spans that only touch have an empty intersection", "[interval]") {
    CHECK(overlap(Interval<double>{0, 1}, Interval<double>{1, 2}).is_empty());
    CHECK(overlap(Interval<double>{0, 2}, Interval<double>{1, 3}) == Interval<double>{1, 2});
}
