#include "picture/labels.hpp"

#include <optional>
#include <random>

#include "catch.hpp"

using namespace lab;

namespace {

const Rect area{{0, 0}, {400, 300}};

Label label(Pt anchor, std::string text) {
    return {anchor, std::move(text), {}};
}

}  // namespace

TEST_CASE("a label without neighbours is on its preferred side", "[draw][labels]") {
    LabelBoard board(area);
    Label wanted = label({200, 150}, "near x");
    wanted.toward = {1, 0};
    board.add(wanted);
    const auto placed = board.place();
    REQUIRE(placed.size() == 1);
    CHECK(placed[0].box.min.x == Approx(200 + wanted.gap));
    CHECK(placed[0].box.width() == Approx(canvas_text_width("near x", 12)));
    CHECK_FALSE(placed[0].crossed);
}

TEST_CASE("a label moves to another side to avoid a line", "[draw][labels]") {
    LabelBoard board(area);
    board.avoid({0, 138}, {400, 138});
    board.add(label({200, 150}, "normal"));
    const auto placed = board.place();
    REQUIRE(placed.size() == 1);
    CHECK_FALSE(crosses(placed[0].box, {0, 138}, {400, 138}));
}

TEST_CASE("a shape's name is not placed inside another shape", "[draw][labels]") {
    LabelBoard board(area);
    board.hold("polygon", {{180, 100}, {260, 100}, {260, 160}, {180, 160}});
    Label name = label({200, 150}, "circle");
    name.names = "circle";
    board.add(name);
    const Rect box = board.place().front().box;
    const float middle = (box.min.x + box.max.x) / 2;
    CHECK((middle < 180 || middle > 260 || box.min.y > 150));
    SECTION("but it may be inside its own shape") {
        LabelBoard other(area);
        other.hold("circle", {{180, 100}, {260, 100}, {260, 160}, {180, 160}});
        other.add(name);
        CHECK(other.place().front().box.max.y < 150);
    }
}

TEST_CASE("a label without free space is left out", "[draw][labels]") {
    LabelBoard board(area);
    board.keep_free(area);
    board.add(label({200, 150}, "nowhere"));
    CHECK(board.place().empty());
}

TEST_CASE("labels added first choose first", "[draw][labels]") {
    LabelBoard board(area);
    board.add(label({200, 150}, "first"));
    board.add(label({200, 150}, "other"));
    const auto placed = board.place();
    REQUIRE(placed.size() == 2);
    CHECK(placed[0].label.text == "first");
    CHECK(placed[0].box.max.y <= 150);
    CHECK(placed[1].box.min.y >= placed[0].box.max.y);
}

TEST_CASE("labels never overlap each other, reserved areas, or the edges", "[draw][labels]") {
    std::mt19937 random(7);
    const auto up_to = [&](unsigned most) { return static_cast<float>(random() % most); };
    std::size_t crowded = 0;
    for (int run = 0; run < 200; ++run) {
        LabelBoard board(area);
        std::vector<Rect> kept;
        for (int i = 0; i < 6; ++i) {
            const Pt at{up_to(380), up_to(280)};
            kept.push_back({at, {at.x + 4 + up_to(50), at.y + 4 + up_to(50)}});
            board.keep_free(kept.back());
            board.avoid({up_to(400), up_to(300)}, {up_to(400), up_to(300)});
        }
        for (std::size_t i = 0; i < 20; ++i) {
            board.add(label({up_to(400), up_to(300)}, std::string(1 + random() % 14, 'x')));
        }
        const auto placed = board.place();
        crowded += placed.size();
        for (std::size_t i = 0; i < placed.size(); ++i) {
            const Rect& box = placed[i].box;
            REQUIRE((area.contains(box.min) && area.contains(box.max)));
            for (const Rect& rect : kept) REQUIRE_FALSE(overlap(box, rect));
            for (std::size_t j = 0; j < i; ++j) REQUIRE_FALSE(overlap(box, placed[j].box));
        }
    }
    CHECK(crowded > 3000);
}

TEST_CASE("a line crosses a box that it runs through, not one that it passes", "[draw][labels]") {
    const Rect box{{10, 10}, {30, 20}};
    CHECK(crosses(box, {0, 15}, {100, 15}));
    CHECK(crosses(box, {12, 12}, {14, 14}));
    CHECK(crosses(box, {0, 0}, {40, 30}));
    CHECK_FALSE(crosses(box, {0, 21}, {100, 21}));
    CHECK_FALSE(crosses(box, {0, 15}, {9, 15}));
    CHECK_FALSE(crosses(box, {25, 0}, {60, 35}));
}

namespace {

/// The number of times a label changes its side while a line comes and goes.
int turns(LabelMemory* memory) {
    int count = 0;
    std::optional<int> last;
    for (int frame = 0; frame < 60; ++frame) {
        LabelBoard board(area);
        board.avoid({0, frame % 2 == 0 ? 137.0F : 60.0F}, {400, frame % 2 == 0 ? 137.0F : 60.0F});
        board.add(label({200, 150}, "near x 0." + std::to_string(frame)));
        const int spot = board.place(memory).at(0).spot;
        count += last && spot != *last ? 1 : 0;
        last = spot;
    }
    return count;
}

}  // namespace

TEST_CASE("a label keeps its place while it is nearly the best one", "[draw][labels]") {
    LabelMemory memory;
    CHECK(turns(nullptr) > 10);
    CHECK(turns(&memory) <= 1);
}

TEST_CASE("a label leaves its place when a line runs through it", "[draw][labels]") {
    LabelMemory memory;
    LabelBoard before(area);
    before.add(label({200, 150}, "normal"));
    const Rect old = before.place(&memory).at(0).box;

    LabelBoard after(area);
    const float middle = (old.min.y + old.max.y) / 2;
    after.avoid({0, middle}, {400, middle});
    after.add(label({200, 150}, "normal"));
    CHECK_FALSE(overlap(after.place(&memory).at(0).box, old));
}

TEST_CASE("a placed label knows its neighbour", "[draw][labels]") {
    LabelBoard board(area);
    board.keep_free({{180, 130}, {220, 170}});
    board.add(label({200, 150}, "far off"));
    const auto placed = board.place();
    REQUIRE(placed.size() == 1);
    CHECK(placed[0].anchor.x == 200);
    CHECK(placed[0].anchor.y == 150);
}

TEST_CASE("no leader runs through another label", "[draw][labels]") {
    const auto runs_through = [](const PlacedLabel& a, const PlacedLabel& b) {
        return a.leader && crosses(b.box, a.leader->first, a.leader->second);
    };
    LabelBoard board(area);
    board.keep_free({{180, 135}, {220, 165}});
    for (int i = 0; i < 12; ++i)
        board.add(label({200.0F + static_cast<float>(i), 150}, "label " + std::to_string(i)));
    const auto placed = board.place();
    std::size_t leaders = 0;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        leaders += placed[i].leader ? 1 : 0;
        for (std::size_t j = 0; j < placed.size(); ++j)
            if (i != j) CHECK_FALSE(runs_through(placed[i], placed[j]));
    }
    CHECK(leaders >= 3);
}
