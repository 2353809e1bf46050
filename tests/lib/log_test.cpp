// A log writes the format of assets/recorders/README.md, forgets the oldest frames first, and
// answers what the library answers.
#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <isect/broad.hpp>
#include <isect/log.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

using LogLines = std::vector<std::string>;

template <class T>
LogLines lines_of_log(const Log<T>& log) {
    LogLines lines;
    log.lines([&](std::string_view line) { lines.emplace_back(line); });
    return lines;
}

/// The lines after the first two, which are the head and the first frame.
template <class T>
LogLines lines_in_log(const Log<T>& log) {
    const LogLines lines = lines_of_log(log);
    REQUIRE(lines.size() >= 2);
    CHECK(lines[1] == "frame 0 key");
    return {lines.begin() + 2, lines.end()};
}
template <class T>
std::string last_in_log(const Log<T>& log) {
    return lines_of_log(log).back();
}

LogLines words_of_log_line(const std::string& line) {
    std::istringstream in(line);
    return {std::istream_iterator<std::string>(in), {}};
}

/// The shapes that live at the end, by their ids. Each line has to keep the rules of the format.
std::map<std::string, std::string> shapes_in_log(const LogLines& lines) {
    std::map<std::string, std::string> shapes;
    bool has_key = false;
    REQUIRE(!lines.empty());
    CHECK(lines[0].starts_with("isect-recording 1 "));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const LogLines words = words_of_log_line(lines[i]);
        REQUIRE(words.size() > 1);
        if (words[0] == "frame" && words.size() == 3) {
            shapes.clear();
            has_key = true;
        }
        CHECK(has_key);
        if (words[0] == "shape") shapes[words[1]] = lines[i];
        if (words[0] == "gone") CHECK(shapes.erase(words[1]) == 1);
    }
    return shapes;
}

/// A double of any size, sign and number of digits.
template <class T>
T any_log_number(std::mt19937_64& random) {
    using Bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
    const auto bits = static_cast<Bits>(random());
    T number;
    std::memcpy(&number, &bits, sizeof number);
    return number;
}

double log_number_read(const std::string& word) {
    return std::strtod(word.c_str(), nullptr);
}

}  // namespace

TEST_CASE("the first line of a log says how the game computes", "[log]") {
    const Log<float> log(
        4096, {.is_y_up = true, .seconds = 1 / 60.0, .unit = "m", .writer = "my game\n0.3"});
    CHECK(
        lines_of_log(log) ==
        LogLines{"isect-recording 1 float y_up 0.016666666666666666 m my game 0.3", "frame 0 key"});
    const Log<double> plain(4096);
    CHECK(lines_of_log(plain)[0] == "isect-recording 1 double y_down 0 px a game");
    const Log<double> blank(4096, {.unit = "large pixels", .writer = ""});
    CHECK(lines_of_log(blank)[0] == "isect-recording 1 double y_down 0 large_pixels ");
}

TEMPLATE_TEST_CASE("a log has a line for each kind of shape", "[log]", float, double) {
    using T = TestType;
    Log<T> log(1 << 16);
    log.shape("p", Vec2<T>{1, T(-0.5)});
    log.shape(7, Segment<T>{{1, 2}, {3, 4}});
    log.shape("b", Aabb<T>{{0, 40}, {200, 8}});
    log.shape(std::string("c"), Circle<T>{{1, 2}, T(0.25)});
    log.shape(std::string_view("k"), Capsule<T>{{1, 2}, {0, 5}, 3});
    log.shape("q", Polygon<T>({10, 20}, {{-1, -1}, {3, 0}, {0, 2}}));
    log.shape("r", Polygon<T>({0, 0}, {{-1, -1}, {3, 0}, {0, 2}}, T(0.5)));
    log.shape("s", Shape<T>{Circle<T>{{1, 2}, 3}});
    log.shape("w", Chain<T>({{0, 0}, {9, 0}, {9, 5}}));
    log.shape("v", Chain<T>({{0, 0}, {9, 0}, {9, 5}}, Ends::closed, Sides::front));
    CHECK(lines_in_log(log) == LogLines{
                                   "shape p point 1 -0.5",
                                   "shape 7 segment 1 2 4 6",
                                   "shape b box 0 40 200 8",
                                   "shape c circle 1 2 0.25",
                                   "shape k capsule 1 2 1 7 3",
                                   "shape q polygon 9 19 13 20 10 22",
                                   "shape r polygon -1 -1 3 0 0 2 radius 0.5",
                                   "shape s circle 1 2 3",
                                   "shape w chain 0 0 9 0 9 5",
                                   "shape v chain 0 0 9 0 9 5 closed front_only",
                               });
}

