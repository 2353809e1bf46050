#include "catch.hpp"
#include "panels/palette_card.hpp"

using namespace lab;

TEST_CASE("letters are found in their order, whatever their case", "[panels][palette]") {
    CHECK(fit_of("slab", "Segment: the slab test") >= 0);
    CHECK(fit_of("SLAB", "segment: the slab test") >= 0);
    CHECK(fit_of("sgmt", "Segment: the slab test") >= 0);
    CHECK(fit_of("balsx", "Segment: the slab test") < 0);
    CHECK(fit_of("z", "Segment: the slab test") < 0);
}

TEST_CASE("words are found in any order, and each must be there", "[panels][palette]") {
    CHECK(fit_of("test slab", "Segment: the slab test") >= 0);
    CHECK(fit_of("test wall", "Segment: the slab test") < 0);
}

TEST_CASE("beginnings of words fit best, then letters that follow each other",
          "[panels][palette]") {
    CHECK(fit_of("bb", "Box bounce") > fit_of("bb", "Abbey"));
    CHECK(fit_of("sla", "The slab test") > fit_of("sla", "Also, a league"));
    CHECK(fit_of("cir", "Circle") > fit_of("cir", "A certain corner"));
    CHECK(fit_of("circle", "Circle against box") > fit_of("circle", "Aircraft in clear"));
}
