// What stops a scene that plays, and where.
#include "instruments/stop.hpp"

#include <cmath>
#include <deque>

#include "catch.hpp"
#include "instruments/scene_line.hpp"
#include "scene/case_line.hpp"

using namespace lab;

namespace {

std::optional<StopPlace> stop_along(const char* case_line, const char* number, double from,
                                    double to, const StopWish& wish,
                                    const Implementation* against = nullptr) {
    SceneLine line(read_case(case_line), 0, number, from, to);
    const auto scene_at = [&](double place, std::size_t) -> const Scene& {
        return line.scene_at(place);
    };
    return first_stop({wish, against, scene_at, from, to});
}

StopWish watching(const char* what) {
    StopWish wish;
    wish.watched = what;
    return wish;
}

constexpr const char* ray = "isect1 b:aabb(0,0;10,10) s:segment(-20,0;40,0) raycast(s,b)";
/// The textbook push of noonat's document is along the line of centres, which is too long.
constexpr const char* push = "isect1 box:aabb(9,6;3,4) c:circle(0,8;1) intersect(box,c)";

}  // namespace

TEST_CASE("without a wish, nothing stops", "[stop]") {
    CHECK_FALSE(stop_along(ray, "s.start.y", -40, 40, StopWish()));
}

TEST_CASE("a watched hit stops at the first number that hits", "[stop]") {
    const auto stop = stop_along(ray, "s.start.y", -40, 40, watching("hit"));
    REQUIRE(stop);
    CHECK(stop->place == std::nextafter(-10.0, 0.0));
    CHECK(stop->why == "the answer changes: miss → hit");
}

TEST_CASE("what isn't watched doesn't stop", "[stop]") {
    CHECK_FALSE(stop_along(ray, "s.start.y", -40, 0, watching("obstacle")));
    CHECK_FALSE(stop_along(ray, "s.start.y", -9, 9, watching("hit")));
}

TEST_CASE("isect keeps its promises along the way", "[stop]") {
    CHECK_FALSE(stop_along(ray, "s.start.y", -40, 40, {true, true, false, ""}));
}

TEST_CASE("the first disagreement with another implementation stops", "[stop]") {
    const auto stop = stop_along(push, "c.center.x", 0, 8, {false, false, true, ""},
                                 implementation_named("noonat"));
    REQUIRE(stop);
    CHECK(stop->place > 5);
    CHECK(stop->place <= 8);
    CHECK(stop->why.find("disagrees with isect: ") != std::string::npos);
    SECTION("but not where they disagreed from the beginning") {
        CHECK_FALSE(stop_along(push, "c.center.x", 7.5, 8, {false, false, true, ""},
                               implementation_named("noonat")));
    }
    SECTION("and a promise that it breaks stops, too") {
        const auto broken = stop_along(push, "c.center.x", 0, 8, {true, false, false, ""},
                                       implementation_named("noonat"));
        REQUIRE(broken);
        CHECK(broken->why.find("breaks the promise") != std::string::npos);
    }
}

TEST_CASE("NaN of another implementation stops", "[stop]") {
    // A segment of no length against a circle.
    const auto stop =
        stop_along("isect1 c:circle(0,0;5) s:segment(-20,0;8,0) raycast(s,c)", "s.delta.x", 8, 0,
                   {false, true, false, ""}, implementation_named("noonat"));
    REQUIRE(stop);
    CHECK(stop->place == 0);
    CHECK(stop->why.find("answers NaN for") != std::string::npos);
}

TEST_CASE("any query stops, at the first place of all, and only the shown one is watched",
          "[stop]") {
    const Scene scene = read_case(
        "isect1 a:aabb(-10,8;1,1) box:aabb(9,6;3,4) c:circle(-20,8;1) overlaps(c,a) "
        "intersect(box,c)");
    const auto along = [&](std::size_t shown, const StopWish& wish) {
        std::deque<SceneLine> lines;
        for (const std::size_t query : {0U, 1U})
            lines.emplace_back(scene, query, "c.center.x", -20, 8);
        const auto scene_at = [&](double place, std::size_t query) -> const Scene& {
            return lines[query].scene_at(place);
        };
        StopSearch search{wish, implementation_named("noonat"), scene_at, -20, 8};
        search.queries = 2;
        search.shown = shown;
        return first_stop(search).value();
    };
    CHECK(along(0, watching("hit")).query == 0);
    CHECK(along(0, watching("hit")).place < -11);
    CHECK(along(1, watching("hit")).query == 1);
    CHECK(along(1, watching("hit")).place > 4);
    const StopWish disagrees{false, false, true, ""};
    CHECK(along(0, disagrees).query == 1);
    CHECK(along(1, disagrees).query == 1);
    // The earlier of both.
    CHECK(along(0, {false, false, true, "hit"}).query == 0);
}