TEST_CASE("a log has the marks of a shape", "[log]") {
    Log<double> log(1 << 16);
    const Aabb<double> box{{10, 20}, {4, 1}};
    log.shape("a", box, {.one_way = {0, -1}, .moved = {2, 0.5}, .groups = 0b101});
    log.shape("b", box, {.groups = std::uint32_t{1} << 31});
    log.shape("c", box, {.groups = 0});
    log.shape("d", Marked<Aabb<double>>{box, {0, -1}, {2, 0.5}, 2});
    log.shape("e", Marked<Shape<double>>{Circle<double>{{10, 20}, 3}, {}, {2, 0.5}});
    CHECK(lines_in_log(log) == LogLines{
                                   "shape a box 10 20 4 1 one_way 0 -1 moved 2 0.5 layers 1,3",
                                   "shape b box 10 20 4 1 layers 32",
                                   "shape c box 10 20 4 1",
                                   "shape d box 10 20 4 1 one_way 0 -1 moved 2 0.5 layers 2",
                                   "shape e circle 10 20 3 moved 2 0.5",
                               });
}

TEST_CASE("a log has the rows of a tile map from the least y on", "[log]") {
    const std::vector<Tile> kinds{
        empty_tile,          solid_tile,          {0.5F, 0.5F}, {0, 1},    {1, 0},
        {0, 0.5F},           {0.5F, 1},           {1, 0.5F},    {0.5F, 0}, one_way_tile,
        {1, 0, false, true}, {1, 1, false, true}, {0.3F, 0.7F}};
    const auto row_of_kinds = [&](std::size_t column, std::size_t) { return kinds[column]; };
    Log<double> log(1 << 16);
    log.tiles("t", {-8, 4}, {16, 15}, kinds.size(), 1, row_of_kinds);
    CHECK(last_in_log(log) == "shape t tiles -8 4 16 15 .#_/\\rRFf-.#.");
    // The other way round, a slope would hang.
    log.tiles("t", {-8, 4}, {16, -15}, kinds.size(), 1, row_of_kinds);
    CHECK(last_in_log(log) == "shape t tiles -8 -11 16 15 .#.........#.");
    // From right to left.
    log.tiles("t", {-8, 4}, {-16, 15}, kinds.size(), 1, row_of_kinds);
    CHECK(last_in_log(log) == "shape t tiles -216 4 16 15 .#.-rRFf/\\_#.");

    Log<double> up(1 << 16, {.is_y_up = true});
    const std::vector<std::string> level{"    ", " /# ", "####"};
    const auto letter_at = [&](std::size_t column, std::size_t row) { return level[row][column]; };
    up.tiles("level", {0, 48}, {16, -16}, 4, 3, letter_at, {.groups = 1});
    CHECK(last_in_log(up) == "shape level tiles 0 0 16 16 ####,./#.,.... layers 1");
    up.tiles("level", {0, 48}, {16, -16}, 0, 3, letter_at);
    CHECK(lines_in_log(up).size() == 1);
}

