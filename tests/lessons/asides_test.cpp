// The lessons say where their sources are wrong, each time with a case. The numbers that they give
// are computed here: the source's by the source's formula, ours by the library.
#include <cmath>
#include <map>

#include "catch.hpp"
#include "lessons/lesson.hpp"
#include "scene/case_line.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// The answers of the cases in all lessons, by their titles.
std::map<std::string, Answer> answers_of_cases() {
    std::map<std::string, Answer> answers;
    for (const Lesson& lesson : built_in_lessons(built_in_scenes())) {
        for (const LessonStep& step : lesson.steps) {
            for (const Block& block : step.words) {
                if (block.kind != BlockKind::code || block.marker != "case") continue;
                const Scene scene = read_case(block.spans.back().text);
                CHECK(scene.title == block.spans.front().text);
                answers[scene.title] = ask(scene).front();
            }
        }
    }
    return answers;
}

const Hit& hit_in(const Answer& answer) {
    return *std::get<std::optional<Hit>>(answer);
}

bool is_near(Vec2 a, Vec2 b) {
    return isect::distance(a, b) < 0.0006;
}

}  // namespace

TEST_CASE("the cases beside the lessons' asides show what their text says", "[lessons]") {
    const auto answers = answers_of_cases();
    CHECK(answers.size() == 8);
    CHECK_FALSE(std::get<Overlaps>(answers.at("Two ranges that touch")).overlaps);
    CHECK_FALSE(std::get<std::optional<Hit>>(answers.at("Two boxes far apart")));
    CHECK(hit_in(answers.at("A root that is printed wrongly")).time == 0.25);
    CHECK_FALSE(std::get<std::optional<Hit>>(answers.at("A circle behind the start")));
    CHECK(hit_in(answers.at("The shortest push out of a circle")).delta == Vec2{1, 0});
    CHECK(
        is_near(hit_in(answers.at("The normal of a slanted side")).normal, {-0.707107, 0.707107}));

    const auto& bounced = std::get<Moved>(answers.at("Bouncing off a wall on the left"));
    REQUIRE(bounced.sweeps.size() == 2);
    CHECK(bounced.pos.x > bounced.sweeps.front().pos.x);
    CHECK(bounced.pos.y == Approx(24));
    const auto& slid = std::get<Moved>(answers.at("Sliding along a floor"));
    CHECK(slid.pos == Vec2{6, 0});
}

TEST_CASE("the sources' formulas give the numbers that the asides name", "[lessons]") {
    SECTION("the sum with positions in it") {
        const double p1 = 100, p2 = 200, size = 16;
        CHECK((p2 + size / 2) + (p1 + size / 2) - std::abs(p2 - p1) == 216);
        CHECK(size / 2 + size / 2 - std::abs(p2 - p1) < 0);
    }
    SECTION("the root with a 2 that isn't squared") {
        const double md = -10 * 20, dd = 20 * 20, mm = 10 * 10, rr = 5 * 5;
        CHECK(2 * md * md - 4 * dd * (mm - rr) == -40000);
        CHECK(std::pow(2 * md, 2) - 4 * dd * (mm - rr) == 40000);
    }
    SECTION("the push along the line between the centers") {
        const Vec2 circle{6, 8}, box{9, 6}, half{3, 4};
        const Vec2 normal = (1 / isect::distance(circle, box)) * (box - circle);
        const Vec2 edge = circle + normal;
        const double px = half.x, py = px * normal.y / normal.x;
        const Vec2 push = edge + Vec2{px, py} - box;
        CHECK(is_near(push, {0.832, -0.555}));
        CHECK(isect::overlaps(isect::Circle<double>{circle, 1},
                              isect::Aabb<double>{box + push, half}));
    }
    SECTION("the normal from the capsule's middle") {
        const Vec2 start{10, 40}, middle{15, 15};
        const double n = std::sqrt(0.5);
        const Vec2 wrong{(start.x - middle.x) * n, (start.y - middle.y) * n};
        CHECK(is_near((1 / isect::length(wrong)) * wrong, {-0.196, 0.981}));
    }
    SECTION("the slide into the floor") {
        const Vec2 left{26, 18}, normal{0, -1};
        const double product = left.x * normal.y + left.y * normal.x;
        CHECK(product * normal == Vec2{0, 26});
    }
}
