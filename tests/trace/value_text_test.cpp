#include "trace/value_text.hpp"

#include "catch.hpp"

using namespace lab;
using isect::NoteValue;

TEST_CASE("a short pair has no blanks in its parentheses, and a steady width", "[trace]") {
    const auto text = [](double x, double y) {
        return short_text(NoteValue{isect::Vec2<double>{x, y}});
    };
    CHECK(text(0.70710678, -0.70710678) == "   (0.707, −0.707)");
    CHECK(text(0, 0) == "    (0.000, 0.000)");
    CHECK(text(16777234, -8) == "(16777234, −8.000)");
    CHECK(text(-8, 33554452) == "(−8.000, 33554452)");
    for (const double value : {0.0, -0.5, 123.456, -1234.567, 1e9, -1e300})
        CHECK(characters(text(value, value)) == pair_width);
}