TEST_CASE("a shape that stays is written once", "[log]") {
    Log<double> log(1 << 16);
    const Aabb<double> box{{1, 2}, {3, 4}};
    for (int i = 0; i < 3; ++i) {
        log.frame();
        log.shape("box", box);
        log.shape("bar", box);
        if (i == 1) log.gone("bar");
        log.gone("nobody");
    }
    log.shape("box", box, {.groups = 1});
    CHECK(lines_in_log(log) == LogLines{"shape box box 1 2 3 4", "shape bar box 1 2 3 4", "frame 1",
                                        "gone bar", "frame 2", "shape bar box 1 2 3 4",
                                        "shape box box 1 2 3 4 layers 1"});
}

TEST_CASE("a log has the queries of any engine", "[log]") {
    Log<double> log(1 << 16);
    const std::vector<std::string> names{"floor", "wall"};
    const std::vector<unsigned> numbers{7, 12};
    log.query(LogKind::overlaps, {"touch", "hero"}, {}, true, "coin");
    log.query(LogKind::overlaps, {"touch", 7, 0}, {}, false, "coin");
    log.query(LogKind::raycast, {"aim", Vec2{16.5, -2.0}}, {100, 0}, std::nullopt, "wall");
    log.query(LogKind::raycast, {"aim", Vec2{16.5, -2.0}, "floor,wall", 0b101}, {100, 0},
              {0.25, {-1, 0}}, 12);
    log.query(LogKind::sweep, {"move", "hero", names}, {3, 0.5}, {0.5, {0, -1}});
    log.query(LogKind::slide, {"move", "hero", numbers}, {3, 0.5}, Vec2{13.0, 27.5});
    log.query(LogKind::walk, {.label = "walk", .mover = "hero"}, {3, NAN},
              Vec2<double>{13, -INFINITY});
    const LogLines expected{
        "query touch overlaps hero 0 0 all -> yes coin",
        "query touch overlaps 7 0 0 0 -> no",
        "query aim raycast (16.5,-2) 100 0 all -> miss",
        "query aim raycast (16.5,-2) 100 0 floor,wall layers 1,3 -> 0.25 -1 0 12",
        "query move sweep hero 3 0.5 floor,wall -> 0.5 0 -1",
        "query move slide hero 3 0.5 7,12 -> 13 27.5",
        "query walk walk hero 3 nan all -> 13 -inf",
    };
    CHECK(lines_in_log(log) == expected);

    // What can't be a query is left out.
    log.query(LogKind::slide, {"move", "hero", "all", 0}, {}, Vec2{0.0, 0.0});
    CHECK(lines_in_log(log) == expected);
    // A list without ids is a question about nothing.
    log.query(LogKind::slide, {"move", "hero", std::vector<std::string>{}}, {}, Vec2{0.0, 0.0});
    log.query(LogKind::slide, {"move", "hero", std::string()}, {}, Vec2{0.0, 0.0});
    CHECK(last_in_log(log) == "query move slide hero 0 0 none -> 0 0");
    CHECK(lines_in_log(log).size() == expected.size() + 2);
    log.query(LogKind::slide, {"move", "hero"}, {}, true);
    log.query(LogKind::sweep, {"move", "hero"}, {}, Vec2{0.0, 0.0});
    CHECK(log.lost() == 2);
    CHECK(last_in_log(log) == "note the log had no room for 2 shapes, queries or notes");
}

