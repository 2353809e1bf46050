// What a step of a character costs among many obstacles that move, each by a motion of its own.
#include <algorithm>
#include <sstream>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/movers.hpp"
#include "lib/promises_file.hpp"
#include "lib/walks.hpp"

using namespace isect;
using walks::Typed;

namespace {

using Crowd = std::vector<Marked<Aabb<double>>>;

/// A list that counts how often all of it is searched.
class CountedGround {
public:
    explicit CountedGround(const Crowd& crowd) : list_(crowd) {}

    std::size_t end_id() const { return list_.end_id(); }
    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<double>& bounds, Visit&& visit, Trace trace = {}) const {
        ++searches_;
        list_.near(bounds, visit, trace);
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<double>& way, Visit&& visit, Trace trace = {}) const {
        ++searches_;
        list_.on_way(way, visit, trace);
    }
    long searches() const { return searches_; }

private:
    ObstacleList<Marked<Aabb<double>>> list_;
    mutable long searches_ = 0;
};

}  // namespace

template <>
struct isect::detail::ScalarOf<CountedGround> {
    using type = double;
};

namespace {

/// Small boxes on a floor, within a distance of a character, each with a motion of its own.
Crowd crowd_of(Typed& typed, int count, double distance) {
    Crowd crowd{{Aabb<double>{{0, 60}, {200, 50}}}};
    for (int i = 0; i < count; ++i) {
        Vec2<double> pos{typed.between<double>(-distance, distance),
                         typed.between<double>(-distance, distance)};
        const Vec2<double> motion{typed.whole(-999, 999) / 1e3, typed.whole(-999, 999) / 1e3};
        crowd.push_back({.shape = {pos, {0.5, 0.5}}, .moved = motion});
    }
    return crowd;
}

/// How often the step of a character searches all of a crowd, at most.
long most_searches(int count, double distance, unsigned first, unsigned end) {
    const WalkSettings<double> settings{.snap = 4, .step = 4, .fastest_platform = 2};
    long most = 0;
    for (unsigned seed = first; seed < end; ++seed) {
        Typed typed(seed);
        const Crowd crowd = crowd_of(typed, count, distance);
        const CountedGround ground(crowd);
        const Aabb<double> player{{typed.between<double>(-5, 5), 4}, {3, 6}};
        walk(player, Vec2{120.0, 300.0}, 1 / 60.0, ground, settings);
        most = std::max(most, ground.searches());
    }
    return most;
}

constexpr int crowd_sizes[] = {10, 30, 100, 300, 1000};

}  // namespace

// Each motion of an obstacle nearby cost some searches of the whole list, whether it reached the
// character or not: the time of a step grew with the square of the list.
TEST_CASE("a step among a crowd costs no more searches the larger the crowd is", "[walk]") {
    SECTION("which stands about") {
        for (const int count : crowd_sizes) CHECK(most_searches(count, 40, 0, 10) < 400);
    }
    SECTION("which surrounds the character") {
        for (const int count : crowd_sizes) CHECK(most_searches(count, 8, 0, 10) < 400);
    }
}

TEST_CASE("obstacles that don't reach a character cost it two searches", "[walk]") {
    WalkSettings<double> settings{.fastest_platform = 2};
    Crowd crowd{{Aabb<double>{{0, 60}, {200, 50}}}};
    for (int i = 0; i < 100; ++i)
        crowd.push_back({.shape = {{i - 50.0, 1}, {0.4, 0.4}}, .moved = {i / 100.0, 0.5}});
    const Aabb<double> player{{0, 7}, {2, 3}};
    const CountedGround with(crowd);
    const auto step = walk(player, Vec2{0.0, 30.0}, 1 / 60.0, with, settings);
    settings.fastest_platform = 0;
    const CountedGround without(crowd);
    CHECK(walk(player, Vec2{0.0, 30.0}, 1 / 60.0, without, settings) == step);
    // One for what has moved, and one for what has turned.
    CHECK(with.searches() == without.searches() + 2);
}

TEST_CASE("in the long run no crowd makes a step search it without limit", "[.][heavy]") {
    std::ostringstream table;
    const unsigned end = 1000 + walks::heavy_parts();
    table << "\n## Steps of a character among a crowd of moving obstacles\n\n"
             "How often a step searches the whole list, at most, where the crowd stands within 40 "
             "units of the character, or within 8.\n\n"
             "| obstacles | steps | within 40 | within 8 |\n| --- | --- | --- | --- |\n";
    for (const int count : crowd_sizes) {
        const long around = most_searches(count, 40, 1000, end);
        const long close = most_searches(count, 8, 1000, end);
        table << "| " << count << " | " << 2 * (end - 1000) << " | " << around << " | " << close
              << " |\n";
        CHECK(std::max(around, close) < 600);
    }
    if (const char* path = std::getenv("ISECT_PROMISES"))
        promises::write_section(path, table.str());
}
