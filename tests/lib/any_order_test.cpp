// The same world gives the same bits, whatever order its obstacles are listed in.
#include <sstream>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/levels.hpp"
#include "lib/movers.hpp"
#include "lib/promises_file.hpp"

using namespace isect;
using levels::Level;
using levels::Part;
using levels::Player;
using walks::Typed;

namespace {

/// How many frames were compared, and in how many runs the order changed one.
struct Compared {
    const char* scalar;
    double offset;
    long frames = 0;
    long runs = 0;
    long differ = 0;
    std::string example;
};

/// Whether two steps are the same, and stand on the same obstacle.
template <class T>
bool is_same(Walked<T> a, Walked<T> b, const std::vector<Marked<Shape<T>>>& ground,
             const std::vector<Marked<Shape<T>>>& other) {
    const bool stands = a.stands_on != npos;
    if (stands != (b.stands_on != npos)) return false;
    if (stands && !(ground[a.stands_on] == other[b.stands_on])) return false;
    a.stands_on = b.stands_on = npos;
    return a == b;
}

/// One run in a level, beside the same run in the same level with its list shuffled.
template <class T>
void run(const Shape<T>& mover, unsigned seed, int frames, Compared& compared) {
    const Level<T> level(seed, compared.offset);
    std::vector<Part<T>> parts = level.parts();
    std::vector<Part<T>> shuffled = parts;
    Typed(seed + 1).shuffle(shuffled);
    Player<T> player(mover, level, seed);
    Player<T> other(mover, level, seed);
    ++compared.runs;
    for (int frame = 0; frame < frames; ++frame) {
        levels::advance(parts, frame);
        levels::advance(shuffled, frame);
        const auto ground = levels::obstacles_of(parts);
        const auto listed_otherwise = levels::obstacles_of(shuffled);
        const Walked<T> now = player.step(ground);
        ++compared.frames;
        if (is_same(now, other.step(listed_otherwise), ground, listed_otherwise)) continue;
        ++compared.differ;
        std::ostringstream text;
        text << "mover " << mover.index() << ", seed " << seed << ", frame " << frame;
        if (compared.example.empty()) compared.example = text.str();
        return;
    }
}

template <class T>
void run_all(unsigned first, unsigned end, int frames, Compared& compared) {
    for (unsigned seed = first; seed < end; ++seed)
        for (const Shape<T>& mover : levels::movers<T>()) run(mover, seed, frames, compared);
}

std::vector<Compared> compare(unsigned first, unsigned end, int frames) {
    std::vector<Compared> rows;
    for (const double offset : {0.0, 1000.1, 1e5}) rows.push_back({"float", offset, 0, 0, 0, {}});
    for (const double offset : {0.0, 1e5, 1e8}) rows.push_back({"double", offset, 0, 0, 0, {}});
    for (Compared& row : rows) {
        if (row.scalar == std::string("float")) {
            run_all<float>(first, end, frames, row);
        } else {
            run_all<double>(first, end, frames, row);
        }
    }
    return rows;
}

void check(const std::vector<Compared>& rows) {
    for (const Compared& row : rows) {
        INFO(row.scalar << " at " << row.offset << ": " << row.differ << " of " << row.runs
                        << " runs differ in " << row.frames << " frames; first " << row.example);
        CHECK(row.differ == 0);
    }
}

std::string table_of(const std::vector<Compared>& rows) {
    std::ostringstream text;
    text << "\n## Walks in random levels, listed in two orders\n\n"
            "Slopes that meet as well as numbers allow, boxes, balls, rails, one-way and moving "
            "platforms. A run *differs* if any\nbit of a step does.\n\n"
            "| scalar | offset | runs | frames | differ |\n| --- | --- | --- | --- | --- |\n";
    for (const Compared& row : rows)
        text << "| " << row.scalar << " | " << row.offset << " | " << row.runs << " | "
             << row.frames << " | " << row.differ << " |\n";
    return text.str();
}

/// Where a ball that falls into the joint of two slopes comes to touch them.
Sweep<double> fall_into(const std::vector<Polygon<double>>& slopes) {
    return sweep_into(Circle<double>{{0, -9}, 1}, {0, 20}, slopes);
}

}  // namespace

// Among contacts at the same time with the same width, the lowest index won. Where two slopes meet,
// the order of the list chose the slope along which a round mover slid.
TEST_CASE("the order of the list doesn't choose among equal contacts", "[sweep]") {
    const Polygon<double> left({0, 0}, {{-9, -9}, {0, 0}, {-9, 0}});
    const Polygon<double> right({0, 0}, {{9, -9}, {9, 0}, {0, 0}});
    const auto met = fall_into({left, right});
    REQUIRE(met.hit);
    const auto other = fall_into({right, left});
    CHECK(other.hit == met.hit);
    CHECK(other.pos == met.pos);
    CHECK(other.index == 1 - met.index);
}

TEST_CASE("of equal contacts, the mirrored one counts in the mirrored world", "[sweep]") {
    const Polygon<double> gentle({0, 0}, {{-9, -3}, {0, 0}, {-9, 0}});
    const Polygon<double> steep({0, 0}, {{9, -9}, {9, 0}, {0, 0}});
    const Polygon<double> mirrored_gentle({0, 0}, {{9, -3}, {9, 0}, {0, 0}});
    const Polygon<double> mirrored_steep({0, 0}, {{-9, -9}, {0, 0}, {-9, 0}});
    const std::vector<Polygon<double>> valley{gentle, steep};
    const std::vector<Polygon<double>> mirrored{mirrored_steep, mirrored_gentle};
    for (int i = -40; i <= 40; ++i) {
        const double x = i / 20.0;
        const auto met = sweep_into(Circle<double>{{x, -9}, 1}, {0.1, 20}, valley);
        const auto other = sweep_into(Circle<double>{{-x, -9}, 1}, {-0.1, 20}, mirrored);
        CHECK(other.pos == Vec2{-met.pos.x, met.pos.y});
    }
}

// In 5 of these 96 runs, the order of the list changed a step.
TEST_CASE("a walk is the same in any order of the list", "[walk]") {
    check(compare(0, 4, 300));
}

TEST_CASE("in the long run no walk depends on the order of the list", "[.][heavy]") {
    const auto rows = compare(100, 100 + walks::heavy_parts(), 1000);
    if (const char* path = std::getenv("ISECT_PROMISES"))
        promises::write_section(path, table_of(rows));
    check(rows);
}