TEST_CASE("words that the file can't have are changed in the same way everywhere", "[log]") {
    Log<double> log(1 << 16);
    const std::string hundred(100, 'x');
    const std::string cut(64, 'x');
    log.shape("my box,(1)\t", Circle<double>{{}, 1});
    log.shape("", Circle<double>{{}, 1});
    log.shape("all", Circle<double>{{}, 1});
    log.shape("none", Circle<double>{{}, 1});
    log.shape(hundred, Circle<double>{{}, 1});
    log.shape(cut, Circle<double>{{}, 1});
    log.query(LogKind::overlaps, {"", "my box,(1)\t", std::vector<std::string>{"", "all"}}, {},
              true, "a b");
    log.query(LogKind::overlaps, {"my label", "all", "a b,c"}, {}, true);
    log.note("two\r\nlines, and (anything)");
    log.gone("my box,(1)\t");
    // 64 bytes end within the letter.
    log.shape(std::string(63, 'x') + "\xC3\xA4", Circle<double>{{}, 1});
    const LogLines expected{
        "shape my_box__1__ circle 0 0 1",
        "shape _ circle 0 0 1",
        "shape all_ circle 0 0 1",
        "shape none_ circle 0 0 1",
        "shape " + cut + " circle 0 0 1",
        "query _ overlaps my_box__1__ 0 0 _,all_ -> yes a_b",
        "query my_label overlaps all_ 0 0 a_b,c -> yes",
        "note two  lines, and (anything)",
        "gone my_box__1__",
        "shape " + std::string(63, 'x') + " circle 0 0 1",
    };
    CHECK(lines_in_log(log) == expected);
    CHECK(log.lost() == 0);
}

TEMPLATE_TEST_CASE("a log asks as the library does, and records the mover", "[log]", float,
                   double) {
    using T = TestType;
    Log<T> log(1 << 18);
    const std::vector<Aabb<T>> level{{{50, 8}, {50, 8}}, {{60, -4}, {8, 8}}};
    const Bvh<T> phase{std::span<const Aabb<T>>(level)};
    Aabb<T> hero{{20, -12}, {5, 10}};
    const Vec2<T> motion{3, 4};

    CHECK(log.overlaps({"a", "hero"}, hero, level[0]) == overlaps(hero, level[0]));
    CHECK(log.overlaps({"b", "hero"}, hero, ObstacleList(level)) == false);
    CHECK(log.sweep({"c", "hero"}, hero, motion, level[0]) == sweep(hero, motion, level[0]));
    CHECK(log.sweep_into({"d", "hero"}, hero, motion, level) == sweep_into(hero, motion, level));
    CHECK(log.sweep_into({"e", "hero"}, hero, motion, phase) == sweep_into(hero, motion, phase));
    CHECK(log.sweep_into({"f", "hero"}, hero, motion, level, phase) ==
          sweep_into(hero, motion, level, phase));
    const Segment<T> sight{{20, -5}, {64, 0}};
    CHECK(log.raycast({"g"}, sight, level[1]) == raycast(sight, level[1]));
    CHECK(log.raycast({.label = "h", .among = "wall"}, sight, ObstacleList(level))->id == 1);
    CHECK(log.raycast({"i"}, sight, phase) == raycast(sight, phase));
    CHECK(!log.raycast({"j"}, sight, level[0]));
    const Moved<T> moved = log.move_and_slide({"k", "hero"}, hero, motion, level);
    CHECK(moved == move_and_slide(hero, motion, level));
    hero.center = moved.pos;
    const Walked<T> walked = log.walk({"l", "hero"}, hero, {60, 0}, T(0.25), level);
    CHECK(walked == walk(hero, {60, 0}, T(0.25), level));
    CHECK(lines_in_log(log) == LogLines{
                                   "shape hero box 20 -12 5 10",
                                   "query a overlaps hero 0 0 all -> no",
                                   "query b overlaps hero 0 0 all -> no",
                                   "query c sweep hero 3 4 all -> 0.5 0 -1",
                                   "query d sweep hero 3 4 all -> 0.5 0 -1",
                                   "query e sweep hero 3 4 all -> 0.5 0 -1",
                                   "query f sweep hero 3 4 all -> 0.5 0 -1",
                                   "query g raycast (20,-5) 64 0 all -> 0.5 -1 0",
                                   "query h raycast (20,-5) 64 0 wall -> 0.5 -1 0",
                                   "query i raycast (20,-5) 64 0 all -> 0.5 -1 0",
                                   "query j raycast (20,-5) 64 0 all -> miss",
                                   "query k slide hero 3 4 all -> 23 -10",
                                   "shape hero box 23 -10 5 10",
                                   "query l walk hero 15 0 all -> 38 -10",
                               });
}

