#include "lessons/markdown.hpp"

#include "catch.hpp"

using namespace lab;

TEST_CASE("Markdown is split into blocks, each with its line", "[lessons]") {
    const auto blocks = parse_markdown(
        "# Slabs\n\nFirst *words*,\nand `more`.\n\n## A step\n\n- one\n- two\n\n3. three\n\n"
        "> said\n\n```lab\nscene: a\nset: b\n```\n");
    REQUIRE(blocks.size() == 8);
    CHECK(blocks[0].kind == BlockKind::title);
    CHECK(plain_text(blocks[0]) == "Slabs");
    CHECK(plain_text(blocks[1]) == "First words, and more.");
    CHECK(blocks[1].line == 3);
    CHECK(blocks[2].kind == BlockKind::heading);
    CHECK(blocks[2].line == 6);
    CHECK(blocks[3].kind == BlockKind::item);
    CHECK(blocks[3].marker == "•");
    CHECK(plain_text(blocks[4]) == "two");
    CHECK(blocks[5].marker == "3.");
    CHECK(blocks[6].kind == BlockKind::quote);
    CHECK(blocks[7].kind == BlockKind::code);
    CHECK(blocks[7].marker == "lab");
    CHECK(blocks[7].line == 16);
    CHECK(plain_text(blocks[7]) == "scene: a\nset: b\n");
}

TEST_CASE("words keep their style and the spaces between them", "[lessons]") {
    const auto blocks = parse_markdown("a **b** `c`, *d*\n");
    REQUIRE(blocks.size() == 1);
    REQUIRE(blocks[0].spans.size() == 6);
    CHECK(blocks[0].spans[1].style == SpanStyle::strong);
    CHECK(blocks[0].spans[3].style == SpanStyle::code);
    CHECK(blocks[0].spans[4].text == ", ");
    CHECK(blocks[0].spans[5].style == SpanStyle::emphasis);
}

TEST_CASE("links and images are rejected, since they would be lost", "[lessons]") {
    CHECK_THROWS_WITH(parse_markdown("see [this](that)\n"),
                      Catch::Matchers::ContainsSubstring("links"));
    CHECK_THROWS_WITH(parse_markdown("![this](that)\n"),
                      Catch::Matchers::ContainsSubstring("images"));
}
