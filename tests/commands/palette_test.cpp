#include "catch.hpp"
#include "commands/palette_match.hpp"

using namespace lab;

namespace {

int fit_of_title(std::string_view typed, std::string_view title) {
    return fit_of(typed, {title});
}

}  // namespace

TEST_CASE("letters match in order, regardless of case", "[panels][palette]") {
    CHECK(fit_of_title("slab", "Segment: the slab test") >= 0);
    CHECK(fit_of_title("SLAB", "segment: the slab test") >= 0);
    CHECK(fit_of_title("sgmt", "Segment: the slab test") >= 0);
    CHECK(fit_of_title("balsx", "Segment: the slab test") < 0);
    CHECK(fit_of_title("z", "Segment: the slab test") < 0);
    CHECK(fit_of_title("?", "Do they overlap?") < 0);
}

TEST_CASE("words match in any order, and all of them must match", "[panels][palette]") {
    CHECK(fit_of_title("test slab", "Segment: the slab test") >= 0);
    CHECK(fit_of_title("test wall", "Segment: the slab test") < 0);
}

TEST_CASE("beginnings of words fit best, then consecutive letters", "[panels][palette]") {
    CHECK(fit_of_title("bb", "Box bounce") > fit_of_title("bb", "Abbey"));
    CHECK(fit_of_title("ab", "Add a box") > fit_of_title("ab", "Cabin"));
    CHECK(fit_of_title("add", "Add a box") > fit_of_title("add", "a dud"));
    CHECK(fit_of_title("sla", "The slab test") > fit_of_title("sla", "Translate"));
    CHECK(fit_of_title("sla", "Translate") > fit_of_title("sla", "Scaled area"));
    CHECK(fit_of_title("add", "Add") > fit_of_title("add", "Add a box"));
    CHECK(fit_of_title("box", "A box") > fit_of_title("box", "Boxes"));
}

TEST_CASE("scattered letters match only at the beginnings of words", "[panels][palette]") {
    CHECK(fit_of_title("mbb", "Moving box against box") >= 0);
    CHECK(fit_of_title("mobo", "Moving box against box") >= 0);
    CHECK(fit_of_title("boaga", "Moving box against box") >= 0);
    CHECK(fit_of_title("mb", "Moving circles against a box") < 0);
    CHECK(fit_of_title("gif", "Inflating: Give away your size") < 0);
    CHECK(fit_of_title("tunnel", "Circles and the quadratic: None, one or two") < 0);
    CHECK(fit_of_title("sat", "Save a picture of the canvas") < 0);
    CHECK(fit_of_title("stuck", "Floating point and touching: The numbers have gaps, kept") < 0);
}

TEST_CASE("a search term of a command ranks it above the title of another", "[panels][palette]") {
    const Findable film{"Save a film", "gif video", "Share film", "An animated GIF over a span"};
    CHECK(fit_of("gif", film) > fit_of_title("gif", "A gif of mine"));
    CHECK(fit_of_title("gif", "gif") > fit_of("gif", film));
    CHECK(fit_of_title("share", "What they share") > fit_of("share", film));
    CHECK(fit_of("share", film) > fit_of("span", film));
    CHECK(fit_of("span", film) > fit_of_title("span", "Wingspan"));
    CHECK(fit_of("share video", film) >= 0);
    CHECK(fit_of("share tunnel", film) < 0);
}