TEST_CASE("the place of a mover is that of the first point of its shape", "[log]") {
    Log<double> log(1 << 16);
    const std::vector<Aabb<double>> far_away{{{1000, 0}, {1, 1}}};
    const Polygon<double> wedge({10, 20}, {{-1, -1}, {3, 0}, {0, 2}});
    log.shape("wedge", wedge, {.groups = 2});
    log.move_and_slide({"a", "wedge"}, wedge, {1, 0}, far_away);
    log.move_and_slide({"b", "wedge"}, Shape<double>{wedge.moved_to({11, 20})}, {1, 0}, far_away);
    log.move_and_slide({"c", "pill"}, Capsule<double>{{1, 2}, {0, 5}, 1}, {1, 0}, far_away);
    log.move_and_slide({"dot"}, Vec2{1.0, 2.0}, {1, 0}, far_away);
    CHECK(lines_in_log(log) == LogLines{
                                   "shape wedge polygon 9 19 13 20 10 22 layers 2",
                                   "query a slide wedge 1 0 all -> 10 19",
                                   "shape wedge polygon 10 19 14 20 11 22 layers 2",
                                   "query b slide wedge 1 0 all -> 11 19",
                                   "shape pill capsule 1 2 1 7 1",
                                   "query c slide pill 1 0 all -> 2 2",
                                   "shape dot circle 1 2 0",
                                   "query dot slide dot 1 0 all -> 2 2",
                               });
}

TEMPLATE_TEST_CASE("numbers come back with the same bits", "[log]", float, double) {
    using T = TestType;
    std::mt19937_64 random(5);
    std::vector<T> numbers{T(0.1),
                           T(1) / 3,
                           T(-0.0),
                           std::numeric_limits<T>::max(),
                           std::numeric_limits<T>::min(),
                           std::numeric_limits<T>::denorm_min(),
                           std::numeric_limits<T>::infinity(),
                           -std::numeric_limits<T>::infinity(),
                           T(0x1p60) + T(0x1p30)};
    while (numbers.size() < 3000) numbers.push_back(any_log_number<T>(random));
    Log<T> log(1 << 22);
    for (const T number : numbers)
        log.query(LogKind::slide, {"move", "hero"}, {number, 0}, Vec2<T>{number, 0});
    const LogLines lines = lines_in_log(log);
    REQUIRE(lines.size() == numbers.size());
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const LogLines words = words_of_log_line(lines[i]);
        for (const std::string& word : {words[4], words[8]}) {
            const T read = static_cast<T>(log_number_read(word));
            const bool is_same =
                std::isnan(numbers[i])
                    ? word == "nan"
                    : read == numbers[i] && std::signbit(read) == std::signbit(numbers[i]);
            if (!is_same) ++wrong;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("a log writes points where the country writes commas", "[log]") {
    const char* const before = std::setlocale(LC_ALL, nullptr);
    const std::string saved = before != nullptr ? before : "C";
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "ps_AF.UTF-8"}) {
        if (std::setlocale(LC_ALL, name) == nullptr) continue;
        std::string line;
        detail::append_number(line, -1.25e-7);
        detail::append_number(line, 0.1F);
        CHECK(line == "-1.25e-070.1");
    }
    std::setlocale(LC_ALL, saved.c_str());
}

