// What a game's answer is as one of the lab's answers.
#include "recording/recorded_answer.hpp"

#include "catch.hpp"

using namespace lab;

namespace {

AskedQuery asked_of(const Geometry& mover, RecordedKind kind, Vec2 delta,
                    const GameAnswer& answer) {
    AskedQuery asked;
    asked.mover = mover;
    asked.kind = kind;
    asked.delta = delta;
    asked.answer = answer;
    return asked;
}

Answer answer_to(const AskedQuery& asked) {
    return recorded_answer(asked, {}, 0.001).answer;
}

const Aabb hero{{10, 20}, {4, 5}};

}  // namespace

TEST_CASE("a recorded sweep touches with the side that faces what it meets") {
    const GameAnswer down{true, 0.5, {0, -1}, {}, {}};
    const auto sweep =
        std::get<Sweep>(answer_to(asked_of(hero, RecordedKind::sweep, {6, 8}, down)));
    CHECK(sweep.pos == Vec2{13, 24});
    CHECK(sweep.time == 0.5);
    REQUIRE(sweep.hit);
    CHECK(sweep.hit->pos == Vec2{13, 29});
    CHECK(sweep.hit->normal == Vec2{0, -1});
    CHECK(sweep.hit->delta == Vec2{-3, -4});
    const GameAnswer right{true, 0.5, {-1, 0}, {}, {}};
    const Circle ball{{10, 20}, 3};
    const auto rolled =
        std::get<Sweep>(answer_to(asked_of(ball, RecordedKind::sweep, {6, 0}, right)));
    CHECK(rolled.hit->pos == Vec2{16, 20});
}

TEST_CASE("a recorded miss goes to the end of its path") {
    const auto sweep =
        std::get<Sweep>(answer_to(asked_of(hero, RecordedKind::sweep, {6, 8}, GameAnswer{})));
    CHECK_FALSE(sweep.hit);
    CHECK(sweep.pos == Vec2{16, 28});
    const auto hit = std::get<std::optional<Hit>>(
        answer_to(asked_of(Vec2{1, 2}, RecordedKind::raycast, {6, 8}, GameAnswer{})));
    CHECK_FALSE(hit);
}

TEST_CASE("a recorded ray hits on its path, and a recorded move has its end") {
    const GameAnswer said{true, 0.25, {0, -1}, {}, {}};
    const auto hit = std::get<std::optional<Hit>>(
        answer_to(asked_of(Vec2{1, 2}, RecordedKind::raycast, {0, 8}, said)));
    REQUIRE(hit);
    CHECK(hit->pos == Vec2{1, 4});
    CHECK(hit->time == 0.25);
    GameAnswer end;
    end.place = {11, 19};
    CHECK(std::get<Moved>(answer_to(asked_of(hero, RecordedKind::slide, {3, 0}, end))).pos ==
          end.place);
    CHECK(std::get<Walked>(answer_to(asked_of(hero, RecordedKind::walk, {3, 0}, end))).pos ==
          end.place);
    GameAnswer yes;
    yes.is_yes = true;
    CHECK(std::get<Overlaps>(answer_to(asked_of(hero, RecordedKind::overlaps, {}, yes))).overlaps);
}

TEST_CASE("a recorded answer is said in words") {
    const auto text_of = [](RecordedKind kind, const GameAnswer& said) {
        return recorded_answer(asked_of(hero, kind, {4, 0}, said), {}, 0.001).text();
    };
    GameAnswer said{true, 0.4, {-1, 0}, {12, 20}, {}};
    CHECK(text_of(RecordedKind::overlaps, said) == "yes");
    CHECK(text_of(RecordedKind::sweep, said) == "a hit at time 0.4 with the normal (-1, 0)");
    CHECK(text_of(RecordedKind::slide, said) == "an end at (12, 20)");
    CHECK(text_of(RecordedKind::walk, said) == "an end at (12, 20)");
    said.is_yes = false;
    CHECK(text_of(RecordedKind::overlaps, said) == "no");
    CHECK(text_of(RecordedKind::sweep, said) == "a miss");
}

TEST_CASE("a game that records can't be asked") {
    CHECK(implementation_named("game") == nullptr);
    CHECK(recorded_game.find(QueryKind::sweep_into) == nullptr);
}

TEST_CASE("an answer is written as the game counts it, upwards or downwards") {
    const GameAnswer said{true, 0.25, {0, -1}, {12, -30}, {}};
    AskedQuery move = asked_of(hero, RecordedKind::slide, {2, 3}, said);
    CHECK(recorded_answer(move, {}, 0.001).text() == "an end at (12, -30)");
    move.is_y_up = true;
    CHECK(recorded_answer(move, {}, 0.001).text() == "an end at (12, 30)");
    AskedQuery ray = asked_of(Vec2{1, 2}, RecordedKind::raycast, {0, 8}, said);
    ray.is_y_up = true;
    CHECK(recorded_answer(ray, {}, 0.001).text() == "a hit at time 0.25 with the normal (0, 1)");
}
