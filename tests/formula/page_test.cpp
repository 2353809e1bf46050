#include "formula/page.hpp"

#include <string>

#include "catch.hpp"

using namespace lab;
using Vector = isect::Vec2<double>;

namespace {

const Scope given{{{"start", Vector{-40, 3}}, {"delta", Vector{80, 0}}}};

/// What is wrong in a line, counted from 1, with the column.
std::string complaint_in(std::size_t line, const std::string& text) {
    const auto values = evaluate(read_page(text), given);
    const auto& error = values.at(line - 1).error;
    return error ? std::to_string(error->place.begin + 1) + ": " + error->what() : "nothing";
}

}  // namespace

TEST_CASE("each line of a page has a value, which later lines use", "[formula][page]") {
    const Page page = read_page(
        "// the x slab\n"
        "near = (-20 - start.x) / delta.x\n"
        "\n"
        "entry = start + near * delta  // where it enters\n"
        "hit = near < 1 and entry.y < 10\n");
    const auto values = evaluate(page, given);
    REQUIRE(values.size() == 6);
    CHECK_FALSE(values[0].value);
    CHECK_FALSE(values[0].error);
    CHECK(values[1].value == Value(0.25));
    CHECK_FALSE(values[2].value);
    CHECK(values[3].value == Value(Vector{-20, 3}));
    CHECK(value_named(page, values, "hit") == Value(true));
    CHECK_FALSE(value_named(page, values, "miss"));
}

TEST_CASE("an error stays in its line", "[formula][page]") {
    const std::string text = "a = 1 +\nb = 2\nc = a + b\nd = b * 2";
    CHECK(complaint_in(1, text) == "8: Something is missing at the end of this line.");
    CHECK(complaint_in(2, text) == "nothing");
    CHECK(complaint_in(3, text) == "5: a has no value yet.");
    CHECK(complaint_in(4, text) == "nothing");
}

TEST_CASE("a page says why it can't use a name", "[formula][page]") {
    CHECK(complaint_in(1, "a = b\nb = 1") ==
          "5: b gets its value further down. Move that line up.");
    CHECK(complaint_in(1, "a = a + 1") == "5: A line can't use its own name.");
    CHECK(complaint_in(2, "a = 1\na = 2") == "1: An earlier line is already named a.");
    CHECK(complaint_in(1, "start = 1") == "1: start is given. Choose another name.");
    CHECK(complaint_in(1, "  min = 1") == "3: min has a meaning of its own. Choose another name.");
    CHECK(complaint_in(1, "near.x = 1") ==
          "1: The name of a line has no parts: write near_x, not near.x.");
    CHECK(complaint_in(1, "3 = 1") == "1: Begin the line with a name: near_x = …");
    CHECK(complaint_in(1, "1 + 2") == "1: Give the line a name: near_x = …");
    CHECK(complaint_in(1, "overlap") == "1: Give overlap a value: overlap = …");
    CHECK(complaint_in(1, "start.x") == "1: Give the line a name: near_x = …");
    CHECK(complaint_in(1, "a =") == "4: Something is missing after the = sign.");
}

TEST_CASE("a blank is not an error", "[formula][page]") {
    for (const char* text : {"a = ___", "a = 1 + ____", "___ = 1", "___", "a = min(___, 2)"}) {
        INFO(text);
        const auto values = evaluate(read_page(text), given);
        REQUIRE(values[0].error);
        CHECK(values[0].error->is_blank);
    }
    const auto values = evaluate(read_page("a = ___\nb = a"), given);
    CHECK(values[1].error->is_blank);
}

TEST_CASE("a page has a largest size", "[formula][page]") {
    CHECK(read_page(std::string(100000, '\n')).lines.size() == most_page_lines);
    const Page page = read_page("a = " + std::string(20000, '1'));
    CHECK(page.lines.front().error);
    CHECK(read_page("").lines.size() == 1);
}