TEST_CASE("a log that is full begins with a key frame that has all shapes", "[log]") {
    for (const std::size_t bytes : {1U << 13, 10000U, 40000U}) {
        Log<double> log(bytes);
        const Aabb<double> box{{1, 2}, {3, 4}};
        log.shape("floor", box);
        log.shape("lift", box);
        for (int i = 0; i < 2000; ++i) {
            log.frame();
            Aabb<double> lift = box;
            lift.center.y = i;
            if (i % 5 == 0) log.shape("lift", lift);
            const std::string coin = "coin" + std::to_string(i % 7);
            if (i % 3 == 0) log.shape(coin, box);
            if (i % 3 == 1) log.gone(coin);
            for (int k = 0; k < i % 4; ++k)
                log.query(LogKind::overlaps, {"touch", "lift"}, {}, true, coin);
            if (i % 97 != 0) continue;

            const LogLines lines = lines_of_log(log);
            REQUIRE(lines.size() > 1);
            CHECK(lines[1].ends_with(" key"));
            const auto shapes = shapes_in_log(lines);
            CHECK(shapes.at("floor") == "shape floor box 1 2 3 4");
            CHECK(shapes.at("lift") == "shape lift box 1 " + std::to_string(i - i % 5) + " 3 4");
            if (i % 3 == 0) CHECK(shapes.count(coin) == 1);
            if (i % 3 == 1) CHECK(shapes.count(coin) == 0);
        }
        CHECK(log.lost() == 0);
        // No frame is missing, and each key frame begins one.
        std::int64_t last = -1;
        for (const std::string& line : lines_of_log(log)) {
            const LogLines words = words_of_log_line(line);
            if (words[0] != "frame") continue;
            const std::int64_t number = std::stoll(words[1]);
            CHECK((last == -1 || number == last + 1));
            last = number;
        }
        CHECK(last == 1999);
    }
}

TEST_CASE("a frame that is larger than a log leaves what a reader can use", "[log]") {
    Log<double> log(4096);
    log.frame(12);
    log.shape("hero", Aabb<double>{{1, 2}, {3, 4}});
    for (int i = 0; i < 500; ++i)
        log.query(LogKind::slide, {"move", "hero"}, {double(i), 0}, Vec2{double(i), 0.0});
    const LogLines lines = lines_of_log(log);
    CHECK(lines[1] == "frame 12 key");
    CHECK(lines[2] == "shape hero box 1 2 3 4");
    CHECK(lines.back() == "query move slide hero 499 0 all -> 499 0");
    log.frame();
    const LogLines after = lines_of_log(log);
    CHECK(std::count(after.begin(), after.end(), "frame 13") +
              std::count(after.begin(), after.end(), "frame 13 key") ==
          1);
}

TEST_CASE("what a log has no room for is counted and left out", "[log]") {
    SECTION("a record that is too large") {
        Log<double> log(4096);
        log.note(std::string(600, 'n'));
        CHECK(log.lost() == 1);
        const std::vector<Vec2<double>> points(40, Vec2{1.0, 2.0});
        std::vector<Vec2<double>> path = points;
        for (std::size_t i = 0; i < path.size(); ++i) path[i].x = double(i);
        log.shape("path", Circle<double>{{}, 1});
        log.shape("path", Chain<double>(path));
        CHECK(log.lost() == 2);
        const auto wide = [](std::size_t, std::size_t) { return solid_tile; };
        log.tiles("map", {}, {1, 1}, 100, 100, wide);
        log.tiles("map", {}, {1, 1}, std::size_t(-1), std::size_t(-1), wide);
        CHECK(log.lost() == 4);
        const LogLines lines = lines_of_log(log);
        CHECK(shapes_in_log(lines).empty());
        CHECK(lines.back() == "note the log had no room for 4 shapes, queries or notes");
    }
    SECTION("too many bytes in all shapes") {
        Log<double> log(4096);
        for (int i = 0; i < 100; ++i) log.shape(i, Circle<double>{{}, 1});
        const auto shapes = shapes_in_log(lines_of_log(log));
        CHECK(shapes.size() > 3);
        CHECK(shapes.size() + log.lost() == 100);
        // One that grows is gone.
        log.shape(0, Polygon<double>({}, {{-1, -1}, {3, 0}, {0, 2}}, 1));
        CHECK(shapes_in_log(lines_of_log(log)).count("0") == 0);
        CHECK(shapes_in_log(lines_of_log(log)).count("1") == 1);
    }
    SECTION("too many shapes") {
        Log<double> log(1 << 20, {.most_shapes = 3});
        for (int i = 0; i < 5; ++i) log.shape(i, Circle<double>{{}, 1});
        CHECK(log.lost() == 2);
        log.gone(1);
        log.shape(4, Circle<double>{{}, 1});
        log.shape(4, Circle<double>{{}, 2});
        CHECK(log.lost() == 2);
        const auto shapes = shapes_in_log(lines_of_log(log));
        CHECK(shapes.size() == 3);
        CHECK(shapes.count("4") == 1);
    }
    SECTION("no shapes at all") {
        Log<double> log(1 << 16, {.most_shapes = 0});
        log.shape(1, Circle<double>{{}, 1});
        log.gone(1);
        CHECK(log.lost() == 1);
    }
}

