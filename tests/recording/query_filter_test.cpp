// Words find queries of a recording.
#include "recording/query_filter.hpp"

#include "catch.hpp"
#include "recording/found_queries.hpp"
#include "recordings.hpp"

using namespace lab;

namespace {

bool finds(std::string_view words, std::string_view line, const QueryFacts& facts = {}) {
    return QueryFilter(words).lets_through(line, facts);
}

constexpr const char* move = "query move slide Hero 3 0.5 floor,wall but coin -> 13 27.5 wall";
constexpr const char* aim = "query aim raycast (16,27.5) 100 0 all -> 0.5 -1 0";

}  // namespace

TEST_CASE("a query is found by its label, its kind and its shapes", "[recording]") {
    for (const char* words :
         {"", "move", "SLIDE", "hero", "mov sli", "wall", "coin", "floor, hero", " move  hero "})
        CHECK(finds(words, move));
    for (const char* words : {"aim", "move aim", "heroes", "query", "->", "lide"})
        CHECK_FALSE(finds(words, move));
}

TEST_CASE("numbers of a query are no words", "[recording]") {
    for (const char* words : {"3", "0.5", "13", "27", "100", "-1", "0"}) {
        CHECK_FALSE(finds(words, move, {120, 371, false}));
        CHECK_FALSE(finds(words, aim, {120, 371, true}));
    }
    CHECK(finds("frame 120", move, {120, 371, false}));
    CHECK_FALSE(finds("frame 12", move, {120, 371, false}));
    CHECK(finds("7", "query move slide 7 3 0.5 all -> 13 27.5"));
    constexpr const char* layered = "query move slide 12 3 0.5 all layers 1,3 -> 13 27.5";
    for (const char* words : {"3", "1", "layers", "all", "frame 12", "line 12"})
        CHECK_FALSE(finds(words, layered));
    CHECK(finds("line 371", layered, {120, 371, {}}));
    CHECK_FALSE(finds("line 120", layered, {120, 371, {}}));
    CHECK(finds("120", layered, {120, 371, {}}));
    // What is typed before the number hides nothing.
    CHECK(finds("frame", layered));
}

TEST_CASE("a label is found exactly, and notes and obstacles by their words", "[recording]") {
    CHECK(finds("label move", move));
    CHECK(finds("label MOVE", move));
    CHECK_FALSE(finds("label mov", move));
    CHECK_FALSE(finds("label move", "query move_y slide hero 0 1 all -> 0 1"));
    CHECK_FALSE(finds("label hero", move));
    QueryFacts facts;
    facts.notes = {"jumped at player.cpp:120"};
    facts.is_wrong = true;
    facts.obstacle = "box20";
    CHECK(finds("jump", aim, facts));
    CHECK(finds("player", aim, facts));
    CHECK_FALSE(finds("landed", aim, facts));
    CHECK(finds("wrong box20", aim, facts));
    CHECK_FALSE(finds("box2 fine", aim, facts));
}

TEST_CASE("a query is found by how it ended and how it was judged", "[recording]") {
    CHECK(finds("hit", aim, {0, 1, true}));
    CHECK_FALSE(finds("miss", aim, {0, 1, true}));
    CHECK(finds("miss fine", aim, {0, 1, false}));
    CHECK_FALSE(finds("wrong", aim));
    // A move neither hits nor misses.
    CHECK_FALSE(finds("hit", move));
    CHECK_FALSE(finds("miss", move));
    const auto with = [](WrongKind kind) {
        return QueryFacts{0, 1, true, true, search_words_of(kind)};
    };
    CHECK(finds("wrong nan", aim, with(WrongKind::not_a_number)));
    CHECK(finds("NaN", aim, with(WrongKind::not_a_number)));
    CHECK(finds("overlaps afterwards", aim, with(WrongKind::overlaps_afterwards)));
    CHECK(finds("moved less than asked though free", aim, with(WrongKind::stops_though_free)));
    CHECK(finds("jumped farther than asked", aim, with(WrongKind::farther_than_asked)));
    CHECK(finds("fell through what it stood on", aim, with(WrongKind::passes_through)));
    CHECK(finds("differs", aim, with(WrongKind::other_normal)));
    CHECK_FALSE(finds("fine", aim, with(WrongKind::other_normal)));
    CHECK_FALSE(finds("passes through", aim, with(WrongKind::other_normal)));
    for (std::size_t i = 0; i < wrong_kinds; ++i) {
        const auto kind = static_cast<WrongKind>(i);
        CHECK(finds(title_of(kind), aim, with(kind)));
    }
}

TEST_CASE("queries are found bit by bit, as far as they are judged", "[recording]") {
    std::string text = recording_begin;
    for (int i = 0; i < 500; ++i)
        text += "frame " + std::to_string(i + 1) +
                (i % 100 == 7 ? "\nquery move slide hero 3 0.5 all -> 11 27.5\n"
                              : "\nquery move slide hero 3 0.5 all -> 13 27.5\n");
    RecordingIndex index;
    index.read(text, text.size());
    Replay replay({});
    FoundQueries found(QueryFilter("wrong"));
    std::size_t judged = 0;
    const auto follow = [&](std::size_t bytes) {
        const std::string_view next = std::string_view(text).substr(judged, bytes);
        replay.feed(next);
        judged += next.size();
        found.follow(text, index, replay, judged);
    };
    follow(text.size() / 2);
    found.follow(text, index, replay, judged);
    found.follow(text, index, replay, judged);
    CHECK(found.queries() == std::vector<std::uint32_t>{7, 107, 207});
    CHECK_FALSE(found.has_seen_all(index));
    follow(text.size());
    found.follow(text, index, replay, judged);
    found.follow(text, index, replay, judged);
    CHECK(found.queries() == std::vector<std::uint32_t>{7, 107, 207, 307, 407});
    CHECK(found.has_seen_all(index));
    CHECK(found.next(107, 1, 500) == 207);
    CHECK(found.next(107, -1, 500) == 7);
    CHECK(found.next(407, 1, 500) == isect::npos);
    CHECK(found.next(7, -1, 500) == isect::npos);
    CHECK(found.nearest(150, 500) == 107);
    CHECK(found.nearest(499, 500) == 407);
    CHECK(found.nearest(0, 500) == 7);
}