TEST_CASE("random shapes that come and go are those in the recording", "[log]") {
    std::mt19937 random(11);
    Log<double> log(1 << 15, {.most_shapes = 64});
    std::map<std::string, std::string> live;
    for (int i = 0; i < 20000; ++i) {
        if (i % 10 == 0) log.frame();
        const std::string id = std::to_string(random() % 60);
        if (random() % 3 == 0) {
            log.gone(id);
            live.erase(id);
        } else {
            const int size = static_cast<int>(random() % 5);
            log.shape(id, Circle<double>{{1, 2}, double(size)});
            live[id] = "shape " + id + " circle 1 2 " + std::to_string(size);
        }
        if (i % 500 == 0) CHECK(shapes_in_log(lines_of_log(log)) == live);
    }
    CHECK(log.lost() == 0);
}

TEST_CASE("a log that is off records nothing, and answers all the same", "[log]") {
    Log<double> log(1 << 16, {.is_on = false});
    const std::vector<Aabb<double>> level{{{50, 8}, {50, 8}}};
    const Aabb<double> hero{{20, -12}, {5, 10}};
    log.frame();
    log.shape("floor", level[0]);
    log.gone("floor");
    log.note("nothing");
    log.tiles("map", {}, {1, 1}, 1, 1, [](std::size_t, std::size_t) { return solid_tile; });
    log.query(LogKind::overlaps, {"touch", "hero"}, {}, true);
    CHECK(log.move_and_slide({"move", "hero"}, hero, {3, 4}, level).pos == Vec2{23.0, -10.0});
    CHECK(lines_in_log(log).empty());

    // When it is on again, no shape is known, since any may have moved.
    log.switch_on();
    log.shape("floor", level[0]);
    log.switch_off();
    CHECK(!log.is_on());
    log.gone("floor");
    log.switch_on();
    log.shape("floor", level[0]);
    const LogLines lines = lines_of_log(log);
    CHECK(lines == LogLines{lines[0], "frame 0 key", "shape floor box 50 8 50 8", "frame 0 key",
                            "shape floor box 50 8 50 8"});
}

TEST_CASE("a log writes a file, when asked or at its end", "[log]") {
    const auto path = std::filesystem::temp_directory_path() / "isect_log_test.rec";
    const auto text_of_file = [&] {
        std::ifstream file(path, std::ios::binary);
        return std::string{std::istreambuf_iterator<char>(file), {}};
    };
    const std::string expected =
        "isect-recording 1 double y_down 0 px a game\nframe 0 key\nnote hello\n";
    {
        Log<double> log(4096, {.path = path.string()});
        log.note("hello");
        std::ostringstream out;
        CHECK(log.write(out));
        CHECK(out.str() == expected);
        CHECK(log.write(path.string()));
        CHECK(text_of_file() == expected);
        CHECK(!log.write((path / "no" / "folder").string()));
        log.note("good bye");
    }
    CHECK(text_of_file() == expected + "note good bye\n");
    std::filesystem::remove(path);
}
